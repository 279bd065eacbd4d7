/**
 * The rules of each form's fields and their messages, word for word from section 5. The browser validates with these
 * schemas before sending; the function validates again with the same ones.
 */
import * as v from 'valibot'
import { LEAD_SOURCE, MAXIMUM_LENGTH, MINIMUM_LENGTH } from '../../../../content/constants.ts'
import {
  type ExtraName,
  type extraFields,
  type FormId,
  forExtraFields,
} from '../../../../content/lead-fields.ts'
import type { FieldErrors } from '../../../../content/types.ts'
import { storable } from '../text.ts'
import { readAddress } from './email-address.ts'

const tooLong = (what: string, max: number) => `${what} is too long (maximum ${max} characters)`

/**
 * Text of a bounded length, trimmed, without marks that nobody sees, and with each letter written in one way. A missing
 * value is empty text.
 */
function text(min: number, message: string, max: number, what: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.transform((typed) => storable(typed).normalize('NFC')),
    v.trim(),
    v.minLength(min, message),
    v.maxLength(max, tooLong(what, max)),
  )
}

/** The WHATWG rule for `<input type="email">`, so that we refuse no address that the browser accepts. */
function email(message: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.transform(readAddress),
    v.maxLength(MAXIMUM_LENGTH.email, tooLong('Email', MAXIMUM_LENGTH.email)),
    v.rfcEmail(message),
  )
}

/** An answer to an extra field; an optional one that is missing is empty text. */
function answer({ label, maxLength, options, invalid }: (typeof extraFields)[number][1], required: boolean) {
  if (options) {
    const offered = Object.keys(options)
    return required ? v.picklist(offered, invalid) : v.optional(v.picklist(['', ...offered], invalid), '')
  }
  return text(required ? 1 : 0, invalid, maxLength ?? MAXIMUM_LENGTH.shortText, label)
}

const optionalMessage = v.optional(
  v.pipe(
    v.string('Please enter the message as text'),
    v.trim(),
    v.maxLength(MAXIMUM_LENGTH.message, tooLong('Message', MAXIMUM_LENGTH.message)),
  ),
  '',
)

const contactPerson = {
  firstName: text(MINIMUM_LENGTH.contactName, 'First name is required', MAXIMUM_LENGTH.name, 'First name'),
  lastName: text(MINIMUM_LENGTH.contactName, 'Last name is required', MAXIMUM_LENGTH.name, 'Last name'),
  email: email('Please enter a valid email address'),
  phone: text(
    MINIMUM_LENGTH.phone,
    'Please enter a valid phone number',
    MAXIMUM_LENGTH.phone,
    'Phone number',
  ),
}

const applicant = {
  firstName: text(
    MINIMUM_LENGTH.joinName,
    'First name must be at least 2 characters.',
    MAXIMUM_LENGTH.name,
    'First name',
  ),
  lastName: text(
    MINIMUM_LENGTH.joinName,
    'Last name must be at least 2 characters.',
    MAXIMUM_LENGTH.name,
    'Last name',
  ),
  email: email('Please enter a valid email address.'),
  phone: text(
    MINIMUM_LENGTH.phone,
    'Please enter a valid phone number.',
    MAXIMUM_LENGTH.phone,
    'Phone number',
  ),
}

/** An email address on every form but the application. */
export const EmailField = contactPerson.email

const requiredMessage = text(
  MINIMUM_LENGTH.contactMessage,
  'Please enter a message (minimum 10 characters)',
  MAXIMUM_LENGTH.message,
  'Message',
)

/** The form whose page a source's leads come from; other sources have none. */
const FORM_OF: Readonly<Record<string, FormId>> = {
  [LEAD_SOURCE.contactForm]: 'contact',
  [LEAD_SOURCE.contactPage]: 'contact',
  [LEAD_SOURCE.evaluationPage]: 'evaluation',
  [LEAD_SOURCE.joinTeam]: 'join',
  [LEAD_SOURCE.byHand]: 'by-hand',
}

/**
 * The rules for a lead from `source`: its form's, or any client's. The bare payloads of section 3 may omit the
 * message and the extra fields; `omitted` names which. Any client may answer an extra field that its form does not
 * ask for.
 */
export function fieldsFor(source: string, omitted: readonly ('message' | ExtraName)[] = []) {
  const form = FORM_OF[source]
  const asksMessage = form !== undefined && form !== 'join' && !omitted.includes('message')
  return v.object({
    ...(form === 'join' ? applicant : contactPerson),
    message: asksMessage ? requiredMessage : optionalMessage,
    ...forExtraFields((name, field) => {
      const required = form !== undefined && field.forms[form]?.required === true
      return answer(field, required && !omitted.includes(name))
    }),
  })
}

/** Accepts empty text, or text that passes. */
function orEmpty<Schema extends v.GenericSchema<unknown, string>>(schema: Schema) {
  const empty = v.pipe(v.string(), v.trim())
  return v.optional(
    v.lazy(
      (given): v.GenericSchema<unknown, string> =>
        typeof given === 'string' && given.trim() === '' ? empty : schema,
    ),
    '',
  )
}

/** The fields of a lead entered by hand: a walk-in may give only one way to be reached. */
export const TakenFields = v.pipe(
  v.object({
    ...fieldsFor(LEAD_SOURCE.byHand).entries,
    email: orEmpty(contactPerson.email),
    phone: orEmpty(contactPerson.phone),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'Please enter a phone number or an email address',
    ),
    ['phone'],
  ),
)

/** Checks the fields of the form for `source`. No errors means that they are valid. */
export function checkFields(source: string, values: Readonly<Record<string, unknown>>): FieldErrors {
  const fields = source === LEAD_SOURCE.byHand ? TakenFields : fieldsFor(source)
  const checked = v.safeParse(fields, values)
  return checked.success ? {} : fieldErrors(checked.issues)
}

/** The first message of each field that failed. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message
  return errors
}
