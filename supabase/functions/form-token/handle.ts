/**
 * Issues the token by which a form proves that it is ours, and states the work it requires: in a surge some, whatever
 * the settings say. Stores nothing.
 */
import { SURGE } from '../../../content/screening.ts'
import { failure, preflight, success } from '../_shared/http/response.ts'
import type { FormTokens } from '../_shared/lead/form-token.ts'
import type { Surges } from '../_shared/lead/surge.ts'

export type Dependencies = {
  formTokens: Pick<FormTokens, 'issue' | 'work'>
  surgeLasts: Surges['lasts']
  now(): Date
}

export async function handle(
  request: Request,
  { formTokens, surgeLasts, now }: Dependencies,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  const work = Math.max(formTokens.work, (await surgeLasts()) ? SURGE.workBits : 0)
  return success({ token: await formTokens.issue(now(), work), ...(work > 0 ? { work } : {}) })
}
