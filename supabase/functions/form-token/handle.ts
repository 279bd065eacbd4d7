/**
 * Issues the token by which a form proves that it is ours. States the work it requires, in a surge some, whatever the
 * settings say, and from when on a lead with it is not too fast for a person. Stores nothing.
 */
import { SURGE } from '../../../content/screening.ts'
import { failure, preflight, success } from '../_shared/http/response.ts'
import type { FormTokens } from '../_shared/lead/form-token.ts'
import type { Surges } from '../_shared/lead/surge.ts'

/** The server that takes the lead may have an earlier clock than this one. */
const CLOCK_MARGIN_MS = 250

export type Dependencies = {
  formTokens: Pick<FormTokens, 'issue' | 'work'>
  surgeLasts: Surges['lasts']
  minimumFillMs: number
  now(): Date
}

export async function handle(
  request: Request,
  { formTokens, surgeLasts, minimumFillMs, now }: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  const work = Math.max(formTokens.work, (await surgeLasts()) ? SURGE.workBits : 0)
  return success({
    token: await formTokens.issue(now(), work),
    ...(work > 0 ? { work } : {}),
    ...(minimumFillMs > 0 ? { countsAfterMs: minimumFillMs + CLOCK_MARGIN_MS } : {}),
  })
}
