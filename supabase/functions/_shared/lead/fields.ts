/**
 * What each form asks for and how it answers bad input, word for word from section 5.
 * The browser checks with these schemas before sending; the function checks again with the same ones.
 */
import * as v from 'valibot'
import {
  EXPERIENCE_OPTIONS,
  LEAD_SOURCE,
  MAXIMUM_LENGTH,
  MINIMUM_LENGTH,
} from '../../../../content/constants.ts'

const tooLong = (what: string, most: number) => `${what} is too long (maximum ${most} characters)`

/** Text of a bounded length; surrounding white space does not count. A missing value is empty text. */
function text(least: number, message: string, most: number, what: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.minLength(least, message),
    v.maxLength(most, tooLong(what, most)),
  )
}

function email(message: string) {
  return v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.maxLength(MAXIMUM_LENGTH.email, tooLong('Email', MAXIMUM_LENGTH.email)),
    v.email(message),
  )
}

const optionalAddress = v.optional(
  v.pipe(
    v.string('Please enter the address as text'),
    v.trim(),
    v.maxLength(MAXIMUM_LENGTH.address, tooLong('Address', MAXIMUM_LENGTH.address)),
  ),
  '',
)

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

/** The contact form, which the evaluation page shares. */
export const ContactFields = v.object({
  ...contactPerson,
  message: text(
    MINIMUM_LENGTH.contactMessage,
    'Please enter a message (minimum 10 characters)',
    MAXIMUM_LENGTH.message,
    'Message',
  ),
  address: optionalAddress,
})

/** A lead from a client of its own, which may leave the message out. */
const OpenFields = v.object({ ...contactPerson, message: optionalMessage, address: optionalAddress })

const JOIN_EXPERIENCE_MESSAGE = 'Please select your experience.'

/** The join-the-team application. */
export const JoinFields = v.object({
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
  experience: v.picklist(EXPERIENCE_OPTIONS, JOIN_EXPERIENCE_MESSAGE),
  message: optionalMessage,
})

/** An application from a client of its own, which may carry the experience in its notes instead. */
const OpenJoinFields = v.object({
  ...JoinFields.entries,
  experience: v.optional(v.picklist(EXPERIENCE_OPTIONS, JOIN_EXPERIENCE_MESSAGE)),
})

/** The first message of each field that failed, by field name. */
export type FieldErrors = Readonly<Record<string, string>>

export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? 'form'] ??= issue.message
  return errors
}

const CONTACT_SOURCES: readonly string[] = [
  LEAD_SOURCE.contactForm,
  LEAD_SOURCE.contactPage,
  LEAD_SOURCE.evaluationPage,
]

/**
 * The rules for a lead from `source`. A field that the sender named is held to its form's rule;
 * a message or an experience that was left out entirely is not missed, because the bare payloads
 * of section 3 may do so.
 */
export function fieldsFor(source: string, named: { message: boolean; experience: boolean }) {
  if (source === LEAD_SOURCE.joinTeam) return named.experience ? JoinFields : OpenJoinFields
  return CONTACT_SOURCES.includes(source) && named.message ? ContactFields : OpenFields
}
