/** What a visitor does on a page, by keyboard and by waiting. */
import type { Page } from 'playwright/test'

const HEADER = 'header [aria-haspopup="dialog"]'

/** Resolves once the page's header is hydrated, for which the page waits until the browser is idle. */
export async function startedByItself(page: Page): Promise<void> {
  await page.locator(HEADER).waitFor({ state: 'attached' })
}

/**
 * Resolves once the whole page is hydrated. Before that, forms post natively. Moves the pointer until then:
 * the page starts at once when the visitor acts, and parts further down are loaded only then.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((header) => {
    dispatchEvent(new Event('pointermove'))
    return document.querySelector(header) && !document.querySelector('[data-unhydrated]')
  }, HEADER)
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

export const evaluationAnswers = (email: string) => ({
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: email,
  Phone: '(403) 555-0100',
  'Property address': '12 Elm Street SW, Calgary',
  'About your home': 'A bungalow with a new roof, to be sold in spring.',
})
