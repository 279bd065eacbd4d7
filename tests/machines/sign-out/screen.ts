import { equal, match, notEqual } from 'node:assert/strict'
import { accountMenu } from '../../../content/account-menu.ts'
import { messages } from '../../../content/messages.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { misses, sees, toast } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { accountOf, hasAccount, NOT_SEEN_STOPPING } from '../shared/auth-forms.ts'

const { label, signOut, signingOut } = accountMenu

const trigger: Part = { role: 'button', name: RegExp(`^${label}: `) }
const item = (name: string): Part => ({ role: 'menuitem', name })

export const screen: Screen = {
  open: async (visitor) => {
    const account = hasAccount(visitor, await visitor.account())
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
      if (!(await visitor.isShown(trigger))) await visitor.signInElsewhere(accountOf(visitor))
      await visitor.sees(trigger)
      if (!(await visitor.isShown(item(signOut)))) await visitor.press(trigger)
      await visitor.press(item(signOut))
    },
  },
  settle: {
    endSession: async (visitor, outcome) => {
      const request = visitor.lastRequest()
      if ('error' in outcome) await request?.fail()
      else await request?.pass(() => new Response(null, { status: 204 }))
    },
  },
  states: {
    idle: misses(trigger),
    signingOut: sees(item(signingOut), { disabled: true }),
    failed: async (visitor) => {
      await toast(messages.signOutFailed)(visitor)
      await visitor.sees(item(signOut), { disabled: false })
    },
  },
  effects: {
    'starts endSession': async (visitor) => {
      const { url } = await visitor.request()
      match(url, /\/auth\/v1\/logout/)
    },
    'stops endSession': NOT_SEEN_STOPPING,
    notifySuccess: async (visitor) => {
      await toast(messages.signedOut)(visitor)
      await visitor.sees({ selector: 'main' }, { focused: true })
      equal(await visitor.stored(SESSION_STORAGE_KEY), null)
    },
    notifyFailure: async (visitor) => {
      await toast(messages.signOutFailed)(visitor)
      notEqual(await visitor.stored(SESSION_STORAGE_KEY), null)
    },
  },
}
