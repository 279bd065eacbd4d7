/** Members of the team who work on the same requests, with a screen and without. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright/test'
import { desk } from '../../content/pages/desk.ts'
import { newSession, seedSession } from '../support/accounts.ts'
import { newLead } from '../support/team.ts'
import { callDatabase, memberAccount } from '../support/team-accounts.ts'
import { expect, type Site } from './fixtures.ts'

const { lead: words } = desk
export const PHONE = { width: 390, height: 664 }
/** What a colleague does shows within this time. */
export const SHOWS = { timeout: 5_000 }

type Colleague = { id: string; token: string; does(lead: string, event: string, to?: string): Promise<void> }

/** A member who moves requests without a screen. */
export async function colleague(
  site: Site,
  name: string,
  role: 'agent' | 'manager' = 'agent',
): Promise<Colleague> {
  const { account, token } = await memberAccount(site, name, role)
  const { user } = await newSession(site, account)
  return {
    id: user.id,
    token,
    does: async (lead, event, to) => {
      const found = (await callDatabase(site, 'desk_lead', { lead }, token)) as { case: { version: number } }
      const details = { note: words.reasons[0], ...(to && { to }) }
      const asked = { lead, event, expected: found.case.version, move: randomUUID(), details }
      expect(await callDatabase(site, 'move_lead', asked, token)).toMatchObject({ outcome: 'moved' })
    },
  }
}

/** A member at the desk, in another browser, at an address that shows the list. */
export async function atDesk(
  browser: Browser,
  site: Site,
  name: string,
  path: string,
  role: 'agent' | 'manager' = 'agent',
  viewport = { width: 1280, height: 800 },
) {
  const { account, token } = await memberAccount(site, name, role)
  const context = await browser.newContext({ baseURL: site.url, viewport })
  const page = await context.newPage()
  const session = await newSession(site, account)
  await seedSession(page, session)
  await page.goto(path)
  await expect(page.getByRole('searchbox')).toBeVisible()
  return { page, id: session.user.id, token, account }
}

export const request = (
  site: Site,
  email = `${randomUUID()}@example.com`,
  name: { firstName?: string; lastName?: string } = {},
) => newLead({ call: (rpc, parameters) => callDatabase(site, rpc, parameters) }, { email, ...name })
export const line = (page: Page, lead: string) => page.locator(`#lead-list ol a[href*="${lead}"]`)
export const note = (page: Page) => page.getByLabel(words.note, { exact: true })
export const state = (page: Page) => page.locator('#lead-state')
export const move = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
