/** Every page while something else edits it, before and after it answers: nothing is thrown, and nothing typed is lost. */
import type { Page } from 'playwright/test'
import { messages } from '../../content/messages.ts'
import { unavailable } from '../../content/pages/not-found.ts'
import { translate } from '../support/translator.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './network.ts'
import { hydrated } from './visitor.ts'

/** What a password manager does: puts an element beside each field. */
function decorate(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      if (field.nextElementSibling?.localName !== 'manager-icon')
        field.after(document.createElement('manager-icon'))
  })
}

const EDITS: Record<string, (page: Page) => Promise<void>> = {
  'that a translator wraps': (page) => page.evaluate(translate, 'wraps' as const),
  'that a translator replaces': (page) => page.evaluate(translate, 'replaces' as const),
  'that a password manager decorates': decorate,
}

/** Fills in every field that shows, as its kind allows. Resolves to what each then holds, by its id. */
async function fillIn(page: Page, round: number): Promise<Record<string, string>> {
  const typed: Record<string, string> = {}
  const fields = page.locator('main, footer').locator(':is(input, textarea, select):not([tabindex="-1"])')
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    const { id, kind, last } = await field.evaluate((one: HTMLInputElement | HTMLSelectElement) => ({
      id: one.id,
      kind: one.inputMode || one.type,
      last: 'options' in one ? (one.options[one.options.length - 1]?.value ?? '') : '',
    }))
    if (kind === 'checkbox') {
      typed[id] = String(!(await field.isChecked()))
      await field.dispatchEvent('click')
    } else if (kind === 'select-one') {
      await field.selectOption(last)
      typed[id] = last
    } else if (kind === 'range' || kind === 'radio' || kind === 'file') continue
    else {
      typed[id] = /numeric|decimal/.test(kind)
        ? `${round + 3}`
        : kind === 'email'
          ? `ada${round}@example.com`
          : `12 Elm ${round}`
      await field.fill(typed[id])
    }
  }
  return typed
}

const held = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (ids) =>
      Object.fromEntries(
        ids.map((id) => {
          const field = document.getElementById(id) as HTMLInputElement | null
          return [id, field?.type === 'checkbox' ? String(field.checked) : field?.value]
        }),
      ),
    [...ids],
  )

for (const [what, edit] of Object.entries(EDITS))
  test(`every page ${what} keeps what is typed, and goes on`, async ({ page, site, pageLog }) => {
    test.setTimeout(site.paths.length * 20_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    for (const path of site.paths)
      await test.step(path, async () => {
        pageLog.length = 0
        await page.unrouteAll()
        const release = await hold(page, '**/assets/app-*.js')
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await edit(page)
        const typed = await fillIn(page, 1)
        release()
        await hydrated(page)
        await expect.soft.poll(() => held(page, Object.keys(typed)), path).toEqual(typed)
        await edit(page)
        const again = await fillIn(page, 2)
        await expect.soft.poll(() => held(page, Object.keys(again)), path).toEqual(again)
        await expect.soft(page.locator('main'), path).not.toContainText(unavailable.heading)
        expect
          .soft(
            pageLog.filter((line) => !line.includes(messages.renderedAnew.logged)),
            path,
          )
          .toEqual([])
      })
  })
