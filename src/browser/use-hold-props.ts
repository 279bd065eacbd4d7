import { type FocusEvent, useMemo } from 'react'
import type { HoldEvent } from '../../machines/holds.ts'
import { hold } from './holds.ts'
import { hoverProps } from './hover-props.ts'

/**
 * Event handlers for an element that stops rotating under a mouse or pen, or while it contains visible focus. Touch
 * does not hold, because a finger lifts without leaving; nor does the focus that a click leaves behind.
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
