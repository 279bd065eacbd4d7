/** Links by which a member claims a lead from the email that offers it. */
import * as v from 'valibot'
import { claim } from '../../../../content/claim.ts'
import { CLAIM_LINK_HOURS } from '../../../../content/constants.ts'
import type { CallDatabase } from '../runtime/database.ts'
import { createKeyedHash } from '../runtime/hash.ts'

/** Hexadecimal digits: 128 bits. */
const DIGITS = 32

/** A lead in a notice; each notice belongs to one member. */
type Offer = { notice: string; lead: string }

export type ClaimTokens = {
  sign(offer: Offer): Promise<string>
  /** The offer, if we signed it; null for anything else. */
  read(token: string): Promise<Offer | null>
}

export async function createClaimTokens(secret: string): Promise<ClaimTokens> {
  const hash = await createKeyedHash(`claim ${secret}`)
  const sign = async ({ notice, lead }: Offer) => {
    const content = `${notice}.${lead}`
    return `${content}.${(await hash(content)).slice(0, DIGITS)}`
  }
  return {
    sign,
    read: async (token) => {
      const [notice = '', lead = ''] = token.split('.')
      // Comparing hashes of both hides through timing how much of a guess was right.
      return (await hash(token)) === (await hash(await sign({ notice, lead }))) ? { notice, lead } : null
    },
  }
}

/** The address of a token's page, on the functions' host. */
export const claimAddress = (functions: string, token: string): string =>
  new URL(`/functions/v1/claim-lead?${new URLSearchParams({ token })}`, functions).href

const Lead = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  phoneNumber: v.nullable(v.string()),
  source: v.string(),
  address: v.nullable(v.string()),
  message: v.string(),
  receivedAt: v.string(),
})
const Standing = v.variant('state', [
  v.object({ state: v.literal('open'), version: v.number(), member: v.string(), lead: Lead }),
  v.object({ state: v.literal('mine'), member: v.string(), lead: Lead }),
  v.object({ state: v.literal('taken'), owner: v.nullable(v.string()) }),
  v.object({ state: v.literal('expired') }),
])
export type Standing = v.InferOutput<typeof Standing>

/** Looks at the offer, and claims it if `version`, the one that was shown, is given. */
export type FollowClaim = (offer: Offer, version?: number) => Promise<Standing>

export const createFollowClaim =
  (call: CallDatabase): FollowClaim =>
  async (offer, version) =>
    v.parse(
      Standing,
      await call('claim_by_link', {
        ...offer,
        note: claim.note,
        valid_hours: CLAIM_LINK_HOURS,
        ...(version !== undefined && { expected: version }),
      }),
    )
