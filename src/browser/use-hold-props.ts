import { type FocusEvent, useMemo } from 'react'
import type { HoldEvent } from '../../machines/holds.ts'
import { hold } from './holds.ts'
import { hoverProps } from './hover-props.ts'

/**
 * Event handlers for an element that stops rotating while a mouse or pen is over it, or the focus is visible in
 * it. A finger lifts without leaving, and the focus that a click or tap leaves behind would hold indefinitely:
 * neither holds.
 */
export function useHoldProps(actor: { send(event: HoldEvent): void }) {
  return useMemo(
    () => ({
      ...hoverProps((isOver) => actor.send(hold('pointer', isOver))),
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
