import { equal, match, ok } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { RECOVERY_PARAMETER } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Account, Part, Sight, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import { comingSettle } from '../shared/coming-settle.ts'

const PAGE = '/auth'
/** Outcomes of a link. */
const SIGNS_IN: readonly (string | undefined)[] = ['recovered', 'confirmed']
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.string(), message: v.optional(v.string(), '') }) }),
])
const Context = v.object({
  isFirst: v.boolean(),
  problem: v.nullable(
    v.object({
      kind: v.picklist(['refused', 'unreachable', 'dead', 'elsewhere']),
      message: v.optional(v.string(), ''),
    }),
  ),
})
const Proof = v.looseObject({ auth_code: v.string(), code_verifier: v.string() })
const Asked = v.looseObject({ email: v.string() })
const Chosen = v.looseObject({ password: v.string() })

const accounts = new WeakMap<Visitor, Account>()
/** Who has given an email address. */
const known = new WeakSet<Visitor>()
/** The new password that was typed last. */
const typed = new WeakMap<Visitor, string>()
function accountOf(visitor: Visitor): Account {
  const account = accounts.get(visitor)
  if (!account) throw new Error('The page was not opened')
  return account
}

const { reset, newPassword } = content
const forgot: Part = { role: 'form', name: reset.title }
/** Of either kind. */
const choice: Part = { role: 'form', name: RegExp(`^(${newPassword.title}|${newPassword.first.title})$`) }
const title = { role: 'heading', name: reset.title, inside: forgot } as const
const email: Part = { role: 'textbox', name: content.email.label, inside: forgot }
const password: Part = { label: newPassword.label, inside: choice }
const toggle: Part = { role: 'button', name: content.password.show, inside: choice }
const submit = (form: Part): Part => ({ selector: 'button[type=submit]', inside: form })
const back: Part = { role: 'button', name: reset.back }
const decline: Part = {
  role: 'button',
  name: RegExp(`^(${newPassword.decline}|${newPassword.first.decline})$`),
}
const again: Part = { role: 'button', name: reset.mailed.again }
const alert: Part = { role: 'alert', inside: { selector: 'main' } }

/** What a step's actor answers, or `error` without an answer. */
function outcomeOf(step: Step | undefined): string | undefined {
  if (step?.kind !== 'settle') return undefined
  const settled = v.parse(Outcome, step.outcome)
  return 'output' in settled ? settled.output.outcome : 'error'
}

/** Whoever has come by the link is signed in, and leaves the page with the form. */
const leaves = (visitor: Visitor) =>
  visitor.until(async () => ok((await visitor.address()) !== PAGE, 'the page is left'))

async function seesForm(visitor: Visitor, form: Part, action: string): Promise<void> {
  await visitor.sees(form, { attributes: { 'aria-busy': 'false' } })
  await visitor.sees(submit(form), { text: action, disabled: false })
}

async function seesBusy(visitor: Visitor, form: Part, pending: string, leave: Part): Promise<void> {
  await visitor.sees(form, { attributes: { 'aria-busy': 'true' } })
  await visitor.sees(submit(form), { text: pending, disabled: true })
  await visitor.sees(leave, { disabled: true })
  await visitor.misses(alert)
}

/** Lets the service answer, with `ok` in place of its acceptance, or refuse what is sent with `changed`. */
async function answer(visitor: Visitor, outcome: unknown, ok: () => Response, changed = {}): Promise<void> {
  const settled = v.parse(Outcome, outcome)
  const request = visitor.lastRequest()
  if ('error' in settled) return request?.fail()
  const isAccepted = settled.output.outcome === 'accepted'
  await request?.pass(
    () => (isAccepted ? ok() : refused('validation_failed', settled.output.message)),
    isAccepted ? {} : { body: changed },
  )
}

