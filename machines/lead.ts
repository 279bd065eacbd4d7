/** What a lead form knows, what happens to it, what it sends and what it is answered. */
import type { FieldErrors } from '../content/types.ts'

/** What the visitor filled in, by field name. */
export type LeadValues = Readonly<Record<string, string | boolean>>

export type FieldTexts = Readonly<Record<string, string>>

/** The server's answer. Refusals are answers; an error is unexpected. */
export type LeadAnswer =
  | { outcome: 'stored'; id: string; duplicate: boolean }
  /** The server rejected fields that passed the browser's checks. */
  | { outcome: 'invalid'; fields: FieldErrors }
  /** An earlier attempt was stored, and the text has changed since: it is a new submission. */
  | { outcome: 'conflict' }
  | { outcome: 'refused' }
  /** The server asks for a pause, in milliseconds. */
  | { outcome: 'later'; afterMs: number }
  /** Nothing was sent, because the browser has no connection. */
  | { outcome: 'offline' }

/** Times are milliseconds since 1970. */
type Times = {
  pageOpenedAt: number
  /** When the visitor first changed a field; `null` before. */
  formStartedAt: number | null
}

export type LeadRequest = Times & { submissionId: string; values: LeadValues }

/** Which automatic retry comes next, from 1, and the pause that the server asks for, in milliseconds. */
export type Retry = { retry: number; afterMs: number }

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

export type LeadFormContext = Times & {
  /** Automatic retries since the visitor sent the form. */
  retries: number
  /** The pause that the server asked for last, in milliseconds. */
  afterMs: number
  /** Kept from the first attempt until the lead is stored. */
  submissionId: string | null
  /** An unused id, for the next submission. */
  freshId: string
  values: LeadValues
  /** What was wrong when the form was last sent, as the summary that took the focus lists it. */
  summary: FieldErrors
  /** The same fields as they are now, checked live: an empty message is a corrected field. */
  fields: FieldErrors
  /** Of the lead that was stored last: its id, and the first name that was given. */
  receipt: { id: string; firstName: string } | null
  /** The texts that the address of the page handed over and that were put into fields. */
  prefilled: FieldTexts
}

export type Submit = {
  type: 'lead.submit'
  values: LeadValues
  /** What the form's own checks found, by field; empty when all is well. */
  failedChecks: FieldErrors
  /** Used unless an earlier attempt already has an id. */
  freshId: string
}

export type Edit = {
  type: 'lead.edit'
  field: string
  /** What the field's check says now; empty when it passes. */
  message: string
  /** Milliseconds since 1970. */
  at: number
}

/** The visitor wants to fill in the form once more. */
type Another = { type: 'lead.another' }

export type ConnectionRestored = { type: 'connection.restored' }

export type LeadFormEvent = Submit | Edit | Prefill | Another | ConnectionRestored

export type LeadFormInput = Pick<Times, 'pageOpenedAt'> & {
  /** Of a form that was sent before the page was reloaded, and got no answer. */
  submissionId: string | null
}

/** Of a form that nobody has touched. */
export const untouched = {
  formStartedAt: null,
  retries: 0,
  afterMs: 0,
  freshId: '',
  values: {},
  summary: {},
  fields: {},
  receipt: null,
  prefilled: {},
} satisfies Partial<LeadFormContext>
