import { deepEqual, equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { ADVICE_DELAY_MS } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import type { authForm } from '../../../machines/auth-form.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import { all, misses, sees, toast } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Account, Part, Sight, Visitor } from '../../path-harness/visitor.ts'
import { PASSWORD } from '../../support/accounts.ts'
import { accepted, invited, refused } from '../../support/auth-answers.ts'
import { uniqueEmail } from '../../support/payloads.ts'
import {
  accountOf,
  comingOutcome,
  hasAccount,
  NOT_SEEN_STOPPING,
  outcomeOf,
  submitOf,
} from '../shared/auth-forms.ts'

const PAGE = '/auth'
type Mode = 'signIn' | 'signUp'
const Body = v.looseObject({ email: v.string(), password: v.string() })

/** The service takes 72 characters of a password at most. */
const TOO_LONG = 'p'.repeat(73)
const typed = new WeakMap<Visitor, Account>()
/** What each visitor asked for last. */
const modes = new WeakMap<Visitor, Mode>()

const form: Part = { selector: 'main form' }
const tab = (mode: Mode, selected: boolean): Part => ({
  ...{ role: 'tab', name: content[mode].tab, selected },
})
const button = submitOf(form)
const email: Part = { role: 'textbox', name: content.email.label, inside: form }
const password: Part = { label: content.password.label, inside: form }
const toggle: Part = { role: 'button', name: content.password.show, inside: form }
const alert: Part = { role: 'alert', inside: form }
const advice: Part = { selector: 'main form [aria-live=polite]:not(:empty)' }

/** Credentials that make the service answer as the trace says. */
function credentials(visitor: Visitor, isNew: boolean, letIn: boolean): Account {
  const known = accountOf(visitor)
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

export const screen = screenOf<typeof authForm>({
  open: async (visitor) => {
    hasAccount(visitor, await visitor.account())
    await visitor.hold('/auth/v1/token')
    await visitor.hold('/auth/v1/signup')
    await visitor.open(PAGE)
    await visitor.sees(button)
  },
  impossible: ({ steps, visits }: Trace) => {
    const letIn = steps.findIndex((step) => step.kind === 'settle' && outcomeOf(step.outcome) === 'accepted')
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
    'tab.chosen': async (visitor, { tab: mode }) => {
      await visitor.press({ role: 'tab', name: content[mode].tab })
      await visitor.sees(email, { value: typed.get(visitor)?.email ?? '' })
    },
    'password.toggled': (visitor) => visitor.press(toggle),
    'auth.submit': async (visitor, _event, coming) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      const isNew = await visitor.isShown(tab('signUp', true))
      const account = credentials(visitor, isNew, comingOutcome(coming, 'authenticate') === 'accepted')
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
    authenticate: async (visitor, outcome: { error: string } | { output: { message?: string } }) => {
      const request = visitor.lastRequest()
      const isAccepted = outcomeOf(outcome) === 'accepted'
      const person = { id: 'user-1', email: typed.get(visitor)?.email ?? '' }
      if ('error' in outcome) await request?.fail()
      else
        await request?.pass(() => {
          if (!isAccepted) return refused('invalid_credentials', outcome.output.message ?? '')
          return request.url.includes('/signup') ? invited(person) : accepted(person)
        })
      if (!isAccepted) await visitor.sees(alert, { focused: true })
    },
  },
  states: {
    tab: seesHere({ role: 'tablist', name: content.tabsLabel }),
    'tab.signIn': all(
      seesHere(tab('signIn', true)),
      seesHere(password, { attributes: { autocomplete: 'current-password' } }),
    ),
    'tab.signUp': all(
      sees(tab('signUp', true)),
      sees(password, { attributes: { autocomplete: 'new-password' } }),
    ),
    'request.editing': all(
      sees(button, { disabled: false, text: /^(Sign In|Sign Up)$/ }),
      misses({ role: 'status', inside: form }),
    ),
    'request.submitting': all(
      sees(button, { disabled: true, text: /^(Signing in|Creating account)\.\.\.$/ }),
      sees(form, { attributes: { 'aria-busy': 'true' } }),
      misses(alert),
    ),
    'request.done': async (visitor) => {
      if (modes.get(visitor) === 'signUp')
        await visitor.sees({ role: 'status', inside: form }, { text: content.confirmation.title })
      else await visitor.sees({ text: messages.signedIn.description })
      await seesHere(password, { value: '' })(visitor)
      await visitor.misses(advice)
    },
    'password.hidden': all(
      seesHere(password, { attributes: { type: 'password' } }),
      seesHere(toggle, { attributes: { 'aria-pressed': 'false' } }),
    ),
    'password.shown': all(
      sees(password, { attributes: { type: 'text' } }),
      sees(toggle, { attributes: { 'aria-pressed': 'true' } }),
    ),
  },
  context: async (visitor, { mode, problem }) => {
    if (!problem) return visitor.misses(alert)
    if (problem.kind === 'unreachable') return visitor.sees(alert, { text: content.unreachable.text })
    await visitor.sees(alert, { text: content[mode].refused })
    // The real service has words of its own.
    if (visitor.isExact) await visitor.sees(alert, { text: problem.message })
  },
  effects: {
    'starts authenticate': async (visitor, { mode }: { mode: Mode }) => {
      const { url, body } = await visitor.request(mode === 'signUp' ? '/signup' : '/token')
      match(url, mode === 'signUp' ? /\/signup/ : /\/token\?grant_type=password/)
      const { email, password } = v.parse(Body, body)
      deepEqual({ email, password }, typed.get(visitor))
    },
    'stops authenticate': NOT_SEEN_STOPPING,
    notifySuccess: async (visitor, { mode }: { mode: Mode }) => {
      await toast(mode === 'signIn' ? messages.signedIn : messages.signedUp)(visitor)
      equal(await visitor.isShown(alert), false)
      if (mode === 'signUp') await visitor.sees({ role: 'status', inside: form }, { focused: true })
    },
  },
})
