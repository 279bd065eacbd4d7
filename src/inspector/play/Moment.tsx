/** Where the machine is at one moment of a film: its state and its context, always in view beside the chart. */
import { Panel } from '../parts/Panel.tsx'
import { ContextView } from './ContextView.tsx'
import type { Film } from './frames.ts'
import { StateLine } from './StateLine.tsx'

export function Moment({ film: { frames, problem }, position }: { film: Film; position: number }) {
  // While a new film is rendered, the last moment of the old one stays.
  const frame = frames[position] ?? frames.at(-1) ?? null
  return (
    <>
      <StateLine frame={frame} problem={problem} />
      <Panel title="Context">
        <ContextView context={frame?.snapshot.context} before={frames[position - 1]?.snapshot.context} />
      </Panel>
    </>
  )
}
