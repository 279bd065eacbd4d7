import { type FocusEvent, type PointerEvent, useMemo } from 'react'
import type { HoldEvent } from '../../machines/holds.ts'
import { hold } from './holds.ts'

/**
 * Event handlers for an element that stops rotating while a mouse or pen is over it, or the focus is visible in
 * it. A finger lifts without leaving, and the focus that a click or tap leaves behind would hold indefinitely:
 * neither holds.
 */
export function useHoldProps(actor: { send(event: HoldEvent): void }) {
  return useMemo(
    () => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') actor.send(hold('pointer', true))
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') actor.send(hold('pointer', false))
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) actor.send(hold('focus', true))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) actor.send(hold('focus', false))
      },
    }),
    [actor],
  )
}
