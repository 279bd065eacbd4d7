/** Runs in the page, with forced colours, after a key was pressed. */

/**
 * The controls that forced colours leave without an edge, or without a mark while they have the focus. Fills and shadows
 * are gone then; borders and outlines stay.
 */
export function unmarkedControls(): string[] {
  const hasLine = (style: CSSStyleDeclaration, line: 'border-bottom' | 'outline') =>
    style.getPropertyValue(`${line}-style`) !== 'none' &&
    Number.parseFloat(style.getPropertyValue(`${line}-width`)) >= 1
  /** The element draws its line itself, or the box that it stands for does. */
  const draws = (element: Element, line: 'border-bottom' | 'outline') =>
    [
      ...['', '::before', '::after'].map((part) => getComputedStyle(element, part)),
      ...(element.parentElement ? [getComputedStyle(element.parentElement)] : []),
    ].some((style) => hasLine(style, line))
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().slice(0, 50)}”`
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const found: string[] = []
  for (const control of document.querySelectorAll(
    'input:not([type=hidden]), select, textarea, a[data-kind], button[data-kind]',
  )) {
    const isDrawn = control.matches('[type=checkbox], [type=radio], [type=range]')
    if (seen(control) && !isDrawn && !draws(control, 'border-bottom')) found.push(`no edge: ${name(control)}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (!seen(element) || element.closest('[inert]')) continue
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) continue
    if (!draws(element, 'outline')) found.push(`no focus: ${name(element)}`)
  }
  return found
}
