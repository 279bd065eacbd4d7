import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import * as v from 'valibot'
import { RECOVERY_PARAMETER } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { navigation } from '../../../content/navigation.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { Step, Trace } from '../../../machines/kit/trace.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import type { Screen } from '../../path-harness/screen.ts'
import { type Account, confirmedAccount, mailedLink } from '../../support/accounts.ts'
import { dropRequests, holdRequests, nextRequest } from '../shared/held-requests.ts'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.string() }) }),
])
const Ends = v.object({
  problem: v.nullable(v.object({ kind: v.picklist(['refused', 'unreachable', 'dead', 'elsewhere']) })),
})

const accounts = new WeakMap<Page, Account>()
function accountOf(page: Page): Account {
  const account = accounts.get(page)
  if (!account) throw new Error('The page was not opened')
  return account
}

const forgot = (page: Page) => page.getByRole('form', { name: content.reset.title })
const choice = (page: Page) => page.getByRole('form', { name: content.newPassword.title })
const password = (page: Page) => choice(page).getByLabel(content.newPassword.label, { exact: true })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const account = (page: Page) => page.getByRole('button', { name: `${navigation.account.label}:` })
const submit = (page: Page) => page.locator('main form:visible button[type=submit]')

/** What a step's actor answers, or `error` without an answer. */
const outcomeOf = (step: Step | undefined) => {
  if (step?.kind !== 'settle') return undefined
  const settled = v.parse(Outcome, step.outcome)
  return 'output' in settled ? settled.output.outcome : 'error'
}

const emailIn = (page: Page) => forgot(page).getByLabel(content.email.label, { exact: true })

async function ask(page: Page, email: string): Promise<void> {
  await emailIn(page).fill(email)
  await forgot(page).getByRole('button', { name: content.reset.action }).click()
}

export const screen = {
  open: async (page, site) => {
    const known = await confirmedAccount(site)
    accounts.set(page, known)
    await page.goto('/auth')
    await page.getByRole('button', { name: content.reset.open }).click()
    await ask(page, known.email)
    await expect(page.getByText(content.reset.mailed.title)).toBeVisible()
    await holdRequests(page, /\/auth\/v1\/(token\?grant_type=pkce|recover|user)/)
    await page.clock.install()
    const link = await mailedLink(site, known.email, 'recovery')
    // The prerendered page says so before its machine runs.
    const asked = page.waitForRequest(/token\?grant_type=pkce/)
    await page.goto(link)
    await asked
    await expect(page.getByText(content.loading)).toBeVisible()
  },
  // A visitor who is signed in leaves the page.
  brief: ['closed'],
  impossible: ({ steps, visits }: Trace) => {
    const recovered = steps.some((step) => outcomeOf(step) === 'recovered')
    const closed = visits.findIndex(({ state }) => state === 'closed')
    return recovered && closed >= 0 && closed < steps.length - 1
      ? 'a visitor who has signed in has left the page'
      : undefined
  },
  gestures: {
    'reset.opened': async (page) => {
      const again = page.getByRole('button', { name: content.reset.mailed.again })
      const isAgain = await again.isVisible()
      await again.or(page.getByRole('button', { name: content.reset.open })).click()
      // The address is asked for once.
      if (isAgain) await expect(emailIn(page)).toHaveValue(accountOf(page).email)
    },
    'reset.closed': (page) =>
      page
        .getByRole('button', { name: content.reset.back })
        .or(page.getByRole('button', { name: content.newPassword.decline }))
        .click(),
    'password.toggled': (page) => choice(page).getByRole('button', { name: content.password.show }).click(),
    'reset.requested': async (page) => {
      await dropRequests(page)
      await ask(page, accountOf(page).email)
    },
    'password.chosen': async (page, _event, coming) => {
      await dropRequests(page)
      const known = accountOf(page)
      // The service refuses the old one.
      await password(page).fill(outcomeOf(coming[0]) === 'refused' ? known.password : 'another1')
      await submit(page).click()
    },
  },
  settle: {
    followLink: async (page, outcome) => {
      const arrival = outcomeOf({ kind: 'settle', actor: 'followLink', outcome })
      if (arrival === 'none') return void (await page.goto('/auth'))
      if (arrival === 'elsewhere') {
        await page.evaluate((key) => localStorage.removeItem(key), `${SESSION_STORAGE_KEY}-code-verifier`)
        return void (await page.goto(`/auth?${RECOVERY_PARAMETER}&code=${randomUUID()}`))
      }
      const route = await nextRequest(page)
      if (arrival === 'error') return route.abort()
      const used = JSON.stringify({ auth_code: randomUUID(), code_verifier: 'any' })
      await route.continue(arrival === 'recovered' ? {} : { postData: used })
    },
    sendLink: async (page, outcome) => {
      const route = await nextRequest(page)
      const answer = outcomeOf({ kind: 'settle', actor: 'sendLink', outcome })
      if (answer === 'error') return route.abort()
      await route.continue(answer === 'accepted' ? {} : { postData: '{}' })
    },
    savePassword: async (page, outcome) => {
      const route = await nextRequest(page)
      const answer = outcomeOf({ kind: 'settle', actor: 'savePassword', outcome })
      if (answer === 'error') return route.abort()
      await route.continue()
      if (answer === 'accepted')
        await expect(page.getByText(messages.passwordSet.description).first()).toBeVisible()
    },
  },
  states: {
    arriving: (page) => expect(page.getByText(content.loading)).toBeVisible(),
    closed: (page) => expect(page.getByRole('tablist').or(account(page)).first()).toBeVisible(),
    asking: async (page) => {
      await expect(submit(page)).toHaveText(content.reset.action)
      await expect(forgot(page).locator('h2:focus, [role=alert]:focus')).toHaveCount(1)
    },
    sending: async (page) => {
      await expect(submit(page)).toHaveText(content.reset.pending)
      await expect(submit(page)).toBeDisabled()
      await expect(alert(page)).toHaveCount(0)
    },
    mailed: async (page) => {
      const notice = page.getByRole('status').filter({ hasText: content.reset.mailed.title })
      await expect(notice).toBeFocused()
      await expect(notice).toContainText(accountOf(page).email)
    },
    choosing: (page) => expect(choice(page)).toBeVisible(),
    'choosing.request': async () => undefined,
    'choosing.request.editing': (page) => expect(submit(page)).toHaveText(content.newPassword.action),
    'choosing.request.saving': async (page) => {
      await expect(submit(page)).toHaveText(content.newPassword.pending)
      await expect(submit(page)).toBeDisabled()
      await expect(alert(page)).toHaveCount(0)
    },
    'choosing.password': async () => undefined,
    'choosing.password.hidden': (page) => expect(password(page)).toHaveAttribute('type', 'password'),
    'choosing.password.shown': (page) => expect(password(page)).toHaveAttribute('type', 'text'),
  },
  ends: async (page, _site, context) => {
    const { problem } = v.parse(Ends, context)
    await expect(alert(page)).toHaveCount(problem ? 1 : 0)
    // A refusal has the service's own words.
    if (!problem || problem.kind === 'refused') return
    const { text } = problem.kind === 'unreachable' ? content.unreachable : content.reset[problem.kind]
    await expect(alert(page)).toContainText(text)
  },
} satisfies Screen
