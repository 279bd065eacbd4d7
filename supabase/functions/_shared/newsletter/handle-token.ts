/**
 * Handles "Confirm" and "Unsubscribe". Mail scanners follow every link, so a GET changes nothing: it
 * redirects to the form on the site, whose button posts the token.
 */
import { MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import { NEWSLETTER_FRAGMENT } from '../../../../content/newsletter.ts'
import { isNativePost, readBody } from '../http/request.ts'
import { type ErrorCode, failure, preflight, seeOther, success } from '../http/response.ts'
import { failureCode } from '../runtime/database.ts'
import { newsletterPath } from './email.ts'
import { storedHashes, tokenInAddress, tokenInBody } from './token.ts'

const UNKNOWN_TOKEN = { token: 'This link no longer works' }

export type TokenDependencies = {
  action: 'confirm' | 'unsubscribe'
  /** Resolves to whether the token was accepted. Rejects when the database is unavailable. */
  apply(tokenHash: string): Promise<boolean>
  siteUrl: string | undefined
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

export async function handleToken(request: Request, dependencies: TokenDependencies): Promise<Response> {
  const { action, siteUrl } = dependencies
  const inAddress = tokenInAddress(request)
  if (request.method === 'OPTIONS') return preflight()
  if (request.method === 'GET' || request.method === 'HEAD')
    return seeOther(newsletterPath(NEWSLETTER_FRAGMENT[action], inAddress ?? ''), siteUrl)
  if (request.method !== 'POST') return methodNotAllowed()

  // A token in the address means the mail program's one-click button (RFC 8058). It expects a plain
  // response, and its body, whatever the type, carries no further information.
  const native = inAddress === null && isNativePost(request)
  const body =
    inAddress === null ? await readBody(request, MAXIMUM_LENGTH.bodyBytes) : { value: { token: inAddress } }
  const result = typeof body === 'string' ? body : await applyToken(tokenInBody(body.value), dependencies)
  if (native) return seeOther(newsletterPath(fragmentFor(result, action)), siteUrl)
  if (result === 'done') return success({})
  return failure(result, result === 'invalid' ? UNKNOWN_TOKEN : undefined)
}

type Result = 'done' | ErrorCode

async function applyToken(token: string, { action, apply, log }: TokenDependencies): Promise<Result> {
  try {
    for (const hash of await storedHashes(token)) if (await apply(hash)) return 'done'
    return 'invalid'
  } catch (error) {
    log(`newsletter-${action}: nothing changed (${failureCode(error)})`)
    return 'store_unavailable'
  }
}

function fragmentFor(result: Result, action: TokenDependencies['action']) {
  if (result === 'invalid') return NEWSLETTER_FRAGMENT.expired
  if (result !== 'done') return NEWSLETTER_FRAGMENT.failed
  return action === 'confirm' ? NEWSLETTER_FRAGMENT.confirmed : NEWSLETTER_FRAGMENT.unsubscribed
}

function methodNotAllowed(): Response {
  const response = failure('method_not_allowed')
  response.headers.set('allow', 'GET, HEAD, POST, OPTIONS')
  return response
}
