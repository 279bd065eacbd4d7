/** What is in a page's fields, kept by the tab across a reload of our own. */
import { fieldsOf, isTicked } from './fields.ts'

const STORAGE_KEY = 'fields'

type Kept = { path: string; focused: string; values: [id: string, value: string | boolean][] }

let filled = false

/**
 * Keeps what the fields hold, except passwords, and ticks in forms that are sent to us: each consent is the visitor's
 * own. Throws if storage is blocked.
 */
export function keepFields(): void {
  const values = fieldsOf(document).flatMap((field): Kept['values'] => {
    const value = isTicked(field) ? field.checked : field.value
    const isOwn = field.type === 'password' || (value === true && field.form?.method === 'post')
    return isOwn ? [] : [[field.id, value]]
  })
  const kept: Kept = { path: location.pathname, focused: document.activeElement?.id ?? '', values }
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
}

/** Fills in what was kept. Call it before the page is hydrated. */
export function fillInKept(): void {
  try {
    const kept: Kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    sessionStorage.removeItem(STORAGE_KEY)
    if (kept?.path !== location.pathname) return
    filled = true
    const values = new Map(kept.values)
    for (const field of fieldsOf(document)) {
      const value = values.get(field.id)
      if (typeof value === 'boolean' && isTicked(field)) field.checked = value
      if (typeof value === 'string' && field.value !== value) field.value = value
    }
    document.getElementById(kept.focused)?.focus({ preventScroll: true })
  } catch {
    // Storage is blocked.
  }
}

/** Whether the page was filled in, so that it has to respond at once. */
export const wasFilledIn = () => filled
