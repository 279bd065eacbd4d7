import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { messages } from '../../../content/messages.ts'
import { navigation } from '../../../content/navigation.ts'
import { auth } from '../../../content/pages/auth.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { hydrated } from '../../browser/visitor.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { type Account, confirmedAccount, newSession, seedSession } from '../../support/accounts.ts'
import { dropRequests, holdRequests, nextRequest } from '../shared/held-requests.ts'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.picklist(['accepted', 'refused']) }) }),
])
const Ends = v.object({ problem: v.nullable(v.object({ kind: v.picklist(['refused', 'unreachable']) })) })
const content = auth.passwordChange

/** With the password that is theirs by now. */
const accounts = new WeakMap<Page, Account>()
function accountOf(page: Page): Account {
  const account = accounts.get(page)
  if (!account) throw new Error('The page was not opened')
  return account
}

const dialog = (page: Page) => page.getByRole('dialog', { name: content.title })
const current = (page: Page) => dialog(page).getByLabel(content.current, { exact: true })
const next = (page: Page) => dialog(page).getByLabel(auth.newPassword.label, { exact: true })
const button = (page: Page) => dialog(page).locator('button[type=submit]')
const alert = (page: Page) => dialog(page).getByRole('alert')

const menu = (page: Page) => page.getByRole('button', { name: `${navigation.account.label}:` })

/** Whose session another tab has ended before: the first dialog that is closed, closes with it. */
const sawTheEnd = new WeakSet<Page>()

/** Ends the session in another tab and begins it again. */
async function endSession(page: Page): Promise<void> {
  sawTheEnd.add(page)
  const { email, password } = accountOf(page)
  const other = await page.context().newPage()
  await other.goto('/')
  await menu(other).click()
  await other.getByRole('menuitem', { name: navigation.account.signOut }).click()
  await expect(dialog(page)).toHaveCount(0)
  await other.goto('/auth')
  await other.getByLabel(auth.email.label, { exact: true }).fill(email)
  await other.getByLabel(auth.password.label).fill(password)
  await other.getByRole('button', { name: auth.signIn.action }).click()
  await expect(menu(page)).toBeVisible()
  await other.close()
}

const isRefused = (step: Step | undefined) => {
  const settled = v.safeParse(Outcome, step?.kind === 'settle' ? step.outcome : undefined)
  return settled.success && 'output' in settled.output && settled.output.output.outcome === 'refused'
}

export const screen = {
  open: async (page, site) => {
    const account = await confirmedAccount(site)
    accounts.set(page, account)
    await seedSession(page, await newSession(site, account))
    await holdRequests(page, /\/auth\/v1\/token\?grant_type=password/)
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await expect(menu(page)).toBeVisible()
  },
  gestures: {
    'change.opened': async (page) => {
      await menu(page).click()
      await page.getByRole('menuitem', { name: navigation.account.changePassword }).click()
    },
    'change.dismissed': async (page) => {
      if (!sawTheEnd.has(page) && (await button(page).isEnabled())) return endSession(page)
      // Once it has the focus, it hears the keyboard.
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeFocused()
    },
    'password.toggled': (page) => dialog(page).getByRole('button', { name: auth.password.show }).click(),
    'change.submitted': async (page, _event, coming) => {
      await dropRequests(page)
      const { password } = accountOf(page)
      await current(page).fill(isRefused(coming[0]) ? 'not my password' : password)
      await next(page).fill(`${password}+`)
      await button(page).click()
    },
  },
  settle: {
    changePassword: async (page, outcome) => {
      const route = await nextRequest(page)
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) return route.abort()
      await route.continue()
      if (settled.output.outcome === 'refused')
        return expect(alert(page)).toContainText(content.wrongPassword)
      await expect(dialog(page)).toHaveCount(0)
      const { email, password } = accountOf(page)
      accounts.set(page, { email, password: `${password}+` })
      await expect(page.getByText(messages.passwordSet.description).first()).toBeVisible()
    },
  },
  states: {
    closed: (page) => expect(dialog(page)).toHaveCount(0),
    open: (page) => expect(dialog(page)).toBeVisible(),
    'open.request': async () => undefined,
    'open.request.editing': (page) => expect(button(page)).toHaveText(content.action),
    'open.request.saving': async (page) => {
      await expect(button(page)).toHaveText(content.pending)
      await expect(button(page)).toBeDisabled()
      await expect(alert(page)).toHaveCount(0)
    },
    'open.password': async () => undefined,
    'open.password.hidden': (page) => expect(next(page)).toHaveAttribute('type', 'password'),
    'open.password.shown': (page) => expect(next(page)).toHaveAttribute('type', 'text'),
  },
  ends: async (page, _site, context) => {
    const { problem } = v.parse(Ends, context)
    await expect(alert(page)).toHaveCount(problem ? 1 : 0)
    if (problem?.kind === 'unreachable') await expect(alert(page)).toContainText(auth.unreachable.text)
  },
} satisfies Screen
