/** A form posted by the browser itself: how it is read, and the redirect back to its page. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Body } from '../../supabase/functions/_shared/http/request.ts'
import type { ErrorCode } from '../../supabase/functions/_shared/http/response.ts'
import { nativeForm, nativeResult } from '../../supabase/functions/send-lead-email/native-form.ts'

const SITE = 'https://northbow.example'
const FORM = 'application/x-www-form-urlencoded'
const PERSON = { firstName: 'Ada', lastName: 'Lovelace' }

function read(
  fields: Record<string, string> | ErrorCode,
  { referer = '', type = FORM }: { referer?: string; type?: string } = {},
) {
  const body: Body | ErrorCode = typeof fields === 'string' ? fields : { kind: 'form', value: fields }
  const headers = { 'content-type': type, ...(referer ? { referer } : {}) }
  return nativeForm(new Request(SITE, { method: 'POST', headers }), body)
}
const redirect = (
  page: string,
  siteUrl?: string,
  result: Parameters<typeof nativeResult>[1] = { code: 'sent' },
) => nativeResult({ page, payload: {} }, result, siteUrl).headers.get('location') ?? ''

describe('a native form', () => {
  it.each([
    [FORM, true],
    [`${FORM}; charset=UTF-8`, true],
    ['Application/X-WWW-Form-Urlencoded', true],
    ['application/json', false],
    ['multipart/form-data; boundary=x', false],
  ])('is recognised by its content type: %s, %s', (type, expected) => {
    expect(read(PERSON, { type }) !== undefined).toBe(expected)
  })

  it('becomes a payload with its fields, and the consents in place of its checkboxes', () => {
    const fields = { ...PERSON, page: '/contact' }
    const payload = { ...fields, utm: expect.any(Object), consent: { email: true, sms: false } }
    expect(read({ ...fields, consents: 'shown', emailConsent: 'on' })?.payload).toEqual(payload)
  })

  it.each([
    ['both ticked', { consents: 'shown', emailConsent: 'on', smsConsent: 'on' }, { email: true, sms: true }],
    ['neither ticked', { consents: 'shown' }, { email: false, sms: false }],
    ['the boxes were not shown', { emailConsent: 'on' }, undefined],
  ])('records consents only when the form asked for them: %s', (_name, fields, consent) => {
    expect(read({ ...PERSON, page: '/contact', ...fields })?.payload.consent).toEqual(consent)
  })

  it('takes the campaign and the page from the referer', () => {
    const referer = `${SITE}/evaluation?utm_source=google&utm_medium=cpc&utm_campaign=fall`
    const form = read(PERSON, { referer })
    expect(form?.page).toBe('/evaluation')
    expect(form?.payload.utm).toMatchObject({ source: 'google', medium: 'cpc', campaign: 'fall' })
    expect(read({ ...PERSON, page: '/join' }, { referer })?.page).toBe('/join')
  })

  it.each<[referer: string, body: typeof PERSON | ErrorCode, page: RegExp]>([
    ['', PERSON, /^\//],
    ['nonsense', PERSON, /^\//],
    ['about:blank', PERSON, /^\//],
    [`${SITE}/contact`, 'too_large', /^\/contact$/],
  ])('from "%s" with the body %j has a page', (referer, body, page) => {
    expect(read(body, { referer })?.page).toMatch(page)
  })
})

describe('the redirect', () => {
  it.each([
    ['sent', '/contact?lead=sent#lead-sent'],
    ['invalid', '/contact?lead=invalid#lead-invalid'],
    ['conflict', '/contact?lead=failed#lead-failed'],
    ['store_unavailable', '/contact?lead=failed#lead-failed'],
    ['too_large', '/contact?lead=failed#lead-failed'],
  ] as const)('after "%s" goes to %s', (code, location) => {
    const response = nativeResult({ page: '/contact', payload: {} }, { code }, undefined)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(location)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it("names the invalid fields, not what was typed into them, and is absolute when the site's address is known", () => {
    const fields = { firstName: 'First name is required', email: 'Please enter a valid email address' }
    expect(redirect('/join', `${SITE}/`, { code: 'invalid', fields })).toBe(
      `${SITE}/join?lead=invalid&fields=firstName%2Cemail#lead-invalid`,
    )
  })
})

describe('the redirect never leaves the site', () => {
  /** Where a browser is redirected that posted `page` to the function on the site's own origin. */
  function destination(page: string, siteUrl?: string): URL {
    const form = read({ ...PERSON, page })
    if (!form) throw new Error('not a native form')
    return new URL(redirect(form.page, siteUrl), SITE)
  }

  it.each([
    ...['//evil.example', '//evil.example/x', 'https://evil.example/x', '\\\\evil.example'],
    ...['/\\evil.example', '/.//evil.example', '/a/..//evil.example'],
    ...['https://evil.example//other.example/x', 'foo:https://evil.example/', 'foo://host//evil.example'],
    ...['blob:https://evil.example/x', 'javascript:alert(1)', '\t//evil.example', '@evil.example'],
  ])('for the page %j', (page) => {
    expect(destination(page).origin).toBe(SITE)
    expect(destination(page, SITE).origin).toBe(SITE)
  })

  it('for any page, and keeps the result', () => {
    const piece = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', ':', '@', '?', '#', '%2f', '\t', 'foo:', 'https:'],
    )
    const page = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string(),
      fc.array(fc.oneof(piece, fc.constant('evil.example')), { maxLength: 8 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(page, fc.constantFrom(undefined, SITE), (text, siteUrl) => {
        const { origin, hash, search } = destination(text, siteUrl)
        expect({ origin, hash, search }).toEqual({ origin: SITE, hash: '#lead-sent', search: '?lead=sent' })
      }),
      { numRuns: 1000 },
    )
  })
})
