import { deepEqual, equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { mailedCode as words } from '../../../content/mailed-code.ts'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { mailedCode } from '../../../machines/mailed-code.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { accepted } from '../../support/auth-answers.ts'
import {
  accountOf,
  answer,
  comingOutcome,
  hasAccount,
  isBusy,
  isReady,
  NOT_SEEN_STOPPING,
  submitOf,
} from '../shared/auth-forms.ts'

const PAGE = '/auth'
const WRONG = '000000'
const Asked = v.looseObject({ email: v.string() })
const Checked = v.looseObject({ email: v.string(), token: v.string(), type: v.literal('email') })

/** Who has given an email address. */
const known = new WeakSet<Visitor>()
/** The code that was typed last. */
const typed = new WeakMap<Visitor, string>()

const address: Part = { role: 'form', name: words.title }
const entry: Part = { role: 'form', name: words.enter.title }
const again: Part = { role: 'button', name: words.enter.again }
const back: Part = { role: 'button', name: words.back }
const email: Part = { role: 'textbox', name: content.email.label, inside: address }
const alert: Part = { role: 'alert', inside: { selector: 'main' } }

const leaves = (visitor: Visitor) =>
  visitor.until(async () => ok(!(await visitor.address()).startsWith(PAGE), 'the page is left'))

export const screen = screenOf<typeof mailedCode>({
  open: async (visitor) => {
    hasAccount(visitor, await visitor.account())
    for (const part of ['otp', 'verify']) await visitor.hold(`/auth/v1/${part}`)
    await visitor.open(PAGE)
    await visitor.press({ role: 'link', name: content.mailedCode })
    await visitor.sees(address)
  },
  // A visitor who is signed in leaves the page.
  brief: ['done'],
  inexact: ['email', 'code'],
  gestures: {
    'code.requested': async (visitor) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      known.add(visitor)
      await visitor.fill(email, accountOf(visitor).email)
      await visitor.press(submitOf(address))
    },
    'code.entered': async (visitor, _event, coming) => {
      await visitor.lastRequest()?.fail()
      const isWrong = comingOutcome(coming, 'checkCode') === 'refused'
      const code = isWrong ? WRONG : await visitor.mailedCode(accountOf(visitor))
      typed.set(visitor, code)
      // As it is copied from a mail.
      await visitor.fill({ role: 'textbox', name: words.enter.label, inside: entry }, ` ${code}  `)
      await visitor.press(submitOf(entry))
    },
    'code.again': (visitor) => visitor.press(again),
  },
  settle: {
    sendCode: (visitor, outcome) =>
      answer(visitor, outcome, () => Response.json({}), { changed: { email: '' } }),
    checkCode: (visitor, outcome) =>
      answer(visitor, outcome, () => accepted({ id: 'user-1', email: accountOf(visitor).email }), {
        refusal: 'otp_expired',
      }),
  },
  states: {
    asking: isReady(address, words.action),
    sending: isBusy(address, words.pending, back, alert),
    mailed: async (visitor) => {
      await isReady(entry, words.enter.action)(visitor)
      await visitor.sees(entry, { text: accountOf(visitor).email })
    },
    checking: isBusy(entry, words.enter.pending, back, alert),
    done: leaves,
  },
  context: async (visitor, { problem }, state) => {
    if (state === 'asking')
      await visitor.sees(email, { value: known.has(visitor) ? accountOf(visitor).email : '' })
    if (!problem) return visitor.misses(alert)
    const isAsking = state === 'asking'
    const refusal = isAsking ? words.refused : words.enter.wrong
    await visitor.sees(alert, {
      focused: true,
      text: problem.kind === 'unreachable' ? content.unreachable.text : refusal,
    })
  },
  effects: {
    'starts sendCode': async (visitor) => {
      const { url, body } = await visitor.request('/auth/v1/otp')
      match(url, /\/auth\/v1\/otp/)
      equal(v.parse(Asked, body).email, accountOf(visitor).email)
    },
    'starts checkCode': async (visitor) => {
      const { url, body } = await visitor.request('/auth/v1/verify')
      match(url, /\/auth\/v1\/verify/)
      const sent = v.parse(Checked, body)
      deepEqual([sent.email, sent.token], [accountOf(visitor).email, typed.get(visitor)])
    },
    'stops sendCode': NOT_SEEN_STOPPING,
    'stops checkCode': NOT_SEEN_STOPPING,
    notifySuccess: async (visitor) => {
      await visitor.sees({ text: messages.signedIn.title })
      await leaves(visitor)
    },
  },
})
