/** The current state, announced to screen readers when it changes. */
import { duration, stateLabel } from '../../../machines/kit/labels.ts'
import type { Frame } from './frames.ts'

export function StateLine({ frame, problem }: { frame: Frame | null; problem: string | null }) {
  return (
    <div>
      <p role="status" data-testid="state">
        <strong className="minor-heading">{frame ? stateLabel(frame.snapshot.value) : '–'}</strong>
        {frame && frame.snapshot.status !== 'active' ? (
          <span className="note"> {frame.snapshot.status}</span>
        ) : null}
      </p>
      <p className="note">
        {[
          `${duration(frame?.time ?? 0)} on the clock`,
          ...(frame?.running.length ? [`running ${frame.running.join(', ')}`] : []),
        ].join(', ')}
      </p>
      {problem ? (
        <p className="notice" data-tone="error" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
