/**
 * The token in a confirmation mail, which confirms or unsubscribes the address it was sent to.
 * The visitor sees it as a code. The database stores only its hash.
 */
import * as v from 'valibot'
import { MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import { createKeyedHash, sha256 } from '../runtime/hash.ts'
import { clip } from '../text.ts'

/** Hexadecimal digits: 128 bits, and short enough to copy from a mail. */
const DIGITS = 32
/** Those of older requests, whose stored hashes are of tokens without the last digit. */
const OLDER_DIGITS = 31
/** The site's router would read a token of decimal digits alone as a number. */
const PREFIX = 'c'

/** The token of a newsletter request, by the request's id. */
export type DeriveToken = (requestId: string) => Promise<string>

/** Tokens are derived from the request's id, so that a mail sent again carries the same one. */
export async function createTokenDerivation(secret: string): Promise<DeriveToken> {
  const hash = await createKeyedHash(`newsletter ${secret}`)
  return async (requestId) => PREFIX + (await hash(requestId)).slice(0, DIGITS)
}

/** The form in which a token is stored. */
export function hashToken(token: string): Promise<string> {
  return sha256(token)
}

/**
 * The hashes by which a token may be stored. A mail of an older request that is sent, or sent again, today carries a
 * digit more than the token that was stored.
 */
export function storedHashes(token: string): Promise<string[]> {
  const isFull = token.length === PREFIX.length + DIGITS
  const tokens = isFull ? [token, token.slice(0, PREFIX.length + OLDER_DIGITS)] : [token]
  return Promise.all(tokens.map(hashToken))
}

const TokenFields = v.object({
  token: v.pipe(
    v.string(),
    v.transform((text) => clip(text.trim().toLowerCase(), MAXIMUM_LENGTH.name)),
  ),
})

/** The token in a decoded request body; empty when there is none. */
export function tokenInBody(body: unknown): string {
  const fields = v.safeParse(TokenFields, body)
  return fields.success ? fields.output.token : ''
}

/** The token in a request's address, as it stands there; null when there is none. */
export function tokenInAddress(request: Request): string | null {
  return new URL(request.url).searchParams.get('token')
}

/** The query of an address that `tokenInAddress` reads. */
export function tokenQuery(token: string): string {
  return `?${new URLSearchParams({ token })}`
}
