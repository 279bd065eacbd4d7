import { buyer } from '../../../content/pages/buyer.ts'
import styles from './Warranty.module.css'

const { title, parts, yearLabels } = buyer.builders.warranty
const longest = Math.max(...parts.map(({ years }) => years))

/** New home warranty terms; each bar is proportional to its years. */
export function Warranty() {
  return (
    <figure className={styles.warranty}>
      <figcaption className="label">{title}</figcaption>
      <dl className="rows" data-strong data-closed>
        {parts.map(({ years, covers }) => (
          <div key={covers}>
            <dt>{covers}</dt>
            <dd>
              <svg
                width="100%"
                height="0.75rem"
                viewBox={`0 0 ${longest} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={longest} height="1" fill="currentcolor" opacity="0.2" />
                <rect data-grow width={years} height="1" fill="currentcolor" />
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
