/** Beside the chart, below the moment: what can happen next, what has happened, and keeping it. */
import { Panel } from '../parts/Panel.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import type { Says } from '../paths/words.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { ClockForm } from './ClockForm.tsx'
import { CustomEvent } from './CustomEvent.tsx'
import type { Choice } from './choices.ts'
import { History } from './History.tsx'
import { KeepJourney } from './KeepJourney.tsx'
import type { Transport } from './use-transport.ts'

export function RunPanels({
  transport: { film, steps, position, play, goTo, restart },
  choices,
  says,
  isKept,
}: {
  transport: Transport
  choices: readonly Choice[]
  says: Says
  /** Whether the tests walk it already. */
  isKept: boolean
}) {
  return (
    <>
      <Panel title="What happens next">
        <ChoiceList choices={choices} onChoose={({ step }) => play(step)} />
        <ClockForm onWait={(milliseconds) => play({ kind: 'elapse', milliseconds })} />
        <CustomEvent onSend={(event) => play({ kind: 'event', event })} />
      </Panel>
      <Panel
        title="History"
        tools={
          <ToolButton disabled={film.frames.length <= 1} onClick={restart}>
            Start again
          </ToolButton>
        }
      >
        <History frames={film.frames} position={position} says={says} onGo={goTo} />
      </Panel>
      {isKept || steps.length === 0 || film.problem ? null : (
        <KeepJourney steps={steps} ends={film.frames.at(-1)?.snapshot.value} />
      )}
    </>
  )
}
