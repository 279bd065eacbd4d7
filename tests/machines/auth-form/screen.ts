import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { Step, Trace } from '../../../machines/kit/trace.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { type Account, confirmedAccount } from '../../support/accounts.ts'
import { uniqueEmail } from '../../support/payloads.ts'
import { dropRequests, holdRequests, nextRequest } from '../shared/held-requests.ts'

const Chosen = v.object({ tab: v.picklist(['signIn', 'signUp']) })
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.picklist(['accepted', 'refused']) }) }),
])
const Refusal = v.looseObject({ msg: v.string() })
const Ends = v.object({ problem: v.nullable(v.object({ kind: v.picklist(['refused', 'unreachable']) })) })

/** The service takes 72 characters of a password at most. */
const TOO_LONG = 'p'.repeat(73)
const accounts = new WeakMap<Page, Account>()

const tab = (page: Page, name: string, selected: boolean) =>
  page.getByRole('tab', { name, exact: true, selected })
const button = (page: Page) => page.locator('main form button[type=submit]')
const password = (page: Page) => page.getByLabel(content.password.label, { exact: true })
const alert = (page: Page) => page.locator('main form').getByRole('alert')
/** The account menu, which shows that somebody is signed in. */
const account = (page: Page) => page.getByRole('button', { name: 'Account:' })

/** Whether the step settles the request, and the visitor is signed in. */
const isLetIn = (step: Step | undefined) => {
  const settled = v.safeParse(Outcome, step?.kind === 'settle' ? step.outcome : undefined)
  return settled.success && 'output' in settled.output && settled.output.output.outcome === 'accepted'
}

/** Credentials that make the service answer as the trace says. */
function credentials(page: Page, isNew: boolean, letIn: boolean): Account {
  const known = accounts.get(page)
  if (!known) throw new Error('The page was not opened')
  const fresh = { ...known, email: uniqueEmail() }
  // An address that has an account is answered like a new one.
  if (isNew) return letIn ? fresh : { ...fresh, password: TOO_LONG }
  return letIn ? known : { ...known, password: 'not my password' }
}

export const screen = {
  open: async (page, site) => {
    accounts.set(page, await confirmedAccount(site))
    await holdRequests(page, /\/auth\/v1\/(token|signup)/)
    await page.clock.install()
    await page.goto('/auth')
    await expect(button(page)).toBeVisible()
  },
  impossible: ({ steps, visits }: Trace) => {
    const letIn = steps.findIndex(isLetIn)
    const mode = v.safeParse(v.object({ tab: v.literal('signIn') }), visits[letIn]?.state)
    return mode.success && letIn < steps.length - 1
      ? 'a visitor who has signed in has left the page'
      : undefined
  },
  gestures: {
    'tab.chosen': async (page, event) => {
      await page.getByRole('tab', { name: content[v.parse(Chosen, event).tab].tab, exact: true }).click()
    },
    'password.toggled': async (page) => page.getByRole('button', { name: content.password.show }).click(),
    'auth.submit': async (page, _event, coming) => {
      await dropRequests(page)
      const isNew = await tab(page, content.signUp.tab, true).isVisible()
      const typed = credentials(page, isNew, isLetIn(coming[0]))
      await page.getByLabel(content.email.label, { exact: true }).fill(typed.email)
      await password(page).fill(typed.password)
      await button(page).click()
    },
  },
  settle: {
    authenticate: async (page, outcome) => {
      const route = await nextRequest(page)
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) return route.abort()
      const answer = page.waitForResponse(route.request().url())
      await route.continue()
      if (settled.output.outcome === 'accepted') return
      const { msg } = v.parse(Refusal, await (await answer).json())
      await expect(alert(page)).toContainText(msg)
    },
  },
  states: {
    tab: async (page) => expect(page.getByRole('tablist').or(account(page))).toBeVisible(),
    'tab.signIn': (page) => expect(tab(page, content.signIn.tab, true).or(account(page))).toBeVisible(),
    'tab.signUp': (page) => expect(tab(page, content.signUp.tab, true)).toBeVisible(),
    request: async () => undefined,
    'request.editing': async (page) => {
      await expect(button(page)).toBeEnabled()
      await expect(button(page)).toHaveText(/^(Sign In|Sign Up)$/)
    },
    'request.submitting': async (page) => {
      await expect(button(page)).toBeDisabled()
      await expect(button(page)).toHaveText(/^(Signing in|Creating account)\.\.\.$/)
      await expect(alert(page)).toHaveCount(0)
    },
    'request.done': (page) =>
      expect(
        page.getByText(messages.signedIn.description).or(page.getByText(messages.signedUp.description)),
      ).toBeVisible(),
    password: async () => undefined,
    // A visitor who is signed in leaves the page, with its field, at some moment after.
    'password.hidden': (page) =>
      expect(password(page).and(page.locator('[type=password]')).or(account(page)).first()).toBeVisible(),
    'password.shown': (page) =>
      expect(password(page).and(page.locator('[type=text]')).or(account(page)).first()).toBeVisible(),
  },
  ends: async (page, _site, context) => {
    const { problem } = v.parse(Ends, context)
    await expect(alert(page)).toHaveCount(problem ? 1 : 0)
    if (problem?.kind === 'unreachable') await expect(alert(page)).toContainText(content.unreachable.text)
  },
} satisfies Screen
