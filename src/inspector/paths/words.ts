/** What the fixtures say of a machine's events, outcomes and delays: "fills the form and sends it". */
import { words } from 'virtual:machine-words'
import type { PlayedStep } from '../../../machines/kit/trace.ts'

/** A step in the fixture's words; null for one that the fixture has no example of. */
export type Says = (step: PlayedStep) => string | null

export function saysOf(machine: string): Says {
  const { events = [], outcomes = {}, delays = {} } = words[machine] ?? {}
  const known = new Map([
    ...events.map(({ event, says }) => [keyOf('', event), says] as const),
    ...Object.entries(outcomes).flatMap(([actor, examples]) =>
      examples.map(({ outcome, says }) => [keyOf(actor, outcome), says] as const),
    ),
  ])
  return (step) => {
    if (step.kind === 'event') return known.get(keyOf('', step.event)) ?? null
    if (step.kind === 'settle') return known.get(keyOf(step.actor, step.outcome)) ?? null
    if (step.kind === 'elapse') return null
    const said = delays[step.delay] ?? null
    return said && step.almost ? `${said}, but for a millisecond` : said
  }
}

const keyOf = (actor: string, value: unknown) => `${actor} ${JSON.stringify(sorted(value))}`

/** The same for equal values, whatever the order of their properties. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
