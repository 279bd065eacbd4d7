import styles from './LabelledRows.module.css'

type Props = {
  /** What the two columns beside the names are called. */
  labels: readonly [string, string]
  /** What the column of the names is called. */
  nameLabel?: string
  rows: readonly { name: string; cells: readonly [string, string] }[]
  /** The rows are steps, one after the other. */
  ordered?: boolean
  className?: string | undefined
}

/**
 * Rows of a name and two texts. The columns' names stand over them once where there is room; each row says
 * them where there is none, and to whoever does not see that.
 */
export function LabelledRows({ labels, nameLabel, rows, ordered = false, className = '' }: Props) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className={`${styles.table} ${className}`}>
      <p className={styles.head} aria-hidden="true">
        {nameLabel && <span>{nameLabel}</span>}
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <List className="rows" data-plain>
        {rows.map(({ name, cells }) => (
          <li key={name} className={styles.row}>
            <h3>{name}</h3>
            <dl>
              {labels.map((label, column) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{cells[column]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </List>
    </div>
  )
}
