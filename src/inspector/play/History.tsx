/** The steps so far; each one can be returned to. */
import { stateLabel, stepDetail, stepLabel } from '../../../machines/kit/labels.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import type { Says } from '../paths/words.ts'
import type { Frame } from './frames.ts'

export function History({
  frames,
  position,
  says,
  onGo,
}: {
  frames: readonly Frame[]
  says: Says
  position: number
  onGo(position: number): void
}) {
  return (
    <ol role="list" className="column" aria-label="History">
      {frames.map(({ step, snapshot, calls }, index) => {
        const words = step ? (says(step) ?? stepLabel(step, snapshot.machine)) : 'starts'
        return (
          // A history only grows at its end, so an index identifies its entry.
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may occur twice
          <li key={index}>
            <ToolButton
              wide
              data-idle={index > position || undefined}
              aria-current={index === position ? 'step' : undefined}
              title={step ? `${stepLabel(step, snapshot.machine)} ${stepDetail(step)}` : undefined}
              onClick={() => onGo(index)}
            >
              <span>{words}</span>
              <code>{stateLabel(snapshot.value)}</code>
            </ToolButton>
            {calls.length ? <p className="note">did {calls.join(', ')}</p> : null}
          </li>
        )
      })}
    </ol>
  )
}
