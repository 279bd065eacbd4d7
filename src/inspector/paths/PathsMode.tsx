/** The paths the tests walk through a machine: all of them as a heat map, or one played on its chart. */
import { useState } from 'react'
import type { ChartLayout } from '../layout/layout.ts'
import { PlayMode } from '../play/PlayMode.tsx'
import type { NamedMachine } from '../registry.ts'
import { AllPaths } from './AllPaths.tsx'
import { EVERY_PATH } from './filter.ts'
import { tracesOf } from './traces.ts'

export function PathsMode({
  entry,
  layout,
  trace,
  step,
}: {
  entry: NamedMachine
  layout: ChartLayout | null
  trace: string | null
  step: number
}) {
  // Kept here, so that the list is unchanged when the reader comes back from a path.
  const [filter, setFilter] = useState(EVERY_PATH)
  const selected = tracesOf(entry.name).find(({ id }) => id === trace)
  return selected ? (
    <PlayMode key={selected.id} entry={entry} layout={layout} run={null} trace={selected} step={step} />
  ) : (
    <AllPaths entry={entry} layout={layout} filter={filter} onFilter={setFilter} missing={trace} />
  )
}
