/** A visitor's actions on a rendered page, as the events that a browser dispatches for them. */
import { act } from 'react'
import { vi } from 'vitest'

/** Runs `action` and waits for its effects. */
export function actAsync(action: () => unknown): Promise<void> {
  return act(async () => {
    await action()
  })
}

/** Runs `action` and the next frame, for what the page handles once per frame, such as scrolling. */
export function actInFrame(action: () => unknown): Promise<void> {
  return actAsync(() => {
    action()
    vi.advanceTimersToNextFrame()
  })
}

export function press(element: HTMLElement): Promise<void> {
  return actAsync(() => {
    // jsdom has no `PointerEvent`.
    const down = new MouseEvent('pointerdown', { bubbles: true })
    element.dispatchEvent(Object.assign(down, { pointerType: 'mouse' }))
    element.focus()
    element.click()
  })
}

/** Replaces the input's text with `text`, with at least one input event even if it is the same. */
export async function type(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  if (input.value === text) await enter(input, `${text}x`)
  await enter(input, text)
}

function enter(input: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  return actAsync(() => typeAtOnce(input, text))
}

/** Like `type`, without waiting for React. */
export function typeAtOnce(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React has replaced the input's own `value` property to track changes.
  Reflect.set(Object.getPrototypeOf(input), 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
