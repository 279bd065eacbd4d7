import { useMemo, useRef } from 'react'
import type { EventFrom } from 'xstate'
import { VISIBILITY_THRESHOLD } from '../../../content/constants.ts'
import { launchPhases } from '../../../machines/launch-phases.ts'
import { watchHolds } from '../../browser/holds.ts'
import { useHoldProps } from '../../browser/use-hold-props.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watchVisible } from '../../browser/visibility.ts'
import { watcher } from '../../browser/watcher.ts'

type Event = EventFrom<typeof launchPhases>

/** The launch strategy. Put `ref` and `holdProps` on its section; `choose` selects a phase, 0 to 3. */
export function useLaunchPhases() {
  const ref = useRef<HTMLElement>(null)
  const machine = useMemo(() => {
    const seen = { share: VISIBILITY_THRESHOLD.homeSection }
    return launchPhases.provide({
      actors: {
        watchVisibility: watcher<Event>((report) =>
          watchVisible(ref.current, seen, () => report({ type: 'section.seen' })),
        ),
        watchHolds: watcher<Event>(watchHolds),
      },
      actions: {
        restartProgress: (_, { phase }) => {
          const tab = ref.current?.querySelectorAll('[role="tab"]')[phase]
          for (const line of tab?.getAnimations({ subtree: true }) ?? []) line.currentTime = 0
        },
      },
    })
  }, [])
  const actor = useMachineActor(machine)
  return {
    actor,
    ref,
    holdProps: useHoldProps(actor),
    choose: (phase: number) => actor.send({ type: 'phase.chosen', phase }),
  }
}
