/** One machine: its chart, coloured by how many paths walk each transition, its rules, and its paths. */
import { useState } from 'react'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import { useLayout } from '../layout/use-layout.ts'
import { Button } from '../parts/Button.tsx'
import { heatOf } from '../paths/heat.ts'
import { findMachine, type NamedMachine } from '../registry.ts'
import { Counts } from './Counts.tsx'
import { pathsOf, report } from './data.ts'
import { Failures } from './Failures.tsx'
import { PathTiles } from './PathTiles.tsx'
import styles from './Report.module.css'
import { RuleList } from './RuleList.tsx'

export function MachineReport({ name }: { name: string }) {
  const entry = findMachine(name)
  return entry ? (
    <KnownMachine key={name} entry={entry} />
  ) : (
    <main>
      <h1>No machine is called {name}</h1>
    </main>
  )
}

function KnownMachine({ entry: { name, machine, purpose } }: { entry: NamedMachine }) {
  const layout = useLayout(name, machine)
  const [isSite, setIsSite] = useState(true)
  const [through, setThrough] = useState<string | null>(null)
  const all = pathsOf(name)
  const counted = isSite ? all.filter(({ walk }) => walk && walk.failure === undefined) : all
  const heat = heatOf(counted.map(({ trace }) => trace))
  const marks: ChartMarks = {
    active: new Set(),
    walked: new Set(through ? [through] : []),
    choices: new Map([...heat.keys()].map((key) => [key, () => setThrough(key === through ? null : key)])),
    heat,
  }
  const shown = through ? counted.filter(({ trace }) => trace.walks.includes(through)) : all
  const failures = report.failures.filter((failure) => failure.machine === name)
  const rules = report.requirements.filter(({ transitions }) =>
    transitions.some((transition) => transition.machine === name),
  )
  return (
    <main>
      <header className="stack" data-gap="small">
        <h1 className={styles.title}>{name}</h1>
        <p>{purpose}</p>
      </header>
      {failures.length > 0 ? <Failures failures={failures} /> : null}
      <div className={styles.machine}>
        <div className="column">
          <fieldset className="tools" aria-label="Which paths colour the chart">
            <Button aria-pressed={isSite} onClick={() => setIsSite(true)}>
              Walked on the site
            </Button>
            <Button aria-pressed={!isSite} onClick={() => setIsSite(false)}>
              All paths
            </Button>
          </fieldset>
          <div className={styles.chart}>
            <ChartView layout={layout} marks={marks} />
          </div>
        </div>
        <div className="column" data-gap="large">
          <Counts machine={name} />
          <RuleList rules={rules} machine={name} />
        </div>
      </div>
      <section className="column" aria-label="Paths">
        <header className="tools">
          <h2>{through ? `${shown.length} paths through ${through}` : `${shown.length} paths`}</h2>
          {through ? <Button onClick={() => setThrough(null)}>Show all</Button> : null}
        </header>
        <PathTiles paths={shown} />
      </section>
    </main>
  )
}
