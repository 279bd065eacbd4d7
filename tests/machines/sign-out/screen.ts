import { equal, match, notEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { accountMenu } from '../../../content/account-menu.ts'
import { messages } from '../../../content/messages.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'

const Outcome = v.union([v.object({ error: v.string() }), v.object({ output: v.null() })])
const { label, signOut, signingOut } = accountMenu

const accounts = new WeakMap<Visitor, Account>()

const trigger: Part = { role: 'button', name: RegExp(`^${label}: `) }
const item = (name: string): Part => ({ role: 'menuitem', name })

async function seesToast(visitor: Visitor, message: { title: string; description: string }): Promise<void> {
  await visitor.sees({ text: message.title })
  await visitor.sees({ text: message.description })
}

export const screen: Screen = {
  open: async (visitor) => {
    const account = await visitor.account()
    accounts.set(visitor, account)
    await visitor.wasSignedIn(account)
    await visitor.hold('/auth/v1/logout')
    await visitor.open('/')
    await visitor.sees(trigger, { name: `${label}: ${account.email}` })
  },
  impossible: ({ steps }) =>
    steps.some(({ kind }, index) => kind === 'event' && steps[index - 1]?.kind === 'event')
      ? 'the item is disabled while the request runs'
      : undefined,
  gestures: {
    'session.end': async (visitor) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      const account = accounts.get(visitor)
      if (account && !(await visitor.isShown(trigger))) await visitor.signInElsewhere(account)
      await visitor.sees(trigger)
      if (!(await visitor.isShown(item(signOut)))) await visitor.press(trigger)
      await visitor.press(item(signOut))
    },
  },
  settle: {
    endSession: async (visitor, outcome) => {
      const request = visitor.lastRequest()
      if ('error' in v.parse(Outcome, outcome)) await request?.fail()
      else await request?.pass(() => new Response(null, { status: 204 }))
    },
  },
  states: {
    idle: (visitor) => visitor.misses(trigger),
    signingOut: (visitor) => visitor.sees(item(signingOut), { disabled: true }),
    failed: async (visitor) => {
      await seesToast(visitor, messages.signOutFailed)
      await visitor.sees(item(signOut), { disabled: false })
    },
  },
  effects: {
    'starts endSession': async (visitor) => {
      const { url } = await visitor.request()
      match(url, /\/auth\/v1\/logout/)
    },
    'stops endSession': 'the client gives it up by a time limit of its own, which no simulated clock moves',
    notifySuccess: async (visitor) => {
      await seesToast(visitor, messages.signedOut)
      await visitor.sees({ selector: 'main' }, { focused: true })
      equal(await visitor.stored(SESSION_STORAGE_KEY), null)
    },
    notifyFailure: async (visitor) => {
      await seesToast(visitor, messages.signOutFailed)
      notEqual(await visitor.stored(SESSION_STORAGE_KEY), null)
    },
  },
}
