/** Issues the token with which a form proves that it is ours, and says how much work that asks for. Stores nothing. */
import { failure, preflight, success } from '../_shared/http/response.ts'
import type { FormTokens } from '../_shared/lead/form-token.ts'

export type Dependencies = { formTokens: Pick<FormTokens, 'issue' | 'work'>; now(): Date }

export async function handle(request: Request, { formTokens, now }: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  const { issue, work } = formTokens
  return success({ token: await issue(now()), ...(work > 0 ? { work } : {}) })
}
