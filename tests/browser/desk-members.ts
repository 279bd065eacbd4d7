/** Members of the team at the desk, each in a browser of their own. */
import { type Browser, expect, type Page } from 'playwright/test'
import { desk } from '../../content/pages/desk.ts'
import { newSession, seedSession } from '../support/accounts.ts'
import { type Invited, invitedAccount } from '../support/team-accounts.ts'
import type { Site } from './fixtures.ts'

export const PHONE = { width: 390, height: 664 }

/** Another browser, of somebody who is signed in and accepts the invitation. */
export async function member(
  browser: Browser,
  site: Site,
  name: string,
  path: string,
  account?: Invited,
): Promise<Page> {
  account ??= await invitedAccount(site, name)
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE })
  const page = await context.newPage()
  await seedSession(page, await newSession(site, account))
  await acceptInvitation(page, account, path)
  return page
}

/** Accepts the invitation in the browser, where somebody is signed in, and goes on to `path`. */
export async function acceptInvitation(page: Page, { secret }: Invited, path: string): Promise<void> {
  await page.goto(`/desk?invitation=${secret}`)
  await page.getByRole('button', { name: desk.access.invited.accept }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.goto(path)
}

export const state = (page: Page) => page.locator('#lead-state')
export const move = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
