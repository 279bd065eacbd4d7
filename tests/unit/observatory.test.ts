/** The headers and the policy of a page, scored as Mozilla's Observatory does. */
import { describe, expect, it } from 'vitest'
import { headerRules } from '../../scripts/pages/headers.ts'
import { documentPolicy } from '../../scripts/pages/policy.ts'
import { observatoryPoints, observatoryScore } from '../support/observatory.ts'

const BACKEND = 'https://project.supabase.co'
const [rule] = headerRules(BACKEND)
const headers = Object.fromEntries(
  Object.entries(rule?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
)
const html = documentPolicy(BACKEND, { scripts: ['start()'], styles: ['p{}'] })
const policy = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`

it('a page has 130 points, all that a site without cookies and preloading can have', () => {
  expect(observatoryPoints({ headers, html })).toEqual({
    'content-security-policy': 10,
    'x-frame-options': 5,
    'strict-transport-security': 0,
    'referrer-policy': 5,
    'x-content-type-options': 0,
    'cross-origin-resource-policy': 10,
    'cross-origin-resource-sharing': 0,
    'subresource-integrity': 0,
  })
  expect(observatoryScore({ headers, html })).toBe(130)
})

it('a page without headers and policy has few', () => {
  expect(observatoryScore({ headers: {}, html: '' })).toBe(100 - 25 - 20 - 20 - 5)
})

describe('a policy', () => {
  it.each([
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; script-src 'unsafe-eval'", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; img-src http://a.ca", -10],
    ["default-src 'none'; frame-src http://a.ca", -20],
  ])('%s has %i points', (content, points) => {
    expect(observatoryPoints({ headers: {}, html: policy(content) })['content-security-policy']).toBe(points)
  })
})
