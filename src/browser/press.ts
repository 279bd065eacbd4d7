/** Key and pointer presses anywhere on the page. */

/** Reports the Escape key. */
export function watchEscape(notify: () => void): () => void {
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') notify()
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

/** Reports a press outside the element `inside` returns. */
export function watchPressOutside(inside: () => Element | null, notify: () => void): () => void {
  const press = ({ target }: PointerEvent) => {
    if (target instanceof Node && !inside()?.contains(target)) notify()
  }
  document.addEventListener('pointerdown', press)
  return () => document.removeEventListener('pointerdown', press)
}
