/** What a page shows once its reader has lost what it needs: the seat, the role, the session, or the account itself. */
import type { Browser, Page } from 'playwright/test'
import { DRAFT_STORAGE_PREFIX } from '../../content/constants.ts'
import { deskTeam } from '../../content/desk-team.ts'
import { account } from '../../content/pages/account.ts'
import { desk } from '../../content/pages/desk.ts'
import { sessionEnded } from '../../content/session-ended.ts'
import { SESSION_STORAGE_KEY } from '../../src/backend/session-storage.ts'
import { confirmedAccount, expired, newSession, seedSession, storedSession } from '../support/accounts.ts'
import { uniqueEmail } from '../support/payloads.ts'
import { callDatabase, invite } from '../support/team-accounts.ts'
import { account as menuOf, send, signOut } from './auth-page.ts'
import { atDesk, request } from './colleagues.ts'
import { expect, type Site, test } from './fixtures.ts'

/** An open desk asks every four seconds; the rest is for a busy machine. */
const NOTICED_WITHIN = { timeout: 12_000 }
const { access, list } = desk
const { ended, erased } = sessionEnded.how

test.setTimeout(180_000)

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const requests = (page: Page) => page.getByRole('region', { name: list.label })

/** A member, who looks at a request that has just come. */
async function reader(browser: Browser, site: Site) {
  const email = uniqueEmail()
  await request(site, email)
  const address = `/desk?words=${email}`
  return { ...(await atDesk(browser, site, 'Ben', address)), address }
}

/** As if the computer had slept until the access token was too old. */
async function sleep(page: Page): Promise<void> {
  const session = await storedSession(page)
  if (!session) throw new Error('Nobody is signed in')
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    SESSION_STORAGE_KEY,
    JSON.stringify(expired(session)),
  ] as const)
}

test('a removed member sees nothing of any request, and is told so; invited again, they come back', async ({
  site,
  browser,
}) => {
  const { page: chief } = await atDesk(browser, site, 'Cleo', '/desk', 'manager')
  await chief.goto('/desk?view=team')
  const { page: ben, account: who } = await reader(browser, site)
  await ben.getByRole('link', { name: /^Grace Hopper/ }).click()
  const note = ben.getByRole('textbox', { name: desk.lead.note, exact: true })
  await note.fill('Grace wants to sell by March')

  // Added since the chief opened the page, Ben shows there by himself.
  const line = chief.getByRole('listitem').filter({ hasText: who.email })
  await line.locator('summary').click(NOTICED_WITHIN)
  await line.getByRole('button', { name: deskTeam.remove.action.replace('{name}', 'Ben') }).click()
  await expect(heading(ben, access.removed.title)).toBeVisible(NOTICED_WITHIN)
  await expect(ben.locator('main')).toBeFocused()
  await expect(ben.getByText('Grace')).toHaveCount(0)
  await expect(requests(ben)).toHaveCount(0)
  await expect(ben).toHaveURL('/desk')
  const kept = await ben.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.startsWith(DRAFT_STORAGE_PREFIX))).toEqual([])

  const secret = await invite(site, who.email, 'Benjamin', 'agent')
  await ben.goto(`/desk?invitation=${secret}`)
  await ben.getByRole('button', { name: access.invited.accept }).click()
  await expect(requests(ben)).toBeVisible()
})

test('a session that is refused after a sleep, or ended in another tab, is told at the desk, and signing in comes back', async ({
  site,
  browser,
}) => {
  const { page: ben, account: who, address } = await reader(browser, site)
  await expect(ben.getByRole('link', { name: /^Grace Hopper/ })).toBeVisible()
  const { access_token: token } = await newSession(site, who)
  const { SUPABASE_PUBLISHABLE_KEY: apikey } = site.stack.keys
  await fetch(`${site.stack.databaseUrl}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}` },
  })
  await sleep(ben)
  await expect(ben.getByRole('alert')).toContainText(ended.title, NOTICED_WITHIN)
  await expect(ben.getByText('Grace')).toHaveCount(0)
  await ben.getByRole('link', { name: sessionEnded.signIn }).click()
  await send(ben, who, 'signIn')
  await expect(ben.getByRole('link', { name: /^Grace Hopper/ })).toBeVisible(NOTICED_WITHIN)
  await expect(ben).toHaveURL(address.replace('@', '%40'))

  const other = await ben.context().newPage()
  await other.goto('/')
  await expect(menuOf(other)).toBeVisible()
  await signOut(other)
  await expect(ben.getByRole('alert')).toContainText(ended.title, NOTICED_WITHIN)
})

test('an account that was erased elsewhere is told so, at the page of the account and at the desk', async ({
  page,
  site,
  browser,
}) => {
  const visitor = await confirmedAccount(site)
  const session = await newSession(site, visitor)
  const pages = [page, await (await browser.newContext({ baseURL: site.url })).newPage()] as const
  for (const one of pages) await seedSession(one, one === page ? session : await newSession(site, visitor))
  await pages[0].goto('/account')
  await expect(heading(pages[0], account.requests.title)).toBeVisible()
  await pages[1].goto('/desk')
  await expect(heading(pages[1], access.stranger.title)).toBeVisible()
  const { access_token: token } = await newSession(site, visitor)
  await callDatabase(site, 'erase_my_data', { email: visitor.email }, token)
  await pages[0].getByRole('button', { name: account.data.action }).click()
  for (const one of pages) {
    await expect(one.getByRole('alert')).toContainText(erased.title, NOTICED_WITHIN)
    await expect.poll(() => storedSession(one)).toBeNull()
  }
  await pages[1].context().close()
})
