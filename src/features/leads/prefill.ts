/** Texts that another page hands over to a lead form in the query of the address. */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import type { LeadFormContent } from '../../../content/forms.ts'

const HANDED_ON = ['address', 'message'] as const
type HandedOn = (typeof HANDED_ON)[number]

/**
 * The texts in `search`, the parsed query, for fields that the form has: trimmed, no longer than the lead
 * contract takes (in characters), and none that is empty.
 */
export function handedOn(content: LeadFormContent, search: object): [name: HandedOn, text: string][] {
  return HANDED_ON.flatMap((name): [HandedOn, string][] => {
    if (!content.fields.some((field) => field.name === name)) return []
    const text = textOf(Reflect.get(search, name)).trim().slice(0, MAXIMUM_LENGTH[name]).trimEnd()
    return text ? [[name, text]] : []
  })
}

/** The router parses a text that looks like a number as one. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
