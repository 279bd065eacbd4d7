import styles from './marketing.module.css'

/** Large figures with what they count. */
export function Figures({ figures }: { figures: readonly { figure: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
