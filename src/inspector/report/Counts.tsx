/** How much of a machine was walked, as bars: by what is counted, and by where. */
import styles from './Counts.module.css'
import { report } from './data.ts'

const WORDS: Record<string, string> = {
  guardOutcomes: 'guard outcomes',
  rendered: 'transitions, on a component',
  site: 'transitions, on the site',
}

export function Counts({ machine }: { machine: string }) {
  return (
    <ul role="list" className={styles.counts} aria-label="Walked">
      {(report.machines[machine] ?? []).map(({ name, covered, total }) => (
        <li key={name} data-whole={covered === total || undefined}>
          <span>{WORDS[name] ?? name}</span>
          <span>{covered === total ? total : `${covered} of ${total}`}</span>
          <meter min={0} max={total || 1} value={total ? covered : 1} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}
