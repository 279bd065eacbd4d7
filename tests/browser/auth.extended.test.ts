/** Signing up and in, and passwords, with the real service and mailbox: in several tabs, by keyboard. */

import { auth as content } from '../../content/pages/auth.ts'
import { ADVICE } from '../../content/password-advice.ts'
import {
  confirmationLink,
  confirmedAccount,
  expired,
  newSession,
  seedSession,
  storedSession,
} from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import {
  account,
  alert,
  change,
  choosePassword,
  dialog,
  email,
  form,
  open,
  openChange,
  password,
  send,
  signOut,
} from './auth-page.ts'
import { expect, test } from './fixtures.ts'
import { hydrated, tabTo } from './visitor.ts'

const NEW = 'gravel lantern otter'

test('a visitor who confirms by mail is signed in in every tab, and signed out in every tab', async ({
  page,
  context,
  site,
}) => {
  const visitor = { email: uniqueEmail(), password: 'secret1' }
  await open(page)
  await send(page, visitor, 'signUp')
  await expect(form(page).getByText(content.confirmation.title)).toBeVisible()
  await expect(password(page)).toHaveValue('')
  const mailed = await context.newPage()
  await mailed.goto(await confirmationLink(site, visitor.email))
  await choosePassword(mailed, NEW)
  await expect(account(mailed, visitor.email)).toBeVisible()
  // The first tab signs in too, and leaves the sign-in page.
  await expect(account(page, visitor.email)).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/`)

  await signOut(mailed)
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

test('a new password ends the other sessions, and the focus returns to where its dialog was opened', async ({
  page,
  site,
}) => {
  const visitor = await confirmedAccount(site)
  const elsewhere = await newSession(site, visitor)
  await openChange(page, site, visitor)
  await change(page, visitor.password, NEW)
  await expect(dialog(page)).toHaveCount(0)
  await expect(account(page)).toBeFocused()
  await seedSession(page, expired(elsewhere))
  await open(page)
  await expect(account(page)).toHaveCount(0)
  expect(await storedSession(page)).toBeNull()
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
