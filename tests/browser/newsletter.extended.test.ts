/** The newsletter's page: what its address names is in view at once, also without JavaScript, and for older mails. */
import type { Page } from 'playwright/test'
import { newsletter } from '../../content/newsletter.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'

const TOKEN = `c${'0123456789abcdef'.repeat(2)}`
const { confirm, unsubscribe, notices } = newsletter

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test.use({ viewport: { width: 390, height: 664 } })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('what the address names is the only heading in the window; who is subscribed is not asked to', async ({
      page,
    }) => {
      const box = page.getByRole('main').getByRole('textbox', { name: newsletter.emailLabel })
      for (const [fragment, { title }] of [
        ['confirm', confirm],
        ['unsubscribe', unsubscribe],
        ['confirmed', notices.confirmed],
        ['unsubscribed', notices.unsubscribed],
        ['on-the-list', notices.onTheList],
        ['off-the-list', notices.offTheList],
        ['expired', notices.expired],
        ['confirm-sent', notices.confirmSent],
        ['confirm-later', notices.confirmLater],
        ['invalid', notices.invalid],
        ['failed', notices.failed],
        ['confirm-failed', confirm],
      ] as const) {
        // Another query, so that it is another page.
        await page.goto(`/newsletter?of=${fragment}#${fragment}`, { waitUntil: 'commit' })
        await expect(heading(page, title)).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const told = page.getByText(notices.failed.text).filter({ visible: true })
        await expect(told).toHaveCount(Number(fragment.endsWith('failed')))
        await expect(box).toBeVisible({ visible: fragment !== 'confirmed' && fragment !== 'on-the-list' })
      }
    })
  })

test('the link of an older mail leads to the page', async ({ page, site }) => {
  for (const action of ['confirm', 'unsubscribe'] as const) {
    await page.goto(`/?utm_source=mail&newsletter=${TOKEN}#newsletter-${action}`)
    await expect(page).toHaveURL(`${site.url}/newsletter?utm_source=mail&token=${TOKEN}#${action}`)
    await expect(page.getByRole('button', { name: newsletter[action].submitLabel })).toBeInViewport()
    await page.goto('about:blank')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader subscribes, confirms with the code of the mail, and leaves', async ({ page, site }) => {
    const email = uniqueEmail()
    await page.goto('/join')
    const box = page.getByRole('region', { name: newsletter.title })
    await box.getByLabel(newsletter.emailLabel).fill(email)
    await box.getByRole('button', { name: newsletter.submitLabel }).click()
    await expect(heading(page, notices.confirmSent.title)).toBeInViewport()
    await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
    const [mail] = await site.mailsTo(email)
    const code = /token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
    for (const [action, notice] of [
      ['confirm', 'confirmed'],
      ['unsubscribe', 'unsubscribed'],
    ] as const) {
      await page.goto(`/newsletter?token=${code}#${action}`)
      await page.getByRole('textbox', { name: newsletter.codeLabel }).fill(code)
      await page.getByRole('button', { name: newsletter[action].submitLabel }).click()
      await expect(heading(page, notices[notice].title)).toBeInViewport()
    }
  })
})
