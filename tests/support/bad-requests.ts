/** Requests that no function may store anything of, generated from a seed: broken, forged, oversized and hostile. */
import * as fc from 'fast-check'
import { firstPayload, siteForm } from './payloads.ts'

export type BadRequest = {
  /** Of the function. */
  name: string
  method: string
  query: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

const text = fc.string({ unit: 'binary', maxLength: 200 })
/** Header values are Latin-1 without control characters. */
const headerText = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 300,
  })
  .map((value) => value.replace(/[\x7f-\x9f]/g, '').trim())
const long = fc.integer({ min: 2_000, max: 20_000 }).map((length) => 'x'.repeat(length))
const deep = fc.integer({ min: 10, max: 8_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth))
const anything = fc.oneof(fc.jsonValue(), text, long, fc.constant('\0'), fc.constant('\ud83d'))
/** What is no person's name, address or phone number. */
const notText = fc.oneof(
  fc.constantFrom(null, '', ' \n\t ', '\0\0', '\u2003'),
  fc.integer(),
  fc.boolean(),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
  long,
)
const notEmail = fc.oneof(
  notText,
  text.map((value) => value.replaceAll('@', '')),
  fc.constantFrom(
    ...['@', 'a@', '@example.com', 'a b@example.com', 'a@b@example.com', 'a@-example.com'],
    ...['a@example..com'],
  ),
)

const OTHERS =
  `message notes address experience source tags consent utm page referrer timestamp tracking pipeline
  submissionId formToken __proto__ constructor`.split(/\s+/)

/** A payload with at least one required field that is invalid, and whatever else. */
const badLead = fc
  .record({
    base: fc.constantFrom(firstPayload, siteForm),
    spoiled: fc.record({ firstName: notText, lastName: notText, email: notEmail, phone: notText }),
    which: fc.subarray(['firstName', 'lastName', 'email', 'phone'] as const, { minLength: 1 }),
    others: fc.dictionary(fc.constantFrom(...OTHERS), anything),
  })
  .map(({ base, spoiled, which, others }) => ({
    ...base('ada@example.com'),
    ...others,
    ...Object.fromEntries(which.map((name) => [name, spoiled[name]])),
  }))
const badSubscription = fc.record({ email: notEmail, page: anything })
const badToken = fc.record({ token: fc.oneof(anything, fc.stringMatching(/^c[0-9a-f]{31,32}$/)) })
const notJson = fc.oneof(
  fc.constantFrom('', '{', '[]', 'null', '"text"', '1e999', '{"a":1}}', '\ufeff{}', 'undefined'),
  text,
  deep,
  fc.uint8Array({ maxLength: 500 }),
  fc.integer({ min: 40_000, max: 400_000 }).map((length) => JSON.stringify({ message: 'x'.repeat(length) })),
)
const form = (fields: fc.Arbitrary<object>) =>
  fields.map((object) =>
    Object.entries(object)
      .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${formText(value)}`)
      .join('&'),
  )

/** As text in a form, percent signs partly broken. A long one may be a valid message, but is no valid name. */
function formText(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return written.includes('%') ? written : encodeURIComponent(written.toWellFormed())
}

/** What a form holds is always text, so that only these are no names. */
const blankForm = form(
  fc.record({
    firstName: fc.constantFrom('', ' ', '\0'),
    email: notEmail,
    message: text,
    page: text,
    utm: text,
  }),
)

const asJson = (body: fc.Arbitrary<unknown>) =>
  fc.oneof(
    body.map((value) => JSON.stringify(value)),
    notJson,
  )
const FUNCTIONS = {
  'send-lead-email': asJson(badLead),
  'newsletter-subscribe': asJson(badSubscription),
  'newsletter-confirm': asJson(badToken),
  'newsletter-unsubscribe': asJson(badToken),
  'mail-events': asJson(fc.jsonValue()),
  'deliver-mail': fc.oneof(fc.constant('{}'), notJson),
} as const

const headers = fc.record(
  {
    apikey: headerText,
    authorization: headerText,
    'user-agent': headerText,
    referer: fc.oneof(headerText, fc.constant('https://northbow.example/?utm_source=%00%ed%a0%bd')),
    'x-forwarded-for': fc.oneof(headerText, fc.ipV4(), fc.ipV6()),
    'svix-id': headerText,
    'svix-timestamp': fc.oneof(headerText, fc.integer().map(String)),
    'svix-signature': headerText,
  },
  { requiredKeys: [] },
)
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const otherType = fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/xml', '')

const badRequest: fc.Arbitrary<BadRequest> = fc
  .constantFrom(...(Object.keys(FUNCTIONS) as (keyof typeof FUNCTIONS)[]))
  .chain((name) =>
    fc
      .record({
        headers,
        query: fc.oneof(
          fc.constant(''),
          text.map((value) => `?x=${encodeURIComponent(value.toWellFormed())}`),
        ),
        posted: fc.oneof(
          { weight: 7, arbitrary: fc.tuple(fc.constant(JSON_TYPE), FUNCTIONS[name]) },
          { weight: 2, arbitrary: fc.tuple(fc.constant(FORM_TYPE), blankForm) },
          { weight: 1, arbitrary: fc.tuple(otherType, FUNCTIONS[name]) },
        ),
        method: fc.oneof(
          { weight: 9, arbitrary: fc.constant('POST') },
          { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
        ),
      })
      .map(({ posted: [type, body], method, query, headers }) => ({
        name,
        method,
        query,
        headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
        body: method === 'GET' || method === 'HEAD' ? undefined : body,
      })),
  )

/** The same for the same seed. */
export function badRequests(count: number, seed: number): BadRequest[] {
  return fc.sample(badRequest, { numRuns: count, seed })
}
