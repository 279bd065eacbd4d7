/** What the messages of walks say besides what has failed. */
import type { Step } from '../../machines/kit/trace.ts'
import type { Part } from './visitor.ts'

/** Runs part of a walk. What it throws says which part that was. */
export async function saying<Result>(where: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${where}:\n  ${reason}`, { cause })
  }
}

export const stepName = (index: number, steps: readonly Step[]): string =>
  `Step ${index + 1} of ${steps.length} (${JSON.stringify(steps[index])})`

export const describePart = (part: Part): string =>
  JSON.stringify(part, (_key, value) => (value instanceof RegExp ? String(value) : value))

/** That no request came: to what, which requests are `held`, and which the page has `sent`. */
export const noRequest = (
  to: string | undefined,
  { held, sent }: { held: readonly string[]; sent: readonly string[] },
): string =>
  [
    `No request${to === undefined ? '' : ` to "${to}"`} came. Held are those to ${held.map((part) => `"${part}"`).join(', ') || 'nothing'}.`,
    `The page has sent ${sent.length === 0 ? 'none' : `these:\n    ${sent.join('\n    ')}`}`,
  ].join(' ')
