/**
 * Clicks on parts of the prerendered page that do not answer yet. The inline starter collects them until the
 * application is there, and this module until each deferred part is, which is marked as not hydrated.
 */

declare global {
  interface Window {
    taps?: Event[]
  }
}

/**
 * Clicks each button again that a visitor has clicked before it answered, once even if they tried twice.
 * Links, submit buttons and form fields worked by themselves. To be called whenever a part starts to answer.
 */
export function replayTaps(): void {
  const taps = window.taps ?? []
  window.taps = taps.filter(waits)
  window.onclick = document.querySelector('[data-unhydrated]') && collect
  const buttons = taps
    .filter((tap) => !waits(tap))
    .map(
      ({ target }) => target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]'),
    )
  for (const button of new Set(buttons)) {
    if (!button) continue
    // React hydrates the part of the page that a pointer event is about; its machines start before the next task.
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    setTimeout(() => press(button))
  }
}

function collect(tap: Event): void {
  if (waits(tap)) window.taps?.push(tap)
}

const waits = ({ target }: Event) => target instanceof Element && target.closest('[data-unhydrated]') !== null

/** As a press does: the focus arrives before the click, and some widgets depend on it. */
function press(button: HTMLButtonElement): void {
  button.blur()
  button.focus({ preventScroll: true })
  button.click()
}
