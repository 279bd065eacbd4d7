import { Fold } from '../../ui/Fold.tsx'
import styles from './LabelledRows.module.css'

type Props = {
  /** Headings of the two columns beside the names. */
  labels: readonly [string, string]
  /** Heading of the column of names. */
  nameLabel?: string
  rows: readonly { name: string; cells: readonly [string, string] }[]
  /** Whether the rows are consecutive steps, which are not folded on a phone. */
  ordered?: boolean
  className?: string | undefined
}

/**
 * Rows of a name and two texts. Column headings are shown once above them where there is room; otherwise, and
 * for screen readers, each row repeats them.
 */
export function LabelledRows({ labels, nameLabel, rows, ordered = false, className = '' }: Props) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className={className}>
      <p className={`${ordered ? 'subheading' : 'note accent'} ${styles.head}`} aria-hidden="true">
        {nameLabel && <span>{nameLabel}</span>}
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <List
        className="rows"
        role="list"
        data-strong={ordered || undefined}
        data-closed={ordered || undefined}
      >
        {rows.map(({ name, cells }) => (
          <li key={name} className={`${styles.row} ${ordered ? '' : 'folds'}`}>
            <h3 className={ordered ? 'subheading' : undefined}>{name}</h3>
            {ordered ? (
              <Cells labels={labels} cells={cells} />
            ) : (
              <Fold label={`${name}: ${labels.join(', ')}`}>
                <Cells labels={labels} cells={cells} />
              </Fold>
            )}
          </li>
        ))}
      </List>
    </div>
  )
}

function Cells({ labels, cells }: { labels: Props['labels']; cells: readonly [string, string] }) {
  return (
    <dl className="tiles">
      {labels.map((label, column) => (
        <div key={label}>
          <dt className="eyebrow">{label}</dt>
          <dd className="secondary">{cells[column]}</dd>
        </div>
      ))}
    </dl>
  )
}
