import { deepEqual, equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { ADVICE_DELAY_MS } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import type { Step, Trace } from '../../../machines/kit/trace.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Sight, Visitor } from '../../path-harness/visitor.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { accepted, invited, refused } from '../../support/auth-answers.ts'
import { uniqueEmail } from '../../support/payloads.ts'
import { comingSettle } from '../shared/coming-settle.ts'

const PAGE = '/auth'
const Mode = v.picklist(['signIn', 'signUp'])
const Chosen = v.object({ tab: Mode })
const Sent = v.object({ mode: Mode })
const Body = v.looseObject({ email: v.string(), password: v.string() })
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.literal('accepted') }) }),
  v.object({ output: v.object({ outcome: v.literal('refused'), message: v.string() }) }),
])
const Problem = v.variant('kind', [
  v.object({ kind: v.literal('refused'), message: v.string() }),
  v.object({ kind: v.literal('unreachable') }),
])
const Context = v.object({ mode: Mode, problem: v.nullable(Problem) })

type Account = { email: string; password: string }
/** The service takes 72 characters of a password at most. */
const TOO_LONG = 'p'.repeat(73)
const accounts = new WeakMap<Visitor, Account>()
const typed = new WeakMap<Visitor, Account>()
/** What each visitor asked for last. */
const modes = new WeakMap<Visitor, v.InferOutput<typeof Mode>>()

const form: Part = { selector: 'main form' }
const tab = (mode: v.InferOutput<typeof Mode>, selected: boolean): Part => ({
  role: 'tab',
  name: content[mode].tab,
  selected,
})
const button: Part = { selector: 'button[type=submit]', inside: form }
const email: Part = { role: 'textbox', name: content.email.label, inside: form }
const password: Part = { label: content.password.label, inside: form }
const toggle: Part = { role: 'button', name: content.password.show, inside: form }
const alert: Part = { role: 'alert', inside: form }
const advice: Part = { selector: 'main form [aria-live=polite]:not(:empty)' }

/** Whether the step settles the request, and the visitor is signed in. */
const isLetIn = (step: Step | undefined) => {
  const settled = v.safeParse(Outcome, step?.kind === 'settle' ? step.outcome : undefined)
  return settled.success && 'output' in settled.output && settled.output.output.outcome === 'accepted'
}

/** Credentials that make the service answer as the trace says. */
function credentials(visitor: Visitor, isNew: boolean, letIn: boolean): Account {
  const known = accounts.get(visitor)
  if (!known) throw new Error('The page was not opened')
  const fresh = { ...known, email: uniqueEmail() }
  // An address that has an account is answered like a new one.
  if (isNew) return letIn ? fresh : { ...fresh, password: TOO_LONG }
  return letIn ? known : { ...known, password: 'not my password' }
}

/** Sees it, unless the visitor, who is signed in, has left the page by now. */
const seesHere =
  (part: Part, sight: Sight = {}) =>
  (visitor: Visitor) =>
    visitor.until(async () => {
      if ((await visitor.address()) === PAGE) {
        ok(await visitor.isShown(part))
        await visitor.sees(part, sight)
      }
    })

