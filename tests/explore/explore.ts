/** Explores the site for a time: visit after visit from one seed, each violation shrunk and written to a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Random, seeded } from '../support/submissions.ts'
import { stepsFor } from './actions.ts'
import { choose, type Memory, noMemory, remember } from './choose.ts'
import { coveredBy } from './machines.ts'
import type { Change, Moment } from './moment.ts'
import type { Finding, Pages } from './properties.ts'
import { replaySteps } from './replay.ts'
import { visit } from './session.ts'
import { shrinkSteps } from './shrink-steps.ts'
import type { Step, TraceFile } from './step.ts'
import type { Place, World } from './world.ts'

const FOLDER = '.local/explore'
/** Steps of a visit: enough to fill in a form and to wander about after that. */
const LENGTH = 40
const SHRINK_MS = 60_000
const UNKNOWN = '/no/such-page'
const PHONE: Step = { does: 'resize', width: 360 }

export type Found = Finding & {
  file: string
  steps: readonly Step[]
  times: number
  /** How much of the run came before it. */
  after: { steps: number; seconds: number }
}
export type Run = {
  started: number
  memory: Memory
  steps: Map<Step['does'], number>
  visits: number
  found: Map<string, Found>
}

export type Options = {
  seed: number
  milliseconds: number
  /** Ends the run as soon as this property is broken. */
  until?: string
  planted?: string
  /** Where every visit begins; anywhere by default. */
  at?: string
  say: (line: string) => void
}

export async function explore(place: Place, pages: Pages, options: Options): Promise<Run> {
  const { seed, milliseconds, until, at } = options
  const run: Run = { started: Date.now(), memory: noMemory(), steps: new Map(), visits: 0, found: new Map() }
  const random = seeded(seed)
  for (const end = run.started + milliseconds; Date.now() < end; ) {
    run.visits += 1
    let left = LENGTH
    const next = async (world: World, now: Moment | undefined): Promise<Step | undefined> => {
      if (left-- === 0 || Date.now() > end) return
      if (!now) return at === undefined ? opening(place, run.memory, random) : { does: 'open', path: at }
      // Every other visitor has a phone.
      if (left === LENGTH - 2 && run.visits % 2 === 0) return PHONE
      return anyStep(world, now, run.memory, random)
    }
    const { steps, finding } = await visit(place, pages, next, (change) => take(run, change))
    // Whoever looks for one fault leaves the others to a run without it.
    if (finding && (until ?? finding.property) === finding.property)
      await keep(run, place, pages, options, steps, finding)
    if (finding && finding.property === until) break
  }
  return run
}

async function anyStep(
  world: World,
  { sight }: Moment,
  memory: Memory,
  random: Random,
): Promise<Step | undefined> {
  const controls = await world.controls()
  return choose(stepsFor({ sight, controls, online: world.isOnline() }, random), memory, random)
}

const opening = ({ site }: Place, memory: Memory, random: Random) =>
  choose(
    [...site.paths, UNKNOWN].map((path) => ({ does: 'open', path })),
    memory,
    random,
  )

function take({ memory, steps }: Run, { step, after: { sight, notes } }: Change): void {
  steps.set(step.does, (steps.get(step.does) ?? 0) + 1)
  remember(memory, step, [`route ${sight.path}`, ...coveredBy(notes)])
}

/** How many were taken. */
export const stepsOf = ({ steps }: Run) => [...steps.values()].reduce((total, times) => total + times, 0)

/** Of each kind of finding, the first is shrunk and kept. */
async function keep(
  run: Run,
  place: Place,
  pages: Pages,
  { seed, planted, say }: Options,
  steps: Step[],
  finding: Finding,
): Promise<void> {
  const { found } = run
  const after = { steps: stepsOf(run), seconds: Math.round((Date.now() - run.started) / 1_000) }
  const kind = `${finding.property}: ${finding.detail.replaceAll(/[0-9a-f-]{36}|https?:\S+/g, '')}`
  const known = found.get(kind)
  if (known) {
    known.times += 1
    return
  }
  say(`Found: ${finding.property}: ${finding.detail}. Leaving out steps …`)
  const fewest = await shrinkSteps(steps, SHRINK_MS, async (fewer) => {
    const again = await replaySteps(place, pages, fewer)
    return again.finding?.property === finding.property ? again.steps : undefined
  })
  const file = `${FOLDER}/${planted ?? 'seed'}-${seed}-${found.size + 1}.json`
  const trace: TraceFile = { seed, ...finding, ...(planted !== undefined && { planted }), steps: [...fewest] }
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, `${JSON.stringify(trace, null, 2)}\n`)
  found.set(kind, { ...finding, file, steps: fewest, times: 1, after })
}
