/** A calculator's inputs in the URL of its page. */
import { type Field, toSearch, type Value } from '../../../content/calculators/fields.ts'

type Search = Readonly<Record<string, unknown>>

/** `search` with its calculator inputs replaced by those that differ from their defaults; other parameters stay. */
export function withInputs(fields: readonly Field[], search: Search, inputs: Record<string, Value>): Search {
  const names = new Set(fields.map(({ name }) => name))
  const others = Object.entries(search).filter(([name]) => !names.has(name))
  return { ...Object.fromEntries(others), ...toSearch(fields, inputs) }
}
