/** The audit finds each kind of mistake in a built page, and nothing in a page without one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { contentFile, dateOf, withDate } from '../../scripts/pages/page-dates.ts'
import { wordsHash } from '../../scripts/pages/words.ts'
import { auditSeo } from '../../scripts/seo/audit.ts'
import { headOf, pagePaths } from '../../src/prerender.tsx'

const TITLE = 'Houses by the river in Calgary'
const DESCRIPTION =
  'Three houses under old elms, a short walk from the river, each with a garage on the lane.'
const TRAIL = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'River', item: `${site.origin}/river` },
  ],
}

/** A page without a mistake, at the path `/river`. */
const PAGE = `<!doctype html><html lang="en-CA"><head><title>${TITLE}</title>
<meta name="description" content="${DESCRIPTION}"><meta name="robots" content="index, follow">
<link rel="canonical" href="${site.origin}/river">
<meta property="og:type" content="website"><meta property="og:site_name" content="Northbow">
<meta property="og:locale" content="en_CA"><meta property="og:title" content="${TITLE}">
<meta property="og:description" content="${DESCRIPTION}"><meta property="og:url" content="${site.origin}/river">
<meta property="og:image" content="${site.origin}/card.jpg"><meta property="og:image:width" content="12">
<meta property="og:image:height" content="6"><meta property="og:image:alt" content="A river">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${site.origin}/card.jpg">
<meta name="twitter:image:alt" content="A river"><meta name="twitter:title" content="${TITLE}">
<meta name="twitter:description" content="${DESCRIPTION}">
<script type="application/ld+json">${JSON.stringify(TRAIL)}</script></head>
<body><nav aria-label="Breadcrumb">River</nav><main><h1>Houses by the river</h1><h2 id="elms">Elms</h2><h3>Old</h3>
<img src="/card.jpg" alt="" width="12" height="6"><a href="/river#elms">Elms</a> <a href="/privacy">Privacy</a>
<a href="https://elsewhere.example/x">Elsewhere</a></main></body></html>`
const SITEMAP = `<urlset><url><loc>${site.origin}/river</loc><lastmod>2026-11-21</lastmod></url></urlset>`

