import { buyer } from '../../../content/pages/buyer.ts'
import styles from './Warranty.module.css'

const { title, parts, yearLabels } = buyer.builders.warranty
const longest = Math.max(...parts.map(({ years }) => years))

/** The warranty of a new home: each part as long as its years. */
export function Warranty() {
  return (
    <figure className={styles.warranty}>
      <figcaption>{title}</figcaption>
      <dl>
        {parts.map(({ years, covers }) => (
          <div key={covers}>
            <dt>{covers}</dt>
            <dd>
              <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect width={longest} height="1" data-track />
                <rect width={years} height="1" />
              </svg>
              <span>
                <strong>{years}</strong> {yearLabels[years === 1 ? 0 : 1]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
