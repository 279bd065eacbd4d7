import styles from './Figures.module.css'

type Props = {
  claims: readonly { figure: string; label: string }[]
  className?: string | undefined
  /** With a rule under them. */
  isClosed?: boolean
}

/** Figures side by side, each over what it counts. */
export function Figures({ claims, className = '', isClosed = false }: Props) {
  return (
    <dl className={`cells ${styles.figures} ${className}`} data-closed={isClosed || undefined}>
      {claims.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figure-small">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
