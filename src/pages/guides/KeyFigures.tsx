import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './KeyFigures.module.css'

/** The longest figure, in characters, for half of a small phone. */
const LONGEST = 12

/** Key figures side by side. */
export function KeyFigures({ figures }: { figures: readonly { figure: string; label: string }[] }) {
  const odd = figures.length % 2 === 1
  const beside = odd || figures.some(({ figure }) => figure.length > LONGEST)
  return (
    <dl
      className={`ruled-columns figures-first ${beside ? styles.beside : ''}`}
      data-min={odd ? undefined : 'small'}
    >
      {figures.map(({ figure, label }) => (
        <div key={label} className={styles.entry}>
          <dt className="note">{label}</dt>
          <dd className="figure-small">
            <Unbroken>{figure}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  )
}
