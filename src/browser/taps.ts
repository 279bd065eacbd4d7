/** Clicks on the prerendered page, which the inline starter collects until the application can answer them. */

declare global {
  interface Window {
    taps?: Event[]
  }
}

/**
 * Clicks each button again that a visitor has clicked before the application listened, once even if they tried
 * twice. Links, submit buttons and form fields worked by themselves.
 */
export function replayTaps(): void {
  window.onclick = null
  const buttons = (window.taps ?? []).map(
    ({ target }) => target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]'),
  )
  delete window.taps
  for (const button of new Set(buttons)) {
    if (!button) continue
    // React hydrates the part of the page that a pointer event is about; its machines start before the next task.
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    setTimeout(() => press(button))
  }
}

/** As a press does: the focus arrives before the click, and some widgets depend on it. */
function press(button: HTMLButtonElement): void {
  button.blur()
  button.focus({ preventScroll: true })
  button.click()
}
