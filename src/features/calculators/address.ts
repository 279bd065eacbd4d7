/** A calculator's inputs in the URL of its page. */
import { type Field, parseInputs, toSearch, type Value } from '../../../content/calculators/fields.ts'

type Search = Readonly<Record<string, unknown>>

/** `search` with its calculator inputs replaced by these; other parameters stay. */
export function withInputs(fields: readonly Field[], search: Search, inputs: Record<string, Value>): Search {
  const names = new Set(fields.map(({ name }) => name))
  const others = Object.entries(search).filter(([name]) => !names.has(name))
  return { ...Object.fromEntries(others), ...toSearch(fields, inputs) }
}

/**
 * `validateSearch` for the route of a page with a calculator: keeps inputs that are valid and differ from their
 * defaults, and all other parameters.
 */
export function checkInputs(fields: readonly Field[]) {
  return (search: Search): Search => withInputs(fields, search, parseInputs(fields, search))
}
