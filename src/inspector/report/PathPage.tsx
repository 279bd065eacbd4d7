/** One path: for each step the chart, the real page, and what the database and the mailbox hold by then. */
import { useEffect, useState } from 'react'
import { activeStateIds } from '../../../machines/kit/structure.ts'
import type { ChartMarks } from '../chart/Chart.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import { useLayout } from '../layout/use-layout.ts'
import { Panel } from '../parts/Panel.tsx'
import { PathKind } from '../paths/PathKind.tsx'
import { ContextView } from '../play/ContextView.tsx'
import { type Film, film } from '../play/frames.ts'
import { StateLine } from '../play/StateLine.tsx'
import { findMachine, type NamedMachine } from '../registry.ts'
import { findPath, type Path, rulesOf } from './data.ts'
import { FilmStrip } from './FilmStrip.tsx'
import { Kept } from './Kept.tsx'
import styles from './PathPage.module.css'
import report from './Report.module.css'
import { machineHref, pathHref, replaceAddress, searchHref } from './route.ts'

const NOTHING: Film = { frames: [], problem: null }

export function PathPage({ machine, id, step }: { machine: string; id: string; step: number }) {
  const entry = findMachine(machine)
  const path = findPath(machine, id)
  return entry && path ? (
    <KnownPath entry={entry} path={path} step={Math.min(step, path.trace.steps.length)} />
  ) : (
    <main>
      <h1>
        No path of {machine} has the id {id}
      </h1>
    </main>
  )
}

function KnownPath({ entry, path, step }: { entry: NamedMachine; path: Path; step: number }) {
  const { name, machine, input } = entry
  const { trace, walk, words } = path
  const layout = useLayout(name, machine)
  const [{ frames, problem }, setFilm] = useState(NOTHING)
  useEffect(() => {
    void film(machine, input, trace.steps).then(setFilm)
  }, [machine, input, trace])
  const go = (to: number) => {
    if (to >= 0 && to <= trace.steps.length) replaceAddress(pathHref(name, trace.id, to))
  }
  useArrowKeys((by) => go(step + by))

  const frame = frames[step] ?? null
  const moment = walk?.moments[step]
  const marks: ChartMarks = {
    active: frame ? activeStateIds(machine, frame.snapshot.value) : new Set(),
    walked: new Set(frame?.walked),
    choices: new Map(),
    heat: null,
  }
  const isFailure = walk?.failure !== undefined && step === (walk.moments.length ?? 0) - 1
  const said = step === 0 ? 'Before the first step' : (words[step - 1] ?? '')
  return (
    <main>
      <header className="stack" data-gap="small">
        <p>
          <a href={machineHref(name)}>{name}</a>
        </p>
        <h1 className={report.title}>{trace.name}</h1>
        <p className="note tools">
          <PathKind kind={trace.kind} /> <code>{trace.id}</code>
          {path.rules.map((rule) => (
            <a key={rule} href={searchHref(rule)}>
              {rule}
            </a>
          ))}
        </p>
      </header>
      <FilmStrip walk={walk} words={words} step={step} onGo={go} />
      {isFailure ? (
        <pre className="notice" data-tone="error">
          {walk?.failure}
        </pre>
      ) : null}
      <div className={styles.moment}>
        <figure className={styles.shot}>
          {moment ? (
            <img src={moment.shot} alt={`The page after step ${step}: ${said}`} width={960} height={600} />
          ) : (
            <p className="note">
              {walk ? 'The walk on the site failed before this.' : 'This path is not walked on the site.'}
            </p>
          )}
          <figcaption>
            {step > 0 ? <span>{step}</span> : null} {said}
          </figcaption>
        </figure>
        <div className={styles.chart}>
          <ChartView layout={layout} marks={marks} />
        </div>
      </div>
      <div className={styles.facts}>
        <Panel title="State">
          <StateLine frame={frame} problem={problem} />
          {frame && frame.walked.length > 0 ? (
            <p className="note tools">
              {rulesOf(frame.walked).map((rule) => (
                <a key={rule} href={searchHref(rule)}>
                  {rule}
                </a>
              ))}
            </p>
          ) : null}
          {frame && frame.calls.length > 0 ? <p>Did {frame.calls.join(', ')}</p> : null}
        </Panel>
        <Panel title="Context">
          <ContextView context={frame?.snapshot.context} before={frames[step - 1]?.snapshot.context} />
        </Panel>
        {walk ? <Kept moments={walk.moments} step={step} /> : null}
      </div>
    </main>
  )
}

/** Left and right go through the steps, except in a field or a chart that scrolls. */
function useArrowKeys(move: (by: number) => void) {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target !== document.body && !(target instanceof HTMLButtonElement)) return
      if (key === 'ArrowRight') move(1)
      if (key === 'ArrowLeft') move(-1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
