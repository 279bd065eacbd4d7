/** The lead form without JavaScript: the browser posts it and is redirected back to the page. */
import type { FieldErrors } from '../../../content/types.ts'
import { type Body, isNativePost } from '../_shared/http/request.ts'
import { type ErrorCode, seeOther } from '../_shared/http/response.ts'
import { campaignOf, pagePath } from '../_shared/lead/visit.ts'

export type NativeForm = { page: string; payload: Record<string, unknown> }

type Result = { code: 'sent' | ErrorCode; fields?: FieldErrors | undefined }

/** The form's fields as a lead payload; undefined if the request is no native form post. */
export function nativeForm(request: Request, body: Body | ErrorCode): NativeForm | undefined {
  if (!isNativePost(request)) return undefined
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
      // Without a script, only the page's own address names the campaign.
      utm: campaignOf(referer),
      ...(consents === undefined
        ? {}
        : { consent: { email: emailConsent !== undefined, sms: smsConsent !== undefined } }),
    },
  }
}

/** Redirects back to the page with 303. The fragment names the notice that `:target` shows. */
export function nativeResult(native: NativeForm, result: Result, siteUrl: string | undefined): Response {
  const outcome = result.code === 'sent' ? 'sent' : result.code === 'invalid' ? 'invalid' : 'failed'
  const query = new URLSearchParams({ lead: outcome })
  if (result.fields) query.set('fields', Object.keys(result.fields).join(','))
  return seeOther(`${native.page}?${query}#lead-${outcome}`, siteUrl)
}
