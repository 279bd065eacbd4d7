/** Chooses the next step: what leads to rarely seen states and transitions, or was not tried yet, is likelier. */
import { grouped } from '../support/grouped.ts'
import type { Random } from '../support/submissions.ts'
import { keyOf, type Step } from './step.ts'

/** What was tried, and what it led to, in all visits of a run. */
export type Memory = {
  /** How often each state, transition and route was seen. */
  seen: Map<string, number>
  /** By the step's key: how often it was taken, and all that was seen right after it. */
  tried: Map<string, { times: number; led: Set<string> }>
}

export const noMemory = (): Memory => ({ seen: new Map(), tried: new Map() })

export function remember({ seen, tried }: Memory, step: Step, covered: Iterable<string>): void {
  const key = keyOf(step)
  const trial = tried.get(key) ?? { times: 0, led: new Set() }
  tried.set(key, trial)
  trial.times += 1
  for (const item of covered) {
    seen.set(item, (seen.get(item) ?? 0) + 1)
    trial.led.add(item)
  }
}

/** Of a step that has led to nothing rare for long, so that it is still taken now and then. */
const LEAST = 0.02

/** From 0 to 1: 1 if never tried, else by the rarest that the step has led to, and how often it was tried. */
export function interest({ seen, tried }: Memory, step: Step): number {
  const trial = tried.get(keyOf(step))
  if (!trial) return 1
  const rarest = Math.min(...[...trial.led].map((item) => seen.get(item) ?? 1), Number.POSITIVE_INFINITY)
  return Math.max(LEAST, 1 / Math.sqrt(rarest), 1 / (1 + trial.times))
}

/** How often each kind of step is taken, in relation to the others. */
const SHARES: Readonly<Record<Step['does'], number>> = {
  open: 1,
  press: 8,
  tap: 3,
  point: 2,
  fill: 9,
  key: 4,
  scroll: 3,
  back: 1.5,
  forward: 1,
  reload: 1,
  resize: 1.5,
  connect: 1,
  prefer: 0.5,
  wait: 2,
}
/** Links are many, and leave the page. */
const SHARE_OF_LINKS = 0.4

const isLink = (step: Step) => 'control' in step && step.control.role === 'link'

/** The kind first, so that a page's hundred links do not crowd out its one form. */
export function choose(offers: readonly Step[], memory: Memory, random: Random): Step | undefined {
  const kinds = grouped(offers, (step) => `${step.does} ${isLink(step)}`)
  const kind = weighted([...kinds.values()], (steps) => shareOf(steps, memory), random)
  return weighted(kind ?? [], (step) => interest(memory, step), random)
}

function shareOf(steps: readonly Step[], memory: Memory): number {
  const [first] = steps
  if (!first) return 0
  return SHARES[first.does] * (isLink(first) ? SHARE_OF_LINKS : 1) * most(steps, memory)
}

const most = (steps: readonly Step[], memory: Memory) =>
  Math.max(...steps.map((step) => interest(memory, step)))

function weighted<T>(items: readonly T[], weigh: (item: T) => number, random: Random): T | undefined {
  const weights = items.map(weigh)
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return items.find((_, index) => {
    at -= weights[index] ?? 0
    return at < 0
  })
}
