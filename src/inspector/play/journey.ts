/** A run as a journey, in the source of its machine's fixture. Null where it lets any length of time pass. */
import type { PlayedStep } from '../../../machines/kit/trace.ts'

export function journeyCode(name: string, steps: readonly PlayedStep[], ends: unknown): string | null {
  // Journeys name delays, so that they stay the same when a number changes.
  if (steps.some(({ kind }) => kind === 'elapse')) return null
  return [
    '{',
    `  name: ${JSON.stringify(name)},`,
    `  steps: [${steps.map(stepCode).join(', ')}],`,
    `  ends: ({ snapshot }) => expect(snapshot.value).toEqual(${JSON.stringify(ends)}),`,
    '},',
  ].join('\n')
}

function stepCode(step: PlayedStep): string {
  const json = (value: unknown) => JSON.stringify(value)
  if (step.kind === 'event') return `does(${json(step.event)})`
  if (step.kind === 'settle') return `settles(${json(step.actor)}, ${json(step.outcome)})`
  if (step.kind === 'elapse') return ''
  return `${step.almost ? 'almostWaits' : 'waits'}(${json(step.delay)})`
}
