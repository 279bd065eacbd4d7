/** A visitor's actions on a rendered page, as the events that a browser dispatches for them. */
import { act } from 'react'

/** Runs `action` and waits for its effects. */
export function actAsync(action: () => unknown): Promise<void> {
  return act(async () => {
    await action()
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
