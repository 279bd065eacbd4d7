/**
 * The two ways out of a mail, "Confirm" and "Unsubscribe". Programs that check mail follow every link, so a
 * GET changes nothing: it leads to the form on the site, whose button posts the token.
 */
import { MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import { NEWSLETTER_FRAGMENT } from '../../../../content/newsletter.ts'
import {
  type ErrorCode,
  failure,
  isNativePost,
  preflight,
  readBody,
  seeOther,
  success,
} from '../http/response.ts'
import { StoreError } from '../lead/store.ts'
import { hex } from '../runtime/environment.ts'
import { newsletterPath } from './email.ts'
import { readToken } from './fields.ts'

const UNKNOWN_TOKEN = { token: 'This link no longer works' }

export type TokenDependencies = {
  action: 'confirm' | 'unsubscribe'
  /** Resolves to whether the token was accepted. Rejects when the store cannot be asked. */
  act(tokenHash: string): Promise<boolean>
  siteUrl: string | undefined
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

export async function handleToken(request: Request, dependencies: TokenDependencies): Promise<Response> {
  const { action, siteUrl } = dependencies
  const inAddress = new URL(request.url).searchParams.get('token')
  if (request.method === 'OPTIONS') return preflight()
  if (request.method === 'GET' || request.method === 'HEAD')
    return seeOther(newsletterPath(NEWSLETTER_FRAGMENT[action], inAddress ?? ''), siteUrl)
  if (request.method !== 'POST') return notAllowed()

  // With the token in the address it is the mail program's one-click button (RFC 8058), which wants a plain
  // answer, and whose body, of one type or another, says nothing more.
  const native = inAddress === null && isNativePost(request)
  const body =
    inAddress === null ? await readBody(request, MAXIMUM_LENGTH.bodyBytes) : { value: { token: inAddress } }
  const result = typeof body === 'string' ? body : await use(readToken(body.value), dependencies)
  if (native) return seeOther(newsletterPath(fragmentFor(result, action)), siteUrl)
  if (result === 'done') return success({})
  return failure(result, result === 'invalid' ? UNKNOWN_TOKEN : undefined)
}

type Result = 'done' | ErrorCode

async function use(token: string, { action, act, log }: TokenDependencies): Promise<Result> {
  try {
    return (await act(await hashToken(token))) ? 'done' : 'invalid'
  } catch (error) {
    log(
      `newsletter-${action}: nothing changed (${error instanceof StoreError ? error.message : 'unexpected failure'})`,
    )
    return 'store_unavailable'
  }
}

function fragmentFor(result: Result, action: TokenDependencies['action']) {
  if (result === 'invalid') return NEWSLETTER_FRAGMENT.expired
  if (result !== 'done') return NEWSLETTER_FRAGMENT.failed
  return action === 'confirm' ? NEWSLETTER_FRAGMENT.confirmed : NEWSLETTER_FRAGMENT.unsubscribed
}

function notAllowed(): Response {
  const response = failure('method_not_allowed')
  response.headers.set('allow', 'GET, HEAD, POST, OPTIONS')
  return response
}

/** The form in which a token is stored. */
export async function hashToken(token: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
}
