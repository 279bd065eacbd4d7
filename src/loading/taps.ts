/**
 * Clicks on prerendered parts that do not respond yet. The inline starter collects them until the application is
 * about to start, then this module until each waiting part, marked as not hydrated, is there.
 */

declare global {
  interface Window {
    taps?: MouseEvent[] | undefined
  }
}

/** Whether the application answers outside the parts that are marked. */
let answers = false
/** Forms that the browser posted, before their part answered, and the click that did it. */
const posted = new WeakMap<HTMLFormElement, MouseEvent>()
/** The last click that leads to another page. */
let leaving: MouseEvent | undefined

/**
 * Collects clicks from now on. Call it before hydration: React stops clicks on unhydrated parts, so this listens
 * first; clicks that React lets through have had their effect.
 */
export function keepTaps(): void {
  window.onclick = null
  window.taps?.forEach(note)
  addEventListener('click', keep, { capture: true })
  addEventListener('click', drop)
}

/** Call it when the application is hydrated, apart from the waiting parts. */
export function applicationAnswers(): void {
  answers = true
}

/**
 * Replays a visitor's early click on each button, once even if they clicked twice. Links, forms and fields worked
 * natively; a form that the browser refused now shows its own messages. Call it whenever a part starts to respond.
 */
export function replayTaps(): void {
  const taps = window.taps ?? []
  window.taps = taps.filter(waits)
  const buttons = taps.filter((tap) => !waits(tap)).map(unanswered)
  for (const button of new Set(buttons)) {
    if (!button) continue
    // React hydrates the part of the page that a pointer event is about; its machines start before the next task.
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    setTimeout(() => press(button))
  }
  if (leaving || document.querySelector('[data-unhydrated]')) return
  removeEventListener('click', keep, { capture: true })
  removeEventListener('click', drop)
}

function keep(tap: MouseEvent): void {
  // The application would show the page that a link leads to, and the browser then the one that it is on its way to.
  if (leaving && leadsAway(tap)) tap.stopPropagation()
  if (!waits(tap)) return
  window.taps?.push(tap)
  note(tap)
}

/** The button of a certain type that a click is for. */
const buttonOf = ({ target }: MouseEvent, type: 'button' | 'submit') =>
  target instanceof Element ? target.closest<HTMLButtonElement>(`button[type=${type}]`) : null

/** The form that a click submits. */
const submitted = (tap: MouseEvent) => buttonOf(tap, 'submit')?.form

/** The button of a click that had no effect, or none but the browser's own message about a field. */
const unanswered = (tap: MouseEvent) =>
  buttonOf(tap, 'button') ?? (submitted(tap)?.matches(':invalid') ? buttonOf(tap, 'submit') : null)

function note(tap: MouseEvent): void {
  const form = submitted(tap)
  if (form?.checkValidity() && !posted.has(form)) posted.set(form, tap)
  if (leadsAway(tap)) leaving = tap
}

/** Whether a click follows a link to another page of the site, and not in another tab or window. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a:not([role], [target])')
  return link?.host === location.host && link.pathname !== location.pathname
}

/** Whether the visitor submitted the form before it responded: its answer will be a new page. */
export const wasPosted = (form: HTMLFormElement) => posted.has(form)

function drop(tap: MouseEvent): void {
  window.taps = window.taps?.filter((one) => one !== tap)
  const form = submitted(tap)
  if (form && posted.get(form) === tap) posted.delete(form)
  if (leaving === tap) leaving = undefined
}

const waits = ({ target }: MouseEvent) =>
  !answers || (target instanceof Element && target.closest('[data-unhydrated]') !== null)

/**
 * As a press does: the focus arrives before the click, and some widgets depend on it. Unless the visitor has gone on to
 * something else.
 */
function press(button: HTMLButtonElement): void {
  if ([button, document.body].some((place) => place === document.activeElement)) {
    button.blur()
    button.focus({ preventScroll: true })
  }
  button.click()
}
