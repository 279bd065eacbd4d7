/** Without JavaScript every page shows all of its content: nothing waits to be opened, revealed or fetched. */
import { readdirSync } from 'node:fs'
import * as v from 'valibot'
import { evaluationForm, joinForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { auth } from '../../content/pages/auth.ts'
import { evaluation } from '../../content/pages/evaluation.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { sendForm } from './visitor.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

const PAGES = new URL('../../content/pages/', import.meta.url)
const WithHead = v.looseObject({ head: v.object({ path: v.string() }) })

/** Content shown only in response to an action that needs JavaScript, or to who is signed in. */
const SHOWN_LATER =
  /\.(pending|refused|unreachable|confirmation|newHint|clearLabel|countLabel|empty|resumeAction|action|failed|sent|frame\.label)\b|^auth\.(reset|mailedCode|newPassword|passwordChange|checks)\b|^desk\.(?!title|home|text|toSite|withoutScript)|^account\.(?!eyebrow|title|lead|withoutScript)/
/**
 * Content for the team, for structured data, for readers of the code, or about a person for the team page only; and the
 * communities of a search, whose apartments are shown as one number.
 */
const NOT_RENDERED =
  /(^|\.)(pipeline|records)\b|Schema\b|^home\.videos\.items\.\d\.description$|\.person\.askAbout$|^condos\.searches\.links\.\d\.of\./

/** Every sentence in a value, with the path to it. */
function sentences(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return value.includes(' ') ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => sentences(one, path ? `${path}.${key}` : key))
}

/** What the modules of the pages say, by the pages' paths. */
async function contents(): Promise<Map<string, object>> {
  const found = new Map<string, object>()
  for (const file of readdirSync(PAGES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const module = v.safeParse(WithHead, { ...(await import(new URL(file, PAGES).href)) })
    if (!module.success) continue
    const { head, ...content } = module.output
    found.set(head.path, content)
  }
  return found
}

test('shows every sentence of the content on its page, and every text, answers and tab panels among them', async ({
  page,
  site,
}) => {
  test.setTimeout(site.paths.length * 10_000)
  const content = await contents()
  const missing: string[] = []
  const hidden: string[] = []
  // Without JavaScript every picture is fetched at once, and none matters here.
  await page.route(/\.(avif|mp4|png|svg|webm|webp|woff2)$/, (route) => route.abort())
  for (const path of site.paths) {
    await page.goto(path)
    const shown = await page.evaluate(() =>
      [
        document.body.textContent,
        ...[...document.body.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ value }) => value),
        ),
      ].join('\n'),
    )
    for (const [at, sentence] of sentences(content.get(path), ''))
      if (!shown.includes(sentence) && !SHOWN_LATER.test(at) && !NOT_RENDERED.test(at))
        missing.push(`${path} ${at}: ${sentence}`)
    const main = page.getByRole('main')
    const texts = main.locator('h1, h2, h3, h4, p, dt, dd, td, th, li, figcaption, blockquote')
    hidden.push(
      ...(await texts.evaluateAll((all, pagePath) => {
        // Tables in <details>, notices shown by the URL's fragment, the navigation that a script reveals, and a form
        // that only a script can read.
        const excluded =
          'details:not([open]), [id^="lead-"], nav, form.script-only, [data-target]:not([data-start])'
        // What has no box of its own is visible in its children.
        const isVisible = (element: Element) =>
          [element, ...element.children].some((one) => one.checkVisibility())
        return all.flatMap((element) =>
          element.textContent?.trim() && !element.closest(excluded) && !isVisible(element)
            ? [`${pagePath}: ${element.textContent.slice(0, 60)}`]
            : [],
        )
      }, path)),
    )
  }
  expect(missing).toEqual([])
  expect([...content.keys()].filter((path) => !site.paths.includes(path))).toEqual([])
  // Signing in needs JavaScript; the pages show a note in its place.
  expect(hidden.filter((text) => !/^\/(auth|account):/.test(text))).toEqual([])
})

test('lists the rules of a form after an invalid native post', async ({ page }) => {
  await page.goto('/join?lead=invalid#lead-invalid')
  const notice = page.locator('#lead-invalid')
  await expect(notice.getByText(messages.leadInvalid.title)).toBeVisible()
  await expect(notice.getByRole('listitem')).toHaveCount(
    joinForm.fields.filter(({ required }) => required).length,
  )
})

test('a form is stored and mailed, and its sender thanked', async ({ page, site }) => {
  const email = uniqueEmail()
  await page.goto('/evaluation')
  await sendForm(page, evaluationForm, email)
  await expect(page.getByText(messages.leadSent.description)).toBeVisible()
  expect(await site.leads(email)).toMatchObject([{ source: evaluationForm.source }])
  await expect.poll(() => site.mails(email)).toHaveLength(1)
})

test('the banner of the evaluation page leads to the form, and takes no address that it would not pass on', async ({
  page,
}) => {
  await page.goto('/evaluation')
  const banner = page.getByRole('region', { name: evaluation.banner.title })
  await expect(banner.getByRole('textbox')).toHaveCount(0)
  await banner.getByRole('link', { name: evaluation.banner.valuation.action }).click()
  await expect(page).toHaveURL(`/evaluation#${evaluationForm.id}-form`)
  await expect(page.getByLabel(evaluationForm.fields[0].label)).toBeInViewport()
})

test('the browser refuses an empty form', async ({ page }) => {
  await page.goto('/join')
  await page.getByRole('button', { name: joinForm.submitLabel }).click()
  await expect(page).toHaveURL('/join')
  await expect(page.getByLabel(joinForm.fields[0].label)).toBeFocused()
})

test('signing in needs JavaScript, says so, and links to what works without it', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByText(auth.withoutScript)).toBeVisible()
  await expect(page.getByText(auth.loading)).toBeHidden()
  await expect(page.locator('main form')).toBeHidden()
  await page.getByRole('main').locator('a[href="/evaluation"]').first().click()
  await expect(page).toHaveURL('/evaluation')
})
