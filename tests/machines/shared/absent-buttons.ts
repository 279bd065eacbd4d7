import { activeStates } from '../../../machines/kit/structure.ts'
import type { Moment, Step, Trace } from '../../../machines/kit/trace.ts'

/** What a page shows before a step. */
export type Shown = { states: readonly string[]; context: Readonly<Record<string, unknown>> }

/**
 * Why a trace cannot be walked, if it cannot: it presses what the page does not show at that moment, or shows disabled.
 * `hasButton` answers for a step that a visitor takes.
 */
export const absentButtons =
  (hasButton: (step: Step, shown: Shown) => boolean) =>
  ({ steps, start, visits }: Trace): string | undefined => {
    let before: Moment = start
    let context = { ...start.changed }
    for (const [index, step] of steps.entries()) {
      if (!hasButton(step, { states: activeStates(before.state), context }))
        return 'there is no button for it then'
      before = visits[index] ?? before
      context = { ...context, ...before.changed }
    }
    return undefined
  }
