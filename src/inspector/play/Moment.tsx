/** Where the machine is at one moment of a film: its state, announced when it changes, and its context. */
import { duration, stateLabel } from '../../../machines/kit/labels.ts'
import { Panel } from '../parts/Panel.tsx'
import { ContextView } from './ContextView.tsx'
import type { Film } from './frames.ts'

export function Moment({
  film: { frames, problem },
  position,
  note,
}: {
  film: Film
  position: number
  /** In place of the clock. */
  note?: string
}) {
  // While a new film is rendered, the last moment of the old one stays.
  const frame = frames[position] ?? frames.at(-1)
  const running = frame?.running.length ? `, running ${frame.running.join(', ')}` : ''
  return (
    <>
      <div>
        <p role="status" data-testid="state">
          <strong className="minor-heading">{frame ? stateLabel(frame.snapshot.value) : '–'}</strong>
          {frame && frame.snapshot.status !== 'active' ? (
            <span className="note"> {frame.snapshot.status}</span>
          ) : null}
        </p>
        <p className="note">{note ?? `${duration(frame?.time ?? 0)} on the clock${running}`}</p>
        {problem ? (
          <p className="notice" data-tone="error" role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      <Panel title="Context">
        <ContextView context={frame?.snapshot.context} before={frames[position - 1]?.snapshot.context} />
      </Panel>
    </>
  )
}
