/** Finds parts of a page in jsdom, and says how they look to a visitor and to assistive technology. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'
import { describePart } from '../saying.ts'
import type { Part, Sight, Text } from '../visitor.ts'

/**
 * As no style sheet applies, an attribute is all that hides. Asking jsdom for styles would take most of a walk's time, and
 * for a selector of every ancestor much of it.
 */
function isHidden(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement) if (isHiddenItself(one)) return true
  return false
}

/** Whether an element hides itself and all that it contains. */
export const isHiddenItself = (element: Element): boolean =>
  element.hasAttribute('inert') ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element.localName !== 'summary' && isClosed(element.parentElement))

const isClosed = (parent: Element | null) => parent?.localName === 'details' && !parent.hasAttribute('open')

const shown = document.createElement('i').style
const hidden = document.createElement('i').style
hidden.display = 'none'
/** Of what a translator adds within a text, so that a name gets no more spaces. */
const inline = document.createElement('i').style
inline.display = 'inline'
/** Three for all elements, because a style of its own for each would take most of a walk's time as well. */
export const getComputedStyle = (element: Element) =>
  element.hasAttribute('hidden') ? hidden : element.localName === 'font' ? inline : shown

const nameOf = (element: Element) => computeAccessibleName(element, { getComputedStyle })

/** For messages: the role and name of an element. */
export const describeElement = (element: Element | null): string =>
  element ? `${getRole(element) ?? element.localName} "${nameOf(element)}"` : 'nothing'

/** Every part that can be seen. No style sheet applies here: what hides by style alone counts as shown. */
export function findAll(part: Part): HTMLElement[] {
  const { name, selected, index, inside } = part
  const roots = inside ? findAll(inside) : [document.documentElement]
  const found = roots
    .flatMap((root) => candidates(root, part))
    .filter(
      (element) =>
        (selected === undefined || element.matches('[aria-selected=true]') === selected) &&
        !isHidden(element) &&
        (name === undefined || isText(nameOf(element), name)),
    )
  return index === undefined ? found : found.slice(index, index + 1)
}

function candidates(root: HTMLElement, { role, label, text, selector }: Part): HTMLElement[] {
  if (role !== undefined)
    return all(root, ['[role]', ...NATIVE[role]].join()).filter((element) => getRole(element) === role)
  if (label !== undefined) return all(root, CONTROLS).filter((element) => isText(nameOf(element), label))
  if (text !== undefined) return withText(root === document.documentElement ? document.body : root, text)
  if (selector === undefined) throw new Error('A part needs a role, a label, a text or a selector')
  return root.matches(selector) ? [root] : all(root, selector)
}

/** What may have a role by itself. Asking every element for its role would take most of a walk's time. */
const NATIVE: Record<NonNullable<Part['role']>, readonly string[]> = {
  alert: [],
  banner: ['header'],
  button: ['button', 'input', 'summary'],
  checkbox: ['input'],
  combobox: ['input', 'select'],
  complementary: ['aside'],
  dialog: ['dialog'],
  form: ['form'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  link: ['a', 'area'],
  menuitem: [],
  radio: ['input'],
  region: ['section'],
  searchbox: ['input'],
  slider: ['input'],
  spinbutton: ['input'],
  status: ['output'],
  switch: ['input'],
  tab: [],
  tablist: [],
  textbox: ['input', 'textarea'],
}

const CONTROLS = 'input, select, textarea'
const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

/** The innermost elements with exactly this text, or whose own text matches. */
function withText(root: Element, text: Text): HTMLElement[] {
  if (typeof text !== 'string') return all(root, '*').filter((element) => text.test(ownTextOf(element)))
  const said = oneSpaced(text)
  const got = textOf(root)
  if (!got.includes(said)) return []
  const inner = [...root.children].flatMap((child) => withText(child, text))
  return inner.length === 0 && got === said && root instanceof HTMLElement ? [root] : inner
}

/** The first such part. Throws when none can be seen. */
export function find(part: Part): HTMLElement {
  const [found] = findAll(part)
  if (!found) throw new Error(`Nobody can see ${describePart(part)}`)
  return found
}

/** Throws when the part does not look as told. */
export function compare(part: Part, sight: Sight): void {
  const element = find(part)
  const { attributes = {}, text, disabled, focused, styles: _styles, ...texts } = sight
  const said = textOf(element)
  if (text !== undefined && !(typeof text === 'string' ? said.includes(oneSpaced(text)) : text.test(said)))
    fail(part, 'text', text, said)
  const seen = {
    name: () => nameOf(element),
    description: () => computeAccessibleDescription(element, { getComputedStyle }),
    value: () => ('value' in element ? String(element.value) : ''),
  }
  for (const [what, expected] of Object.entries(texts)) {
    const got = seen[what as keyof typeof seen]()
    if (!isText(got, expected)) fail(part, what, expected, got)
  }
  if (disabled !== undefined && element.matches(':disabled, [aria-disabled=true]') !== disabled)
    fail(part, 'disabled', disabled, !disabled)
  if (focused !== undefined && (document.activeElement === element) !== focused)
    fail(part, 'focused', focused, describeElement(document.activeElement))
  for (const [attribute, expected] of Object.entries(attributes)) {
    const got = element.getAttribute(attribute)
    if (expected === null ? got !== null : got === null || !isText(got, expected))
      fail(part, attribute, expected, got)
  }
}

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const textOf = (element: Element) => oneSpaced(element.textContent ?? '')
const ownTextOf = ({ childNodes }: Element) =>
  oneSpaced([...childNodes].map((node) => (node instanceof window.Text ? node.data : '')).join(''))

function isText(got: string, expected: Text): boolean {
  return typeof expected === 'string' ? oneSpaced(got) === oneSpaced(expected) : expected.test(got)
}

function fail(part: Part, what: string, expected: unknown, got: unknown): never {
  throw new Error(`${describePart(part)}: ${what} should be ${String(expected)} and is ${String(got)}`)
}
