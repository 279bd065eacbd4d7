/** The pages that the build renders, and what it adds: policy, assets, sitemap. */
import { describe, expect, it } from 'vitest'
import { quadrants } from '../../content/communities/quadrants.ts'
import { frames, reviewsWidget } from '../../content/links.ts'
import { listingSearch } from '../../content/listing-search.ts'
import { notFound } from '../../content/pages/not-found.ts'
import { site } from '../../content/site.ts'
import { VIDEO_HOST } from '../../content/videos/host.ts'
import { type Manifest, pageAssets } from '../../scripts/pages/assets.ts'
import { buildName } from '../../scripts/pages/document.ts'
import { headerRules } from '../../scripts/pages/headers.ts'
import { headersFile } from '../../scripts/pages/host-files.ts'
import { documentPolicy } from '../../scripts/pages/policy.ts'
import { robots, sitemap } from '../../scripts/pages/sitemap.ts'
import { indexedPaths, pagePaths, renderPage } from '../../src/prerender.tsx'

const BACKEND = 'https://project.supabase.co'

/** The policy's directives, by name. */
function directives(text: string): Record<string, string> {
  const policy =
    /Content-Security-Policy" content="([^"]*)"|Content-Security-Policy: (.*)/.exec(text) ?? ([] as string[])
  const parts = (policy[1] ?? policy[2] ?? '').split(';').map((part) => part.trim())
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

const INLINE = { scripts: ['start()'], styles: ['p{color:red}'] }
const policyTag = (url: string) => documentPolicy(url, INLINE)
const headers = (url: string) => headersFile(headerRules(url))

const URLS = ['/', '', BACKEND, 'http://127.0.0.1:54321']

it.each(URLS)('a page may run our files, the reviews widget and what it contains (backend "%s")', (url) => {
  const script = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"
  const style = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='"
  expect(directives(policyTag(url))).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${new URL(reviewsWidget.script).origin} ${script}`,
    'style-src': `'self' ${style}`,
  })
  expect(policyTag(url)).not.toMatch(/unsafe-/)
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
    expect(Object.values(others).filter((value) => value.includes(BACKEND))).toEqual([])
  })
})

/** Asked whether it answers, before its frame is shown. */
const REVIEWS = new URL(reviewsWidget.frame).origin

describe('the headers file', () => {
  const [everywhere = '', assets = ''] = headers('/').split('\n\n')

  it('forbids framing, which a meta tag cannot', () => {
    expect(directives(headers('/'))['frame-ancestors']).toBe("'none'")
    expect(policyTag('/')).not.toContain('frame-ancestors')
  })

  it('caches hashed files permanently, and not pages', () => {
    expect(everywhere).toMatch(/^\/\*\n/)
    expect(everywhere).not.toMatch(/Cache-Control/i)
    expect(assets).toMatch(/^\/assets\/\*\n\s+Cache-Control: .*immutable/)
  })

  it.each([
    ...['X-Content-Type-Options: nosniff', 'Strict-Transport-Security: max-age=31536000'],
    ...['Cross-Origin-Opener-Policy: same-origin', 'Cross-Origin-Resource-Policy: same-origin'],
    ...['Permissions-Policy: accelerometer=(), camera=()'],
  ])('says %s', (header) => {
    expect(everywhere).toContain(header)
  })
})

it('a build is named by the whole hash of its style sheet, which may have hyphens', () => {
  expect(buildName('/assets/style-D1zzpYO-.css')).toBe('D1zzpYO-')
  expect(buildName('/assets/style-a-B_c9dE.css')).toBe('a-B_c9dE')
})

describe('the assets of a page', () => {
  const MANIFEST: Manifest = {
    'src/main.ts': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_entry.js'],
      dynamicImports: ['src/app.tsx'],
    },
    '_entry.js': { file: 'assets/entry.js' },
    'src/app.tsx': { file: 'assets/app.js', imports: ['_react.js', '_button.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_button.js': {
      file: 'assets/button.js',
      imports: ['_react.js', '_form.js'],
    },
    '_form.js': { file: 'assets/form.js', imports: ['_button.js'] },
    'src/routes/index.tsx?tsr-split=component': {
      file: 'assets/home.js',
      dynamicImports: ['src/sections.tsx'],
    },
    'src/sections.tsx': { file: 'assets/sections.js' },
    'src/routes/join.tsx?tsr-split=component': {
      file: 'assets/join.js',
      imports: ['_form.js'],
      dynamicImports: ['src/toaster.tsx'],
    },
    'src/routes/join-us.tsx?tsr-split=component': { file: 'assets/join-us.js' },
    'src/routes/property-types/luxury.tsx?tsr-split=component': { file: 'assets/luxury.js' },
    'src/routes/communities_.$quadrant.tsx?tsr-split=component': { file: 'assets/quadrant.js' },
    'src/toaster.tsx': { file: 'assets/toaster.js' },
    'style.css': { file: 'assets/style.css' },
    'src/assets/fonts/fraunces.woff2': { file: 'assets/fraunces.woff2' },
    'src/assets/fonts/instrument-sans.woff2': { file: 'assets/instrument-sans.woff2' },
  }
  const SHARED = ['app.js', 'button.js', 'form.js', 'react.js']

  const named = (...files: string[]) => files.map((file) => `/assets/${file}`).sort()

  it.each([
    ['/', ['home.js'], ['sections.js']],
    ['/join', [], ['join.js', 'toaster.js']],
    ['/property-types/luxury', [], ['luxury.js']],
    ['/communities_/$quadrant', [], ['quadrant.js']],
  ])('%s are the application, and its own when it starts or the visitor acts', (route, own, parts) => {
    const { styles, entry, fonts, ...assets } = pageAssets(MANIFEST, ['__root__', route])
    expect(entry).toBe('/assets/main.js')
    expect(assets.scripts.toSorted()).toEqual(named(...SHARED, ...own))
    expect(assets.parts.toSorted()).toEqual(named(...parts))
    expect(styles).toBe('/assets/style.css')
    expect(fonts).toEqual(['/assets/fraunces.woff2', '/assets/instrument-sans.woff2'])
  })

  it('throw for a route that was not built', () => {
    expect(() => pageAssets(MANIFEST, ['__root__', '/no-such-route'])).toThrow('/no-such-route')
  })

  it.each(['src/main.ts', 'src/assets/fonts/fraunces.woff2'])('throw without %s', (missing) => {
    const { [missing]: _, ...rest } = MANIFEST
    expect(() => pageAssets(rest, ['/'])).toThrow(missing)
  })
})

describe('the pages', () => {
  it.each(['/', '/property-types/luxury'])(
    '%s has no content objects as attributes of its links',
    async (path) => {
      const { html } = await renderPage(path)
      expect(html).not.toContain('[object Object]')
      expect(html).not.toMatch(/<a (?:[^>]*\s)?(label|description)="/)
    },
  )

  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]

  it('are the routes of the route tree and the four quadrants', () => {
    const paths = pagePaths()
    expect(paths).toEqual(expect.arrayContaining(['/', '/communities', '/property-types/luxury']))
    expect(paths.filter((path) => path.startsWith('/communities/'))).toEqual(
      quadrants.map(({ id }) => `/communities/${id}`),
    )
    expect(paths.filter((path) => path.includes('$'))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(quadrants)(
    '/communities/$id is the directory headed by $label, with its own list',
    async ({ id, label }) => {
      const { html, status } = await renderPage(`/communities/${id}`)
      expect(status).toBe(200)
      expect(html).toContain(`<link rel="canonical" href="${site.origin}/communities"`)
      expect(html).toContain(`<h1>${label} Calgary</h1>`)
      expect([...html.matchAll(/ id="quadrant-([a-z]+)"/g)].map(([, one]) => one)).toEqual([id])
    },
  )

  it.each(['/404', '/communities/west', '/communities/northwest/x', '/contact/x'])(
    '%s is not a page, and renders like 404.html',
    async (path) => {
      const { html, status } = await renderPage(path)
      expect(status).toBe(404)
      expect(html).toContain('Oops! Page not found')
      expect(mainOf(html)).toBe(mainOf((await renderPage('/404')).html))
    },
  )

  it('leads from there to the places that its content names, down to the part of the page', async () => {
    const { html } = await renderPage('/404')
    for (const { to, ...place } of notFound.elsewhere.links)
      expect(mainOf(html)).toContain(`href="${to}${'hash' in place ? `#${place.hash}` : ''}"`)
  })
})

describe('for search engines', () => {
  const ORIGIN = 'https://northbow.example'

  it('each page is listed once under its canonical address, unless it is noindex', async () => {
    const listed = indexedPaths()
    expect(listed).toEqual(expect.arrayContaining(['/', '/communities', '/property-types/luxury']))
    for (const path of pagePaths()) {
      const { html } = await renderPage(path)
      const isListed =
        !html.includes('content="noindex') && html.includes(`rel="canonical" href="${site.origin}${path}"`)
      expect([path, listed.includes(path)]).toEqual([path, isListed])
    }
  })

  it('the sitemap lists each page under its full address', () => {
    const xml = sitemap(ORIGIN, [
      { path: '/', date: '2026-11-21' },
      { path: '/contact' },
      { path: '/property-types/luxury' },
    ])
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
    expect(
      [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>2026-11-21<\/lastmod>)?<\/url>/g)].map(
        ([, url]) => url,
      ),
    ).toEqual([`${ORIGIN}/`, `${ORIGIN}/contact`, `${ORIGIN}/property-types/luxury`])
  })

  it('the sitemap has the date of a page, where one is known', () => {
    const xml = sitemap(ORIGIN, [{ path: '/', date: '2026-11-21' }, { path: '/contact' }])
    expect(xml).toContain(`<url><loc>${ORIGIN}/</loc><lastmod>2026-11-21</lastmod></url>`)
    expect(xml).toContain(`<url><loc>${ORIGIN}/contact</loc></url>`)
  })

  it('robots.txt allows everyone and links the sitemap', () => {
    const lines = robots(ORIGIN).split('\n')
    expect(lines).toContain('User-agent: *')
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([])
  })
})
