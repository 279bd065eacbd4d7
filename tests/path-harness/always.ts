/** What holds on a page at every moment, whatever its machine does. These functions run in the page. */

declare global {
  interface Window {
    /** What had the focus last, and at which address. */
    hadFocus?: { part: EventTarget | null; at: string }
  }
}

/** Begins to follow the focus, or begins anew. */
export function followFocus(): void {
  const isFollowed = window.hadFocus !== undefined
  window.hadFocus = { part: null, at: '' }
  if (isFollowed) return
  const follow = ({ target }: FocusEvent) => {
    window.hadFocus = { part: target, at: location.pathname }
  }
  document.addEventListener('focusin', follow, true)
}

/** What is wrong: the focus is gone with the part that had it, or the keyboard reaches what is hidden from a screen reader. */
export function wrongs(): string[] {
  const { activeElement, body } = document
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100)
  const { part, at } = window.hadFocus ?? { part: null, at: '' }
  // A page that was left has taken its parts with it.
  const isLost =
    part instanceof Element && !part.isConnected && activeElement === body && at === location.pathname
  // While a dialog is open, all else is hidden so, and the dialog keeps the focus.
  const isModal = document.querySelector('[role=dialog]') !== null
  // It still has the focus while it fades out; where the focus goes, shows when it is gone.
  const closing = activeElement?.closest('[role=dialog][data-state=closed]')
  const reached = [...document.querySelectorAll('[aria-hidden=true]')]
    .filter((hidden) => !isModal && !hidden.closest('[inert], [hidden]'))
    .flatMap((hidden) => [
      ...hidden.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ])
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=hidden]'))
    .filter((element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  return [
    ...(isLost ? [`The focus is lost with ${nameOf(part)}`] : []),
    ...(closing ? [`The focus is in what closes: ${nameOf(closing)}`] : []),
    ...reached.map((element) => `The keyboard reaches what is hidden: ${nameOf(element)}`),
  ]
}
