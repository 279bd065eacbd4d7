/** Beside the chart: the state, what can happen next, the context, the history. */
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ClockForm } from './ClockForm.tsx'
import { ContextView } from './ContextView.tsx'
import { CustomEvent } from './CustomEvent.tsx'
import type { Choice } from './choices.ts'
import type { Frame } from './frames.ts'
import { History } from './History.tsx'
import { StateLine } from './StateLine.tsx'
import type { Transport } from './use-transport.ts'

export function PlayPanel({
  transport: { film, position, play, goTo, restart },
  frame,
  choices,
}: {
  transport: Transport
  frame: Frame | null
  choices: readonly Choice[]
}) {
  const before = film.frames[position - 1]
  return (
    <>
      <StateLine frame={frame} problem={film.problem} />
      <Panel title="What happens next">
        <ChoiceList choices={choices} onChoose={({ step }) => play(step)} />
        <ClockForm onWait={(milliseconds) => play({ kind: 'elapse', milliseconds })} />
        <CustomEvent onSend={(event) => play({ kind: 'event', event })} />
      </Panel>
      <Panel title="Context">
        <ContextView context={frame?.snapshot.context} before={before?.snapshot.context} />
      </Panel>
      <Panel
        title="History"
        tools={
          <>
            <Button disabled={position === 0} onClick={() => goTo(position - 1)}>
              Step back
            </Button>
            <Button disabled={position >= film.frames.length - 1} onClick={() => goTo(position + 1)}>
              Step forward
            </Button>
            <Button disabled={film.frames.length <= 1} onClick={restart}>
              Start again
            </Button>
          </>
        }
      >
        <History frames={film.frames} position={position} onGo={goTo} />
      </Panel>
    </>
  )
}
