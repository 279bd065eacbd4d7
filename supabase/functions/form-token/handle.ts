/** Issues the token with which a form proves that it is ours. Stores nothing. */
import { failure, preflight, success } from '../_shared/http/response.ts'
import type { FormTokens } from '../_shared/lead/form-token.ts'

export type Dependencies = { issue: FormTokens['issue']; now(): Date }

export async function handle(request: Request, { issue, now }: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')
  return success({ token: await issue(now()) })
}
