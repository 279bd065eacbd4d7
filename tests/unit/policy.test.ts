/** The content security policy of a page, and the headers of every answer. */
import { describe, expect, it } from 'vitest'
import { frames, reviewsWidget } from '../../content/links.ts'
import { listingSearch } from '../../content/listing-search.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { headerRules } from '../../scripts/pages/headers.ts'
import { headersFile } from '../../scripts/pages/host-files.ts'
import { documentPolicy } from '../../scripts/pages/policy.ts'

const BACKEND = 'https://project.supabase.co'
const URLS = ['/', '', BACKEND, 'http://127.0.0.1:54321']
/** Asked whether it answers, before its frame is shown. */
const REVIEWS = new URL(reviewsWidget.frame).origin

/** The policy's directives, by name. */
function directives(text: string): Record<string, string> {
  const [, tag, header] = /Content-Security-Policy(?:" content="([^"]*)"|: (.*))/.exec(text) ?? []
  const parts = (tag ?? header ?? '').split(';').map((part) => part.trim().split(' '))
  return Object.fromEntries(parts.map(([name, ...values]) => [name, values.join(' ')]))
}

const policyTag = (url: string) => documentPolicy(url, { scripts: ['start()'], styles: ['p{color:red}'] })
const headers = (url: string) => headersFile(headerRules(url))

it.each(URLS)('a page may run our files, the reviews widget and what it contains (backend "%s")', (url) => {
  const script = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"
  const style = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"
  expect(directives(policyTag(url))).toMatchObject({
    'script-src': `'self' ${new URL(reviewsWidget.script).origin} ${script}`,
    'style-src': `'self' ${style}`,
  })
  expect(policyTag(url)).not.toMatch(/unsafe-|frame-ancestors/)
})

describe.each([
  ['tag', policyTag],
  ['header', headers],
])('the content security policy as a %s', (_name, write) => {
  it.each(URLS)('allows no objects, base addresses or wildcards (backend "%s")', (url) => {
    expect(directives(write(url))).toMatchObject({
      'default-src': "'none'",
      'media-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
      'frame-src': [VIDEO_HOST.embedOrigin, new URL(frames.rentalCalculator.href).origin, REVIEWS].join(' '),
    })
    expect(directives(write(url))['script-src']).not.toMatch(/unsafe-/)
    expect(write(url)).not.toMatch(/\*;|https?:(?!\/\/)/)
  })

  it.each([
    ['/', ''],
    ['', ''],
    [`${BACKEND}/rest/v1?x=1`, ` ${BACKEND}`],
  ])('allows the backend "%s" for requests and form posts only', (url, origin) => {
    const { 'connect-src': asked, 'form-action': posted, ...others } = directives(write(url))
    expect([asked, posted]).toEqual([`'self' ${REVIEWS}${origin}`, `'self' ${listingSearch.origin}${origin}`])
    expect(Object.values(others).join()).not.toContain(BACKEND)
  })
})

it('the headers forbid framing and what no page needs, and let hashed files alone be kept', () => {
  const [everywhere = '', assets = ''] = headers('/').split('\n\n')
  expect(directives(everywhere)['frame-ancestors']).toBe("'none'")
  expect(everywhere).toMatch(/^\/\*\n/)
  expect(everywhere).not.toMatch(/Cache-Control/i)
  expect(assets).toMatch(/^\/assets\/\*\n\s+Cache-Control: .*immutable/)
  for (const header of [
    ...['X-Content-Type-Options: nosniff', 'Strict-Transport-Security: max-age=31536000'],
    ...['Cross-Origin-Opener-Policy: same-origin', 'Cross-Origin-Resource-Policy: same-origin'],
    'Permissions-Policy: accelerometer=(), camera=()',
  ])
    expect(everywhere).toContain(header)
})
