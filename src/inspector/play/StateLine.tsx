/** The current state, announced to screen readers when it changes. */
import { duration, stateLabel } from '../../../machines/kit/labels.ts'
import type { Frame } from './frames.ts'
import styles from './StateLine.module.css'

export function StateLine({ frame, problem }: { frame: Frame | null; problem: string | null }) {
  return (
    <div className={styles.line}>
      <p role="status" data-testid="state">
        <strong>{frame ? stateLabel(frame.snapshot.value) : '–'}</strong>
        {frame && frame.snapshot.status !== 'active' ? (
          <span className={styles.status}> {frame.snapshot.status}</span>
        ) : null}
      </p>
      <p className={styles.facts}>
        {[
          `${duration(frame?.time ?? 0)} on the clock`,
          ...(frame?.running.length ? [`running ${frame.running.join(', ')}`] : []),
        ].join(', ')}
      </p>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
