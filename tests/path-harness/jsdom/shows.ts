/** Compares what each state of a machine shows with what was accepted: once, in the first walk that comes there. */

import { stateLabel } from '../../../machines/kit/labels.ts'
import { activeStates } from '../../../machines/kit/structure.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import { accept, acceptedLines, acceptHint } from '../accepted.ts'
import { asNamedToday, isLine } from '../content-words.ts'
import type { Fixture } from '../fixture.ts'
import { changeBetween } from '../line-changes.ts'
import type { Screen } from '../screen.ts'
import { triggerOf } from '../table.ts'
import { realTime } from './browser-ways.ts'
import type { JsdomVisitor } from './visitor.tsx'

/** How long a page must stay as it is before it is accepted, in milliseconds. */
const QUIET_MS = 60
/** So many lines that are gone are listed. */
const MOST_GONE = 4

/** A state that a walk reaches; `after` says how, once an earlier walk has reached it another way. */
type Look = { state: string; after?: string }
/** By trace id, then by the number of steps done. */
type Looks = ReadonlyMap<string, ReadonlyMap<number, Look>>

/** Each state, and each way into it, where a walk first comes there. */
export function looksIn(traces: readonly Trace[], fixture: Fixture, { brief = [] }: Screen): Looks {
  const seen = new Set<string>()
  const looks = new Map<string, Map<number, Look>>()
  for (const trace of traces) {
    const own = new Map<number, Look>()
    looks.set(trace.id, own)
    let before = ''
    for (const [index, { state }] of [trace.start, ...trace.visits].entries()) {
      const label = stateLabel(state)
      const step = trace.steps[index - 1]
      const after = `${before}: ${step ? triggerOf(fixture, step) : ''}`
      before = label
      // Nobody can look at it in time.
      if (activeStates(state).some((name) => brief.includes(name))) continue
      if (!seen.has(label)) own.set(index, { state: label })
      else if (step && !seen.has(after)) own.set(index, { state: label, after })
      seen.add(label).add(after)
    }
  }
  return looks
}

export type Shown = {
  /** The function to call at the start of a walk and after each step, with how many steps have been done. */
  follow: (visitor: JsdomVisitor, looks: ReadonlyMap<number, Look>) => () => Promise<void>
  /** Adds lines that are compared as they are, below a heading. */
  compare: (heading: string, lines: () => readonly string[], visitor: JsdomVisitor) => Promise<void>
  /** Headings that were accepted and that no walk has asked for. */
  left: () => string[]
  accept: () => void
}

/** What was accepted of a machine; with `accepting`, what it shows now is collected instead. */
export function shownOf(machine: string, accepting: boolean): Shown {
  const accepted = accepting ? new Map<string, string[]>() : sectionsOf(acceptedLines(machine, 'shows'))
  const asked = new Set<string>()
  /** What each state has shown so far. */
  const pages = new Map<string, readonly string[]>()

  async function compare(heading: string, read: () => readonly string[], visitor: JsdomVisitor) {
    asked.add(heading)
    if (accepting) {
      const lines = await atRest(visitor, read)
      if (lines.length > 0) accepted.set(heading, lines)
      return
    }
    const lines = accepted.get(heading) ?? []
    const expected = lines.map(asNamedToday)
    const renamed = new Set(expected.filter((line, index) => line !== lines[index]))
    await visitor.until(() => {
      const changes = changeBetween(expected, read(), isLine)
      // Items of a list are in the order of their names, so another name may have moved one.
      const moved = [...renamed].filter(
        (line) => changes.includes(`- ${line}`) && changes.includes(`+ ${line}`),
      )
      const differences = changes.filter((line) => !moved.includes(line.slice(2)))
      if (differences.length > 0)
        throw new Error(
          [
            `It shows something else than was accepted below “${heading}”:`,
            ...differences,
            acceptHint(machine),
          ].join('\n'),
        )
    })
  }

  /** The change from what another state shows. */
  const besides =
    (visitor: JsdomVisitor, other: string, otherwise: readonly string[] = []) =>
    () => {
      const change = shortened(changeBetween(pages.get(other) ?? [], visitor.lines()))
      return change.length > 0 ? change : otherwise
    }

  async function compareState(state: string, visitor: JsdomVisitor): Promise<void> {
    const known = [...accepted.keys()].find(
      (heading) => heading === state || heading.startsWith(`${state}${AS}`),
    )
    const like = accepting ? await nearest(visitor) : known?.split(AS)[1]
    if (like === undefined) await compare(state, () => visitor.lines(), visitor)
    else if (pages.has(like))
      await compare(`${state}${AS}${like}`, besides(visitor, like, NO_CHANGE), visitor)
    else
      throw new Error(
        `What ${like} shows is not known, because the walk that comes there has failed or was left out.`,
      )
    pages.set(state, visitor.lines())
  }

  /** The state whose page differs least. */
  async function nearest(visitor: JsdomVisitor): Promise<string | undefined> {
    const lines = await atRest(visitor, () => visitor.lines())
    const changes = [...pages].map(([state, page]) => [state, changeBetween(page, lines).length] as const)
    const [[state, change] = ['', lines.length]] = changes.sort(([, one], [, other]) => one - other)
    return change < lines.length ? state : undefined
  }

  return {
    compare,
    follow: (visitor, looks) => {
      let steps = -1
      return async () => {
        steps += 1
        const look = looks.get(steps)
        if (!look) return
        const { state, after } = look
        if (after === undefined) await compareState(state, visitor)
        else if (pages.has(state)) await compare(`${state}, after ${after}`, besides(visitor, state), visitor)
      }
    },
    left: () => [...accepted.keys()].filter((heading) => !asked.has(heading)),
    accept: () => accept(machine, 'shows', linesOf(accepted)),
  }
}

/** What a state without a difference has below its heading. */
const NO_CHANGE = ['looks the same']
/** Between a state and the one that its page is compared with. */
const AS = ', unlike '

/** Without most of a part of the page that is gone: what it is compared with has it. */
function shortened(changes: readonly string[]): string[] {
  const lines: string[] = []
  let gone: string[] = []
  for (const change of [...changes, '']) {
    if (change.startsWith('- ')) gone.push(change)
    else {
      lines.push(...(gone.length <= MOST_GONE ? gone : [...gone.slice(0, 1), `- … ${gone.length - 1} more`]))
      gone = []
      if (change) lines.push(change)
    }
  }
  return lines
}

/** Headings and their lines. Headings with the same lines share them: the lines follow the last heading. */
function linesOf(sections: ReadonlyMap<string, readonly string[]>): string[] {
  const headings = new Map<string, string[]>()
  for (const [heading, lines] of sections) {
    const body = lines.map((line) => `  ${line}`).join('\n')
    headings.set(body, [...(headings.get(body) ?? []), heading])
  }
  return [...headings].flatMap(([body, all]) => [...all, ...body.split('\n')])
}

function sectionsOf(lines: readonly string[]): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let section: string[] = []
  for (const line of lines)
    if (line.startsWith('  ')) section.push(line.slice(2))
    else {
      // A heading right after another shares what follows.
      if (section.length > 0) section = []
      sections.set(line, section)
    }
  return sections
}

/** The lines once they stay the same. */
async function atRest(visitor: JsdomVisitor, linesOf: () => readonly string[]): Promise<string[]> {
  let lines = linesOf()
  let since = realTime()
  await visitor.until(() => {
    const now = linesOf()
    if (now.join('\n') !== lines.join('\n')) since = realTime()
    lines = now
    if (realTime() - since < QUIET_MS) throw new Error('The page does not come to rest')
  })
  return [...lines]
}
