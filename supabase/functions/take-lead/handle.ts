/** Stores a lead that a member of the team enters by hand for a walk-in or caller. */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { readBody } from '../_shared/http/request.ts'
import { failure, preflight, success } from '../_shared/http/response.ts'
import { parseTaken, type TakeLead } from '../_shared/lead/taken.ts'
import { failureCode, type MemberOf } from '../_shared/runtime/database.ts'

export type Dependencies = {
  memberOf: MemberOf
  takeLead: TakeLead
  /** Starts delivery without keeping the member waiting; never throws. */
  startDelivery(): void
  now(): Date
  log(line: string): void
}

export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  const { memberOf, takeLead, startDelivery, now, log } = dependencies
  try {
    const member = await memberOf(request.headers)
    if (member === null) return failure('forbidden')
    const body = await readBody(request, MAXIMUM_LENGTH.bodyBytes)
    if (typeof body === 'string') return failure(body)
    const parsed = parseTaken(body.value, now())
    if (!parsed.ok) return failure('invalid', parsed.fields)
    const { id, outcome } = await takeLead(member, parsed.lead)
    if (outcome === 'conflict') return failure('conflict')
    startDelivery()
    return success({ id, duplicate: outcome === 'duplicate' })
  } catch (error) {
    log(`take-lead: nothing stored (${failureCode(error)})`)
    return failure('store_unavailable')
  }
}
