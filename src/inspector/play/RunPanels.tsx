/** Beside the chart, below the moment: what can happen next, what has happened, and keeping it. */

import { Panel } from '../parts/Panel.tsx'
import { ToolButton } from '../parts/ToolButton.tsx'
import type { Says } from '../paths/words.ts'
import type { NamedMachine } from '../registry.ts'
import type { Run } from '../run/run.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { ClockForm } from './ClockForm.tsx'
import { CustomEvent } from './CustomEvent.tsx'
import type { Choice } from './choices.ts'
import { History } from './History.tsx'
import { KeepJourney } from './KeepJourney.tsx'
import type { Transport } from './use-transport.ts'

export function RunPanels({
  entry,
  run,
  transport: { film, position, play, goTo, restart },
  choices,
  says,
}: {
  entry: NamedMachine
  run: Run
  transport: Transport
  choices: readonly Choice[]
  says: Says
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
      {run.steps.length > 0 ? <KeepJourney entry={entry} run={run} film={film} /> : null}
    </>
  )
}
