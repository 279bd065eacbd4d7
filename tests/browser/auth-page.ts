/** The sign-in page and the account menu, as a visitor uses them. */
import { expect, type Page } from 'playwright/test'
import type { Account } from '../support/accounts.ts'
import { hydrated } from './visitor.ts'

export const account = (page: Page, email = '') => page.getByRole('button', { name: `Account: ${email}` })
export const form = (page: Page) => page.locator('main form')
export const email = (page: Page) => form(page).getByLabel('Email')
export const password = (page: Page) => form(page).getByLabel('Password')
export const alert = (page: Page) => form(page).getByRole('alert')
export const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

export async function open(page: Page): Promise<void> {
  await page.goto('/auth')
  await hydrated(page)
  await expect(form(page)).toBeVisible()
}

/** Fills the form on the tab for `action` and submits it. */
export async function send(page: Page, credentials: Account, action: 'Sign In' | 'Sign Up'): Promise<void> {
  if (action === 'Sign Up') await page.getByRole('tab', { name: 'Sign Up' }).click()
  await email(page).fill(credentials.email)
  await password(page).fill(credentials.password)
  await form(page).getByRole('button', { name: action }).click()
}

export async function signOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
}
