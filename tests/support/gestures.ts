/** A visitor's actions on a rendered page, as the events that a browser dispatches for them. */
import { act } from 'react'
import { vi } from 'vitest'

/** Runs `cause` and waits for its effects. */
export function happens(cause: () => unknown): Promise<void> {
  return act(async () => {
    await cause()
  })
}

/** Runs `cause` and draws the next frame, in which the page notices it, as with scrolling. */
export function happensInFrame(cause: () => unknown): Promise<void> {
  return happens(() => {
    cause()
    vi.advanceTimersToNextFrame()
  })
}

export function press(element: HTMLElement): Promise<void> {
  return happens(() => {
    element.dispatchEvent(pointer('pointerdown', 'mouse'))
    element.focus()
    element.click()
  })
}

/** A tap: unlike a mouse it does not stay over the element, and does not focus a button. */
export function tap(element: HTMLElement): Promise<void> {
  return happens(() => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
      element.dispatchEvent(pointer(type, 'touch'))
    element.click()
  })
}

export function pressEscape(): Promise<void> {
  const on = document.activeElement ?? document.body
  return happens(() => on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
}

/** Moves the mouse over an element, or off it. React derives enter and leave events from these. */
export function point(element: Element, where: 'over' | 'out'): Promise<void> {
  return happens(() => element.dispatchEvent(pointer(`pointer${where}`, 'mouse')))
}

/** A pointer event, which Vitest's jsdom does not know. */
function pointer(type: string, pointerType: 'mouse' | 'touch'): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType })
}

/** Types until `text` is in the input. Typing the same text again still causes an input event. */
export async function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  if (input.value === text) await enter(input, `${text}x`)
  await enter(input, text)
}

function enter(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  return happens(() => {
    // React has replaced the input's own `value` property to track changes.
    Reflect.set(Object.getPrototypeOf(input), 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
