/** A lead form's context, events, request and answers. */
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

/** Milliseconds since 1970. */
type Times = {
  pageOpenedAt: number
  /** When the visitor first changed a field; `null` before. */
  formStartedAt: number | null
}

export type LeadRequest = Times & { submissionId: string; values: LeadValues }

/** The number of the next automatic retry, starting at 1, and the pause that the server requests, in milliseconds. */
export type Retry = { retry: number; afterMs: number }

/** The page's address carries texts for fields. */
export type Prefill = {
  type: 'lead.prefill'
  texts: FieldTexts
  /** The fields' current values. */
  values: LeadValues
}

/** The texts for fields that are empty or still hold an earlier address's text. */
export function replaceable(prefilled: FieldTexts, { texts, values }: Prefill): FieldTexts {
  const isFree = (name: string) => (values[name] ?? '') === '' || values[name] === prefilled[name]
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isFree(name)))
}

export type LeadFormContext = Times & {
  /** Automatic retries since the visitor submitted the form. */
  retries: number
  /** The pause that the server requested last, in milliseconds. */
  afterMs: number
  /** Kept from the first attempt until the lead is stored. */
  submissionId: string | null
  /** An unused id, for the next submission. */
  freshId: string
  values: LeadValues
  /** The errors of the last submit, as the focused summary lists them. */
  summary: FieldErrors
  /** The same fields now, checked live: an empty message is a corrected field. */
  fields: FieldErrors
  /** The last stored lead: its id, and the first name given. */
  receipt: { id: string; firstName: string; email: string } | null
  /** The texts of the page's address that were put into fields. */
  prefilled: FieldTexts
}

export type Submit = {
  type: 'lead.submit'
  values: LeadValues
  /** The form's own validation errors, by field; empty if all is well. */
  failedChecks: FieldErrors
  /** Used unless an earlier attempt already has an id. */
  freshId: string
}

export type Edit = {
  type: 'lead.edit'
  field: string
  /** The field's current error; empty if it passes. */
  message: string
  /** Milliseconds since 1970. */
  at: number
}

/** The visitor wants to fill in the form once more. */
type Another = { type: 'lead.another' }

export type ConnectionRestored = { type: 'connection.restored' }

export type LeadFormEvent = Submit | Edit | Prefill | Another | ConnectionRestored

export type LeadFormInput = Pick<Times, 'pageOpenedAt'> & {
  /** The id of a form that was sent before a reload and got no answer. */
  submissionId: string | null
}

/** The context of an untouched form. */
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
