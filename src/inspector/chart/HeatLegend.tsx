/** What the colours of a chart mean while it shows how often it is walked. */
import styles from './HeatLegend.module.css'

const LEVELS = Object.entries(['no path', 'few', '', '', 'most paths'])

export function HeatLegend() {
  return (
    <ul role="list" className={`tools note ${styles.legend}`} aria-label="Paths through each transition">
      {LEVELS.map(([level, label]) => (
        <li key={level} data-level={level}>
          {label}
        </li>
      ))}
    </ul>
  )
}
