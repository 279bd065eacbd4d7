import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, useMemo, useRef } from 'react'
import type { EventFrom } from 'xstate'
import { dropdown } from '../../../machines/dropdown.ts'
import { hoverProps } from '../../browser/hover-props.ts'
import { watchEscape, watchPressOutside } from '../../browser/press.ts'
import { watchRoute } from '../../browser/route.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { all, watcher } from '../../browser/watcher.ts'

/**
 * A menu that opens on hover or press. Spread `rootProps` on the element that contains the button and the
 * menu, `triggerProps` on the button.
 */
export function useDropdown() {
  const router = useRouter()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLAnchorElement>(null)
  const machine = useMemo(
    () =>
      dropdown.provide({
        actors: {
          watchSurroundings: watcher<EventFrom<typeof dropdown>>((report) =>
            all(
              watchRoute(router, () => report({ type: 'route.changed' })),
              // A menu opened by hover must close on Escape wherever focus is.
              watchEscape(() => report({ type: 'escape.pressed' })),
              // Safari does not focus a pressed button, so no blur follows either.
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

  return {
    actor,
    rootProps: {
      ref: root,
      ...hoverProps((isOver) => actor.send({ type: isOver ? 'pointer.entered' : 'pointer.left' })),
      // No related target means a press on something unfocusable, or the window lost focus.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) actor.send({ type: 'focus.left' })
      },
    },
    triggerProps: { ref: trigger, onPress: () => actor.send({ type: 'trigger.pressed' }) },
  }
}
