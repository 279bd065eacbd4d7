import { deepEqual, match } from 'node:assert/strict'
import * as v from 'valibot'
import { accountMenu } from '../../../content/account-menu.ts'
import { messages } from '../../../content/messages.ts'
import { auth } from '../../../content/pages/auth.ts'
import type { passwordChange } from '../../../machines/password-change.ts'
import { all, misses, sees, toast } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import {
  accountOf,
  comingOutcome,
  hasAccount,
  isBusy,
  isReady,
  NOT_SEEN_STOPPING,
  outcomeOf,
  passwordStates,
  submitOf,
} from '../shared/auth-forms.ts'

const SignIn = v.object({ email: v.string(), password: v.string() })
const Update = v.object({ password: v.string(), current_password: v.string() })
const content = auth.passwordChange

const typed = new WeakMap<Visitor, { current: string; next: string }>()

const menu: Part = { role: 'button', name: RegExp(`^${accountMenu.label}: `) }
const item: Part = { role: 'menuitem', name: accountMenu.changePassword }
const dialog: Part = { role: 'dialog', name: content.title }
const form: Part = { selector: 'form', inside: dialog }
const current: Part = { label: content.current, inside: dialog }
const next: Part = { label: auth.newPassword.label, inside: dialog }
const toggle: Part = { role: 'button', name: auth.password.show, inside: dialog }
const submit = submitOf(dialog)
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

export const screen = screenOf<typeof passwordChange>({
  open: async (visitor) => {
    const account = hasAccount(visitor, await visitor.account())
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
      const isWrong = comingOutcome(coming, 'changePassword') === 'refused'
      const passwords = { current: isWrong ? 'not my password' : password, next: `${password}+` }
      typed.set(visitor, passwords)
      await visitor.fill(current, passwords.current)
      await visitor.fill(next, passwords.next)
      await visitor.press(submit)
    },
  },
  settle: {
    changePassword: async (visitor, outcome) => {
      const signIn = visitor.lastRequest()
      if (outcomeOf(outcome) !== 'accepted') {
        if ('error' in outcome) await signIn?.fail()
        else await signIn?.pass(() => refused('invalid_credentials', 'Invalid login credentials'))
        return visitor.sees(alert, { focused: true })
      }
      const { email, password } = accountOf(visitor)
      const person = { id: 'user-1', email }
      await signIn?.pass(() => accepted(person))
      const update = await visitor.request('/auth/v1/user')
      match(update.url, /\/auth\/v1\/user/)
      const changed = v.parse(Update, update.body)
      deepEqual({ current: changed.current_password, next: changed.password }, typed.get(visitor))
      await update.pass(() => Response.json(person))
      hasAccount(visitor, { email, password: `${password}+` })
    },
  },
  states: {
    closed: misses(dialog),
    open: sees(dialog, { description: content.text }),
    'open.request.editing': all(
      isReady(form, content.action),
      sees({ selector: '[role=dialog]:focus-within' }),
    ),
    'open.request.saving': isBusy(form, content.pending, cancel, alert),
    ...passwordStates('open.password', next, toggle),
  },
  context: async (visitor, { problem }) => {
    if (!problem) await visitor.misses(alert)
    else if (problem.kind === 'unreachable') await visitor.sees(alert, { text: auth.unreachable.text })
    else await visitor.sees(alert, { text: RegExp(`${content.refused}.*${content.wrongPassword}`) })
  },
  effects: {
    'starts changePassword': async (visitor) => {
      const { url, body } = await visitor.request('/auth/v1/token')
      match(url, /\/auth\/v1\/token\?grant_type=password/)
      const { email, password } = v.parse(SignIn, body)
      deepEqual([email, password], [accountOf(visitor).email, typed.get(visitor)?.current])
    },
    'stops changePassword': NOT_SEEN_STOPPING,
    notifySuccess: async (visitor) => {
      await toast(messages.passwordSet)(visitor)
      await visitor.sees(menu, { focused: true })
    },
  },
})
