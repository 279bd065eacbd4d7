import { frameText } from '../../../content/calculators/copy.ts'
import styles from './RentBars.module.css'

/** The share of the rent left after each line: an example without figures. */
const LEFT = [1, 0.94, 0.66, 0.22]

const bars = [
  ...frameText.asks.map((label, line) => ({
    label,
    from: line === 0 ? 0 : (LEFT[line] ?? 0),
    to: LEFT[line - 1] ?? 1,
  })),
  { label: frameText.answers, from: 0, to: LEFT.at(-1) ?? 0 },
]

/** A rental calculator's inputs and results, as a sketch. */
export function RentBars() {
  return (
    <ul className={styles.bars} role="list">
      {bars.map(({ label, from, to }) => (
        <li key={label} className="note">
          {label}
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect x={from * 100} width={(to - from) * 100} height="10" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
