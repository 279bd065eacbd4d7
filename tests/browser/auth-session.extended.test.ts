import type { Page } from 'playwright/test'
import { accountMenu } from '../../content/account-menu.ts'
import { mailedCode } from '../../content/mailed-code.ts'
import { messages } from '../../content/messages.ts'
import { auth as content } from '../../content/pages/auth.ts'
import {
  type Account,
  mailedCode as codeFor,
  confirmationLink,
  confirmedAccount,
  expired,
  newSession,
  seedSession,
  storedSession,
  unconfirmedAccount,
} from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import {
  account,
  choice,
  choosePassword,
  form,
  newPassword,
  open,
  recover,
  send,
  signOut,
  toast,
} from './auth-page.ts'
import { expect, test } from './fixtures.ts'

/** Signs up on the page, which keeps the proof for the link of the mail. */
async function signUp(page: Page, visitor: Account): Promise<void> {
  await open(page)
  await send(page, visitor, 'signUp')
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
}

test('keeps the session across a reload, and renews an expired token', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  const session = await newSession(site, visitor)
  await seedSession(page, session)
  await page.goto('/')
  await expect(account(page, visitor.email)).toBeVisible()
  await page.reload()
  await expect(account(page, visitor.email)).toBeVisible()
  expect((await storedSession(page))?.refresh_token).toBe(session.refresh_token)

  const renewed = page.waitForResponse(/grant_type=refresh_token/)
  await seedSession(page, expired(session))
  await page.goto('/')
  expect((await renewed).status()).toBe(200)
  await expect(account(page, visitor.email)).toBeVisible()
  const next = await storedSession(page)
  expect(next?.refresh_token).not.toBe(session.refresh_token)
  expect(next?.expires_at).toBeGreaterThan(Date.now() / 1000)
})

test('a used confirmation link says so, and does not sign the visitor out', async ({ page, site }) => {
  const visitor = { email: uniqueEmail(), password: 'secret1' }
  await signUp(page, visitor)
  const link = await confirmationLink(site, visitor.email)
  await page.goto(link)
  await choosePassword(page, visitor.password)
  await expect(account(page, visitor.email)).toBeVisible()
  await page.goto(link)
  await expect(toast(page, messages.mailLinkDead.title)).toBeVisible()
  await expect(account(page, visitor.email)).toBeVisible()
  expect(page.url()).toBe(`${site.url}/`)

  await signOut(page)
  await expect(account(page)).toHaveCount(0)
  await page.goto(link)
  await toast(page, messages.mailLinkDead.title)
    .getByRole('link', { name: messages.mailLinkDead.action })
    .click()
  await expect(page).toHaveURL(/\/auth#code$/)
})

test('an address with the session of somebody else does not sign the visitor in', async ({ page, site }) => {
  const { access_token, refresh_token } = await newSession(site, await confirmedAccount(site))
  const fragment = new URLSearchParams({ access_token, refresh_token, token_type: 'bearer', type: 'signup' })
  await page.goto(`/#${fragment}`)
  await expect(toast(page, messages.mailLinkDead.title)).toBeVisible()
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
  expect(page.url()).toBe(`${site.url}/`)
})

test('a confirmation link in another browser confirms the address, and leads to a code', async ({
  page,
  site,
}) => {
  const visitor = await unconfirmedAccount(site)
  await page.goto(await confirmationLink(site, visitor.email))
  await toast(page, messages.mailLinkElsewhere.title)
    .getByRole('link', { name: messages.mailLinkElsewhere.action })
    .click()
  const asks = page.getByRole('form', { name: mailedCode.title })
  await asks.getByLabel(content.email.label).fill(visitor.email)
  await asks.getByRole('button', { name: mailedCode.action }).click()
  const enters = page.getByRole('form', { name: mailedCode.enter.title })
  await enters.getByRole('textbox').fill(await codeFor(site, visitor.email))
  await enters.getByRole('button', { name: mailedCode.enter.action, exact: true }).click()
  await expect(account(page, visitor.email)).toBeVisible()
})

test('a visitor who signs out while a new password is being saved is signed out', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await recover(page, site, visitor)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const saved = new Promise<void>((resolve) => {
    void page.route('**/auth/v1/user', async (route) => {
      const response = await route.fetch()
      resolve()
      await held
      await route.fulfill({ response })
    })
  })
  const ended = page.waitForResponse('**/auth/v1/logout*')
  await newPassword(page).fill('gravel lantern otter')
  await choice(page).getByRole('button', { name: content.newPassword.action }).click()
  await saved
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/auth/v1/')) asked.push(pathname)
  })
  await signOut(page)
  await expect(page.getByRole('menuitem', { name: accountMenu.signingOut })).toBeVisible()
  expect(asked).toEqual([])
  answer()
  await ended
  await expect(account(page)).toHaveCount(0)
  await open(page)
})
