/** What happens on any page at any time and asks for nothing: the page shows the same afterwards. */
import { vi } from 'vitest'
import { actAsync } from '../../support/gestures.ts'
import { changeBetween, readable } from '../line-changes.ts'
import { pointer } from './hand.ts'
import type { JsdomVisitor } from './visitor.tsx'

/** What a press can ask something of. */
const CONTROLS =
  'a[href], button, input, textarea, select, label, summary, iframe, [role=tab], [role=slider], [role=menuitem], [tabindex]'

/** For how many turns of the event loop a page must stay as it is before anything happens to it. */
const QUIET_TURNS = 5

const press = (element: Element, button: 'left' | 'right') => {
  const init = { bubbles: true, cancelable: true, button: button === 'left' ? 0 : 2 }
  element.dispatchEvent(pointer('pointerdown', 'mouse', init))
  element.dispatchEvent(new MouseEvent('mousedown', init))
  if (button === 'right') element.dispatchEvent(new MouseEvent('contextmenu', init))
  element.dispatchEvent(pointer('pointerup', 'mouse', init))
  element.dispatchEvent(new MouseEvent('mouseup', init))
  element.dispatchEvent(new MouseEvent(button === 'left' ? 'click' : 'auxclick', init))
}

/** Where a press is not outside: what is open, or the whole page when nothing is. */
function pressable(): Element[] {
  const opened = [...document.querySelectorAll('[aria-expanded=true][aria-controls]')].flatMap(
    (trigger) => document.getElementById(trigger.getAttribute('aria-controls') ?? '') ?? [],
  )
  const overlays = [...opened, ...document.querySelectorAll('[role=dialog], [role=menu]')]
  return overlays.length > 0 ? overlays : [...document.querySelectorAll('main')]
}

function all(selector: string): Element[] {
  return pressable().flatMap((part) => [part, ...part.querySelectorAll(selector)])
}

/** In words, each with how it comes about. */
const UNRELATED = {
  'The whole page is drawn again': ({ drawAgain }: JsdomVisitor) => drawAgain(),
  'The visitor looks at another tab and comes back': async ({ showTab }: JsdomVisitor) => {
    await showTab(false)
    await showTab(true)
  },
  'The window loses the focus and gets it again': () => {
    for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type))
  },
  'Something is pressed that is no control': () => {
    for (const element of all('*')) if (!element.closest(CONTROLS)) press(element, 'left')
  },
  'A control is pressed with the right button': () => {
    // Ark's menu marks the item that a pointer is over, whatever is pressed.
    for (const element of all(CONTROLS)) if (!element.closest('[role=menu]')) press(element, 'right')
  },
  'A key is pressed that is part of a combination': () => {
    const on = document.activeElement ?? document.body
    for (const type of ['keydown', 'keyup'])
      on.dispatchEvent(new KeyboardEvent(type, { key: 'Shift', bubbles: true, cancelable: true }))
  },
  'Enter ends the composing of a character': () => {
    const field = document.activeElement
    if (!field?.matches('input, textarea')) return
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    )
  },
  'Another tab stores something else': () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'of-something-else', newValue: 'dark' }))
  },
  'A frame of another site sends a message': () => {
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://other.example', data: 'ready' }))
  },
  'The window keeps its size and place': () => {
    for (const type of ['resize', 'scroll']) window.dispatchEvent(new Event(type))
  },
  'Something within a part has been animated': () => {
    for (const leaf of all('*'))
      if (!leaf.firstElementChild)
        for (const type of ['animationend', 'transitionend'])
          leaf.dispatchEvent(new Event(type, { bubbles: true }))
  },
} satisfies Record<string, (visitor: JsdomVisitor) => unknown>

export type Unrelated = keyof typeof UNRELATED

/** The page once what it loads late is there, and several turns of the event loop have changed nothing. */
async function linesOfAllThatComes(visitor: JsdomVisitor): Promise<string[]> {
  await actAsync(() => vi.dynamicImportSettled())
  const inWhole = () => visitor.lines().map(({ whole }) => whole)
  let lines = inWhole()
  for (let same = 0; same < QUIET_TURNS; ) {
    await visitor.rest()
    const now = inWhole()
    same = changeBetween(lines, now).length > 0 ? 0 : same + 1
    lines = now
  }
  return lines
}

/** Lets all of it happen, but for what the machine has reasons to notice. Throws when anything changes by it. */
export async function nothingUnrelatedMatters(
  visitor: JsdomVisitor,
  machine: string,
  noticed: Partial<Record<Unrelated, string>> = {},
): Promise<void> {
  const taken = async () =>
    (await visitor.notes()).filter((note) => note.machine === machine && note.takes.length > 0)
  let before = await linesOfAllThatComes(visitor)
  for (const [name, happens] of Object.entries(UNRELATED)) {
    if (name in noticed) continue
    const { length: takenBefore } = await taken()
    await actAsync(() => happens(visitor))
    await visitor.rest()
    const now = visitor.lines().map(({ whole }) => whole)
    const changes = readable(changeBetween(before, now))
    const told = (await taken()).slice(takenBefore).map(({ event }) => `The machine takes ${event.type}`)
    if (changes.length + told.length > 0)
      throw new Error([`${name}, and something changes:`, ...told, ...changes].join('\n'))
    before = now
  }
}
