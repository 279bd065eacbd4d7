import { equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { account as content } from '../../../content/pages/account.ts'
import { sessionEnded } from '../../../content/session-ended.ts'
import { site } from '../../../content/site.ts'
import { OUTDATED } from '../../../machines/account-data.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { sha256 } from '../../../supabase/functions/_shared/runtime/hash.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { asked, calls, givesUp, settleCall } from '../shared/desk.ts'

const { signedOut, failed, unconfirmed, loading, requests, consents, data, erasure, erased, problems } =
  content
const NAMES = {
  email: site.consent.email.label,
  sms: site.consent.sms.label,
  newsletter: consents.newsletter,
}

const SignedIn = v.object({ email: v.picklist(['ada@example.com', 'grace@example.com']) })
const Change = v.object({ of: v.picklist(['email', 'sms', 'newsletter']), granted: v.boolean() })
const Switched = v.object({ change: Change })
const Receipt = v.object({ id: v.string(), at: v.string(), copies: v.boolean() })
const Data = v.looseObject({
  consents: v.object({ email: v.boolean(), sms: v.boolean() }),
  newsletter: v.string(),
})
const Context = v.object({
  account: v.nullable(Data),
  change: v.nullable(Change),
  saved: v.boolean(),
  problem: v.nullable(v.picklist(['unsaved', 'outdated', 'uncollected', 'unerased'])),
  file: v.nullable(v.string()),
  receipt: v.nullable(Receipt),
})

const people = new WeakMap<Visitor, Record<'ada@example.com' | 'grace@example.com', Account>>()
/** What each visitor changed last. */
const changes = new WeakMap<Visitor, v.InferOutput<typeof Change>>()
/** Who is signed in, by their name in the trace. */
const present = new WeakMap<Visitor, 'ada@example.com' | 'grace@example.com'>()

function addressOf(visitor: Visitor): string {
  const known = present.get(visitor)
  const person = known && people.get(visitor)?.[known]
  if (!person) throw new Error('Nobody is signed in')
  return person.email
}

const main: Part = { selector: 'main' }
/** Who was signed in on this page is told that they no longer are. */
const signIn: Part = {
  role: 'link',
  name: RegExp(`^(?:${signedOut.action}|${sessionEnded.signIn})$`),
  inside: main,
}
const collect: Part = { role: 'button', name: data.action }
const save: Part = { role: 'link', name: data.save }
const erase: Part = { role: 'button', name: erasure.action }
const confirm: Part = { role: 'button', name: erasure.confirm }
const decline: Part = { role: 'button', name: erasure.decline }
const switchFor = (of: keyof typeof NAMES): Part => ({ role: 'switch', name: NAMES[of] })
const heading: Part = { role: 'heading', name: requests.title }

/** The state in which a visitor finds the button for an event. */
const BUTTONS: Readonly<Record<string, string>> = {
  'account.retry': 'failed',
  'consent.switched': 'shown',
  'data.asked': 'shown',
  'erasure.asked': 'shown',
  'erasure.declined': 'asking',
  'erasure.confirmed': 'asking',
}

const seesSwitches = async (visitor: Visitor, disabled: boolean) => {
  await visitor.sees(heading)
  await visitor.sees(switchFor('sms'), { attributes: { 'aria-disabled': disabled ? 'true' : null } })
}

const settle = (name: string, body: (output: unknown) => unknown) => (visitor: Visitor, outcome: unknown) =>
  settleCall(visitor, name, outcome, body)

export const screen: Screen = {
  open: async (visitor) => {
    const [ada, grace] = await Promise.all([visitor.account('ada'), visitor.account('grace')])
    people.set(visitor, { 'ada@example.com': ada, 'grace@example.com': grace })
    await visitor.hold('/rest/v1/rpc/')
    await visitor.hold('/auth/v1/logout')
    await visitor.open('/account')
    await visitor.sees(signIn)
  },
  inexact: ['email'],
  impossible: absentButtons((step, { states, context }) => {
    if (step.kind !== 'event') return true
    const { type } = step.event
    // Only who is signed in can sign out, and the session ends by itself with the account.
    if (type === 'account.signedOut') return !states.includes('signedOut') && !states.includes('erased')
    // Who is signed in already is no news to the page.
    if (type === 'account.signedIn') return context.email !== v.parse(SignedIn, step.event).email
    if (type === 'data.asked' && context.file) return false
    if (type !== 'consent.switched') return states.includes(BUTTONS[type] ?? '')
    const { of, granted } = v.parse(Switched, step.event).change
    const known = v.safeParse(Data, context.account)
    if (!states.includes('shown') || !known.success) return false
    // A switch that is off already.
    return (
      granted !== (of === 'newsletter' ? known.output.newsletter === 'confirmed' : known.output.consents[of])
    )
  }),
  gestures: {
    'account.signedIn': async (visitor, event) => {
      const { email } = v.parse(SignedIn, event)
      const person = people.get(visitor)?.[email]
      present.set(visitor, email)
      if (person) await visitor.signInElsewhere(person)
    },
    'account.signedOut': (visitor) => visitor.signOutElsewhere(),
    'account.retry': (visitor) => visitor.press({ role: 'button', name: failed.retry }),
    'consent.switched': async (visitor, event) => {
      const { change } = v.parse(Switched, event)
      changes.set(visitor, change)
      await visitor.press(switchFor(change.of))
    },
    'data.asked': (visitor) => visitor.press(collect),
    'erasure.asked': (visitor) => visitor.press(erase),
    'erasure.declined': (visitor) => visitor.press(decline),
    'erasure.confirmed': (visitor) => visitor.press(confirm),
  },
  settle: {
    loadAccount: settle('my_account', (output) => output),
    saveConsent: (visitor, outcome) =>
      settleCall(
        visitor,
        changes.get(visitor)?.of === 'newsletter' ? 'set_my_newsletter' : 'set_my_consent',
        outcome,
        (output) => (output === OUTDATED ? { outdated: true } : output),
      ),
    collectData: settle('export_my_data', (output) => (output === null ? null : { leads: [] })),
    eraseData: settle('erase_my_data', (output) => {
      const receipt = v.parse(v.nullable(Receipt), output)
      return receipt && { id: receipt.id, erased_at: receipt.at, copies: receipt.copies, counts: {} }
    }),
  },
  states: {
    signedOut: async (visitor) => {
      await visitor.sees(signIn)
      await visitor.misses(heading)
    },
    loading: (visitor) => visitor.sees({ text: loading }),
    failed: (visitor) => visitor.sees({ role: 'alert', inside: main }, { text: failed.title }),
    unconfirmed: async (visitor) => {
      await visitor.sees({ role: 'heading', name: unconfirmed.title })
      await visitor.misses(heading)
    },
    shown: (visitor) => seesSwitches(visitor, false),
    saving: async (visitor) => {
      await seesSwitches(visitor, true)
      await visitor.sees({ text: consents.saving })
    },
    collecting: (visitor) => visitor.sees({ role: 'button', name: data.collecting }, { disabled: true }),
    asking: async (visitor) => {
      await visitor.sees({ role: 'heading', name: erasure.question })
      await visitor.sees(confirm, { disabled: false })
    },
    erasing: (visitor) => visitor.sees({ role: 'button', name: erasure.erasing }, { disabled: true }),
    erased: async (visitor) => {
      await visitor.sees({ role: 'heading', name: erased.title })
      await visitor.misses(heading)
    },
  },
  context: async (visitor, context, at) => {
    const { account, change, saved, problem, file, receipt } = v.parse(Context, context)
    if (receipt) await visitor.sees({ text: receipt.id })
    if (receipt?.copies) await visitor.sees({ text: new RegExp(erased.byHand) })
    if (!account) return
    for (const of of ['email', 'sms', 'newsletter'] as const) {
      const isOn =
        change?.of === of
          ? change.granted
          : of === 'newsletter'
            ? account.newsletter === 'confirmed'
            : account.consents[of]
      await visitor.sees({ selector: `#account-${of}${isOn ? '' : ':not('}:checked${isOn ? '' : ')'}` })
    }
    if (saved) await visitor.sees({ text: consents.saved })
    else await visitor.misses({ text: consents.saved })
    const alert: Part = { role: 'alert', inside: main }
    if (problem) await visitor.sees(alert, { text: problems[problem].title })
    else if (at !== 'failed') await visitor.misses(alert)
    if (file !== null)
      await visitor.sees(save, {
        attributes: { href: /^data:application\/json.*leads/, download: data.fileName },
      })
  },
  effects: {
    'starts loadAccount': calls('my_account'),
    'starts saveConsent': async (visitor, input) => {
      const { of, granted } = v.parse(Change, input)
      if (of === 'newsletter')
        return calls('set_my_newsletter', () => ({ subscribed: granted }))(visitor, input)
      const wording_hash = await sha256(NAMES[of])
      await calls('set_my_consent', () => ({ channel: of, granted, wording_hash }))(visitor, input)
    },
    'starts collectData': calls('export_my_data'),
    'starts eraseData': async (visitor) => {
      const { body } = await asked(visitor, 'erase_my_data')
      equal(v.parse(v.object({ email: v.string() }), body).email, addressOf(visitor))
    },
    'stops loadAccount': givesUp,
    'stops saveConsent': givesUp,
    'stops collectData': givesUp,
    'stops eraseData': givesUp,
    focusContent: (visitor) => visitor.sees(main, { focused: true }),
    endSession: async (visitor) => {
      const leave = await visitor.request()
      match(leave.url, /\/auth\/v1\/logout/)
      await leave.pass(() => new Response(null, { status: 204 }))
      await visitor.until(async () =>
        ok((await visitor.stored(SESSION_STORAGE_KEY)) === null, 'the session ends'),
      )
    },
  },
}
