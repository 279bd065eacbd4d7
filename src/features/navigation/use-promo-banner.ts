import type { EventFrom } from 'xstate'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { promoBanner } from '../../../machines/promo-banner.ts'
import { hold, watchHolds } from '../../browser/holds.ts'
import { watchThreshold } from '../../browser/threshold.ts'
import { useHoldProps } from '../../browser/use-hold-props.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'

type Event = EventFrom<typeof promoBanner>

const machine = promoBanner.provide({
  actors: {
    watchThreshold: watcher<Event>((report) =>
      watchThreshold(SCROLL_THRESHOLD.banner, (past) => {
        report({ type: past ? 'threshold.passed' : 'threshold.left' })
        if (past) return
        // A banner that goes takes pointer and focus with it, and browsers do not tell that they left.
        report(hold('pointer', false))
        report(hold('focus', false))
      }),
    ),
    watchHolds: watcher<Event>(watchHolds),
  },
})

/** The banner under the header. `holdProps` belong on it: a pointer or the focus there keeps its claim. */
export function usePromoBanner() {
  const actor = useMachineActor(machine)
  return { actor, holdProps: useHoldProps(actor) }
}
