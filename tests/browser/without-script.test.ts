/** Without JavaScript every page shows all of its content: nothing waits to be opened, revealed or fetched. */
import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import { communityDirectory } from '../../content/communities/directory.ts'
import { messages } from '../../content/messages.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

const PAGES = new URL('../../content/pages/', import.meta.url)
const WithHead = v.looseObject({ head: v.object({ path: v.string() }) })

/** Content shown only in response to an action that needs JavaScript. */
const SHOWN_LATER =
  /\.(pending|refused|unreachable|confirmation|newHint|clearLabel|countLabel|empty|resumeAction|action|failed|sent|frame\.label)\b|^auth\.(reset|newPassword|passwordChange)\b/
/** Content for the team, for structured data, for readers of the code, or about a person for the team page only. */
const NOT_RENDERED =
  /(^|\.)(pipeline|records)\b|Schema\b|^home\.videos\.items\.\d\.description$|\.person\.askAbout$/

/** Every sentence in a value, with the path to it. */
function sentences(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return value.includes(' ') ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => sentences(one, path ? `${path}.${key}` : key))
}

test('shows every sentence of the content on its page', async ({ page }) => {
  const missing: string[] = []
  for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const module = v.safeParse(WithHead, { ...(await import(new URL(file, PAGES).href)) })
    if (!module.success) continue
    const { head, ...content } = module.output
    await page.goto(head.path)
    const shown = await page.evaluate(() =>
      [
        document.body.textContent,
        ...[...document.body.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ value }) => value),
        ),
      ].join('\n'),
    )
    for (const [path, sentence] of sentences(content, ''))
      if (!shown.includes(sentence) && !SHOWN_LATER.test(path) && !NOT_RENDERED.test(path))
        missing.push(`${head.path} ${path}: ${sentence}`)
  }
  expect(missing).toEqual([])
})

test('shows every text, including answers and tab panels', async ({ page, site }) => {
  const hidden: string[] = []
  for (const path of site.paths) {
    await page.goto(path)
    const main = page.getByRole('main')
    const texts = main.locator('h1, h2, h3, h4, p, dt, dd, td, th, li, figcaption, blockquote')
    hidden.push(
      ...(await texts.evaluateAll((all, pagePath) => {
        // Tables in <details>, notices shown by the URL's fragment, and the navigation that a script reveals.
        const excluded = 'details:not([open]), [id^="lead-"], nav'
        return all.flatMap((element) =>
          element.textContent?.trim() && !element.closest(excluded) && !element.checkVisibility()
            ? [`${pagePath}: ${element.textContent.slice(0, 60)}`]
            : [],
        )
      }, path)),
    )
  }
  // The sign-in form needs JavaScript; the page shows a note in its place.
  expect(hidden.filter((text) => !text.startsWith('/auth:'))).toEqual([])
})

test('lists every community of the directory', async ({ page }) => {
  await page.goto('/communities')
  const linked = await page.getByRole('main').getByRole('link').allTextContents()
  const missing = communityDirectory.communities.filter(
    ({ name }) => !linked.some((text) => text.startsWith(name)),
  )
  expect(missing).toEqual([])
})

test('lists the rules of a form after an invalid native post', async ({ page }) => {
  await page.goto('/join?lead=invalid#lead-invalid')
  const notice = page.locator('#lead-invalid')
  await expect(notice.getByText(messages.leadInvalid.title)).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveText([
    'First name must be at least 2 characters.',
    'Last name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Please select your experience.',
  ])
})
