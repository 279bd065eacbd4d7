/**
 * The token in a confirmation mail, which confirms or unsubscribes its address. Visitors see it as a code. The
 * database stores only its hash.
 */
import * as v from 'valibot'
import { MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import { createKeyedHash, sha256 } from '../runtime/hash.ts'
import { clip } from '../text.ts'

/** Hexadecimal digits: 128 bits, and short enough to copy from a mail. */
const DIGITS = 32
/** Older requests' tokens: their stored hashes cover one digit less. */
const OLDER_DIGITS = 31
/** The site's router would read a token of decimal digits alone as a number. */
const PREFIX = 'c'

/** The token of a newsletter request, by the request's id. */
export type DeriveToken = (requestId: string) => Promise<string>

/** Tokens derive from the request's id, so a resent mail carries the same one. */
export async function createTokenDerivation(secret: string): Promise<DeriveToken> {
  const hash = await createKeyedHash(`newsletter ${secret}`)
  return async (requestId) => PREFIX + (await hash(requestId)).slice(0, DIGITS)
}

/** The stored form of a token. */
export function hashToken(token: string): Promise<string> {
  return sha256(token)
}

/**
 * The hashes under which a token may be stored. An older request's mail, sent today, carries one digit more than the
 * stored token.
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

/** The token in a decoded request body; empty if there is none. */
export function tokenInBody(body: unknown): string {
  const fields = v.safeParse(TokenFields, body)
  return fields.success ? fields.output.token : ''
}

/** The token in a request's address, verbatim; null if there is none. */
export function tokenInAddress(request: Request): string | null {
  return new URL(request.url).searchParams.get('token')
}

/** The query of an address that `tokenInAddress` reads. */
export function tokenQuery(token: string): string {
  return `?${new URLSearchParams({ token })}`
}
