/**
 * Issues the token by which a form proves that it is ours. States the work it requires, and from when on a lead with it
 * is not too fast for a person. Stores nothing.
 */
import { failure, preflight, success } from '../_shared/http/response.ts'
import type { FormTokens } from '../_shared/lead/form-token.ts'

/** The server that takes the lead may have an earlier clock than this one. */
const CLOCK_MARGIN_MS = 250

export type Dependencies = {
  formTokens: Pick<FormTokens, 'issue' | 'work'>
  minimumFillMs: number
  now(): Date
}

export async function handle(
  request: Request,
  { formTokens, minimumFillMs, now }: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  const { work } = formTokens
  return success({
    token: await formTokens.issue(now(), work),
    ...(work > 0 ? { work } : {}),
    ...(minimumFillMs > 0 ? { countsAfterMs: minimumFillMs + CLOCK_MARGIN_MS } : {}),
  })
}
