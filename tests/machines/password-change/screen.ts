import { deepEqual, match } from 'node:assert/strict'
import * as v from 'valibot'
import { accountMenu } from '../../../content/account-menu.ts'
import { messages } from '../../../content/messages.ts'
import { auth } from '../../../content/pages/auth.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import { comingSettle } from '../shared/coming-settle.ts'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.picklist(['accepted', 'refused']) }) }),
])
const Context = v.object({ problem: v.nullable(v.object({ kind: v.picklist(['refused', 'unreachable']) })) })
const SignIn = v.object({ email: v.string(), password: v.string() })
const Update = v.object({ password: v.string(), current_password: v.string() })
const content = auth.passwordChange

type Typed = { current: string; next: string }
const typed = new WeakMap<Visitor, Typed>()
/** With the password that is theirs by now. */
const accounts = new WeakMap<Visitor, Account>()
function accountOf(visitor: Visitor): Account {
  const account = accounts.get(visitor)
  if (!account) throw new Error('The page was not opened')
  return account
}

const menu: Part = { role: 'button', name: RegExp(`^${accountMenu.label}: `) }
const item: Part = { role: 'menuitem', name: accountMenu.changePassword }
const dialog: Part = { role: 'dialog', name: content.title }
const form: Part = { selector: 'form', inside: dialog }
const current: Part = { label: content.current, inside: dialog }
const next: Part = { label: auth.newPassword.label, inside: dialog }
const toggle: Part = { role: 'button', name: auth.password.show, inside: dialog }
const submit: Part = { selector: 'button[type=submit]', inside: dialog }
const cancel: Part = { role: 'button', name: content.cancel, inside: dialog }
const alert: Part = { role: 'alert', inside: dialog }

/** Whose session another tab has ended before: the first dialog that is closed, closes with it. */
const sawTheEnd = new WeakSet<Visitor>()

/** Ends the session in another tab and begins it again. */
async function endSession(visitor: Visitor): Promise<void> {
  sawTheEnd.add(visitor)
  await visitor.signOutElsewhere()
  await visitor.misses(dialog)
  await visitor.signInElsewhere(accountOf(visitor))
  await visitor.sees(menu)
}

const isRefused = (step: Step | undefined) => {
  const settled = v.safeParse(Outcome, step?.kind === 'settle' ? step.outcome : undefined)
  return settled.success && 'output' in settled.output && settled.output.output.outcome === 'refused'
}

export const screen: Screen = {
  open: async (visitor) => {
    const account = await visitor.account()
    accounts.set(visitor, account)
    await visitor.wasSignedIn(account)
    for (const part of ['token?grant_type=password', 'user']) await visitor.hold(`/auth/v1/${part}`)
    await visitor.open('/')
    await visitor.sees(menu)
  },
  inexact: ['current', 'next'],
  gestures: {
    'change.opened': async (visitor) => {
      await visitor.press(menu)
      await visitor.press(item)
    },
    'change.dismissed': async (visitor) => {
      if (await visitor.isShown(alert)) await visitor.press(cancel)
      else if (!sawTheEnd.has(visitor)) return endSession(visitor)
      else await visitor.key('Escape')
      await visitor.sees(menu, { focused: true })
    },
    'password.toggled': (visitor) => visitor.press(toggle),
    'change.submitted': async (visitor, _event, coming) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      const { password } = accountOf(visitor)
      const isWrong = isRefused(comingSettle(coming, 'changePassword'))
      const passwords = { current: isWrong ? 'not my password' : password, next: `${password}+` }
      typed.set(visitor, passwords)
      await visitor.fill(current, passwords.current)
      await visitor.fill(next, passwords.next)
      await visitor.press(submit)
    },
  },
  settle: {
    changePassword: async (visitor, outcome) => {
      const settled = v.parse(Outcome, outcome)
      const signIn = visitor.lastRequest()
      if ('error' in settled) {
        await signIn?.fail()
        return visitor.sees(alert, { focused: true })
      }
      if (settled.output.outcome === 'refused') {
        await signIn?.pass(() => refused('invalid_credentials', 'Invalid login credentials'))
        return visitor.sees(alert, { focused: true })
      }
      const { email, password } = accountOf(visitor)
      const person = { id: 'user-1', email }
      await signIn?.pass(() => accepted(person))
      const update = await visitor.request()
      match(update.url, /\/auth\/v1\/user/)
      deepEqual(readUpdate(update.body), typed.get(visitor))
      await update.pass(() => Response.json(person))
      accounts.set(visitor, { email, password: `${password}+` })
    },
  },
  states: {
    closed: (visitor) => visitor.misses(dialog),
    open: (visitor) => visitor.sees(dialog, { description: content.text }),
    'open.request': (visitor) => visitor.sees(submit),
    'open.request.editing': async (visitor) => {
      await visitor.sees(form, { attributes: { 'aria-busy': 'false' } })
      await visitor.sees(submit, { text: content.action, disabled: false })
      await visitor.sees({ selector: '[role=dialog]:focus-within' })
    },
    'open.request.saving': async (visitor) => {
      await visitor.sees(form, { attributes: { 'aria-busy': 'true' } })
      await visitor.sees(submit, { text: content.pending, disabled: true })
      await visitor.sees(cancel, { disabled: true })
      await visitor.misses(alert)
    },
    'open.password': (visitor) => visitor.sees(next, { attributes: { autocomplete: 'new-password' } }),
    'open.password.hidden': async (visitor) => {
      await visitor.sees(next, { attributes: { type: 'password' } })
      await visitor.sees(toggle, { attributes: { 'aria-pressed': 'false' } })
    },
    'open.password.shown': async (visitor) => {
      await visitor.sees(next, { attributes: { type: 'text' } })
      await visitor.sees(toggle, { attributes: { 'aria-pressed': 'true' } })
    },
  },
  context: async (visitor, context) => {
    const { problem } = v.parse(Context, context)
    if (!problem) await visitor.misses(alert)
    else if (problem.kind === 'unreachable') await visitor.sees(alert, { text: auth.unreachable.text })
    else await visitor.sees(alert, { text: RegExp(`${content.refused}.*${content.wrongPassword}`) })
  },
  effects: {
    'starts changePassword': async (visitor) => {
      const { url, body } = await visitor.request()
      match(url, /\/auth\/v1\/token\?grant_type=password/)
      const { email, password } = v.parse(SignIn, body)
      deepEqual([email, password], [accountOf(visitor).email, typed.get(visitor)?.current])
    },
    'stops changePassword':
      'the client gives it up by a time limit of its own, which no simulated clock moves',
    notifySuccess: async (visitor) => {
      await visitor.sees({ text: messages.passwordSet.title })
      await visitor.sees({ text: messages.passwordSet.description })
      // In jsdom the dialog does not always return the focus; then the content has it.
      if (visitor.isExact) await visitor.sees({ selector: 'main:focus-within' })
      else await visitor.sees(menu, { focused: true })
    },
  },
}

function readUpdate(body: unknown): Typed {
  const { password, current_password } = v.parse(Update, body)
  return { current: current_password, next: password }
}
