/**
 * Handles "Confirm" and "Unsubscribe". Mail scanners follow every link, so a GET changes nothing: it redirects to the
 * page whose button posts the token.
 */
import { MAXIMUM_LENGTH } from '../../../../content/constants.ts'
import type { LinkAction } from '../../../../content/types.ts'
import { isNativePost, readBody } from '../http/request.ts'
import { type ErrorCode, failure, preflight, seeOther, success } from '../http/response.ts'
import { failureCode } from '../runtime/database.ts'
import { newsletterPath } from './email.ts'
import type { FollowedLink } from './store.ts'
import { storedHashes, tokenInAddress, tokenInBody } from './token.ts'

const UNKNOWN_TOKEN = { token: 'This link no longer works' }

export type TokenDependencies = {
  action: LinkAction
  /** Resolves to what the link did, or null if it no longer works. Rejects if the database is unavailable. */
  follow(tokenHash: string, action: LinkAction): Promise<FollowedLink | null>
  siteUrl: string | undefined
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

export async function handleToken(request: Request, dependencies: TokenDependencies): Promise<Response> {
  const { action, siteUrl } = dependencies
  const inAddress = tokenInAddress(request)
  if (request.method === 'OPTIONS') return preflight()
  if (request.method === 'GET' || request.method === 'HEAD')
    return seeOther(newsletterPath(action, inAddress ?? ''), siteUrl)
  if (request.method !== 'POST') return methodNotAllowed()

  // A token in the address means the mail program's one-click button (RFC 8058). It expects a plain
  // response, and its body, whatever the type, carries no further information.
  const native = inAddress === null && isNativePost(request)
  const body =
    inAddress === null ? await readBody(request, MAXIMUM_LENGTH.bodyBytes) : { value: { token: inAddress } }
  const token = typeof body === 'string' ? '' : tokenInBody(body.value)
  const result = typeof body === 'string' ? body : await follow(token, dependencies)
  if (native) return seeOther(pathFor(result, action, token), siteUrl)
  if (typeof result === 'object') return success(result)
  return failure(result, result === 'invalid' ? UNKNOWN_TOKEN : undefined)
}

type Result = FollowedLink | ErrorCode

async function follow(token: string, { action, follow, log }: TokenDependencies): Promise<Result> {
  try {
    for (const hash of await storedHashes(token)) {
      const followed = await follow(hash, action)
      if (followed) return followed
    }
    return 'invalid'
  } catch (error) {
    log(`newsletter-${action}: nothing changed (${failureCode(error)})`)
    return 'store_unavailable'
  }
}

/** The page that shows the result. After a failure it is the form, with the token for another try. */
function pathFor(result: Result, action: LinkAction, token: string): string {
  if (result === 'invalid') return newsletterPath('expired')
  if (typeof result === 'string') return newsletterPath(`${action}Failed`, token)
  if (!result.used) return newsletterPath(result.state)
  return newsletterPath(result.state === 'confirmed' ? 'onTheList' : 'offTheList')
}

function methodNotAllowed(): Response {
  const response = failure('method_not_allowed')
  response.headers.set('allow', 'GET, HEAD, POST, OPTIONS')
  return response
}
