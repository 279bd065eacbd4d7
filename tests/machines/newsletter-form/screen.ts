import { deepEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { newsletter } from '../../../content/newsletter.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { uniqueEmail } from '../../support/payloads.ts'

const FUNCTION = '/functions/v1/newsletter-subscribe'
const PAGE = '/join'
/** What a correction leaves wrong. */
const HALF = 'ada@'

const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ outcome: v.literal('subscribed') }) }),
  v.object({ output: v.object({ outcome: v.literal('refused'), message: v.string() }) }),
])
const Typed = v.object({ email: v.optional(v.string(), HALF), failedCheck: v.string() })
const Context = v.object({ message: v.string() })

const box: Part = { role: 'region', name: newsletter.title }
const email: Part = { role: 'textbox', name: newsletter.emailLabel, inside: box }
const button: Part = { role: 'button', name: newsletter.submitLabel, inside: box }
const busy: Part = { role: 'button', name: newsletter.submittingLabel, inside: box }
const status: Part = { role: 'status', inside: box }
const confirmation = { text: newsletter.notices.confirmSent.text }

/** What each visitor has typed. A valid address is their own: the server remembers it. */
const addresses = new WeakMap<Visitor, string>()

async function type(visitor: Visitor, event: unknown): Promise<void> {
  const typed = v.parse(Typed, event)
  const address = typed.failedCheck ? typed.email : uniqueEmail()
  addresses.set(visitor, address)
  await visitor.fill(email, address)
}

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.hold(FUNCTION)
    await visitor.open(PAGE)
  },
  inexact: ['email', 'failedCheck'],
  gestures: {
    'newsletter.submit': async (visitor, event) => {
      await type(visitor, event)
      await visitor.press(button)
    },
    'newsletter.edit': type,
  },
  settle: {
    subscribe: async (visitor, outcome) => {
      const request = visitor.lastRequest() ?? (await visitor.request())
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) return request.fail()
      if (settled.output.outcome === 'subscribed') return request.pass(() => success({}))
      const { message } = settled.output
      // An address that the server really refuses.
      return request.pass(() => failure('invalid', { email: message }), { body: { email: 'nobody' } })
    },
  },
  states: {
    editing: async (visitor) => {
      await visitor.sees(button, { disabled: false })
      await visitor.sees(email, { attributes: { 'aria-invalid': null } })
      await visitor.misses({ selector: 'p', inside: status })
    },
    rejected: async (visitor) => {
      await visitor.sees(email, {
        focused: true,
        value: addresses.get(visitor) ?? '',
        description: /^Please enter a valid email address/,
        attributes: { 'aria-invalid': 'true' },
      })
    },
    submitting: async (visitor) => {
      await visitor.sees(busy, { disabled: true })
      await visitor.sees({ selector: 'form', inside: box, index: 0 }, { attributes: { 'aria-busy': 'true' } })
      await visitor.misses({ selector: 'p', inside: status })
    },
    subscribed: async (visitor) => {
      await visitor.sees(status, confirmation)
      await visitor.sees(button, { disabled: false })
    },
    failed: async (visitor) => {
      const { title, text } = newsletter.notices.failed
      const why = RegExp(`^(${title}\\. ${text}|Please enter a valid email address.*)$`)
      await visitor.sees(status, { text: why })
      // Said once.
      await visitor.misses({ text: why, index: 1, inside: box })
      await visitor.sees(email, { value: addresses.get(visitor) ?? '' })
      await visitor.sees(button, { disabled: false })
    },
  },
  context: (visitor, context) => {
    const { message } = v.parse(Context, context)
    return visitor.sees(email, { attributes: { 'aria-invalid': message === '' ? null : 'true' } })
  },
  effects: {
    focusAddress: (visitor) => visitor.sees(email, { focused: true }),
    'starts subscribe': async (visitor) => {
      const { body } = await visitor.request()
      deepEqual(body, { email: addresses.get(visitor), page: PAGE })
    },
    'stops subscribe': (visitor) =>
      visitor.until(() => deepEqual(visitor.lastRequest()?.isGivenUp(), true, 'the request is given up')),
  },
}
