/** Compares what a trace shows on a shipped component with what was accepted, in full and after every step. */
import { asNamedToday, isLine } from '../content-words.ts'
import { alignLines, changeBetween, readable } from '../line-changes.ts'
import { keepShown, nothingShown, type Shown, type ShownSteps, shownOf } from '../shown-files.ts'
import { realTime } from './browser-ways.ts'
import type { Line } from './page-lines.ts'
import type { JsdomVisitor } from './visitor.tsx'

/** What was accepted, or where to write what is shown. */
export type ShownTrace = { expected: ShownSteps } | { record: (shown: ShownSteps) => void }

/** How long a page must stay as it is before it is recorded, in milliseconds. */
const QUIET_MS = 60

/** Throws when the trace was never accepted. */
export function expectShown(accepted: Shown, id: string): ShownTrace {
  const shown = shownOf(accepted, id)
  if (!shown) throw new Error('What it shows was never accepted: npm run test:paths -- --accept MACHINE')
  const { start, steps } = shown
  return {
    expected: {
      start: start.map(asNamedToday),
      steps: steps.map((step) => step.map((part) => part.map(asNamedToday))),
    },
  }
}

/** Collects what the traces of a machine show. */
export function startShown() {
  const all = nothingShown()
  return {
    all,
    record: (id: string): ShownTrace => ({ record: (shown) => keepShown(all, id, shown) }),
  }
}

/**
 * What a step has changed, each part of the page on its own: `-` and `+` before lines that are gone and new, `!` before
 * one in which `this → that`, `~` before one that has got other words of the content.
 */
export function changesOf(before: readonly Line[], after: readonly Line[]): string[][] {
  const parts: string[][] = []
  let part: string[] = []
  const end = () => {
    if (part.length > 0) parts.push(inPairs(part) ?? part)
    part = []
  }
  for (const { before: was, after: is } of alignLines(before, after, (one, other) => one.says === other.says))
    if (was === undefined) part.push(`+ ${is?.says}`)
    else if (is === undefined) part.push(`- ${was.says}`)
    else if (was.whole !== is.whole) part.push(`~ ${is.says}`)
    else end()
  end()
  const all = parts.flat()
  const short = readable(all)
  return short.length < all.length ? [short] : parts
}

/** One line for each element or text that is still there, but different; undefined unless all are. */
function inPairs(part: readonly string[]): string[] | undefined {
  const gone = part.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  const come = part.slice(gone.length).map((line) => line.slice(2))
  const isPaired =
    gone.length > 0 &&
    part.every((line, index) => line.startsWith(index < gone.length ? '- ' : '+ ')) &&
    gone.length === come.length &&
    gone.every((line, index) => kindOf(line) === kindOf(come[index] ?? ''))
  return isPaired ? gone.map((line, index) => turnOf(line, come[index] ?? '')) : undefined
}

/** The element and how deep it is, or that it is a text. */
const kindOf = (line: string) => /^ *("|[^ ]+)/.exec(line)?.[0]

/** What of an element names it. */
const NAMED = /^kept [^{]*(?=:)|^ *[^ ]+| (?:id|name|href|for)="[^"]*"/g

function turnOf(before: string, after: string): string {
  if (before.trim().startsWith('"')) return `! ${before.trim()} → ${after.trim()}`
  let from = 0
  while (from < before.length && before[from] === after[from]) from += 1
  let end = 0
  const most = Math.min(before.length, after.length) - from
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  // From the beginning of the attribute or value, to its end.
  from = Math.max(0, before.lastIndexOf(' ', from - 1), before.lastIndexOf(',"', from - 1)) + 1
  while (end > 0 && !/[ ,}]/.test(before.at(-end) ?? '')) end -= 1
  const middle = (line: string) => line.slice(from, line.length - end).trim() || 'nothing'
  const name = (before.match(NAMED) ?? []).join('').trim()
  return `! ${name}: ${middle(before)} → ${middle(after)}`
}

/** After one failure, how long others may take, in milliseconds: a change of the page fails most traces of a machine. */
const IMPATIENCE_MS = 1_000
let hasFailed = false

/** The function to call at the start and after each step. */
export function followShown(visitor: JsdomVisitor, shown: ShownTrace): () => Promise<void> {
  if (hasFailed) visitor.waitAtMost(IMPATIENCE_MS)
  let before: readonly Line[] | undefined
  let start: readonly string[] = []
  const steps: string[][][] = []
  /** What there is to see: at the start the page, later what has changed in it. */
  const news = (now: readonly Line[]) => (before ? changesOf(before, now) : [now.map(({ says }) => says)])
  return async () => {
    let now = visitor.lines()
    if ('record' in shown) now = await linesAtRest(visitor)
    else {
      const expected = before ? shown.expected.steps[steps.length]?.flat() : shown.expected.start
      await visitor.until(() => {
        now = visitor.lines()
        const differences = changeBetween(expected ?? [], news(now).flat(), isLine)
        hasFailed = differences.length > 0
        if (hasFailed) throw new Error([WRONG, ...readable(differences)].join('\n'))
      })
    }
    if (before) steps.push(news(now))
    else start = news(now).flat()
    before = now
    if ('record' in shown) shown.record({ start, steps })
  }
}

const WRONG =
  'It shows something else than was accepted. If this is meant: npm run test:paths -- --accept MACHINE'

/** The lines of the page once they stay the same. */
async function linesAtRest(visitor: JsdomVisitor): Promise<Line[]> {
  let lines = visitor.lines()
  let since = realTime()
  await visitor.until(() => {
    const now = visitor.lines()
    if (changesOf(lines, now).length > 0) since = realTime()
    lines = now
    if (realTime() - since < QUIET_MS) throw new Error('The page does not come to rest')
  })
  return lines
}
