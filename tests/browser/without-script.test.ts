/** Without a script every page says all it has to say: nothing waits to be opened, revealed or fetched. */
import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import { communityDirectory } from '../../content/communities/directory.ts'
import { messages } from '../../content/messages.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

const PAGES = new URL('../../content/pages/', import.meta.url)
const WithHead = v.looseObject({ head: v.object({ path: v.string() }) })

/** What is said only in answer to a visitor who has a script: buttons pressed, fields searched, services out of reach. */
const LATER =
  /\.(pending|refused|unreachable|confirmation|newHint|clearLabel|countLabel|empty|resumeAction|action|failed|frame\.label)\b/
/** What is kept for the team, the readers of the code and the records, and stands on no page. */
const UNSEEN = /\.(pipeline|records)\b|Schema\b|^home\.videos\.items\.\d\.description$/

/** Every sentence below a value, by where it stands. */
function sentences(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return value.includes(' ') ? [[place, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => sentences(one, place ? `${place}.${key}` : key))
}

test('every sentence of the content is on its page', async ({ page }) => {
  const silent: string[] = []
  for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const module = v.safeParse(WithHead, { ...(await import(new URL(file, PAGES).href)) })
    if (!module.success) continue
    const { head, ...content } = module.output
    await page.goto(head.path)
    const said = await page.evaluate(() =>
      [
        document.body.textContent,
        ...[...document.body.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ value }) => value),
        ),
      ].join('\n'),
    )
    for (const [place, sentence] of sentences(content, ''))
      if (!said.includes(sentence) && !LATER.test(place) && !UNSEEN.test(place))
        silent.push(`${head.path} ${place}: ${sentence}`)
  }
  expect(silent).toEqual([])
})

test('every text can be read, answers and tabs included', async ({ page, site }) => {
  const hidden: string[] = []
  for (const path of site.paths) {
    await page.goto(path)
    const main = page.getByRole('main')
    const texts = main.locator('h1, h2, h3, h4, p, dt, dd, td, th, li, figcaption, blockquote')
    hidden.push(
      ...(await texts.evaluateAll((all, where) => {
        // A table that opens by itself; notices that an address asks for; the list of places a script marks.
        const elsewhere = 'details:not([open]), [id^="lead-"], nav'
        return all.flatMap((element) =>
          element.textContent?.trim() && !element.closest(elsewhere) && !element.checkVisibility()
            ? [`${where}: ${element.textContent.slice(0, 60)}`]
            : [],
        )
      }, path)),
    )
  }
  // The form of the sign-in page needs a script, and the page says so in its place.
  expect(hidden.filter((text) => !text.startsWith('/auth:'))).toEqual([])
})

test('every community of the directory is on its page', async ({ page }) => {
  await page.goto('/communities')
  const linked = await page.getByRole('main').getByRole('link').allInnerTexts()
  const missing = communityDirectory.communities.filter(
    ({ name }) => !linked.some((text) => text.startsWith(name)),
  )
  expect(missing).toEqual([])
})

test('what a form asks for is told in its own words', async ({ page }) => {
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
