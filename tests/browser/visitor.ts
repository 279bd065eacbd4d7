/** What a visitor does on a page, by keyboard and by waiting. */
import type { Locator, Page } from 'playwright/test'
import { evaluationForm, type FormField, type LeadFormContent } from '../../content/forms.ts'

/** The site's header once it is hydrated; the desk has a bar of its own in its place. */
const HEADER = 'header [aria-haspopup="dialog"], body:not(:has(> header)) main:not([data-unhydrated])'
/** For a page to answer, also on a busy machine. A page that never does fails by its name. */
const PATIENCE_MS = 45_000

/** Resolves once the page's header is hydrated, for which the page waits until the browser is idle. */
export async function startedByItself(page: Page): Promise<void> {
  await page.locator(HEADER).waitFor({ state: 'attached', timeout: PATIENCE_MS })
}

/**
 * Resolves once the whole page is hydrated. Before that, forms post natively. Moves the pointer until then:
 * the page starts at once when the visitor acts, and parts further down are loaded only then.
 */
export async function hydrated(page: Page): Promise<void> {
  const whole = (header: string) => {
    dispatchEvent(new Event('pointermove'))
    return document.querySelector(header) && !document.querySelector('[data-unhydrated]')
  }
  await page.waitForFunction(whole, HEADER, { timeout: PATIENCE_MS }).catch((cause: unknown) => {
    throw new Error(`${page.url()} did not become hydrated`, { cause })
  })
}

/** Opens a page, and resolves once the whole of it is hydrated. */
export async function open(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Presses Tab until the named field or button has the focus; throws after 60 presses. */
export async function tabTo(page: Page, label: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = page.locator(':focus')
    const name = (await focused.count())
      ? await focused.evaluate(
          (element) =>
            (element instanceof HTMLInputElement ||
            element instanceof HTMLTextAreaElement ||
            element instanceof HTMLSelectElement
              ? element.labels?.[0]?.textContent
              : element.textContent) ?? '',
        )
      : ''
    if (name.trim().startsWith(label)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached "${label}"`)
}

/** Fills fields by keyboard only, in the given order, and presses Enter on the button. */
export async function fillByKeyboard(
  page: Page,
  answers: Record<string, string>,
  button: string,
): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await tabTo(page, label)
    await page.keyboard.type(answer)
  }
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

/** What a visitor tells in every form, by the field's name. */
const ANSWERS: Partial<Record<FormField['name'], string>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '(403) 555-0100',
  address: '12 Elm Street SW, Calgary',
  message: 'A bungalow with a new roof, to be sold in spring.',
}

/** Of a choice the last answer; of a text that is not known here, any. */
const answerTo = ({ name, options }: FormField, email: string) =>
  name === 'email' ? email : (options?.at(-1)?.value ?? ANSWERS[name] ?? 'As you see fit')

/** What is typed into the evaluation form, by the field's label, in the order of the fields. */
export const evaluationAnswers = (email: string): Record<string, string> =>
  Object.fromEntries(evaluationForm.fields.map((field) => [field.label, answerTo(field, email)]))

/** Fills in all of a form but what is filled in already, by name. Resolves to its button. */
export async function fillForm(
  page: Page,
  content: LeadFormContent,
  email: string,
  filled: object = {},
): Promise<Locator> {
  const form = page.getByRole('form', { name: content.title })
  for (const asked of content.fields as FormField[]) {
    if (asked.name in filled) continue
    const field = form.locator(`[name="${asked.name}"]`)
    if (asked.kind === 'choice') await field.selectOption(answerTo(asked, email))
    else await field.fill(answerTo(asked, email))
  }
  return form.getByRole('button', { name: content.submitLabel })
}

export async function sendForm(page: Page, content: LeadFormContent, email: string): Promise<void> {
  const button = await fillForm(page, content, email)
  await button.click()
}
