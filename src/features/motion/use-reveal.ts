import { useMemo, useRef } from 'react'
import type { InspectionEvent } from 'xstate'
import { type ElementSeen, reveal } from '../../../machines/reveal.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { watchVisible } from '../../browser/visibility.ts'
import { watcher } from '../../browser/watcher.ts'

/**
 * Reveals the element with `ref` once the fraction `threshold` of it, 0 to 1, is visible (section 9). `inspect`
 * receives the machine's transitions.
 */
export function useReveal<Revealed extends Element = HTMLElement>(
  threshold: number,
  inspect?: (event: InspectionEvent) => void,
) {
  const ref = useRef<Revealed>(null)
  const machine = useMemo(
    () =>
      reveal.provide({
        actors: {
          watchVisibility: watcher<ElementSeen, { threshold: number }>((report, { threshold: share }) =>
            watchVisible(ref.current, { share }, () => report({ type: 'element.seen' })),
          ),
        },
      }),
    [],
  )
  return { actor: useMachineActor(machine, { input: { threshold }, ...(inspect ? { inspect } : {}) }), ref }
}
