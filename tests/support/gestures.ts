/** What a visitor does to a rendered page, as the events a browser makes of it. */
import { act } from 'react'
import { vi } from 'vitest'

/** Does something and lets everything follow that it causes. */
export function happens(cause: () => unknown): Promise<void> {
  return act(async () => {
    await cause()
  })
}

/** What happens is seen in the next frame, as scrolling is. */
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

/** A finger comes, leaves nothing behind, and does not move the focus to a button. */
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

/** Moves the mouse over an element, or off it. React makes entering and leaving of these. */
export function point(element: Element, where: 'over' | 'out'): Promise<void> {
  return happens(() => element.dispatchEvent(pointer(`pointer${where}`, 'mouse')))
}

/** A pointer event, which Vitest's jsdom does not know. */
function pointer(type: string, pointerType: 'mouse' | 'touch'): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType })
}

/** Types until `text` is in the input. A key always changes something: one more is typed and taken back. */
export async function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  if (input.value === text) await enter(input, `${text}x`)
  await enter(input, text)
}

function enter(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  return happens(() => {
    // React has put a `value` of its own on the input, to know what it has seen.
    Reflect.set(Object.getPrototypeOf(input), 'value', text, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
