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
  for (const button of new Set(buttons)) if (button) button.click()
  delete window.taps
}
