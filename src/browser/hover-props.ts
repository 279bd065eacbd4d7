import type { PointerEvent } from 'react'

/**
 * Event handlers for an element that a mouse or pen enters and leaves; a finger lifts without leaving. React's own
 * handlers miss a pointer that comes from an unhydrated part of the page.
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
