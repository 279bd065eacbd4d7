/** The fields of a newsletter request. The email rule is that of the lead forms. */
import * as v from 'valibot'
import { EmailField } from '../lead/fields.ts'

const NewsletterFields = v.object({
  email: EmailField,
  /** Path of the page the form is on. Never a reason to refuse. */
  page: v.fallback(v.string(), ''),
})

const record = v.fallback(v.record(v.string(), v.unknown()), {})

/** Checks a decoded body. Every issue names a field, even when the body is not an object. */
export function parseSubscription(input: unknown) {
  return v.safeParse(NewsletterFields, { page: '', ...v.parse(record, input) })
}

/** The error message for an address; empty if it is valid. */
export function checkAddress(email: string): string {
  const checked = v.safeParse(NewsletterFields.entries.email, email)
  return checked.success ? '' : checked.issues[0].message
}
