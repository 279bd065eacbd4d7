import styles from './Figures.module.css'

type Props = {
  /** Four or six. */
  claims: readonly { figure: string; label: string }[]
  className?: string | undefined
}

/** Figures side by side, each above its label. */
export function Figures({ claims, className = '' }: Props) {
  return (
    <dl className={`ruled-columns ${styles.figures} ${className}`} data-closed>
      {claims.map(({ figure, label }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd className="figure-small">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
