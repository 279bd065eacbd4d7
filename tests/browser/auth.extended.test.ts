/** Sign-up and sign-in with the real service, their failures, and the page without JavaScript. */
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { messages } from '../../content/messages.ts'
import { auth as content } from '../../content/pages/auth.ts'
import { violationsOf } from '../support/accessibility.ts'
import { confirmationLink, confirmedAccount, storedSession, unconfirmedAccount } from '../support/accounts.ts'
import { pageFile } from '../support/built-site.ts'
import { uniqueEmail } from '../support/payloads.ts'
import {
  account,
  alert,
  choosePassword,
  email,
  firstPassword,
  form,
  open,
  password,
  send,
  signOut,
  toast,
} from './auth-page.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, tabTo } from './visitor.ts'

test('signs up, confirms by the mailed link, chooses a password, and signs in and out in every tab', async ({
  page,
  context,
  site,
}) => {
  const visitor = { email: uniqueEmail(), password: 'secret1' }
  await open(page)
  await send(page, visitor, 'signUp')
  await expect(toast(page, 'Account created!')).toContainText(
    'Please check your email to verify your account.',
  )
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await expect(password(page)).toHaveValue('')
  expect(await storedSession(page)).toBeNull()

  const mailed = await context.newPage()
  await mailed.goto(await confirmationLink(site, visitor.email))
  await expect(firstPassword(mailed)).toBeVisible()
  expect(mailed.url()).toBe(`${site.url}/auth`)
  await choosePassword(mailed, 'gravel lantern otter')
  await expect(toast(mailed, messages.passwordSet.title)).toBeVisible()
  await expect(account(mailed, visitor.email)).toBeVisible()
  expect(mailed.url()).toBe(`${site.url}/`)

  // The first tab signs in too, and leaves the sign-in page.
  await expect(account(page, visitor.email)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)

  await signOut(mailed)
  await expect(toast(mailed, messages.signedOut.title)).toBeVisible()
  // At the top of a page the header has two lines, and what is said stands below both.
  expect(await mailed.evaluate(() => window.scrollY)).toBe(0)
  const header = await mailed.getByRole('banner').boundingBox()
  const lowest = () =>
    toast(mailed, messages.signedOut.title).evaluate((box) => box.getBoundingClientRect().top)
  await expect.poll(lowest).toBeGreaterThanOrEqual(Number(header?.height))
  await expect(account(mailed)).toHaveCount(0)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
  await page.reload()
  await hydrated(page)
  await expect(account(page)).toHaveCount(0)

  // What was typed before the address was confirmed could be anybody's.
  await open(page)
  await send(page, visitor, 'signIn')
  await expect(alert(page)).toContainText('Invalid login credentials')
  await send(page, { ...visitor, password: 'gravel lantern otter' }, 'signIn')
  await expect(account(page, visitor.email)).toBeVisible()
})

test('a wrong password shows the provider’s message and keeps the input; the right one signs in', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await send(page, { ...visitor, password: 'not mine' }, 'signIn')
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

test('an unconfirmed account cannot sign in, and is refused like one that does not exist', async ({
  page,
  site,
}) => {
  const visitor = await unconfirmedAccount(site)
  await open(page)
  for (const email of [visitor.email, uniqueEmail()]) {
    await send(page, { ...visitor, email }, 'signIn')
    await expect(alert(page)).toContainText('Invalid login credentials')
  }
  await expect(account(page)).toHaveCount(0)
})

test('signing up shows the provider’s message until the other tab is selected', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  const answered = page.waitForResponse(/\/auth\/v1\/signup/)
  await send(page, { email: uniqueEmail(), password: 'p'.repeat(73) }, 'signUp')
  const { msg } = v.parse(v.looseObject({ msg: v.string() }), await (await answered).json())
  await expect(alert(page)).toContainText(msg)
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await expect(alert(page)).toHaveCount(0)
  await send(page, visitor, 'signIn')
  await expect(account(page, visitor.email)).toBeVisible()
})

test('signing up with a taken address looks like any other, and changes nothing', async ({ page, site }) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await send(page, { ...visitor, password: 'not mine' }, 'signUp')
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await send(page, visitor, 'signIn')
  await expect(account(page, visitor.email)).toBeVisible()
})

test('an unreachable provider shows our message, and signing in works once it is back', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  await open(page)
  await site.stack.services.database.stop()
  await send(page, visitor, 'signIn')
  await expect(alert(page)).toContainText(content.unreachable.text)
  await expect(password(page)).toHaveValue(visitor.password)
  await site.stack.services.database.start()
  await form(page).getByRole('button', { name: 'Sign In' }).click()
  await expect(account(page, visitor.email)).toBeVisible()
})

test('an answer that is not the provider’s, such as a firewall’s page, is taken for none', async ({
  page,
  context,
}) => {
  await context.route(/\/auth\/v1\/token/, (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Access denied</h1>' }),
  )
  await open(page)
  await send(page, { email: uniqueEmail(), password: 'secret1' }, 'signIn')
  await expect(alert(page)).toContainText(content.unreachable.text)
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
  // The header has a link of the same name.
  await tabTo(page, 'Skip to the content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
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
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(account(page)).toHaveCount(0)
})

test('prerenders the page completely, and excludes it from search engines', async () => {
  const html = await readFile(pageFile('/auth'), 'utf8')
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
  await send(page, { ...visitor, password: 'not mine' }, 'signIn')
  await expect(alert(page)).toBeVisible()
  await check('refused')
  await send(page, { email: uniqueEmail(), password: 'secret1' }, 'signUp')
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await check('signed up')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await send(page, visitor, 'signIn')
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
