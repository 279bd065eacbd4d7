/** What people paste and type, in a browser that keeps nothing: it arrives, and nothing is asked for twice. */
import { contactForm } from '../../content/forms.ts'
import { mailedCode } from '../../content/mailed-code.ts'
import { messages } from '../../content/messages.ts'
import { newsletter } from '../../content/newsletter.ts'
import { account } from '../../content/pages/account.ts'
import { auth } from '../../content/pages/auth.ts'
import { filled } from '../../supabase/functions/_shared/text.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { fillForm, hydrated, open } from './visitor.ts'

test('a pasted address, an odd number and a mangled campaign arrive, and the request can be followed', async ({
  page,
  site,
}) => {
  const email = uniqueEmail()
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  await open(page, '/?UTM_Source=google&amp;utm_medium=cpc&amp;amp;UTM_CAMPAIGN=fall&GCLID=Cj0KCQ')
  await hydrated(page)
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await hydrated(page)
  const button = await fillForm(page, contactForm, 'jane@gmail.con')
  const address = page.getByLabel('Email', { exact: true })
  await expect(address).toHaveAccessibleDescription(
    filled(messages.addressMeant, { address: 'jane@gmail.com' }),
  )
  await address.fill(`<\u202a${email}\u202c>`)
  await page.getByLabel('Phone').fill('403–555–0120, poste 22')
  await button.click()
  await expect(page.getByRole('heading', { name: contactForm.sent.title('Ada') })).toBeFocused()
  expect(await site.leads(email)).toMatchObject([
    {
      email,
      phone: '403–555–0120, poste 22',
      phone_number: '+14035550120;ext=22',
      utm: { source: 'google', medium: 'cpc', campaign: 'fall', gclid: 'Cj0KCQ' },
    },
  ])
  await page.getByRole('link', { name: messages.leadFollow.label }).click()
  await page.getByRole('main').getByRole('link', { name: account.signedOut.action }).click()
  const code = page.getByRole('form', { name: mailedCode.title })
  const box = code.getByLabel(auth.email.label)
  await expect(box).toHaveValue(email)

  // Where an address is asked for alone, a slip is asked about once the mail has left.
  const slip = email.replace('example.com', 'gmail.con')
  const asked = filled(messages.addressMeant, { address: slip.replace('.con', '.com') })
  await box.fill(`${slip}\u200b`)
  await box.press('Enter')
  await expect(page.getByRole('form', { name: mailedCode.enter.title })).toContainText(`${slip} ${asked}`)
  const letter = page.getByRole('region', { name: newsletter.title })
  await letter.getByRole('textbox').fill(slip)
  await letter.getByRole('button').click()
  await expect(letter.getByRole('status')).toContainText(asked)
})
