/** Members of the team at the desk, each in a browser of their own. */
import type { Browser, Page } from 'playwright/test'
import { desk } from '../../content/pages/desk.ts'
import { type Account, newSession, seedSession } from '../support/accounts.ts'
import { invitedAccount } from '../support/team-accounts.ts'
import type { Site } from './fixtures.ts'

export const PHONE = { width: 390, height: 664 }

/** Another browser, of somebody who is signed in and accepts the invitation. */
export async function member(
  browser: Browser,
  site: Site,
  name: string,
  path: string,
  account?: Account,
): Promise<Page> {
  account ??= await invitedAccount(site, name)
  const context = await browser.newContext({ baseURL: site.url, viewport: PHONE })
  const page = await context.newPage()
  await seedSession(page, await newSession(site, account))
  await page.goto(path)
  await page.getByRole('button', { name: desk.access.invited.accept }).click()
  return page
}

export const state = (page: Page) => page.locator('#lead-state')
export const move = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
