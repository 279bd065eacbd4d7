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
    element.dispatchEvent(pointer('pointerdown', 'mouse'))
    element.focus()
    element.click()
  })
}

/** A tap. Unlike a mouse click, it leaves no pointer over the element and does not focus a button. */
export function tap(element: HTMLElement): Promise<void> {
  return actAsync(() => {
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
      element.dispatchEvent(pointer(type, 'touch'))
    element.click()
  })
}

/** Moves the mouse over an element, or off it. React derives enter and leave events from these. */
export function point(element: Element, where: 'over' | 'out'): Promise<void> {
  return actAsync(() => element.dispatchEvent(pointer(`pointer${where}`, 'mouse')))
}

/** A pointer event. jsdom has no `PointerEvent`. */
function pointer(type: string, pointerType: 'mouse' | 'touch'): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType })
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
