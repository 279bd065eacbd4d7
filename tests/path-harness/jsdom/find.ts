/** Finds parts of a page in jsdom, and says how they look to a visitor and to assistive technology. */
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import type { Part, Sight, Text } from '../visitor.ts'

/** As no style sheet applies, an attribute is all that hides. Asking jsdom for styles would take most of a walk's time. */
const HIDDEN = '[inert], [hidden], [aria-hidden=true], details:not([open]) > :not(summary)'

function styleOf(element: Element): CSSStyleDeclaration {
  const style = document.createElement('i').style
  if (element.matches('[hidden]')) style.display = 'none'
  return style
}

const nameOf = (element: Element) => computeAccessibleName(element, { getComputedStyle: styleOf })

/** Every part that can be seen. No style sheet applies here: what hides by style alone counts as shown. */
export function findAll(part: Part): HTMLElement[] {
  const { role, name, label, text, selector, selected, index, inside } = part
  const roots = inside ? findAll(inside) : [document.documentElement]
  const found = roots.flatMap((root) => {
    if (role !== undefined)
      return queryAllByRole(root, role, { hidden: true, ...(selected !== undefined && { selected }) })
    if (label !== undefined) return queryAllByLabelText(root, label)
    if (text !== undefined) return queryAllByText(root, typeof text === 'string' ? exactly(text) : text)
    if (selector === undefined) throw new Error('A part needs a role, a label, a text or a selector')
    if (root.matches(selector)) return [root]
    return [...root.querySelectorAll<HTMLElement>(selector)]
  })
  const shown = found.filter(
    (element) => !element.closest(HIDDEN) && (name === undefined || isText(nameOf(element), name)),
  )
  return index === undefined ? shown : shown.slice(index, index + 1)
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
  const { attributes = {}, text, disabled, focused, ...texts } = sight
  const said = textOf(element)
  if (text !== undefined && !(typeof text === 'string' ? said.includes(oneSpaced(text)) : text.test(said)))
    fail(part, 'text', text, said)
  const seen = {
    name: () => nameOf(element),
    description: () => computeAccessibleDescription(element, { getComputedStyle: styleOf }),
    value: () => ('value' in element ? String(element.value) : ''),
  }
  for (const [what, expected] of Object.entries(texts)) {
    const got = seen[what as keyof typeof seen]()
    if (!isText(got, expected)) fail(part, what, expected, got)
  }
  if (disabled !== undefined && element.matches(':disabled, [aria-disabled=true]') !== disabled)
    fail(part, 'disabled', disabled, !disabled)
  if (focused !== undefined && (document.activeElement === element) !== focused)
    fail(part, 'focused', focused, document.activeElement?.outerHTML.slice(0, 80))
  for (const [attribute, expected] of Object.entries(attributes)) {
    const got = element.getAttribute(attribute)
    if (expected === null ? got !== null : got === null || !isText(got, expected))
      fail(part, attribute, expected, got)
  }
}

export const describePart = (part: Part): string =>
  JSON.stringify(part, (_key, value) => (value instanceof RegExp ? String(value) : value))

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const textOf = (element: Element) => oneSpaced(element.textContent ?? '')

const exactly = (text: string) => (_: string, element: Element | null) =>
  element !== null &&
  textOf(element) === oneSpaced(text) &&
  ![...element.children].some((child) => textOf(child) === oneSpaced(text))

function isText(got: string, expected: Text): boolean {
  return typeof expected === 'string' ? oneSpaced(got) === oneSpaced(expected) : expected.test(got)
}

function fail(part: Part, what: string, expected: unknown, got: unknown): never {
  throw new Error(`${describePart(part)}: ${what} should be ${String(expected)} and is ${String(got)}`)
}
