/** Prefills a lead form with texts from the address's query, which links on other pages set. */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import type { LeadFormContent } from '../../../content/forms.ts'

const PREFILLED_FIELDS = ['address', 'message'] as const
type PrefilledField = (typeof PREFILLED_FIELDS)[number]

/**
 * The non-empty texts in `search`, the parsed query, for fields that the form has, trimmed and cut to the
 * maximum length of the lead contract (in characters).
 */
export function prefillValues(
  content: LeadFormContent,
  search: object,
): [name: PrefilledField, text: string][] {
  return PREFILLED_FIELDS.flatMap((name): [PrefilledField, string][] => {
    if (!content.fields.some((field) => field.name === name)) return []
    const text = textOf(Reflect.get(search, name)).trim().slice(0, MAXIMUM_LENGTH[name]).trimEnd()
    return text ? [[name, text]] : []
  })
}

/** The router parses text that looks like a number as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
