/** Beside the chart: where the machine is, what can happen, what it remembers, how it came here. */
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ClockForm } from './ClockForm.tsx'
import { ContextView } from './ContextView.tsx'
import { CustomEvent } from './CustomEvent.tsx'
import type { Choice } from './choices.ts'
import { History } from './History.tsx'
import { StateLine } from './StateLine.tsx'
import type { useSession } from './use-session.ts'

export function PlayPanel({
  session,
  choices,
}: {
  session: ReturnType<typeof useSession>
  choices: readonly Choice[]
}) {
  const { film, frame, before, cursor } = session
  return (
    <>
      <StateLine frame={frame} problem={film.problem} />
      <Panel title="What happens next">
        <ChoiceList choices={choices} onChoose={({ step }) => session.play(step)} />
        <ClockForm onWait={(milliseconds) => session.play({ kind: 'elapse', milliseconds })} />
        <CustomEvent onSend={(event) => session.play({ kind: 'event', event })} />
      </Panel>
      <Panel title="Context">
        <ContextView context={frame?.snapshot.context} before={before?.snapshot.context} />
      </Panel>
      <Panel
        title="History"
        tools={
          <>
            <Button disabled={cursor === 0} onClick={() => session.goTo(cursor - 1)}>
              Step back
            </Button>
            <Button disabled={cursor >= film.frames.length - 1} onClick={() => session.goTo(cursor + 1)}>
              Step forward
            </Button>
            <Button disabled={film.frames.length <= 1} onClick={session.restart}>
              Start again
            </Button>
          </>
        }
      >
        <History frames={film.frames} cursor={cursor} onGo={session.goTo} />
      </Panel>
    </>
  )
}
