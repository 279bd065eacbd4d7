/**
 * Refs for an element that takes the focus when it appears. A ref, not an effect: the focus moves in the same
 * step in which the element replaces the one that had it.
 */
import { LESS_MOTION } from './media.ts'

/** Moves the focus to the element and scrolls it into view. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/**
 * For a heading that replaces another after a change of page. Like `focusOnMount`, except when the entered page
 * hydrates, while the visitor may be elsewhere on it.
 */
export function focusWhenNew(element: HTMLElement | null): void {
  if (!element?.closest('[data-unhydrated]')) element?.focus()
}

/** Moves the focus to an element that disappears on its own. If it still has the focus then, `next` takes over. */
export function focusUntilGone(element: HTMLElement | null, next: () => HTMLElement | null) {
  element?.focus()
  return () => {
    if (document.activeElement === element) focusInPlace(next())
  }
}

/** For a part that may disappear while focused: the focus moves to `next`, or else to the start of the page's content. */
export const focusWhenGone = (next: () => HTMLElement | null) => (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement)) focusInPlace(next() ?? document.querySelector('main'))
}

export const focusMainWhenGone = focusWhenGone(() => null)

const FIELDS = 'input, select, textarea'

/** The text field that has the focus. */
export const fieldInUse = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement.matches(FIELDS)
    ? document.activeElement
    : null

/** Moves the focus to the result of an answer, unless the visitor has started to type. */
export function focusUnlessTyping(element: HTMLElement | null): void {
  if (!fieldInUse()) focusInPlace(element)
}

let caret: { of: string; at: number } | null = null

/** A ref for a text field that another of the same text may replace while somebody types: the caret moves over. */
export const handsCaretOver = (of: string) => (field: HTMLTextAreaElement | null) => {
  if (field && caret?.of === of) {
    focusInPlace(field)
    field.setSelectionRange(caret.at, caret.at)
  }
  return () => {
    if (!field || document.activeElement !== field) return
    caret = { of, at: field.selectionStart }
    // The other field, if any, appears in the same step.
    queueMicrotask(() => {
      caret = null
      if (document.activeElement === document.body) focusInPlace(document.querySelector('main'))
    })
  }
}

/** Moves the focus, and then the page smoothly, so that the visitor sees where it went from. */
export function focusSmoothly(element: HTMLElement | null): void {
  focusInPlace(element)
  element?.scrollIntoView({
    block: 'center',
    behavior: window.matchMedia(LESS_MOTION).matches ? 'instant' : 'smooth',
  })
}

/** Moves the focus without scrolling, for an element that replaces the focused one. */
export function focusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
