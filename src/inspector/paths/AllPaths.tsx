/** Every path of a machine: a list, and on the chart how many of the listed ones walk each transition. */
import { useMemo } from 'react'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import type { ChartLayout } from '../layout/layout.ts'
import { BesideChart } from '../parts/BesideChart.tsx'
import type { NamedMachine } from '../registry.ts'
import { FailureList } from './FailureList.tsx'
import { FilterBar } from './FilterBar.tsx'
import { matchingTraces, type PathFilter } from './filter.ts'
import { heatOf } from './heat.ts'
import { PathList } from './PathList.tsx'
import { tracesOf } from './traces.ts'

const NOWHERE: ReadonlySet<string> = new Set()

export function AllPaths({
  entry,
  layout,
  filter,
  onFilter,
  missing,
}: {
  entry: NamedMachine
  layout: ChartLayout | null
  filter: PathFilter
  onFilter(filter: PathFilter): void
  /** The id of a path that the address names and that does not exist. */
  missing: string | null
}) {
  const traces = tracesOf(entry.name)
  const shown = useMemo(() => matchingTraces(traces, filter), [traces, filter])
  const heat = useMemo(() => (traces.length > 0 ? heatOf(shown) : null), [traces, shown])
  const marks: ChartMarks = {
    active: NOWHERE,
    walked: new Set(filter.through ? [filter.through] : []),
    // Choosing a transition shows the paths that walk it.
    choices: new Map(
      [...(heat?.keys() ?? [])].map((name) => [name, () => onFilter({ ...filter, through: name })]),
    ),
    heat,
  }
  return (
    <BesideChart chart={<ChartView layout={layout} marks={marks} />}>
      {missing ? (
        <p className="notice" data-tone="error" role="alert">
          No path has the id {missing}. Paths get new ids when their steps change.
        </p>
      ) : null}
      <FailureList machine={entry.name} />
      <FilterBar machine={entry.machine} traces={traces} filter={filter} onFilter={onFilter} />
      <PathList machine={entry.name} traces={shown} total={traces.length} />
    </BesideChart>
  )
}
