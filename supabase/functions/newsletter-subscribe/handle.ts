/**
 * Stores a newsletter request and has the confirmation mail sent. The response never reveals whether the address is
 * on the list.
 */
import { MAXIMUM_LENGTH } from '../../../content/constants.ts'
import { NEWSLETTER_LIMIT, newsletter } from '../../../content/newsletter.ts'
import { NEWSLETTER_MAIL_LIMIT } from '../../../content/screening.ts'
import type { FieldErrors } from '../../../content/types.ts'
import type { IdentifyClient } from '../_shared/http/client.ts'
import { isNativePost, readBody } from '../_shared/http/request.ts'
import { type ErrorCode, failure, preflight, seeOther, success } from '../_shared/http/response.ts'
import { fieldErrors } from '../_shared/lead/fields.ts'
import { clientLimits } from '../_shared/lead/screen.ts'
import { pagePath } from '../_shared/lead/visit.ts'
import { newsletterPath } from '../_shared/newsletter/email.ts'
import { parseSubscription } from '../_shared/newsletter/fields.ts'
import type { NewsletterRequest, NewsletterStore } from '../_shared/newsletter/store.ts'
import { type DeriveToken, hashToken } from '../_shared/newsletter/token.ts'
import { failureCode } from '../_shared/runtime/database.ts'
import { clip } from '../_shared/text.ts'

export type Dependencies = {
  request: NewsletterStore['request']
  identifyClient: IdentifyClient
  deriveToken: DeriveToken
  /** Starts delivery without keeping the visitor waiting; never throws. */
  startDelivery(): void
  now(): Date
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
  const refuse = (code: ErrorCode, fields?: FieldErrors) =>
    native
      ? seeOther(newsletterPath(code === 'invalid' ? code : 'failed'), dependencies.siteUrl)
      : failure(code, fields)
  if (typeof body === 'string') return refuse(body)
  if (!parsed.success) return refuse('invalid', fieldErrors(parsed.issues))

  try {
    const record = await newsletterRequest(request, { email: parsed.output.email, page }, dependencies)
    const { mail, waits } = await dependencies.request(record, NEWSLETTER_LIMIT.mailsPerDay)
    if (mail) dependencies.startDelivery()
    return native
      ? seeOther(newsletterPath(waits ? 'confirmLater' : 'confirmSent'), dependencies.siteUrl)
      : success({ waits })
  } catch (error) {
    dependencies.log(`newsletter-subscribe: nothing stored (${failureCode(error)})`)
    return refuse('store_unavailable')
  }
}

async function newsletterRequest(
  request: Request,
  { email, page }: { email: string; page: string },
  { now, newId, deriveToken, identifyClient }: Dependencies,
): Promise<NewsletterRequest> {
  const id = newId()
  const client = await identifyClient(request)
  return {
    id,
    email,
    tokenHash: await hashToken(await deriveToken(id)),
    wording: newsletter.consent,
    page,
    addressHash: client?.addressHash ?? null,
    userAgent: clip(request.headers.get('user-agent') ?? '', MAXIMUM_LENGTH.shortText),
    seenAt: now().toISOString(),
    limits: clientLimits('newsletter', client, NEWSLETTER_MAIL_LIMIT),
  }
}
