/** The pages that the build renders, and those that search engines are told of. */
import { expect, it } from 'vitest'
import { quadrants } from '../../content/communities/quadrants.ts'
import { notFound } from '../../content/pages/not-found.ts'
import { site } from '../../content/site.ts'
import { robots, sitemap } from '../../scripts/pages/sitemap.ts'
import { indexedPaths, pagePaths, renderPage } from '../../src/prerender.tsx'

const ORIGIN = 'https://northbow.example'
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

it('each has no content objects in its links, and is listed under its canonical address unless noindex', async () => {
  const listed = indexedPaths()
  expect(listed.length).toBeGreaterThan(15)
  for (const path of pagePaths()) {
    const { html } = await renderPage(path)
    expect(html).not.toMatch(/\[object Object\]|<a (?:[^>]*\s)?(?:label|description)="/)
    const isListed =
      !html.includes('content="noindex') && html.includes(`rel="canonical" href="${site.origin}${path}"`)
    expect([path, listed.includes(path)]).toEqual([path, isListed])
  }
})

it.each(quadrants)(
  '/communities/$id is the directory headed by $label, with its own list',
  async (quadrant) => {
    const { html, status } = await renderPage(`/communities/${quadrant.id}`)
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/communities"`)
    expect(html).toContain(`<h1>${quadrant.label} Calgary</h1>`)
    expect([...html.matchAll(/ id="quadrant-([a-z]+)"/g)].map(([, one]) => one)).toEqual([quadrant.id])
  },
)

it.each(['/404', '/communities/west', '/communities/northwest/x', '/contact/x'])(
  '%s is not a page, and leads to the places that 404.html names',
  async (path) => {
    const { html, status } = await renderPage(path)
    expect(status).toBe(404)
    expect(html).toContain('Oops! Page not found')
    expect(mainOf(html)).toBe(mainOf((await renderPage('/404')).html))
    for (const { to, ...place } of notFound.elsewhere.links)
      expect(mainOf(html)).toContain(`href="${to}${'hash' in place ? `#${place.hash}` : ''}"`)
  },
)

it('the sitemap lists each page under its full address, with its date where one is known', () => {
  const xml = sitemap(ORIGIN, [{ path: '/', date: '2026-11-21' }, { path: '/property-types/luxury' }])
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /)
  expect(xml.match(/<url>.*?<\/url>/g)).toEqual([
    `<url><loc>${ORIGIN}/</loc><lastmod>2026-11-21</lastmod></url>`,
    `<url><loc>${ORIGIN}/property-types/luxury</loc></url>`,
  ])
})

it('robots.txt allows everyone and links the sitemap', () => {
  const lines = robots(ORIGIN).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${ORIGIN}/sitemap.xml`]))
  expect(lines.filter((line) => /^Disallow: ./.test(line))).toEqual([])
})
