import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { navigation } from '../../../content/navigation.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { type Account, confirmedAccount, expired, newSession, seedSession } from '../../support/accounts.ts'
import { holdRequests, nextRequest } from '../shared/held-requests.ts'

const User = v.nullable(v.object({ email: v.picklist(['ada@example.com', 'grace@example.com']) }))
const Changed = v.object({ user: User })
const Ends = v.object({ user: User })

type People = Record<'ada@example.com' | 'grace@example.com', Account>
type Visit = {
  people: People
  /** Whether the service has answered about the session that an earlier visit left. */
  answered: boolean
}
const visits = new WeakMap<Page, Visit>()

const account = (page: Page, email = '') =>
  page.getByRole('button', { name: `${navigation.account.label}: ${email}` })

function visitOf(page: Page): Visit {
  const visit = visits.get(page)
  if (!visit) throw new Error('The page was not opened')
  return visit
}

/** Another tab of the same browser. */
async function inAnotherTab(page: Page, doThere: (tab: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage()
  await doThere(other)
  await other.close()
}

/** Lets the service accept the old session, or refuse it by asking about another one. */
async function answer(page: Page, counts: boolean): Promise<void> {
  visitOf(page).answered = true
  const route = await nextRequest(page)
  await route.continue(counts ? {} : { postData: JSON.stringify({ refresh_token: 'another' }) })
}

export const screen = {
  open: async (page, site) => {
    const [ada, grace] = await Promise.all([confirmedAccount(site), confirmedAccount(site)])
    visits.set(page, { people: { 'ada@example.com': ada, 'grace@example.com': grace }, answered: false })
    await seedSession(page, expired(await newSession(site, ada)))
    await holdRequests(page, /grant_type=refresh_token/)
    await page.clock.install()
    await page.goto('/auth')
    // The machine's time limit starts here.
    await hydrated(page)
    await expect(page.getByText(content.loading)).toBeAttached()
  },
  gestures: {
    'session.changed': async (page, event) => {
      const { user } = v.parse(Changed, event)
      const { people, answered } = visitOf(page)
      if (!answered) return answer(page, user !== null)
      if (!user)
        return inAnotherTab(page, async (tab) => {
          await tab.goto('/')
          await account(tab).click()
          await tab.getByRole('menuitem', { name: navigation.account.signOut }).click()
          await expect(account(tab)).toHaveCount(0)
        })
      await inAnotherTab(page, async (tab) => {
        await tab.goto('/auth')
        const form = tab.locator('main form').filter({ visible: true })
        await expect(form.or(account(tab, people[user.email].email)).first()).toBeVisible()
        // Somebody who is signed in already is signed in there too, and every tab is notified.
        if (await account(tab).isVisible()) return
        await tab.getByLabel(content.email.label, { exact: true }).fill(people[user.email].email)
        await tab.getByLabel(content.password.label).fill(people[user.email].password)
        await tab.getByRole('button', { name: content.signIn.action }).click()
        await expect(account(tab)).toBeVisible()
      })
    },
  },
  settle: {},
  states: {
    loading: (page) => expect(page.getByText(content.loading)).toBeAttached(),
    anonymous: async (page) => {
      await expect(account(page)).toHaveCount(0)
      await expect(page.getByText(content.loading)).toHaveCount(0)
    },
    signedIn: async (page) => {
      await expect(account(page)).toBeVisible()
      await expect(page).toHaveURL(/\/$/)
    },
  },
  ends: async (page, _site, context) => {
    const { user } = v.parse(Ends, context)
    if (user) await expect(account(page, visitOf(page).people[user.email].email)).toBeVisible()
  },
} satisfies Screen
