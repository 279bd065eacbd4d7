/** A forgotten password, a change of password, and advice on a new one, with the real service and mailbox. */
import { messages } from '../../content/messages.ts'
import { auth as content } from '../../content/pages/auth.ts'
import { ADVICE } from '../../content/password-advice.ts'
import {
  confirmedAccount,
  expired,
  mailedLink,
  newSession,
  seedSession,
  storedSession,
} from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import {
  account,
  alert,
  ask,
  change,
  choice,
  dialog,
  email,
  forgot,
  form,
  newPassword,
  open,
  openChange,
  password,
  recover,
  send,
  toast,
} from './auth-page.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './visitor.ts'

const NEW = 'gravel lantern otter'

test('a forgotten password is replaced by the mailed link; the old one and other sessions end', async ({
  page,
  context,
  browser,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  const other = await browser.newPage({ baseURL: site.url })
  await seedSession(other, await newSession(site, visitor))

  await open(page)
  await email(page).fill(visitor.email)
  await page.getByRole('button', { name: content.reset.open }).click()
  await expect(forgot(page).getByLabel('Email')).toHaveValue(visitor.email)
  await forgot(page).getByRole('button', { name: content.reset.action }).click()
  await expect(page.getByText(content.reset.mailed.title)).toBeVisible()

  const mailed = await context.newPage()
  await mailed.goto(await mailedLink(site, visitor.email, 'recovery'))
  await expect(choice(mailed)).toBeVisible()
  expect(mailed.url()).toBe(`${site.url}/auth`)
  // The page does not send the visitor home while a password is chosen; the tab that asked has nothing left to do.
  await expect(page).toHaveURL(`${site.url}/`)
  await newPassword(mailed).fill(NEW)
  await choice(mailed).getByRole('button', { name: content.newPassword.action }).click()
  await expect(toast(mailed, messages.passwordSet.title)).toBeVisible()
  await expect(mailed).toHaveURL(`${site.url}/`)
  await expect(account(mailed, visitor.email)).toBeVisible()

  // The session of another browser ends when it is next renewed.
  const session = await storedSession(other)
  if (!session) throw new Error('The other browser was not signed in')
  await seedSession(other, expired(session))
  await open(other)
  await expect(account(other)).toHaveCount(0)
  await send(other, visitor, 'signIn')
  await expect(alert(other)).toContainText('Invalid login credentials')
  await send(other, { ...visitor, password: NEW }, 'signIn')
  await expect(account(other, visitor.email)).toBeVisible()
  await other.close()
})

test('an unknown address gets the same answer as a known one, and no mail', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  const unknown = uniqueEmail()
  const answers: string[] = []
  for (const address of [visitor.email, unknown]) {
    await open(page)
    await ask(page, address)
    answers.push(
      (await page.getByRole('status').filter({ hasText: address }).innerText()).replace(address, ''),
    )
  }
  expect(answers[0]).toBe(answers[1])
  await mailedLink(site, visitor.email, 'recovery')
  expect(await site.mailsTo(unknown)).toEqual([])
})

test('a used link says so, offers another, and that one works', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  const link = await recover(page, site, visitor)
  await choice(page).getByRole('button', { name: content.newPassword.decline }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.evaluate(() => localStorage.clear())

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(content.reset.dead.title)
  await expect(page.getByRole('alert')).toBeFocused()
  expect(page.url()).toBe(`${site.url}/auth`)
  await forgot(page).getByLabel('Email').fill(visitor.email)
  await forgot(page).getByRole('button', { name: content.reset.action }).click()
  await expect(page.getByText(content.reset.mailed.title)).toBeVisible()
  await expect.poll(() => mailedLink(site, visitor.email, 'recovery')).not.toBe(link)
  await page.goto(await mailedLink(site, visitor.email, 'recovery'))
  await expect(choice(page)).toBeVisible()
})

test('a used link is not followed again by coming back in the same visit', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  const link = await recover(page, site, visitor)
  await choice(page).getByRole('button', { name: content.newPassword.decline }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText(content.reset.dead.title)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveTitle(/Contact/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign In' }).click()
  await expect(form(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a link that another browser asked for says so, and signs nobody in', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  const theirs = await browser.newPage({ baseURL: site.url })
  await open(theirs)
  await ask(theirs, visitor.email)
  await page.goto(await mailedLink(site, visitor.email, 'recovery'))
  await expect(page.getByRole('alert')).toContainText(content.reset.elsewhere.title)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
  await theirs.close()
})

test('the way back keeps what was typed, and a refused new password can be replaced', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await email(page).fill(visitor.email)
  await password(page).fill('perhaps')
  await page.getByRole('button', { name: content.reset.open }).click()
  await page.getByRole('button', { name: content.reset.back }).click()
  await expect(email(page)).toHaveValue(visitor.email)
  await expect(password(page)).toHaveValue('perhaps')

  await recover(page, site, visitor)
  await newPassword(page).fill(visitor.password)
  await choice(page).getByRole('button', { name: content.newPassword.action }).click()
  await expect(choice(page).getByRole('alert')).toContainText(content.newPassword.refused)
  await newPassword(page).fill(NEW)
  await choice(page).getByRole('button', { name: content.newPassword.action }).click()
  await expect(toast(page, messages.passwordSet.title)).toBeVisible()
})

test('a forgotten password can be replaced by keyboard', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await tabTo(page, content.reset.open)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: content.reset.title })).toBeFocused()
  await tabTo(page, 'Email')
  await page.keyboard.type(visitor.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: visitor.email })).toBeFocused()
  await page.goto(await mailedLink(site, visitor.email, 'recovery'))
  await expect(page.getByRole('heading', { name: content.newPassword.title })).toBeFocused()
  await tabTo(page, content.newPassword.label)
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await expect(account(page, visitor.email)).toBeVisible()
})

test('the password is changed with the present one, which is asked for; other sessions end', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  const elsewhere = await newSession(site, visitor)
  await openChange(page, site, visitor)
  await change(page, 'not mine', NEW)
  await expect(dialog(page).getByRole('alert')).toContainText(content.passwordChange.wrongPassword)
  await change(page, visitor.password, NEW)
  await expect(dialog(page)).toHaveCount(0)
  await expect(toast(page, messages.passwordSet.title)).toBeVisible()
  await expect(account(page, visitor.email)).toBeVisible()
  // The focus returns to where the dialog was opened.
  await expect(account(page)).toBeFocused()

  await seedSession(page, expired(elsewhere))
  await open(page)
  await expect(account(page)).toHaveCount(0)
  await send(page, { ...visitor, password: NEW }, 'signIn')
  await expect(account(page, visitor.email)).toBeVisible()
})

test('advice on a new password is given after a pause, and refuses nothing', async ({ page }) => {
  await open(page)
  await password(page).fill('password')
  await expect(page.getByText(ADVICE.common)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const advice = form(page).locator('[aria-live=polite]')
  await expect(advice).toHaveText('')
  await password(page).fill('password1')
  await expect(advice).toHaveText(ADVICE.common)
  await email(page).fill(uniqueEmail())
  await form(page).getByRole('button', { name: 'Sign Up' }).click()
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await expect(advice).toHaveText('')
})
