/** The headers of every answer of every function on the real stack: nothing of it can be shown as a page, but what claims a lead. */
import { expect, it } from 'vitest'
import { sharedBackend } from '../support/shared.ts'

const EXPECTED = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
/** Its page has a style and a form of its own. */
const PAGE = {
  ...EXPECTED,
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  ),
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const local = await sharedBackend()

it.each([
  ['a preflight', { method: 'OPTIONS' }],
  ['a request by GET', { method: 'GET' }],
  ['an empty request', { method: 'POST' }],
  ['a form posted without JavaScript', { method: 'POST', headers: FORM, body: 'email=ada' }],
  ['a body of 40 KB', { method: 'POST', headers: FORM, body: 'x'.repeat(40_000) }],
])('%s is answered by each function with the headers of answers', async (_name, init) => {
  const functions = Object.entries(local.stack.routes).filter(([route]) => route.startsWith('/functions/v1/'))
  expect(functions.length).toBeGreaterThan(7)
  for (const [route, url] of functions) {
    const { headers, body } = await fetch(url, { ...init, redirect: 'manual' })
    await body?.cancel()
    const found = Object.keys(EXPECTED).map((name) => [name, headers.get(name)])
    expect(Object.fromEntries(found), route).toEqual(route.endsWith('/claim-lead') ? PAGE : EXPECTED)
  }
})
