import type { KeyboardEvent } from 'react'
import { fieldInUse } from '../../browser/focus.ts'

/** Marks the explanation of the keys. */
export const KEYS_ID = 'desk-keys'

/**
 * The desk's keys, while the focus is in it: J and K move through the lines, C claims the open lead, Esc closes it, /
 * goes to the search, and ? explains the keys. Elsewhere keys are the browser's (WCAG 2.1.4).
 */
export function pressListKey(event: KeyboardEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, altKey, target, currentTarget: desk } = event
  // Works with Caps Lock too.
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (fieldInUse() || ctrlKey || metaKey || altKey) return
  if (key === 'c') {
    desk.querySelector<HTMLElement>('[data-move="case.claimed"]')?.click()
    return
  }
  const keys = document.getElementById(KEYS_ID)
  if (key === 'Escape') {
    // While the keys are shown it is the browser's, to close them.
    if (!keys?.contains(target as Node)) desk.querySelector<HTMLElement>('[data-closes]')?.click()
    return
  }
  if (key === '?') {
    // The browser remembers where the focus was, and moves it back as they close.
    if (keys?.togglePopover()) keys.focus()
    return
  }
  const found = key === '/' ? desk.querySelector('input') : lineBy(key, desk)
  if (!(found instanceof HTMLElement)) return
  event.preventDefault()
  found.focus()
}

function lineBy(key: string, desk: HTMLElement): Element | null | undefined {
  const lines: (Element | null)[] = [...desk.querySelectorAll('ol a')]
  // Beside an open lead, they continue from its line.
  const focused = lines.indexOf(document.activeElement)
  const current = focused < 0 ? lines.findIndex((line) => line?.hasAttribute('aria-current')) : focused
  if (key === 'j') return lines[current + 1]
  return key === 'k' ? lines[Math.max(0, current - 1)] : undefined
}
