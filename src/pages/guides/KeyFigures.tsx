import styles from './KeyFigures.module.css'

type Props = {
  figures: readonly { figure: string; label: string }[]
  /** Where they stand among the parts of the hero. */
  className: string | undefined
}

/** The figures worth remembering, side by side. */
export function KeyFigures({ figures, className }: Props) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
