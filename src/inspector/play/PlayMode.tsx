/** A machine played by hand. */
import { useMemo } from 'react'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import type { ChartLayout } from '../layout/layout.ts'
import { Split } from '../parts/Split.tsx'
import { examplesOf, tracesOf } from '../paths/traces.ts'
import type { NamedMachine } from '../registry.ts'
import { choicesIn } from './choices.ts'
import { PlayPanel } from './PlayPanel.tsx'
import { useTransport } from './use-transport.ts'

export function PlayMode({ entry, layout }: { entry: NamedMachine; layout: ChartLayout | null }) {
  const transport = useTransport(entry)
  const examples = useMemo(() => examplesOf(tracesOf(entry.name)), [entry.name])
  const { film, position } = transport
  // While a new film is rendered, the last moment of the old one stays.
  const frame = film.frames[position] ?? film.frames.at(-1) ?? null
  const choices = useMemo(() => (frame ? choicesIn(frame, examples) : []), [frame, examples])
  const marks: ChartMarks = {
    active: frame ? activeStateIds(entry.machine, frame.snapshot.value) : new Set(),
    walked: new Set(frame?.walked),
    // Where several examples take the same transition, the chart offers the first.
    choices: new Map(
      choices.toReversed().flatMap(({ keys, step }) => keys.map((key) => [key, () => transport.play(step)])),
    ),
    heat: null,
  }
  return (
    <Split chart={<ChartView layout={layout} marks={marks} />}>
      <PlayPanel transport={transport} frame={frame} choices={choices} />
    </Split>
  )
}
