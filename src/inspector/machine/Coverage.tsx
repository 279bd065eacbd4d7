/** How much of a machine the tests walk, when a run has written it. */
import { coverageOf } from '../model/coverage.ts'
import styles from './Coverage.module.css'

export function Coverage({ machine }: { machine: string }) {
  const row = coverageOf(machine)
  if (row.length === 0) return null
  return (
    <ul className={styles.coverage} aria-label="Covered by the tests">
      {row.map(({ what, share: { covered, total } }) => (
        <li key={what} data-whole={covered === total || undefined}>
          <strong>{covered === total ? total : `${covered} of ${total}`}</strong> {what}
        </li>
      ))}
    </ul>
  )
}
