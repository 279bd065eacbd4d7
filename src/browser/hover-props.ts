import type { PointerEvent } from 'react'

/**
 * Event handlers for an element that a mouse or pen enters and leaves; a finger lifts without leaving. React's own for
 * that miss a pointer that comes from a part of the page which is not hydrated yet.
 */
export function hoverProps(notify: (isOver: boolean) => void) {
  const crossing =
    (isOver: boolean) =>
    ({ pointerType, currentTarget, relatedTarget }: PointerEvent) => {
      const isWithin = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (pointerType !== 'touch' && !isWithin) notify(isOver)
    }
  return { onPointerOver: crossing(true), onPointerOut: crossing(false) }
}
