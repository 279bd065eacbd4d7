import { type FocusEvent, type PointerEvent, useMemo } from 'react'
import type { HoldEvent } from '../../machines/holds.ts'
import { hold } from './holds.ts'

/**
 * Event handlers for an element that stops rotating while a pointer is over it or the focus is in it. Touch
 * counts as neither: a finger lifts without leaving, and the focus after a tap would hold indefinitely.
 */
export function useHoldProps(actor: { send(event: HoldEvent): void }) {
  return useMemo(() => {
    let touched = false
    return {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        touched = pointerType === 'touch'
        if (!touched) actor.send(hold('pointer', true))
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') actor.send(hold('pointer', false))
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!touched || target.matches(':focus-visible')) actor.send(hold('focus', true))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) actor.send(hold('focus', false))
      },
    }
  }, [actor])
}
