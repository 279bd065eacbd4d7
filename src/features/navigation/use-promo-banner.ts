import type { EventFrom } from 'xstate'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { promoBanner } from '../../../machines/promo-banner.ts'
import { watchHolds } from '../../browser/holds.ts'
import { watchThreshold } from '../../browser/threshold.ts'
import { useHoldProps } from '../../browser/use-hold-props.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'

type Event = EventFrom<typeof promoBanner>

const machine = promoBanner.provide({
  actors: {
    watchThreshold: watcher<Event>((report) =>
      watchThreshold(SCROLL_THRESHOLD.banner, (past) =>
        report({ type: past ? 'threshold.passed' : 'threshold.left' }),
      ),
    ),
    watchHolds: watcher<Event>(watchHolds),
  },
})

/** The banner below the header. Spread `holdProps` on it: hover or focus pauses the rotation. */
export function usePromoBanner() {
  const actor = useMachineActor(machine)
  return { actor, holdProps: useHoldProps(actor) }
}
