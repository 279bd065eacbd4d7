/** What a request for the newsletter may hold. The e-mail rule is the lead forms' own. */
import * as v from 'valibot'
import { MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import { ContactFields } from '../lead/fields.ts'
import { clip } from '../text.ts'

const NewsletterFields = v.object({
  email: ContactFields.entries.email,
  /** The page the box stands on. Never a reason to refuse. */
  page: v.fallback(v.string(), ''),
})

const TokenFields = v.object({
  token: v.pipe(
    v.string(),
    v.transform((text) => clip(text.trim().toLowerCase(), MAXIMUM_LENGTH.name)),
  ),
})

const record = v.fallback(v.record(v.string(), v.unknown()), {})

/** Checks a decoded body. `issues` always name a field, even when the body is no object. */
export function parseSubscription(input: unknown) {
  return v.safeParse(NewsletterFields, { page: '', ...v.parse(record, input) })
}

/** The token of a decoded body; empty text when there is none. */
export function readToken(input: unknown): string {
  const fields = v.safeParse(TokenFields, input)
  return fields.success ? fields.output.token : ''
}
