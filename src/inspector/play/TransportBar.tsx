/** Plays a path like a film: start and stop, one step either way, and a slider through all of it. */
import type { AnyStateMachine } from 'xstate'
import { stepLabel } from '../../../machines/kit/labels.ts'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import type { Says } from '../paths/words.ts'
import type { Transport } from './use-transport.ts'

export function TransportBar({
  machine,
  steps,
  says,
  transport: { position, isPlaying, togglePlay, goTo },
}: {
  machine: AnyStateMachine
  steps: readonly PlayedStep[]
  says: Says
  transport: Transport
}) {
  const last = steps.length
  const step = steps[position - 1]
  return (
    <div className="column">
      <div className="tools">
        <ToolButton disabled={last === 0} onClick={togglePlay}>
          {isPlaying ? 'Pause' : 'Play'}
        </ToolButton>
        <ToolButton disabled={position === 0} onClick={() => goTo(position - 1)}>
          Step back
        </ToolButton>
        <ToolButton disabled={position >= last} onClick={() => goTo(position + 1)}>
          Step forward
        </ToolButton>
        <span className="note">
          {position} of {last}
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        disabled={last === 0}
        value={position}
        aria-label="Step"
        aria-valuetext={`${position} of ${last}: ${step ? (says(step) ?? stepLabel(step, machine)) : 'starts'}`}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </div>
  )
}
