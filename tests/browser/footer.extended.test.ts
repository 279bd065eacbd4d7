/** The footer: its links and the newsletter. */
import { newsletter } from '../../content/newsletter.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter form posts natively and says what happens next', async ({ page, site }) => {
    const email = uniqueEmail()
    await page.goto('/join')
    const box = page.getByRole('region', { name: newsletter.title })
    await box.getByLabel(newsletter.emailLabel).fill(email)
    await box.getByRole('button', { name: newsletter.submitLabel }).click()
    await expect(page.getByText(newsletter.notices.confirmSent.text)).toBeVisible()
    await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  })
})
