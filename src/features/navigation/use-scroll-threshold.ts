import type { EventFrom } from 'xstate'
import { scrollThreshold } from '../../../machines/scroll-threshold.ts'
import { watchScroll } from '../../browser/scroll.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watcher } from '../../browser/watcher.ts'

const machine = scrollThreshold.provide({
  actors: {
    watchScroll: watcher<EventFrom<typeof scrollThreshold>>((report) =>
      watchScroll((y) => report({ type: 'scroll.moved', y })),
    ),
  },
})

/** Reports `below` once the page is scrolled past `threshold` CSS pixels (section 9). */
export function useScrollThreshold(threshold: number) {
  return useMachineActor(machine, { input: { threshold } })
}
