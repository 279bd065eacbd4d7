import { buyer } from '../../../content/pages/buyer.ts'
import styles from './Builders.module.css'

const { title, parts, yearLabels } = buyer.builders.warranty
const longest = Math.max(...parts.map(({ years }) => years))

/** New home warranty terms; each bar is proportional to its years. */
export function Warranty() {
  return (
    <figure className={`column ${styles.warranty}`} data-gap="small">
      <figcaption className="label">{title}</figcaption>
      <dl className="rows" data-strong data-closed>
        {parts.map(({ years, covers }) => (
          <div key={covers}>
            <dt>{covers}</dt>
            <dd>
              <svg width="100%" height="0.75rem" aria-hidden="true" fill="var(--gold)">
                <rect width="100%" height="100%" opacity="0.2" />
                <rect data-grow width={`${(years / longest) * 100}%`} height="100%" />
              </svg>
              <span className="note">
                <strong className="figure-small">{years}</strong> {yearLabels[years === 1 ? 0 : 1]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
