/** Every event of the site's actors as it happens, the newest first. */
import { stateLabel } from '../../../machines/kit/labels.ts'
import styles from './EventLog.module.css'
import type { LogEntry } from './live-state.ts'

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

export function EventLog({ log }: { log: readonly LogEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <ol role="list" className={`card ${styles.log}`} tabIndex={0} aria-label="Events, newest first">
      {log.toReversed().map(({ id, time, name, words, detail, value }) => (
        <li key={id}>
          <time dateTime={new Date(time).toISOString()}>{CLOCK.format(time)}</time>
          <span>{name}</span>
          <strong>{words}</strong>
          <span>{value === undefined ? '' : `→ ${stateLabel(value)}`}</span>
          <code title={detail}>{detail}</code>
        </li>
      ))}
    </ol>
  )
}
