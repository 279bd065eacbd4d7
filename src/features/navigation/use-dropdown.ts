import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type PointerEvent, useMemo, useRef } from 'react'
import type { EventFrom } from 'xstate'
import { dropdown } from '../../../machines/dropdown.ts'
import { watchEscape, watchPressOutside } from '../../browser/press.ts'
import { watchRoute } from '../../browser/route.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'

/**
 * A menu that opens under the pointer or at a press. `rootProps` belong on the element around button and
 * menu, `triggerProps` on the button.
 */
export function useDropdown() {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const machine = useMemo(
    () =>
      dropdown.provide({
        actors: {
          watchSurroundings: watcher<EventFrom<typeof dropdown>>((report) =>
            all(
              watchRoute(router, () => report({ type: 'route.changed' })),
              // A menu that opened under the pointer must close on Escape wherever the focus is.
              watchEscape(() => report({ type: 'escape.pressed' })),
              // Safari does not focus a button that is pressed, so no focus leaves it either.
              watchPressOutside(
                () => root.current,
                () => report({ type: 'focus.left' }),
              ),
            ),
          ),
        },
        actions: {
          returnFocus: () => {
            if (root.current?.contains(document.activeElement)) trigger.current?.focus()
          },
        },
      }),
    [router],
  )
  const actor = useMachineActor(machine)

  /** Touch does not hover. */
  const hovers = ({ pointerType }: PointerEvent) => pointerType !== 'touch'
  return {
    actor,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        if (hovers(event)) actor.send({ type: 'pointer.entered' })
      },
      onPointerLeave: (event: PointerEvent) => {
        if (hovers(event)) actor.send({ type: 'pointer.left' })
      },
      // Without a related target, something was pressed that takes no focus, or the window lost it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) actor.send({ type: 'focus.left' })
      },
    },
    triggerProps: { ref: trigger, onClick: () => actor.send({ type: 'trigger.pressed' }) },
  }
}
