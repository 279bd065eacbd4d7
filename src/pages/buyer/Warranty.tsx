import { buyer } from '../../../content/pages/buyer.ts'
import styles from './Warranty.module.css'

const { title, parts, yearLabels } = buyer.builders.warranty
const longest = Math.max(...parts.map(({ years }) => years))

/** New home warranty terms; each bar is proportional to its years. In a wide window they are the ground below the house. */
export function Warranty() {
  return (
    <figure className={styles.warranty}>
      <figcaption className="label">{title}</figcaption>
      <dl className={`rows ${styles.terms}`} data-strong data-closed>
        {parts.map(({ years, covers }) => (
          <div key={covers}>
            <dt>{covers}</dt>
            <dd>
              <span className={styles.track}>
                <svg width={`${(years / longest) * 100}%`} height="0.75rem" aria-hidden="true">
                  <rect data-grow width="100%" height="100%" fill="currentcolor" />
                </svg>
              </span>
              <span className={`note ${styles.years}`}>
                <strong className="figure-small">{years}</strong> {yearLabels[years === 1 ? 0 : 1]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
