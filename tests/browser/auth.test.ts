/** Signing up, in and out with the real service, and what a visitor sees when it does not work. */
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
  leaveSession,
  newSession,
  storedSession,
  unconfirmedAccount,
} from '../support/accounts.ts'
import { someone } from '../support/payloads.ts'
import { expect, test } from './fixtures.ts'
import { alive, tabTo } from './visitor.ts'

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

/** Fills the form as it stands and presses its button. */
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

/** Where the build has put the auth client. */
async function clientScript(): Promise<string> {
  for (const name of await readdir('dist/assets')) {
    const text = name.endsWith('.js') ? await readFile(`dist/assets/${name}`, 'utf8') : ''
    if (text.includes('supabaseUrl is required')) return `/assets/${name}`
  }
  throw new Error('The build has no auth client')
}

test('sign-up, the mailed link, signed in everywhere, and out again everywhere', async ({
  page,
  context,
  site,
}) => {
  const visitor = { email: someone(), password: 'secret1' }
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

  // The tab that waited knows, and leaves the sign-in page.
  await expect(account(page, visitor.email)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)

  await signOut(mailed)
  await expect(toast(mailed, messages.signedOut.title)).toBeVisible()
  await expect(account(mailed)).toHaveCount(0)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
  await page.reload()
  await alive(page)
  await expect(account(page)).toHaveCount(0)
})

test('a wrong password: the provider’s words in the form, what was typed is kept, then welcome back', async ({
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

test('an account that is not confirmed: told so', async ({ page, site }) => {
  const visitor = await unconfirmedAccount(site)
  await open(page)
  await send(page, visitor, 'Sign In')
  await expect(alert(page)).toContainText('Email not confirmed')
  await expect(account(page)).toHaveCount(0)
})

test('an address that has an account: the provider’s words, and the other tab forgets them', async ({
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

test('the provider is down: told so in plain words, and in once it is back', async ({ page, site }) => {
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

test('while it is being sent the button is disabled and says what it does', async ({ page, context }) => {
  await open(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(/\/auth\/v1\//, async (route) => {
    await held
    await route.continue()
  })
  const nobody = { email: someone(), password: 'secret1' }
  await send(page, nobody, 'Sign In')
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeVisible()
  release()
  await expect(alert(page)).toBeVisible()
})

test('both tabs have the same email and password, and the browser’s own checks', async ({ page }) => {
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

test('by keyboard alone: the tabs by arrow keys, the form by Enter, out by the menu', async ({
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

test('a spinner until it is known who comes; whoever is signed in is sent home', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await leaveSession(page, expired(await newSession(site, visitor)))
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

test('a session outlives a reload, and its token is renewed when it has run out', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  const session = await newSession(site, visitor)
  await leaveSession(page, session)
  await page.goto('/')
  await expect(account(page, visitor.email)).toBeVisible()
  await page.reload()
  await expect(account(page, visitor.email)).toBeVisible()
  expect((await storedSession(page))?.refresh_token).toBe(session.refresh_token)

  const renewed = page.waitForResponse(/grant_type=refresh_token/)
  await leaveSession(page, expired(session))
  await page.goto('/')
  expect((await renewed).status()).toBe(200)
  await expect(account(page, visitor.email)).toBeVisible()
  const next = await storedSession(page)
  expect(next?.refresh_token).not.toBe(session.refresh_token)
  expect(next?.expires_at).toBeGreaterThan(Date.now() / 1000)
})

test('a session that counts no more: a stranger again', async ({ page, site }) => {
  const session = await newSession(site, await confirmedAccount(site))
  await leaveSession(page, { ...expired(session), refresh_token: 'no longer known' })
  await open(page)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
})

test('sign-out that does not reach the service: still signed in, and told so', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await leaveSession(page, await newSession(site, visitor))
  await page.goto('/')
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await signOut(page)
  await expect(toast(page, messages.signOutFailed.title)).toContainText(messages.signOutFailed.description)
  await expect(account(page, visitor.email)).toBeVisible()
  await page.unroute('**/auth/v1/logout*')
  await page.getByRole('menuitem', { name: 'Sign Out' }).press('Enter')
  await expect(account(page)).toHaveCount(0)
  // The menu is gone; who walks by keyboard goes on from the page.
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link that was used before says so, and signs nobody out', async ({ page, site }) => {
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

test('a link with made-up tokens signs nobody in', async ({ page, site }) => {
  await page.goto('/#access_token=made.up.tokens&refresh_token=made-up&type=signup')
  await expect(toast(page, messages.mailLinkDead.title)).toBeVisible()
  await expect(account(page)).toHaveCount(0)
  expect(page.url()).toBe(`${site.url}/`)
})

test('the auth client is loaded for whoever signs in or was signed in, not for strangers', async ({
  page,
  site,
}) => {
  const script = await clientScript()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A page with forms, one with frames, one with a search, and the first of most visits.
  for (const path of ['/', '/evaluation', '/tools', '/communities']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked, path).not.toContain(script)
  }
  await open(page)
  const loaded = page.waitForRequest(`**${script}`)
  await email(page).focus()
  await loaded

  const session = await newSession(site, await confirmedAccount(site))
  await leaveSession(page, session)
  const loadedAgain = page.waitForRequest(`**${script}`)
  await page.goto('/contact')
  await loadedAgain
})

test('the page is whole before any script runs, and no search engine keeps it', async () => {
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

test('no state of the page fails an accessibility check', async ({ page, site }) => {
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
  await send(page, { email: someone(), password: 'secret1' }, 'Sign Up')
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

  test('the page says that signing in needs it, and what works without', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page.getByText(content.withoutScript)).toBeVisible()
    await expect(page.getByText(content.loading)).toBeHidden()
    await expect(form(page)).toBeHidden()
    await page.getByRole('link', { name: 'Request a free evaluation' }).click()
    await expect(page).toHaveURL(/\/evaluation/)
  })
})
