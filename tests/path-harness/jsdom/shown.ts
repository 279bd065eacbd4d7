/** Compares what a trace shows on a shipped component with what was accepted, in full and after every step. */
import { contentNamer, withWords } from '../content-words.ts'
import { changeBetween, readable, type Shown } from '../shown-files.ts'
import { realTime } from './browser-ways.ts'
import type { JsdomVisitor } from './visitor.tsx'

/** What was accepted, or where to write what is shown. */
export type ShownTrace =
  | { expected: { start: readonly string[]; steps: readonly (readonly string[])[] } }
  | { record: (start: readonly string[], steps: readonly string[][]) => void }

/** How long a page must stay as it is before it is recorded, in milliseconds. */
const QUIET_MS = 60

/** Throws when the trace was never accepted. */
export function expectShown({ starts, changes, traces }: Shown, id: string): ShownTrace {
  const trace = traces[id]
  if (!trace) throw new Error('What it shows was never accepted: npm run test:paths -- --accept')
  const inWords = (lines: readonly string[] = []) => lines.map(withWords)
  const { start, steps } = trace
  return { expected: { start: inWords(starts[start]), steps: steps.map((step) => inWords(changes[step])) } }
}

/** Collects what the traces of a machine show. */
export function startShown() {
  const all: Shown = { starts: [], changes: [], traces: {} }
  return {
    all,
    record: (id: string): ShownTrace => ({
      record: (start, steps) => {
        const name = contentNamer(start)
        const indexIn = (list: string[][]) => (lines: readonly string[]) => indexOf(list, lines.map(name))
        all.traces[id] = { start: indexIn(all.starts)(start), steps: steps.map(indexIn(all.changes)) }
      },
    }),
  }
}

/** Where `lines` are in `list`, to which they are added if they are not. */
function indexOf(list: string[][], lines: string[]): number {
  const text = lines.join('\n')
  const index = list.findIndex((one) => one.join('\n') === text)
  return index < 0 ? list.push(lines) - 1 : index
}

/** After one failure, how long others may take, in milliseconds: a change of the page fails most traces of a machine. */
const IMPATIENCE_MS = 1_000
let hasFailed = false

/** The function to call at the start and after each step. */
export function followShown(visitor: JsdomVisitor, shown: ShownTrace): () => Promise<void> {
  if (hasFailed) visitor.waitAtMost(IMPATIENCE_MS)
  let before: readonly string[] | undefined
  let start: readonly string[] = []
  const steps: string[][] = []
  /** What there is to see: at the start the page, later what has changed in it. */
  const news = (now: readonly string[]) => (before ? readable(changeBetween(before, now)) : now)
  return async () => {
    let now = visitor.lines()
    if ('record' in shown) now = await linesAtRest(visitor)
    else {
      const expected = before ? shown.expected.steps[steps.length] : shown.expected.start
      await visitor.until(() => {
        now = visitor.lines()
        const differences = changeBetween(expected ?? [], news(now))
        hasFailed = differences.length > 0
        if (hasFailed) throw new Error([WRONG, ...readable(differences)].join('\n'))
      })
    }
    if (before) steps.push([...news(now)])
    else start = now
    before = now
    if ('record' in shown) shown.record(start, steps)
  }
}

const WRONG = 'It shows something else than was accepted. If this is meant: npm run test:paths -- --accept'

/** The lines of the page once they stay the same. */
async function linesAtRest(visitor: JsdomVisitor): Promise<string[]> {
  let lines = visitor.lines()
  let since = realTime()
  await visitor.until(() => {
    const now = visitor.lines()
    if (changeBetween(lines, now).length > 0) since = realTime()
    lines = now
    if (realTime() - since < QUIET_MS) throw new Error('The page does not come to rest')
  })
  return lines
}
