/**
 * What is typed before a page responds. React keeps the prerendered fields, unless something else has edited the page:
 * then it renders new ones, and what the old ones hold is entered there, as if typed again.
 */
import { useEffect, useLayoutEffect } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input[id], textarea[id], select[id]'

/** Prerendered fields by id. What has been removed still knows its value and its selection. */
const prerendered = new Map<string, Field>()
let focused: EventTarget | null = null

export const fieldsOf = (page: ParentNode) => [...page.querySelectorAll<Field>(FIELDS)]

export const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Remembers the page's fields. Call it before the page is hydrated. */
export function rememberFields(): void {
  for (const field of fieldsOf(document)) prerendered.set(field.id, field)
  focused = document.activeElement
  const follow = ({ target }: Event) => {
    focused = target
  }
  addEventListener('focusin', follow, { capture: true })
  // What was sent is not to come back.
  addEventListener('submit', forgetFields, { capture: true })
}

/** Call it when the page is left: the next one has fields of its own. */
export function forgetFields(): void {
  prerendered.clear()
}

/** Enters what removed fields held into those that have taken their places. For the root of a part that React renders. */
export function useReturnedFields(): void {
  // Before the visitor can type the next character.
  useLayoutEffect(() => {
    for (const [field, old] of replaced()) {
      copyValue(old, field)
      if (old === focused && document.activeElement === document.body) copyFocus(old, field)
    }
  }, [])
  // Once the fields' machines listen: after the effects of every part that React has rendered at once.
  useEffect(() => queueMicrotask(tellAll), [])
}

function tellAll(): void {
  for (const [field, old] of replaced()) {
    prerendered.delete(old.id)
    if (isFilledIn(old)) tell(field, old)
  }
}

function replaced(): [field: Field, old: Field][] {
  return [...prerendered].flatMap(([id, old]) => {
    const field = old.isConnected ? null : document.getElementById(id)
    return isField(field) ? [[field, old]] : []
  })
}

const isField = (element: Element | null): element is Field => element?.matches(FIELDS) ?? false

/** Whether it holds something else than it was prerendered with. */
function isFilledIn(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function copyValue(old: Field, field: Field): void {
  if (isTicked(field) || field.value === old.value) return
  // Past React's own property, by which it would take the change for its own and ignore the event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value)
}

function copyFocus(old: Field, field: Field): void {
  field.focus({ preventScroll: true })
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return
  const { selectionStart, selectionEnd } = old
  // Null for fields without a selection, such as those for email addresses.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Tells React of a value, as the visitor's input does. */
function tell(field: Field, old: Field): void {
  if (isTicked(field)) {
    if (isTicked(old) && field.checked !== old.checked) field.click()
    return
  }
  const isSelect = field instanceof HTMLSelectElement
  // React has rendered it again meanwhile; otherwise the visitor may have typed on.
  if (field.value === '' || (!isSelect && field.value === field.defaultValue)) copyValue(old, field)
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}
