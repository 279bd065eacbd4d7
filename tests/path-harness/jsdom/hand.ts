/** A visitor's mouse, finger and keyboard in jsdom: the events that a browser dispatches for them. */
import { actAsync, typeAtOnce } from '../../support/gestures.ts'
import { describeElement } from './find.ts'

export function createHand() {
  /** What the mouse is over; null when it is where nothing is. */
  let under: Element | null = null

  function moveTo(to: Element | null): void {
    if (under === to) return
    const from = under?.isConnected ? under : null
    under = to
    // React derives entering and leaving from these two.
    from?.dispatchEvent(pointer('pointerout', 'mouse', { relatedTarget: to }))
    to?.dispatchEvent(pointer('pointerover', 'mouse', { relatedTarget: from }))
  }

  const key = (name: 'Escape' | 'Enter') =>
    actAsync(() => {
      const on = document.activeElement ?? document.body
      const goesOn = on.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      )
      // A browser presses what has the focus, or sends the form of a field.
      if (name !== 'Enter' || !goesOn || !(on instanceof HTMLElement)) return
      if (on.matches('button, a[href]')) on.click()
      if (on instanceof HTMLInputElement) on.form?.requestSubmit()
    })

  /** A shape of a drawing has no method for it. */
  const click = (element: Element) => {
    if (element instanceof HTMLElement) element.click()
    else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  return {
    point: (to: Element | null) => actAsync(() => moveTo(to)),
    press: async (element: HTMLElement) => {
      if (element.matches(':disabled'))
        throw new Error(`The ${describeElement(element)} is disabled, and cannot be pressed`)
      await actAsync(() => moveTo(element))
      await actAsync(() => {
        element.dispatchEvent(pointer('pointerdown', 'mouse'))
        const focusable = element.closest<HTMLElement>('a[href], button, input, textarea, select, [tabindex]')
        if (focusable) focusable.focus()
        else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      // Later, as in a browser: Ark's menu has drawn by then which item is pressed.
      await actAsync(() => {
        element.dispatchEvent(pointer('pointerup', 'mouse'))
        click(element)
      })
    },
    tap: (element: HTMLElement) =>
      actAsync(() => {
        for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
          element.dispatchEvent(pointer(type, 'touch'))
        element.click()
      }),
    key,
    fill: (control: HTMLElement, text: string) =>
      actAsync(() => {
        control.focus()
        if (control instanceof HTMLSelectElement) {
          control.value = text
          control.dispatchEvent(new Event('change', { bubbles: true }))
        } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
          typeAtOnce(control, text)
        else throw new Error(`The ${describeElement(control)} is no field, and cannot be filled`)
      }),
  }
}

/** A pointer event. jsdom has no `PointerEvent`. */
function pointer(
  type: string,
  pointerType: 'mouse' | 'touch',
  { relatedTarget = null, button = 0 }: { relatedTarget?: Element | null; button?: number } = {},
): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, relatedTarget, button }), {
    pointerType,
  })
}