export const screen: Screen = {
  open: async (visitor, [first]) => {
    const account = await visitor.account()
    accounts.set(visitor, account)
    for (const part of ['token?grant_type=pkce', 'recover', 'user']) await visitor.hold(`/auth/v1/${part}`)
    // Who has no link, or one of another browser, opens the page as the first step.
    if (['none', 'elsewhere'].includes(outcomeOf(first) ?? '')) return
    await visitor.open(await visitor.mailedLink(account, outcomeOf(first) === 'confirmed'))
    const { url, body } = await visitor.request()
    match(url, /\/auth\/v1\/token\?grant_type=pkce/)
    ok(v.parse(Proof, body).code_verifier)
  },
  // A visitor who is signed in leaves the page.
  brief: ['closed'],
  impossible: ({ steps, visits }) => {
    const signedIn = steps.some((step) => SIGNS_IN.includes(outcomeOf(step)))
    const closed = visits.findIndex(({ state }) => state === 'closed')
    return signedIn && closed >= 0 && closed < steps.length - 1
      ? 'a visitor who has signed in has left the page'
      : undefined
  },
  inexact: ['email', 'password'],
  gestures: {
    'reset.opened': async (visitor) => {
      // The address is asked for once, there or here.
      const { email } = accountOf(visitor)
      known.add(visitor)
      if (await visitor.isShown(again)) return visitor.press(again)
      await visitor.fill(
        { role: 'textbox', name: content.email.label, inside: { selector: 'main form' } },
        email,
      )
      await visitor.press({ role: 'button', name: reset.open })
    },
    'reset.closed': async (visitor) => {
      if (await visitor.isShown(back)) return visitor.press(back)
      await visitor.press(decline)
      await leaves(visitor)
    },
    'password.toggled': (visitor) => visitor.press(toggle),
    'reset.requested': async (visitor) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      known.add(visitor)
      await visitor.fill(email, accountOf(visitor).email)
      await visitor.press(submit(forgot))
    },
    'password.chosen': async (visitor, _event, coming) => {
      await visitor.lastRequest()?.fail()
      // The service refuses the old one.
      const isRefused = outcomeOf(comingSettle(coming, 'savePassword')) === 'refused'
      const chosen = isRefused ? accountOf(visitor).password : 'another1'
      typed.set(visitor, chosen)
      await visitor.fill(password, chosen)
      await visitor.press(submit(choice))
    },
  },
  settle: {
    followLink: async (visitor, outcome) => {
      const arrival = outcomeOf({ kind: 'settle', actor: 'followLink', outcome })
      if (arrival === 'none') return visitor.open(PAGE)
      if (arrival === 'elsewhere') return visitor.open(`${PAGE}?${RECOVERY_PARAMETER}&code=${randomUUID()}`)
      const request = visitor.lastRequest()
      if (arrival === 'error') return request?.fail()
      const signsIn = SIGNS_IN.includes(arrival)
      await request?.pass(
        () =>
          signsIn
            ? accepted({ id: 'user-1', email: accountOf(visitor).email })
            : refused('flow_state_not_found', 'No such link'),
        signsIn ? {} : { body: { auth_code: randomUUID() } },
      )
    },
    sendLink: (visitor, outcome) => answer(visitor, outcome, () => Response.json({}), { email: '' }),
    savePassword: async (visitor, outcome) => {
      const { email } = accountOf(visitor)
      await answer(visitor, outcome, () => Response.json({ id: 'user-1', email }))
      const isSaved = outcomeOf({ kind: 'settle', actor: 'savePassword', outcome }) === 'accepted'
      if (!isSaved) await visitor.sees(alert, { focused: true })
    },
  },
  states: {
    arriving: (visitor) => visitor.sees({ text: content.loading }),
    closed: (visitor) =>
      visitor.until(async () => {
        if ((await visitor.address()) !== PAGE) return
        ok(await visitor.isShown({ role: 'tablist', name: content.tabsLabel }))
        ok(!(await visitor.isShown({ text: content.loading })))
      }),
    asking: (visitor) => seesForm(visitor, forgot, reset.action),
    sending: (visitor) => seesBusy(visitor, forgot, reset.pending, back),
    mailed: (visitor) =>
      visitor.sees(
        { role: 'status', inside: { selector: 'main' } },
        { text: RegExp(`${reset.mailed.title}.*${accountOf(visitor).email}`), focused: true },
      ),
    choosing: (visitor) => visitor.sees(choice),
    'choosing.request': (visitor) => visitor.sees(submit(choice)),
    'choosing.request.editing': (visitor) => seesForm(visitor, choice, newPassword.action),
    'choosing.request.saving': (visitor) => seesBusy(visitor, choice, newPassword.pending, decline),
    'choosing.password': (visitor) =>
      visitor.sees(password, { attributes: { autocomplete: 'new-password' } }),
    'choosing.password.hidden': async (visitor) => {
      await visitor.sees(password, { attributes: { type: 'password' } })
      await visitor.sees(toggle, { attributes: { 'aria-pressed': 'false' } })
    },
    'choosing.password.shown': async (visitor) => {
      await visitor.sees(password, { attributes: { type: 'text' } })
      await visitor.sees(toggle, { attributes: { 'aria-pressed': 'true' } })
    },
  },
  context: async (visitor, context, state) => {
    const { problem, isFirst } = v.parse(Context, context)
    // Only there it has parts.
    if (typeof state === 'object')
      await visitor.sees({ role: 'heading', name: (isFirst ? newPassword.first : newPassword).title })
    const isAsking = state === 'asking'
    if (isAsking) await visitor.sees(email, { value: known.has(visitor) ? accountOf(visitor).email : '' })
    const atFocus: Sight = isAsking ? { focused: true } : {}
    if (!problem) {
      if (isAsking) await visitor.sees(title, atFocus)
      return visitor.misses(alert)
    }
    const { kind, message } = problem
    if (kind === 'refused') {
      await visitor.sees(alert, { ...atFocus, text: (isAsking ? reset : newPassword).refused })
      // The real service has words of its own.
      if (visitor.isExact) await visitor.sees(alert, { text: message })
    } else {
      const { text } = kind === 'unreachable' ? content.unreachable : reset[kind]
      await visitor.sees(alert, { ...atFocus, text })
    }
  },
  effects: {
    'starts sendLink': async (visitor) => {
      const { url, body } = await visitor.request()
      match(decodeURIComponent(url), RegExp(`/recover\\?redirect_to=.*${PAGE}\\?${RECOVERY_PARAMETER}$`))
      equal(v.parse(Asked, body).email, accountOf(visitor).email)
    },
    'starts savePassword': async (visitor) => {
      const { url, body } = await visitor.request()
      match(url, /\/auth\/v1\/user/)
      equal(v.parse(Chosen, body).password, typed.get(visitor))
    },
    'stops followLink': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    'stops sendLink': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    'stops savePassword': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    notifySaved: async (visitor) => {
      await visitor.sees({ text: messages.passwordSet.title })
      await visitor.sees({ text: messages.passwordSet.description })
      await leaves(visitor)
    },
  },
}
