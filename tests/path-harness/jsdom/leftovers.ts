/** Counts what a component leaves behind in the window when it is gone: listeners, observers, timers. */
import { vi } from 'vitest'
import { Observer } from '../../support/intersection.ts'

/** Left for ever on purpose: React's, jsdom's own for `:hover`, and the one that Motion has for all its components. */
const KEPT = ['selectionchange', 'mouseover', 'mouseout', '(prefers-reduced-motion)']

/** Ark's menus listen for ever, once for all of them, to know whether the visitor uses a pointer or keys. */
const KEPT_LISTENERS = [
  'handleKeyboardEvent',
  'handlePointerEvent',
  'handleClickEvent',
  'handleFocusEvent',
  'handleWindowBlur',
]

/** The name of what outlives a component: the window, the document, a media query. */
function placeOf(target: EventTarget): string | null {
  if (target === window) return 'window'
  if (target === document) return 'document'
  return 'media' in target && typeof target.media === 'string' && !(target instanceof Node)
    ? target.media
    : null
}

/** Starts to count. The returned function names what has been added since and not been removed. */
export function countLeftovers(): () => string[] {
  const listeners = new Map<string, number>()
  const count = (target: EventTarget, type: string, by: number) => {
    const place = placeOf(target)
    if (place && !KEPT.includes(type) && !KEPT.includes(place))
      listeners.set(`${place} ${type}`, (listeners.get(`${place} ${type}`) ?? 0) + by)
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const known = new WeakMap<EventTarget, Set<unknown>>()
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...[type, listener, options]
  ) {
    const target = this ?? window
    const isKept = typeof listener === 'function' && KEPT_LISTENERS.includes(listener.name)
    if (!isKept && !(typeof options === 'object' && (options.once || options.signal))) {
      const own = known.get(target) ?? new Set()
      known.set(target, own.add(listener))
      count(target, type, 1)
    }
    return add.call(target, type, listener, options)
  })
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    ...[type, listener, options]
  ) {
    const target = this ?? window
    if (known.get(target)?.has(listener)) count(target, type, -1)
    return remove.call(target, type, listener, options)
  })
  return () => [
    ...[...listeners].filter(([, left]) => left > 0).map(([name, left]) => `${left} × ${name}`),
    ...(Observer.alive.size > 0 ? [`${Observer.alive.size} × IntersectionObserver`] : []),
  ]
}
