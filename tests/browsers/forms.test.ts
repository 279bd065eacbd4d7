/** The forms, in each browser: what is sent is stored once. */

import { accountMenu } from '../../content/account-menu.ts'
import { evaluationForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { newsletter } from '../../content/newsletter.ts'
import { auth } from '../../content/pages/auth.ts'
import { home } from '../../content/pages/home.ts'
import { evaluationAnswers } from '../browser/visitor.ts'
import { confirmedAccount } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import type { Driver } from './driver.ts'
import { expect, test } from './fixtures.ts'
import { arrives, button, comesAlive, field, reads, visit } from './visits.ts'

const PHONE = [390, 844] as const
const LINK = /https?:\/\/\S+/g

async function fillIn(driver: Driver, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await driver.fill(field(label), answer)
}

test('a lead is refused, corrected, sent, thanked for and stored once', async ({ driver, site }) => {
  const email = uniqueEmail()
  await driver.resize(...PHONE)
  await visit(driver, '/evaluation')
  await fillIn(driver, { ...evaluationAnswers(email), Email: 'not an address' })
  await driver.click(button(evaluationForm.submitLabel, 'main'))
  await reads(driver, 'Please enter a valid email address')
  expect(await driver.evaluate(() => document.activeElement?.getAttribute('role'), null)).toBe('alert')
  expect(await site.leads(email)).toEqual([])
  await driver.fill(field('Email'), email)
  await driver.click(button(evaluationForm.submitLabel, 'main'))
  await reads(driver, messages.leadSent.description)
  await reads(driver, evaluationForm.sent.title('Ada'))
  expect(await site.leads(email)).toMatchObject([
    { address: '12 Elm Street SW, Calgary', source: 'evaluation-page', page: '/evaluation' },
  ])
  expect(await driver.messages()).toEqual([])
})

test('the newsletter is subscribed to, confirmed by the mailed link, and left by it', async ({
  driver,
  site,
}) => {
  const email = uniqueEmail()
  const box = 'section[aria-labelledby="newsletter-title"]'
  await visit(driver, '/contact')
  await driver.fill(field(newsletter.emailLabel, box), email)
  await driver.press('Enter')
  await reads(driver, newsletter.notices.confirmSent.text)
  await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  const links = (await site.mailsTo(email))[0]?.text.match(LINK) ?? []
  const follow = async (kind: string) => {
    const link = links.find((one) => one.includes(kind)) ?? ''
    // Links in mails name the site's own domain or another port.
    const { pathname, search, hash } = new URL(link)
    await visit(driver, `${pathname}${search}${hash}`)
  }
  await follow('#confirm')
  await driver.click(button(newsletter.confirm.submitLabel))
  await reads(driver, newsletter.notices.confirmed.text)
  // Firefox reports scripts that it did not get because the page was left.
  await comesAlive(driver)
  await follow('#unsubscribe')
  await driver.click(button(newsletter.unsubscribe.submitLabel))
  await reads(driver, newsletter.notices.unsubscribed.text)
  await comesAlive(driver)
  expect(await driver.messages()).toEqual([])
})

test('a wrong password is refused, the right one signs in, and the account menu signs out', async ({
  driver,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await visit(driver, '/auth')
  await driver.fill(field(auth.email.label), visitor.email)
  await driver.fill(field(auth.password.label), 'not mine')
  await driver.click(button(auth.signIn.action, 'main form'))
  await reads(driver, 'Invalid login credentials')
  await driver.fill(field(auth.password.label), visitor.password)
  await driver.click(button(auth.signIn.action, 'main form'))
  await arrives(driver, /:\d+\/$/)
  // The address changes before the page, and the header takes no press while it does.
  await reads(driver, home.hero.title)
  await driver.click({ css: 'header button', name: `${accountMenu.label}: ${visitor.email}` })
  await driver.click({ css: '[role="menuitem"]', name: accountMenu.changePassword })
  const focusIsInDialog = () =>
    driver.evaluate(() => document.activeElement?.closest('[role="dialog"]') != null, null)
  await expect.poll(focusIsInDialog).toBe(true)
  await reads(driver, auth.passwordChange.title)
  await driver.press('Escape')
  const dialogIsThere = () => driver.evaluate(() => document.querySelector('[role="dialog"]') !== null, null)
  await expect.poll(dialogIsThere).toBe(false)
  await driver.click({ css: 'header button', name: `${accountMenu.label}: ${visitor.email}` })
  await driver.click({ css: '[role="menuitem"]', name: accountMenu.signOut })
  await reads(driver, messages.signedOut.title)
})
