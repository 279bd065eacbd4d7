import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import styles from './ChannelRows.module.css'

const { columns, rows } = listingPresentation.channels
const [nameLabel, whatLabel, whoLabel] = columns

/** The far ends of the branches: rows of one height, so that the drawing meets each of them. */
export function ChannelRows() {
  return (
    <>
      <p className={styles.head} aria-hidden="true">
        <span>{nameLabel}</span>
        <span>
          <span>{whatLabel}</span>
          <span>{whoLabel}</span>
        </span>
      </p>
      <ul className={styles.channels} data-plain>
        {rows.map(([name, what, who]) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt>{whatLabel}</dt>
                <dd>{what}</dd>
              </div>
              <div>
                <dt>{whoLabel}</dt>
                <dd>{who}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
