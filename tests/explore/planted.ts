/** Plants a fault, and shows that it is found, that the file of its steps replays, and that without it all is well. */
import { explore, type Options, stepsOf } from './explore.ts'
import { faultNamed } from './faults.ts'
import type { Pages } from './properties.ts'
import { readTrace, replaySteps, replayTrace, verdict } from './replay.ts'
import { numbered } from './report.ts'
import type { Place } from './world.ts'

/** Resolves to whether all of that is so. */
export async function findPlanted(
  place: Place,
  pages: Pages,
  planted: string,
  options: Options,
): Promise<boolean> {
  const { says, plant, at, found: until } = faultNamed(planted)
  const { say } = options
  say(`\nPlanted: ${planted}: ${says}.`)
  const run = await explore({ ...place, plant }, pages, { ...options, planted, at, until })
  const hit = [...run.found.values()].find(({ property }) => property === until)
  if (!hit) {
    say(`NOT found in ${stepsOf(run)} steps, ${Math.round((Date.now() - run.started) / 1_000)} s.`)
    return false
  }
  say(`Found after ${hit.after.steps} steps, ${hit.after.seconds} s: ${hit.detail}`)
  for (const line of numbered(hit.steps)) say(line)

  const trace = readTrace(hit.file)
  const again = await replayTrace(place, pages, trace)
  const without = await replaySteps(place, pages, trace.steps)
  say(`Replayed: ${verdict(trace, again)}`)
  say(`Replayed without the fault: ${verdict(trace, without)}`)
  return again.finding?.property === until && !without.finding
}
