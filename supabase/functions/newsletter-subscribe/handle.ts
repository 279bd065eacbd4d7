/**
 * Takes a request for the newsletter and has a confirmation mail sent. The answer never tells whether the
 * address is on the list already.
 */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { NEWSLETTER_FRAGMENT, NEWSLETTER_LIMIT, newsletter } from '../../../content/newsletter.ts'
import {
  type ErrorCode,
  failure,
  isNativePost,
  preflight,
  readBody,
  seeOther,
  success,
} from '../_shared/http/response.ts'
import { fieldErrors } from '../_shared/lead/fields.ts'
import { StoreError } from '../_shared/lead/store.ts'
import { pagePath } from '../_shared/lead/visit.ts'
import { parseSubscription } from '../_shared/newsletter/fields.ts'
import type { NewsletterRequest, NewsletterStore } from '../_shared/newsletter/store.ts'
import { hashToken } from '../_shared/newsletter/token.ts'
import { clip } from '../_shared/text.ts'

export type Dependencies = {
  request: NewsletterStore['request']
  hashAddress(address: string): Promise<string>
  /** The token in the mail that answers a request, by the request's id. */
  mailToken(requestId: string): Promise<string>
  /** Starts delivery without keeping the visitor waiting; never throws. */
  wakeDelivery(): void
  newId(): string
  siteUrl: string | undefined
  /** Reports a failure to the operator: a stable code, never personal data. */
  log(line: string): void
}

export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight()
  if (request.method !== 'POST') return failure('method_not_allowed')

  const body = await readBody(request, MAXIMUM_LENGTH.bodyBytes)
  const value = typeof body === 'string' ? undefined : body.value
  const parsed = parseSubscription(value)
  const page = pagePath((parsed.success && parsed.output.page) || (request.headers.get('referer') ?? ''))
  const native = isNativePost(request)
  const refuse = (code: ErrorCode, fields?: Readonly<Record<string, string>>) =>
    native
      ? seeOther(`${page}#${NEWSLETTER_FRAGMENT[code === 'invalid' ? code : 'failed']}`, dependencies.siteUrl)
      : failure(code, fields)
  if (typeof body === 'string') return refuse(body)
  if (!parsed.success) return refuse('invalid', fieldErrors(parsed.issues))

  try {
    const asked = await describe(request, { email: parsed.output.email, page }, dependencies)
    if (await dependencies.request(asked, NEWSLETTER_LIMIT.mailsPerDay)) dependencies.wakeDelivery()
  } catch (error) {
    const reason = error instanceof StoreError ? error.message : 'unexpected failure'
    dependencies.log(`newsletter-subscribe: nothing stored (${reason})`)
    return refuse('store_unavailable')
  }
  return native ? seeOther(`${page}#${NEWSLETTER_FRAGMENT.confirmSent}`, dependencies.siteUrl) : success({})
}

async function describe(
  request: Request,
  { email, page }: { email: string; page: string },
  { newId, mailToken, hashAddress }: Dependencies,
): Promise<NewsletterRequest> {
  const id = newId()
  const address = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return {
    id,
    email,
    tokenHash: await hashToken(await mailToken(id)),
    wording: newsletter.consent,
    page,
    addressHash: address ? await hashAddress(address) : null,
    userAgent: clip(request.headers.get('user-agent') ?? '', MAXIMUM_LENGTH.shortText),
  }
}
