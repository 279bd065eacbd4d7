/** What a page waits for before it is painted: nothing but itself. */
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright/test'
import { STARTER } from '../../scripts/pages/starter.ts'
import { STARTS_BY_ITSELF } from '../../src/loading/starts-by-itself.ts'
import { SHEETS_ID } from '../../src/loading/style-sheets.ts'
import { pageFile, SITE_FOLDER } from '../support/built-site.ts'
import { expect, test } from './fixtures.ts'
import { startedByItself } from './visitor.ts'

/**
 * In bytes, compressed with Brotli as a CDN does. A page with many figures and lists is a long one. Pages and scripts have
 * room for the names of their files, which follow the keys of the build and make some tens of bytes more or less.
 */
const BUDGET = { styles: 11_200, drawing: 6_800, short: 22_900, long: 29_800 }
/** The letters of the home page's headline. */
const HEADLINE = 3_300
const LONG = /first-time|guide|information|communities|costs|condos|luxury|tools|presentation|^\/$/
/** In bytes: what only the build for tests has, whose machines are observed. */
const OBSERVER = 600
/** In bytes, compressed with Brotli, and in files: the scripts that a page asks for before the visitor acts. */
const SCRIPTS = { bytes: 122_700 + OBSERVER, files: 8 }
/** The same for pages that start by themselves. */
const OWN_SCRIPTS = { bytes: 159_700 + OBSERVER, files: 16 }
/** The desk comes whole, with its forms and its files, also to who is not signed in. */
const DESK_SCRIPTS = { bytes: 186_900 + OBSERVER, files: 21 }

const compressed = (text: string) => brotliCompressSync(text).length

test('each page has the styles and the drawing of its first paint within it, in few bytes', async ({
  site,
}) => {
  expect(STARTER.length).toBeLessThanOrEqual(300)
  for (const path of site.paths) {
    const html = await readFile(pageFile(path), 'utf8')
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const drawings = html.match(/data:image\/svg\+xml,[^"]+" alt/g)?.join('') ?? ''
    const budget = BUDGET.styles + (path === '/' ? HEADLINE : 0)
    expect.soft(compressed(styles), `styles of ${path}`).toBeLessThanOrEqual(budget)
    expect.soft(compressed(drawings), `drawing of ${path}`).toBeLessThanOrEqual(BUDGET.drawing)
    expect
      .soft(compressed(html), `all of ${path}`)
      .toBeLessThanOrEqual(LONG.test(path) ? BUDGET.long : BUDGET.short)
  }
})

test('a page asks for few scripts before the visitor acts', async ({ site, browser }) => {
  test.setTimeout(240_000)
  const sizes = new Map<string, number>()
  for (const path of site.paths) {
    // A first visit: nothing is kept from the page before.
    const page = await browser.newPage({ baseURL: site.url })
    const files = new Set<string>()
    const pending = new Set<Request>()
    page.on('request', (request) => {
      pending.add(request)
      if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname)
    })
    const ended = (request: Request) => void pending.delete(request)
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    await page.goto(path, { waitUntil: 'networkidle' })
    // A busy machine may be silent before the first of them is asked for.
    await expect.poll(() => files.size > 1 && pending.size === 0, path).toBe(true)
    await page.close()
    for (const file of files)
      if (!sizes.has(file)) sizes.set(file, compressed(await readFile(`${SITE_FOLDER}${file}`, 'utf8')))
    const bytes = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    const budget = path === '/desk' ? DESK_SCRIPTS : STARTS_BY_ITSELF.includes(path) ? OWN_SCRIPTS : SCRIPTS
    expect.soft(files.size, `scripts of ${path}`).toBeLessThanOrEqual(budget.files)
    expect.soft(bytes, `bytes of ${path}`).toBeLessThanOrEqual(budget.bytes)
  }
})

for (const [theme, other] of [
  ['light', 'night'],
  ['dark', 'day'],
] as const)
  test(`in the ${theme} theme a quadrant fetches the landmark of that theme alone`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.emulateMedia({ colorScheme: theme })
    await page.goto('/communities/southwest')
    await page.locator('main picture img:visible').first().scrollIntoViewIfNeeded()
    const pictures = () => fetched.filter((path) => path.startsWith('/media/southwest-'))
    await expect.poll(pictures).toHaveLength(1)
    expect(pictures()[0]).not.toContain(other)
  })

/** What is drawn of each element of the body, and of what its styles add before and after it. */
const LOOK = [
  'background-color',
  'background-image',
  'border-top',
  'box-shadow',
  'color',
  'display',
  'font',
  'mask-image',
  'opacity',
  'text-decoration',
  'transform',
  'visibility',
]

/** Everything that the style sheet of the whole site changes on a page that nobody has touched, as text. */
function changedByStyles(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([id, properties]) => {
      const template = document.getElementById(id)
      const link =
        template instanceof HTMLTemplateElement &&
        template.content.querySelector('link:not([data-typefaces])')
      if (!(link instanceof HTMLLinkElement)) throw new Error('The page has its style sheet already')
      const whole = new CSSStyleSheet()
      whole.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [whole]
      await document.fonts.ready
      // The land of the hero has no height before it is there.
      const eager = [...document.images].filter(({ loading }) => loading !== 'lazy')
      await Promise.all(eager.map((image) => image.decode()))
      // The same elements before and after: a busy browser may add the hero's film, or take what stands for a form away.
      const elements = [...document.querySelectorAll('body *')]
      const look = () =>
        elements.flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const box = [x, y, width, height].map(Math.round).join(' ')
          return ['', '::before', '::after'].map((part) => {
            const style = getComputedStyle(element, part)
            const look =
              part && style.content === 'none'
                ? []
                : properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
            return {
              element,
              name: `${element.tagName}.${element.getAttribute('class')}${part}`,
              look: [box, ...look],
            }
          })
        })
      const before = look()
      await new Promise((settled) => {
        const sheet = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: link.href,
          onload: settled,
        })
        document.head.append(sheet)
      })
      const after = look()
      return before.flatMap(({ element, name, look }, index) =>
        (element.isConnected ? look : []).flatMap((value, at) => {
          const later = after[index]?.look[at]
          return value === later ? [] : [`${name} ${value} -> ${later}`]
        }),
      )
    },
    [SHEETS_ID, LOOK] as const,
  )
}

test('no page waits for other styles', async ({ page, site }) => {
  test.setTimeout(site.paths.length * 10_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of site.paths) {
    // Without what an earlier page has stored, this is a first visit.
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    await page.goto(path)
    await startedByItself(page)
    // Sign-in shows its form once it knows that nobody is signed in.
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    expect.soft(await changedByStyles(page), path).toEqual([])
  }
})
