/** Plays a path like a film: start and stop, one step either way, and a slider through all of it. */
import type { AnyStateMachine } from 'xstate'
import { stepLabel } from '../../../machines/kit/labels.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { Button } from '../parts/Button.tsx'
import type { Transport } from '../play/use-transport.ts'

export function TransportBar({
  machine,
  steps,
  transport: { position, isPlaying, togglePlay, goTo },
}: {
  machine: AnyStateMachine
  steps: readonly Step[]
  transport: Transport
}) {
  const last = steps.length
  const step = steps[position - 1]
  return (
    <div className="column">
      <div className="tools">
        <Button onClick={togglePlay}>{isPlaying ? 'Pause' : 'Play'}</Button>
        <Button disabled={position === 0} onClick={() => goTo(position - 1)}>
          Step back
        </Button>
        <Button disabled={position >= last} onClick={() => goTo(position + 1)}>
          Step forward
        </Button>
        <span className="note">
          {position} of {last}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={position}
        aria-label="Step"
        aria-valuetext={`${position} of ${last}: ${step ? stepLabel(step, machine) : 'starts'}`}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </div>
  )
}
