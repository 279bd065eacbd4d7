/** Sign-up, sign-in and sign-out with the real service, and their failures. */
import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { messages } from '../../content/messages.ts'
import { auth as content } from '../../content/pages/auth.ts'
import { violationsOf } from '../support/accessibility.ts'
import {
  type Account,
  confirmationLink,
  confirmedAccount,
  expired,
  newSession,
  seedSession,
  storedSession,
  unconfirmedAccount,
} from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, tabTo } from './visitor.ts'

const account = (page: Page, email = '') => page.getByRole('button', { name: `Account: ${email}` })
const form = (page: Page) => page.locator('main form')
const email = (page: Page) => form(page).getByLabel('Email')
const password = (page: Page) => form(page).getByLabel('Password')
const alert = (page: Page) => form(page).getByRole('alert')
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

async function open(page: Page): Promise<void> {
  await page.goto('/auth')
  await expect(form(page)).toBeVisible()
}

/** Fills the form on the tab for `action` and submits it. */
async function send(page: Page, credentials: Account, action: 'Sign In' | 'Sign Up'): Promise<void> {
  if (action === 'Sign Up') await page.getByRole('tab', { name: 'Sign Up' }).click()
  await email(page).fill(credentials.email)
  await password(page).fill(credentials.password)
  await form(page).getByRole('button', { name: action }).click()
}

async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}

/** The built script that contains the auth client. */
async function clientScript(): Promise<string> {
  for (const name of await readdir('dist/assets')) {
    const text = name.endsWith('.js') ? await readFile(`dist/assets/${name}`, 'utf8') : ''
    if (text.includes('supabaseUrl is required')) return `/assets/${name}`
  }
  throw new Error('The build has no auth client')
}

test('signs up, confirms by the mailed link, and signs in and out in every tab', async ({
  page,
  context,
  site,
}) => {
  const visitor = { email: uniqueEmail(), password: 'secret1' }
  await open(page)
  await send(page, visitor, 'Sign Up')
  await expect(toast(page, 'Account created!')).toContainText(
    'Please check your email to verify your account.',
  )
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await expect(password(page)).toHaveValue('')
  expect(await storedSession(page)).toBeNull()

  const mailed = await context.newPage()
  await mailed.goto(await confirmationLink(site, visitor.email))
  await expect(toast(mailed, messages.addressConfirmed.title)).toBeVisible()
  await expect(account(mailed, visitor.email)).toBeVisible()
  expect(mailed.url()).toBe(`${site.url}/`)

  // The first tab signs in too, and leaves the sign-in page.
  await expect(account(page, visitor.email)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)

  await signOut(mailed)
  await expect(toast(mailed, messages.signedOut.title)).toBeVisible()
  await expect(account(mailed)).toHaveCount(0)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
  await page.reload()
  await hydrated(page)
  await expect(account(page)).toHaveCount(0)
})

test('a wrong password shows the provider’s message and keeps the input; the right one signs in', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await send(page, { ...visitor, password: 'not mine' }, 'Sign In')
  await expect(alert(page)).toContainText('Invalid login credentials')
  await expect(alert(page)).toBeFocused()
  await expect(email(page)).toHaveValue(visitor.email)
  await expect(password(page)).toHaveValue('not mine')

  await password(page).fill(visitor.password)
  await form(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Welcome back!')).toContainText('You have been signed in successfully.')
  await expect(page).toHaveURL(/\/$/)
  await expect(account(page, visitor.email)).toBeVisible()
})

test('an unconfirmed account cannot sign in, and the form says why', async ({ page, site }) => {
  const visitor = await unconfirmedAccount(site)
  await open(page)
  await send(page, visitor, 'Sign In')
  await expect(alert(page)).toContainText('Email not confirmed')
  await expect(account(page)).toHaveCount(0)
})

test('signing up with a taken address shows the provider’s message until the other tab is selected', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  const answered = page.waitForResponse(/\/auth\/v1\/signup/)
  await send(page, visitor, 'Sign Up')
  const { msg } = v.parse(v.looseObject({ msg: v.string() }), await (await answered).json())
  await expect(alert(page)).toContainText(msg)
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await expect(alert(page)).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(account(page, visitor.email)).toBeVisible()
})

test('an unreachable provider shows our message, and signing in works once it is back', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await site.stack.services.database.stop()
  await send(page, visitor, 'Sign In')
  await expect(alert(page)).toContainText(content.unreachable.text)
  await expect(password(page)).toHaveValue(visitor.password)
  await site.stack.services.database.start()
  await form(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(account(page, visitor.email)).toBeVisible()
})

test('the button is disabled and shows progress while the form is sent', async ({ page, context }) => {
  await open(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/auth\/v1\//, async (route) => {
    await held
    await route.continue()
  })
  const unknown = { email: uniqueEmail(), password: 'secret1' }
  await send(page, unknown, 'Sign In')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  release()
  await expect(alert(page)).toBeVisible()
})

