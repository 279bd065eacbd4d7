/** The sign-in page and the account menu, as a visitor uses them. */
import { expect, type Page } from 'playwright/test'
import { accountMenu } from '../../content/account-menu.ts'
import { auth as content } from '../../content/pages/auth.ts'
import { type Account, mailedLink, newSession, seedSession } from '../support/accounts.ts'
import type { Local } from '../support/local.ts'
import { hydrated } from './visitor.ts'

export const account = (page: Page, email = '') =>
  page.getByRole('button', { name: `${accountMenu.label}: ${email}` })
export const form = (page: Page) => page.locator('main form')
export const email = (page: Page) => form(page).getByLabel(content.email.label)
export const password = (page: Page) => form(page).getByLabel(content.password.label)
export const alert = (page: Page) => form(page).getByRole('alert')
/** What takes the form's place when the password is forgotten, and when the mailed link is opened. */
const forgot = (page: Page) => page.getByRole('form', { name: content.reset.title })
export const choice = (page: Page) => page.getByRole('form', { name: content.newPassword.title })
export const newPassword = (page: Page) => choice(page).getByLabel(content.newPassword.label, { exact: true })
/** The same after the address of a new account was confirmed. */
const firstPassword = (page: Page) => page.getByRole('form', { name: content.newPassword.first.title })

export async function choosePassword(page: Page, chosen: string): Promise<void> {
  await firstPassword(page).getByLabel(content.newPassword.label, { exact: true }).fill(chosen)
  await firstPassword(page).getByRole('button', { name: content.newPassword.action }).click()
}
export const dialog = (page: Page) => page.getByRole('dialog', { name: content.passwordChange.title })
export const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

export async function open(page: Page): Promise<void> {
  await page.goto('/auth')
  await hydrated(page)
  await expect(form(page)).toBeVisible()
}

/** Fills the form on the tab for `action` and submits it. */
export async function send(page: Page, credentials: Account, action: 'signIn' | 'signUp'): Promise<void> {
  if (action === 'signUp') await page.getByRole('tab', { name: content.signUp.tab }).click()
  await email(page).fill(credentials.email)
  await password(page).fill(credentials.password)
  await form(page).getByRole('button', { name: content[action].action }).click()
}

/** Asks for the mail of a forgotten password, from the sign-in page. */
export async function ask(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: content.reset.open }).click()
  await forgot(page).getByLabel(content.email.label).fill(address)
  await forgot(page).getByRole('button', { name: content.reset.action }).click()
  await expect(page.getByText(content.reset.mailed.title)).toBeVisible()
}

/** Opens the sign-in page, asks, and opens the link of the mail. */
export async function recover(page: Page, site: Local, { email: address }: Account): Promise<string> {
  await open(page)
  await ask(page, address)
  const link = await mailedLink(site, address, 'recovery')
  await page.goto(link)
  return link
}

export async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('menuitem', { name: accountMenu.signOut }).click()
}

/** Signs in by a stored session, and opens the dialog from the account menu. */
export async function openChange(page: Page, site: Local, visitor: Account): Promise<void> {
  await seedSession(page, await newSession(site, visitor))
  await page.goto('/')
  await account(page).click()
  await page.getByRole('menuitem', { name: accountMenu.changePassword }).click()
  await expect(dialog(page)).toBeVisible()
}

export async function change(page: Page, current: string, next: string): Promise<void> {
  await dialog(page).getByLabel(content.passwordChange.current).fill(current)
  await dialog(page).getByLabel(content.newPassword.label, { exact: true }).fill(next)
  await dialog(page).getByRole('button', { name: content.passwordChange.action }).click()
}
