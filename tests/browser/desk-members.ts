/** Members of the team at the desk, each in a browser of their own. */
import type { Browser, Page } from 'playwright/test'
import { desk } from '../../content/pages/desk.ts'
import { type Account, confirmedAccount, newSession, seedSession } from '../support/accounts.ts'
import { expect, type Site } from './fixtures.ts'

export const PHONE = { width: 390, height: 664 }

/** Calls the database as the functions do. */
export async function call(site: Site, name: string, parameters: object): Promise<void> {
  const response = await fetch(`${site.stack.databaseUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: site.stack.keys.SUPABASE_SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  })
  expect(response.ok).toBe(true)
}

export async function invited(site: Site, name: string, role = 'agent'): Promise<Account> {
  const account = await confirmedAccount(site)
  await call(site, 'invite_member', { email: account.email, name, role })
  return account
}

/** Another browser, of somebody who is signed in and accepts the invitation. */
export async function member(
  browser: Browser,
  site: Site,
  name: string,
  path: string,
  account?: Account,
): Promise<Page> {
  account ??= await invited(site, name)
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE })
  const page = await context.newPage()
  await seedSession(page, await newSession(site, account))
  await page.goto(path)
  await page.getByRole('button', { name: desk.access.invited.accept }).click()
  return page
}

export const state = (page: Page) => page.locator('#lead-state')
export const move = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
