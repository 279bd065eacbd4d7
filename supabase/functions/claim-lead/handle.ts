/**
 * Shows a member the request that an email offers, with one button that claims it. Mail scanners follow every link
 * but press no button, so a GET changes nothing.
 */
import * as v from 'valibot'
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { readBody } from '../_shared/http/request.ts'
import { failureCode } from '../_shared/runtime/database.ts'
import type { ClaimTokens, FollowClaim } from '../_shared/team/claim-link.ts'
import { claimPage, toClaimPage } from '../_shared/team/claim-page.ts'

export type Dependencies = {
  tokens: ClaimTokens
  follow: FollowClaim
  deskUrl: string
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

const Press = v.object({
  token: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { tokens, follow, deskUrl, log } = dependencies
  const press = request.method === 'POST' ? await pressed(request) : undefined
  const token = press?.token ?? new URL(request.url).searchParams.get('token') ?? ''
  try {
    const offer = await tokens.read(token)
    if (!offer) return claimPage({ state: 'expired' }, '', deskUrl)
    const standing = await follow(offer, press?.version)
    return press ? toClaimPage(token) : claimPage(standing, token, deskUrl)
  } catch (error) {
    log(`claim-lead: nothing changed (${failureCode(error)})`)
    return claimPage({ state: 'failed' }, token, deskUrl)
  }
}

async function pressed(request: Request) {
  const body = await readBody(request, MAXIMUM_LENGTH.bodyBytes)
  const fields = v.safeParse(Press, typeof body === 'string' ? undefined : body.value)
  return fields.success ? fields.output : undefined
}
