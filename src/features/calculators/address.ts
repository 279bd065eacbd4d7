/** A calculator and the address of its page. */
import { type Field, parseInputs, searchOf, type Value } from '../../../content/calculators/fields.ts'

type Search = Readonly<Record<string, unknown>>

/** `search` with these inputs in place of the ones it has; what is not the calculator's stays. */
export function withInputs(fields: readonly Field[], search: Search, inputs: Record<string, Value>): Search {
  const names = new Set(fields.map(({ name }) => name))
  const others = Object.entries(search).filter(([name]) => !names.has(name))
  return { ...Object.fromEntries(others), ...searchOf(fields, inputs) }
}

/**
 * Checks the search part of a page with a calculator, for its route: of the calculator's inputs only what
 * is acceptable stays, and only what differs from the defaults. Whatever else stands there stays, too.
 */
export function checkInputs(fields: readonly Field[]) {
  return (search: Search): Search => withInputs(fields, search, parseInputs(fields, search))
}
