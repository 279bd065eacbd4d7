/** How a lead form takes over texts that the address of the page carries. */

import type { LeadValues } from './lead-form.ts'

export type FieldTexts = Readonly<Record<string, string>>

/** The address of the page has texts for fields. */
export type Prefill = {
  type: 'lead.prefill'
  texts: FieldTexts
  /** What the fields hold now. */
  values: LeadValues
}

/** The texts for fields that are empty, or that still hold what an earlier address handed over. */
export function replaceable(prefilled: FieldTexts, { texts, values }: Prefill): FieldTexts {
  const isFree = (name: string) => (values[name] ?? '') === '' || values[name] === prefilled[name]
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isFree(name)))
}

type Prefilling = { context: { prefilled: FieldTexts }; event: Prefill }

export const prefillActions = [
  {
    type: 'fillFields',
    params: ({ context, event }: Prefilling) => ({ texts: replaceable(context.prefilled, event) }),
  },
  { type: 'setPrefilled', params: ({ event }: Prefilling) => event },
] as const