const folder = mkdtempSync(join(tmpdir(), 'northbow-seo-'))
beforeAll(async () => {
  const card = sharp({ create: { width: 12, height: 6, channels: 3, background: '#123' } })
  writeFileSync(join(folder, 'card.jpg'), await card.jpeg().toBuffer())
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the audit says of the page and the sitemap when a part of them is replaced. */
async function audit(from = '', to = ''): Promise<string[]> {
  if (!`${PAGE}${SITEMAP}`.includes(from)) throw new Error(`The page does not say ${from}`)
  writeFileSync(join(folder, 'river.html'), PAGE.replaceAll(from, to))
  writeFileSync(join(folder, 'sitemap.xml'), SITEMAP.replaceAll(from, to))
  return (await auditSeo(folder)).map(({ file, rule, message }) => `${file} [${rule}] ${message}`)
}

it('finds nothing in a page without a mistake', async () => {
  expect(await audit()).toEqual([])
})

const AT = `${site.origin}/river`
const LAKE = `${site.origin}/lake`
it.each([
  ['a short title', TITLE, 'River', /\[words\] has the title “River”/],
  ['no title', `<title>${TITLE}</title>`, '', /\[words\] has 0 titles/],
  ['a short description', DESCRIPTION, 'Houses.', /\[words\] has the description/],
  ['unclear robots', 'index, follow', 'maybe', /\[robots\]/],
  ['a picture without its size', ' width="12"', '', /\[images\] .* without width/],
  ['no title for networks', 'meta property="og:title"', 'meta id="x"', /\[sharing\] has no single og:title/],
  ['another address for networks', `og:url" content="${AT}`, 'og:url" content="/x', /\[sharing\] has og:url/],
  ["another page's address for networks, as the canonical one", AT, LAKE, /\[sharing\] has og:url/],
  ['no card', '/card.jpg"><meta property', '/no.jpg"><meta property', /\[cards\] has no social card/],
  ['a card of another size', 'content="12"', 'content="120"', /\[cards\] says that its .* is 120 × 6/],
  ['broken structured data', '{"@context"', '{@context', /\[structuredData\] .* not JSON/],
  ['an unknown record', '":"BreadcrumbList"', '":"Castle"', /\[structuredData\] .* unknown type Castle/],
  ['a record without a name', '"name":"Home",', '', /\[structuredData\] has .*itemListElement\.0\.name/],
  ['a trail that is not shown', ' aria-label="Breadcrumb"', '', /\[shown\]/],
  ['another canonical address', `al" href="${AT}`, `al" href="${LAKE}`, /\[addresses\] .* there is no page/],
  ['a page that is not listed', `<loc>${AT}<`, `<loc>${LAKE}<`, /\[addresses\] is not in the sitemap/],
  ['an address without a page', `<loc>${AT}<`, `<loc>${LAKE}<`, /sitemap.xml \[sitemap\] lists .*\/lake/],
  ['a listed page not to be found', 'content="index', 'content="noindex', /\[addresses\] is in the sitemap/],
  ['a link that leads nowhere', 'href="/privacy"', 'href="/prices"', /\[links\] links to \/prices/],
  ['a fragment that is not there', '/river#elms', '/river#oaks', /\[links\] .*#oaks, where no element is/],
  ['no date', '<lastmod>2026-11-21</lastmod>', '', /\[dates\] has changed/],
  ['a date to come', '2026-11-21', '2999-01-01', /\[dates\] has the date 2999-01-01/],
])('finds %s', async (_what, from, to, problem) => {
  expect((await audit(from, to)).join('\n')).toMatch(problem)
})

it('finds questions that the page does not show', async () => {
  const faq = '"@type":"Question","name":"Is it “flat”?"'
  const record = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{${faq},"acceptedAnswer":{"@type":"Answer","text":"Yes."}}]}</script></head>`
  expect((await audit('</head>', record)).join()).toMatch(
    /\[shown\] does not show the question “Is it “flat”\?”/,
  )
  expect(await audit('</head>', `${record}<p>Is it “flat”?</p>`)).toEqual([])
})

it('finds two pages with the same words', async () => {
  writeFileSync(join(folder, 'lake.html'), PAGE.replaceAll('/river', '/lake'))
  const found = await audit(
    '</urlset>',
    `<url><loc>${site.origin}/lake</loc><lastmod>2026-11-21</lastmod></url></urlset>`,
  )
  rmSync(join(folder, 'lake.html'))
  expect(found).toEqual(
    expect.arrayContaining([expect.stringMatching(/\[unique\] has the same title as lake.html/)]),
  )
})

it('says what to do where there is no build', async () => {
  await expect(auditSeo(join(folder, 'nothing'))).rejects.toThrow('npm run build')
})

describe('the date of a page', () => {
  const html = '<title>A</title><main><h1>B</h1><img src="data:image/svg+xml,<svg>x</svg>">C</main>'
  const updated = { date: '2026-01-02', words: wordsHash(html) }

  it('holds while its words are the same, whatever is drawn around them', () => {
    const redrawn = html.replace('<svg>x</svg>', '<svg>y</svg>').replace('<h1>', '<h1 class="large">')
    expect(dateOf(wordsHash(redrawn), updated)).toBe('2026-01-02')
  })

  it.each(['A</title>', 'B</h1>', 'C</main>'])('is unknown once “%s” is another', (words) => {
    expect(dateOf(wordsHash(html.replace(words, `Z${words.slice(1)}`)), updated)).toBeUndefined()
  })

  it('is noted in the head of each page, and nothing else changes', () => {
    for (const path of pagePaths().filter((one) => headOf(one).path === one)) {
      const source = readFileSync(contentFile(path), 'utf8')
      const before = source.split('\n')
      const changed = withDate(source, '2026-03-04', 'abc')
        .split('\n')
        .filter((line, index) => line !== before[index])
      expect(changed).toEqual(["  updated: { date: '2026-03-04', words: 'abc' },"])
    }
    expect(() => withDate('export const head = {}', '2026-03-04', 'abc')).toThrow('updated')
  })
})