test('both tabs share the email and password, and use the browser’s validation', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  const invalid = () =>
    form(page).evaluate((element) =>
      element instanceof HTMLFormElement
        ? [...element.elements].flatMap((one) =>
            one instanceof HTMLInputElement && !one.validity.valid ? [one.name] : [],
          )
        : [],
    )
  expect(await invalid()).toEqual(['email', 'password'])
  await email(page).fill('not an address')
  await password(page).fill('abc')
  expect(await invalid()).toEqual(['email'])
  await email(page).fill('ada@example.com')
  expect(await invalid()).toEqual([])
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')

  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(email(page)).toHaveValue('ada@example.com')
  await expect(password(page)).toHaveValue('abc')
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password')
  await expect(password(page)).toHaveAccessibleDescription('At least 6 characters.')
  expect(await invalid()).toEqual(['password'])
  await form(page).getByRole('button', { name: 'Sign Up' }).click()
  await expect(password(page)).toBeFocused()
  await password(page).fill('abcdef')
  expect(await invalid()).toEqual([])
})

test('works by keyboard: arrow keys switch tabs, Enter submits, the menu signs out', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await tabTo(page, 'Sign In')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeFocused()
  await tabTo(page, 'Email')
  await page.keyboard.type(visitor.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(visitor.password)
  await page.keyboard.press('Enter')
  await expect(account(page, visitor.email)).toBeVisible()

  await account(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toContainText(visitor.email)
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem')).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(account(page)).toHaveCount(0)
})

test('shows a spinner until the session is known, then sends a signed-in visitor home', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await seedSession(page, expired(await newSession(site, visitor)))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/grant_type=refresh_token/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth')
  const spinner = page.getByRole('status').filter({ hasText: content.loading })
  await expect(spinner).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/$/)
  await expect(account(page, visitor.email)).toBeVisible()
})

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

test('removes a session that the service no longer accepts', async ({ page, site }) => {
  const session = await newSession(site, await confirmedAccount(site))
  await seedSession(page, { ...expired(session), refresh_token: 'no longer known' })
  await open(page)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
})

test('a sign-out that does not reach the service reports it and stays signed in', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await seedSession(page, await newSession(site, visitor))
  await page.goto('/')
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await signOut(page)
  await expect(toast(page, messages.signOutFailed.title)).toContainText(messages.signOutFailed.description)
  await expect(account(page, visitor.email)).toBeVisible()
  await page.unroute('**/auth/v1/logout*')
  await page.getByRole('menuitem', { name: 'Sign Out' }).press('Enter')
  await expect(account(page)).toHaveCount(0)
  // The menu is gone, so keyboard users continue from the page.
  await expect(page.getByRole('main')).toBeFocused()
})

test('a used confirmation link says so, and does not sign the visitor out', async ({ page, site }) => {
  const visitor = await unconfirmedAccount(site)
  const link = await confirmationLink(site, visitor.email)
  await page.goto(link)
  await expect(account(page, visitor.email)).toBeVisible()
  await page.goto(link)
  await expect(toast(page, messages.mailLinkDead.title)).toBeVisible()
  await expect(account(page, visitor.email)).toBeVisible()
  expect(page.url()).toBe(`${site.url}/`)

  await signOut(page)
  await expect(account(page)).toHaveCount(0)
  await page.goto(link)
  await toast(page, messages.mailLinkDead.title).getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('a link with invalid tokens does not sign in', async ({ page, site }) => {
  await page.goto('/#access_token=made.up.tokens&refresh_token=made-up&type=signup')
  await expect(toast(page, messages.mailLinkDead.title)).toBeVisible()
  await expect(account(page)).toHaveCount(0)
  expect(page.url()).toBe(`${site.url}/`)
})

test('loads the auth client for sign-in and stored sessions only', async ({ page, site }) => {
  const script = await clientScript()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  // The usual first page, and pages with forms, frames and a search.
  for (const path of ['/', '/evaluation', '/tools', '/communities']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(requests, path).not.toContain(script)
  }
  await open(page)
  const loaded = page.waitForRequest(`**${script}`)
  await email(page).focus()
  await loaded

  const session = await newSession(site, await confirmedAccount(site))
  await seedSession(page, session)
  const loadedAgain = page.waitForRequest(`**${script}`)
  await page.goto('/contact')
  await loadedAgain
})

test('prerenders the page completely, and excludes it from search engines', async () => {
  const html = await readFile('dist/auth/index.html', 'utf8')
  expect(html).toContain('content="noindex, follow"')
  for (const text of [
    content.title,
    content.subtitle,
    content.loading,
    content.signIn.tab,
    content.signUp.tab,
    content.email.label,
    content.password.label,
    content.withoutScript,
    content.purpose.title,
  ])
    expect(html).toContain(text)
})

test('every state of the page passes the accessibility check', async ({ page, site }) => {
  test.slow()
  const visitor = await confirmedAccount(site)
  const check = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violationsOf(page), `${state}, ${colorScheme}`).toEqual([])
    }
  }
  await open(page)
  await send(page, { ...visitor, password: 'not mine' }, 'Sign In')
  await expect(alert(page)).toBeVisible()
  await check('refused')
  await send(page, { email: uniqueEmail(), password: 'secret1' }, 'Sign Up')
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await check('signed up')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await send(page, visitor, 'Sign In')
  await account(page, visitor.email).click()
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
  await check('account menu')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says that signing in needs JavaScript, and links to what works without it', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page.getByText(content.withoutScript)).toBeVisible()
    await expect(page.getByText(content.loading)).toBeHidden()
    await expect(form(page)).toBeHidden()
    await page.getByRole('link', { name: 'Request a free evaluation' }).click()
    await expect(page).toHaveURL(/\/evaluation/)
  })
})
