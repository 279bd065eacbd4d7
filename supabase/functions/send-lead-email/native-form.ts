/** The same form without JavaScript: posted by the browser itself, answered by a way back to the page. */
import type { Body, ErrorCode } from '../_shared/http/response.ts'
import { pagePath, readUtm } from '../_shared/lead/visit.ts'

export type NativeForm = { page: string; payload: Record<string, unknown> }

type Result = { code: 'sent' | ErrorCode; fields?: Readonly<Record<string, string>> | undefined }

/** The form's fields as a lead payload, or undefined when the request is not a native form post. */
export function nativeForm(request: Request, body: Body | ErrorCode): NativeForm | undefined {
  const type = request.headers.get('content-type') ?? ''
  if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return undefined
  const referer = request.headers.get('referer') ?? ''
  const fields: Record<string, unknown> =
    typeof body === 'object' && typeof body.value === 'object' ? { ...body.value } : {}
  const page = pagePath(typeof fields.page === 'string' ? fields.page : referer)
  const { consents, emailConsent, smsConsent, ...rest } = fields
  return {
    page,
    payload: {
      ...rest,
      page,
      // The page's own address is all there is to tell the campaign by.
      utm: URL.canParse(referer) ? readUtm(Object.fromEntries(new URL(referer).searchParams)) : {},
      ...(consents === undefined
        ? {}
        : { consent: { email: emailConsent !== undefined, sms: smsConsent !== undefined } }),
    },
  }
}

/** 303 back to the page. The fragment names the notice there that `:target` shows without a script. */
export function nativeResult(native: NativeForm, result: Result, siteUrl: string | undefined): Response {
  const outcome = result.code === 'sent' ? 'sent' : result.code === 'invalid' ? 'invalid' : 'failed'
  const query = new URLSearchParams({ lead: outcome })
  if (result.fields) query.set('fields', Object.keys(result.fields).join(','))
  const path = `${native.page}?${query}#lead-${outcome}`
  const location = siteUrl ? new URL(path, siteUrl).href : path
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
