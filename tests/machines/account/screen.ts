import { equal, match, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { account as content } from '../../../content/pages/account.ts'
import { sessionEnded } from '../../../content/session-ended.ts'
import { site } from '../../../content/site.ts'
import type { account } from '../../../machines/account.ts'
import { type ConsentChange, type ErasureReceipt, OUTDATED } from '../../../machines/account-data.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { sha256 } from '../../../supabase/functions/_shared/runtime/hash.ts'
import { all, givesUp, misses, sees, seesOnlyIf } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Account, Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { asked, calls, callsAndStops, settleCall, settles } from '../shared/desk.ts'

const { signedOut, failed, unconfirmed, loading, requests, consents, data, erasure, erased, problems } =
  content
const NAMES = {
  email: site.consent.email.label,
  sms: site.consent.sms.label,
  newsletter: consents.newsletter,
}

const SignedIn = v.object({ email: v.picklist(['ada@example.com', 'grace@example.com']) })
const Data = v.looseObject({
  consents: v.object({ email: v.boolean(), sms: v.boolean() }),
  newsletter: v.string(),
})
const Change = v.object({ of: v.picklist(['email', 'sms', 'newsletter']), granted: v.boolean() })

const people = new WeakMap<Visitor, Record<'ada@example.com' | 'grace@example.com', Account>>()
/** What each visitor changed last. */
const changes = new WeakMap<Visitor, ConsentChange>()
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

const seesSwitches = (disabled: boolean) =>
  all(sees(heading), sees(switchFor('sms'), { attributes: { 'aria-disabled': disabled ? 'true' : null } }))

export const screen = screenOf<typeof account>({
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
    const { of, granted } = v.parse(v.object({ change: Change }), step.event).change
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
    'consent.switched': async (visitor, { change }) => {
      changes.set(visitor, change)
      await visitor.press(switchFor(change.of))
    },
    'data.asked': (visitor) => visitor.press(collect),
    'erasure.asked': (visitor) => visitor.press(erase),
    'erasure.declined': (visitor) => visitor.press(decline),
    'erasure.confirmed': (visitor) => visitor.press(confirm),
  },
  settle: {
    loadAccount: settles('my_account'),
    saveConsent: (visitor, outcome) =>
      settleCall(
        visitor,
        changes.get(visitor)?.of === 'newsletter' ? 'set_my_newsletter' : 'set_my_consent',
        outcome,
        (output) => (output === OUTDATED ? { outdated: true } : output),
      ),
    collectData: settles('export_my_data', (output) => (output === null ? null : { leads: [] })),
    eraseData: settles(
      'erase_my_data',
      (receipt: ErasureReceipt | null) =>
        receipt && { id: receipt.id, erased_at: receipt.at, copies: receipt.copies, counts: {} },
    ),
  },
  states: {
    signedOut: all(sees(signIn), misses(heading)),
    loading: sees({ text: loading }),
    failed: sees({ role: 'alert', inside: main }, { text: failed.title }),
    unconfirmed: all(sees({ role: 'heading', name: unconfirmed.title }), misses(heading)),
    shown: seesSwitches(false),
    saving: all(seesSwitches(true), sees({ text: consents.saving })),
    collecting: sees({ role: 'button', name: data.collecting }, { disabled: true }),
    asking: all(sees({ role: 'heading', name: erasure.question }), sees(confirm, { disabled: false })),
    erasing: sees({ role: 'button', name: erasure.erasing }, { disabled: true }),
    erased: all(sees({ role: 'heading', name: erased.title }), misses(heading)),
  },
  context: async (visitor, { account, change, saved, problem, file, receipt }, at) => {
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
    await seesOnlyIf(visitor, saved, { text: consents.saved })
    const alert: Part = { role: 'alert', inside: main }
    if (problem) await visitor.sees(alert, { text: problems[problem].title })
    else if (at !== 'failed') await visitor.misses(alert)
    if (file !== null)
      await visitor.sees(save, {
        attributes: { href: /^data:application\/json.*leads/, download: data.fileName },
      })
  },
  effects: {
    ...callsAndStops('loadAccount', 'my_account'),
    'starts saveConsent': async (visitor, { of, granted }: ConsentChange) => {
      if (of === 'newsletter') return calls('set_my_newsletter', () => ({ subscribed: granted }))(visitor, of)
      const wording_hash = await sha256(NAMES[of])
      await calls('set_my_consent', () => ({ channel: of, granted, wording_hash }))(visitor, of)
    },
    ...callsAndStops('collectData', 'export_my_data'),
    'starts eraseData': async (visitor) => {
      const { body } = await asked(visitor, 'erase_my_data')
      equal(v.parse(v.object({ email: v.string() }), body).email, addressOf(visitor))
    },
    'stops saveConsent': givesUp,
    'stops eraseData': givesUp,
    focusContent: sees(main, { focused: true }),
    endSession: async (visitor) => {
      const leave = await visitor.request('/auth/v1/logout')
      match(leave.url, /\/auth\/v1\/logout/)
      await leave.pass(() => new Response(null, { status: 204 }))
      await visitor.until(async () =>
        ok((await visitor.stored(SESSION_STORAGE_KEY)) === null, 'the session ends'),
      )
    },
  },
})
