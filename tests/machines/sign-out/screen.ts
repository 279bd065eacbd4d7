import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { messages } from '../../../content/messages.ts'
import { navigation } from '../../../content/navigation.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { type Account, confirmedAccount, newSession, seedSession } from '../../support/accounts.ts'
import { dropRequests, holdRequests, nextRequest } from '../shared/held-requests.ts'

const Outcome = v.union([v.object({ error: v.string() }), v.object({ output: v.null() })])
const { label, signOut, signingOut } = navigation.account

const accounts = new WeakMap<Page, Account>()

const trigger = (page: Page) => page.getByRole('button', { name: `${label}:` })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name })

/** Signs in again in another tab. */
async function signIn(page: Page): Promise<void> {
  const { email, password } = accounts.get(page) ?? { email: '', password: '' }
  const other = await page.context().newPage()
  await other.goto('/auth')
  await other.getByLabel(content.email.label, { exact: true }).fill(email)
  await other.getByLabel(content.password.label).fill(password)
  await other.getByRole('button', { name: content.signIn.action }).click()
  await expect(trigger(other)).toBeVisible()
  await other.close()
}

export const screen = {
  open: async (page, site) => {
    const account = await confirmedAccount(site)
    accounts.set(page, account)
    await seedSession(page, await newSession(site, account))
    await holdRequests(page, '**/auth/v1/logout*')
    await page.clock.install()
    await page.goto('/')
    await expect(trigger(page)).toBeVisible()
  },
  impossible: ({ steps }) =>
    steps.some(({ kind }, index) => kind === 'event' && steps[index - 1]?.kind === 'event')
      ? 'the item is disabled while the request runs'
      : undefined,
  gestures: {
    'session.end': async (page) => {
      await dropRequests(page)
      if (!(await trigger(page).isVisible())) await signIn(page)
      if (!(await item(page, signOut).isVisible())) await trigger(page).click()
      await item(page, signOut).click()
    },
  },
  settle: {
    endSession: async (page, outcome) => {
      const route = await nextRequest(page)
      await ('error' in v.parse(Outcome, outcome) ? route.abort() : route.continue())
    },
  },
  states: {
    idle: async (page) => {
      await expect(trigger(page)).toHaveCount(0)
      await expect(page.getByText(messages.signedOut.description).first()).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
    },
    signingOut: (page) => expect(item(page, signingOut)).toBeDisabled(),
    failed: async (page) => {
      await expect(page.getByText(messages.signOutFailed.description).first()).toBeVisible()
      await expect(item(page, signOut)).toBeEnabled()
    },
  },
} satisfies Screen