export const screen: Screen = {
  open: async (visitor) => {
    accounts.set(visitor, await visitor.account())
    await visitor.hold('/auth/v1/token')
    await visitor.hold('/auth/v1/signup')
    await visitor.open(PAGE)
    await visitor.sees(button)
  },
  impossible: ({ steps, visits }: Trace) => {
    const letIn = steps.findIndex(isLetIn)
    const mode = v.safeParse(v.object({ tab: v.literal('signIn') }), visits[letIn]?.state)
    return mode.success && letIn < steps.length - 1
      ? 'a visitor who has signed in has left the page'
      : undefined
  },
  inexact: ['email', 'password'],
  // A visitor who has signed in leaves the page.
  brief: ['request.done'],
  gestures: {
    // Both tabs are about the same email address.
    'tab.chosen': async (visitor, event) => {
      await visitor.press({ role: 'tab', name: content[v.parse(Chosen, event).tab].tab })
      await visitor.sees(email, { value: typed.get(visitor)?.email ?? '' })
    },
    'password.toggled': (visitor) => visitor.press(toggle),
    'auth.submit': async (visitor, _event, coming) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      const isNew = await visitor.isShown(tab('signUp', true))
      const account = credentials(visitor, isNew, isLetIn(comingSettle(coming, 'authenticate')))
      typed.set(visitor, account)
      modes.set(visitor, isNew ? 'signUp' : 'signIn')
      await visitor.fill(email, account.email)
      await visitor.fill(password, account.password)
      if (isNew && account.password === PASSWORD) {
        if (visitor.isExact) await visitor.passes(ADVICE_DELAY_MS)
        await visitor.sees(advice, { text: ADVICE.common })
      }
      await visitor.press(button)
    },
  },
  settle: {
    authenticate: async (visitor, outcome) => {
      const request = visitor.lastRequest()
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) {
        await request?.fail()
        return visitor.sees(alert, { focused: true })
      }
      const person = { id: 'user-1', email: typed.get(visitor)?.email ?? '' }
      await request?.pass(() => {
        if (settled.output.outcome === 'refused')
          return refused('invalid_credentials', settled.output.message)
        return request.url.includes('/signup') ? invited(person) : accepted(person)
      })
      if (settled.output.outcome === 'refused') await visitor.sees(alert, { focused: true })
    },
  },
  states: {
    tab: seesHere({ role: 'tablist', name: content.tabsLabel }),
    'tab.signIn': async (visitor) => {
      await seesHere(tab('signIn', true))(visitor)
      await seesHere(password, { attributes: { autocomplete: 'current-password' } })(visitor)
    },
    'tab.signUp': async (visitor) => {
      await visitor.sees(tab('signUp', true))
      await visitor.sees(password, { attributes: { autocomplete: 'new-password' } })
    },
    request: seesHere(form),
    'request.editing': async (visitor) => {
      await visitor.sees(button, { disabled: false, text: /^(Sign In|Sign Up)$/ })
      await visitor.misses({ role: 'status', inside: form })
    },
    'request.submitting': async (visitor) => {
      await visitor.sees(button, { disabled: true, text: /^(Signing in|Creating account)\.\.\.$/ })
      await visitor.sees(form, { attributes: { 'aria-busy': 'true' } })
      await visitor.misses(alert)
    },
    'request.done': async (visitor) => {
      if (modes.get(visitor) === 'signUp')
        await visitor.sees({ role: 'status', inside: form }, { text: content.confirmation.title })
      else await visitor.sees({ text: messages.signedIn.description })
      await seesHere(password, { value: '' })(visitor)
      await visitor.misses(advice)
    },
    password: seesHere(password),
    'password.hidden': async (visitor) => {
      await seesHere(password, { attributes: { type: 'password' } })(visitor)
      await seesHere(toggle, { attributes: { 'aria-pressed': 'false' } })(visitor)
    },
    'password.shown': async (visitor) => {
      await visitor.sees(password, { attributes: { type: 'text' } })
      await visitor.sees(toggle, { attributes: { 'aria-pressed': 'true' } })
    },
  },
  context: async (visitor, context) => {
    const { mode, problem } = v.parse(Context, context)
    if (!problem) return visitor.misses(alert)
    if (problem.kind === 'unreachable') return visitor.sees(alert, { text: content.unreachable.text })
    await visitor.sees(alert, { text: content[mode].refused })
    // The real service has words of its own.
    if (visitor.isExact) await visitor.sees(alert, { text: problem.message })
  },
  effects: {
    'starts authenticate': async (visitor, input) => {
      const { url, body } = await visitor.request()
      match(url, v.parse(Sent, input).mode === 'signUp' ? /\/signup/ : /\/token\?grant_type=password/)
      const { email, password } = v.parse(Body, body)
      deepEqual({ email, password }, typed.get(visitor))
    },
    'stops authenticate': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    notifySuccess: async (visitor, params) => {
      const { mode } = v.parse(Sent, params)
      const { title, description } = mode === 'signIn' ? messages.signedIn : messages.signedUp
      await visitor.sees({ text: title })
      await visitor.sees({ text: description })
      equal(await visitor.isShown(alert), false)
      if (mode === 'signUp') await visitor.sees({ role: 'status', inside: form }, { focused: true })
    },
  },
}
