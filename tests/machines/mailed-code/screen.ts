import { equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { mailedCode as words } from '../../../content/mailed-code.ts'
import { messages } from '../../../content/messages.ts'
import { auth as content } from '../../../content/pages/auth.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { accepted, refused } from '../../support/auth-answers.ts'
import { comingSettle } from '../shared/coming-settle.ts'

const PAGE = '/auth'
const WRONG = '000000'
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.string(), message: v.optional(v.string(), '') }) }),
])
const Context = v.object({ problem: v.nullable(v.object({ kind: v.picklist(['refused', 'unreachable']) })) })
const Asked = v.looseObject({ email: v.string() })
const Checked = v.looseObject({ email: v.string(), token: v.string(), type: v.literal('email') })

const accounts = new WeakMap<Visitor, Account>()
/** Who has given an email address. */
const known = new WeakSet<Visitor>()
/** The code that was typed last. */
const typed = new WeakMap<Visitor, string>()
function accountOf(visitor: Visitor): Account {
  const account = accounts.get(visitor)
  if (!account) throw new Error('The page was not opened')
  return account
}

const address: Part = { role: 'form', name: words.title }
const entry: Part = { role: 'form', name: words.enter.title }
const submit = (form: Part): Part => ({ selector: 'button[type=submit]', inside: form })
const again: Part = { role: 'button', name: words.enter.again }
const back: Part = { role: 'button', name: words.back }
const alert: Part = { role: 'alert', inside: { selector: 'main' } }

const outcomeOf = (step: Step | undefined): string | undefined => {
  if (step?.kind !== 'settle') return undefined
  const settled = v.parse(Outcome, step.outcome)
  return 'output' in settled ? settled.output.outcome : 'error'
}

const leaves = (visitor: Visitor) =>
  visitor.until(async () => ok(!(await visitor.address()).startsWith(PAGE), 'the page is left'))

async function seesForm(visitor: Visitor, form: Part, action: string): Promise<void> {
  await visitor.sees(form, { attributes: { 'aria-busy': 'false' } })
  await visitor.sees(submit(form), { text: action, disabled: false })
}

async function seesBusy(visitor: Visitor, form: Part, pending: string): Promise<void> {
  await visitor.sees(form, { attributes: { 'aria-busy': 'true' } })
  await visitor.sees(submit(form), { text: pending, disabled: true })
  await visitor.sees(back, { disabled: true })
  await visitor.misses(alert)
}

/** Lets the service answer, with `ok` in place of its acceptance, or refuse what is sent with `changed`. */
async function answer(visitor: Visitor, outcome: unknown, ok: () => Response, no: Response, changed = {}) {
  const settled = v.parse(Outcome, outcome)
  const request = visitor.lastRequest()
  if ('error' in settled) return request?.fail()
  const isAccepted = settled.output.outcome === 'accepted'
  await request?.pass(() => (isAccepted ? ok() : no), isAccepted ? {} : { body: changed })
}

export const screen: Screen = {
  open: async (visitor) => {
    accounts.set(visitor, await visitor.account())
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
      const { email } = accountOf(visitor)
      known.add(visitor)
      await visitor.fill({ role: 'textbox', name: content.email.label, inside: address }, email)
      await visitor.press(submit(address))
    },
    'code.entered': async (visitor, _event, coming) => {
      await visitor.lastRequest()?.fail()
      const isWrong = outcomeOf(comingSettle(coming, 'checkCode')) === 'refused'
      const code = isWrong ? WRONG : await visitor.mailedCode(accountOf(visitor))
      typed.set(visitor, code)
      await visitor.fill({ role: 'textbox', name: words.enter.label, inside: entry }, code)
      await visitor.press(submit(entry))
    },
    'code.again': (visitor) => visitor.press(again),
  },
  settle: {
    sendCode: (visitor, outcome) =>
      answer(visitor, outcome, () => Response.json({}), refused('validation_failed', 'No address'), {
        email: '',
      }),
    checkCode: (visitor, outcome) =>
      answer(
        visitor,
        outcome,
        () => accepted({ id: 'user-1', email: accountOf(visitor).email }),
        refused('otp_expired', 'Token has expired or is invalid'),
      ),
  },
  states: {
    asking: (visitor) => seesForm(visitor, address, words.action),
    sending: (visitor) => seesBusy(visitor, address, words.pending),
    mailed: async (visitor) => {
      await seesForm(visitor, entry, words.enter.action)
      await visitor.sees(entry, { text: accountOf(visitor).email })
    },
    checking: (visitor) => seesBusy(visitor, entry, words.enter.pending),
    done: leaves,
  },
  context: async (visitor, context, state) => {
    const { problem } = v.parse(Context, context)
    if (state === 'asking')
      await visitor.sees(
        { role: 'textbox', name: content.email.label, inside: address },
        { value: known.has(visitor) ? accountOf(visitor).email : '' },
      )
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
      const { url, body } = await visitor.request()
      match(url, /\/auth\/v1\/otp/)
      equal(v.parse(Asked, body).email, accountOf(visitor).email)
    },
    'starts checkCode': async (visitor) => {
      const { url, body } = await visitor.request()
      match(url, /\/auth\/v1\/verify/)
      const { email, token } = v.parse(Checked, body)
      equal(email, accountOf(visitor).email)
      equal(token, typed.get(visitor))
    },
    'stops sendCode': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    'stops checkCode': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    notifySuccess: async (visitor) => {
      await visitor.sees({ text: messages.signedIn.title })
      await leaves(visitor)
    },
  },
}
