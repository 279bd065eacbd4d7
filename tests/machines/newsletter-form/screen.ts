import { deepEqual } from 'node:assert/strict'
import { newsletter } from '../../../content/newsletter.ts'
import type { newsletterForm } from '../../../machines/newsletter-form.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import { all, givesUp, misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { uniqueEmail } from '../../support/payloads.ts'

const FUNCTION = '/functions/v1/newsletter-subscribe'
const PAGE = '/join'
/** What a correction leaves wrong. */
const HALF = 'ada@'

const box: Part = { role: 'region', name: newsletter.title }
const email: Part = { role: 'textbox', name: newsletter.emailLabel, inside: box }
const button: Part = { role: 'button', name: newsletter.submitLabel, inside: box }
const busy: Part = { role: 'button', name: newsletter.submittingLabel, inside: box }
const status: Part = { role: 'status', inside: box }

const { confirmLater, confirmSent } = newsletter.notices
/** What it says once the address is taken: at once, or while mail waits. */
const SENT = RegExp(`^(${confirmSent.title}|${confirmLater.title})`)

/** What each visitor has typed. A valid address is their own: the server remembers it. */
const addresses = new WeakMap<Visitor, string>()

async function type(visitor: Visitor, typed: { email?: string; failedCheck: string }): Promise<void> {
  const address = typed.failedCheck ? (typed.email ?? HALF) : uniqueEmail()
  addresses.set(visitor, address)
  await visitor.fill(email, address)
}

export const screen = screenOf<typeof newsletterForm>({
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
    subscribe: async (
      visitor,
      outcome: { error: string } | { output: { message?: string; waits?: boolean } },
    ) => {
      const request = visitor.lastRequest() ?? (await visitor.request())
      if ('error' in outcome) return request.fail()
      const { message, waits } = outcome.output
      // No mail waits at the server.
      if (waits) return request.answer(() => success({ waits }))
      if (message === undefined) return request.pass(() => success({ waits }))
      // An address that the server really refuses.
      return request.pass(() => failure('invalid', { email: message }), { body: { email: 'nobody' } })
    },
  },
  states: {
    editing: all(
      sees(button, { disabled: false }),
      sees(email, { attributes: { 'aria-invalid': null } }),
      misses({ selector: 'p', inside: status }),
    ),
    rejected: (visitor) =>
      visitor.sees(email, {
        ...{ focused: true, value: addresses.get(visitor) ?? '', attributes: { 'aria-invalid': 'true' } },
        description: /^Please enter a valid email address/,
      }),
    submitting: all(
      sees(busy, { disabled: true }),
      sees({ selector: 'form', inside: box, index: 0 }, { attributes: { 'aria-busy': 'true' } }),
      misses({ selector: 'p', inside: status }),
    ),
    subscribed: all(sees(button, { disabled: false }), sees(status, { text: SENT })),
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
  context: async (visitor, { message, waits }, state) => {
    await visitor.sees(email, { attributes: { 'aria-invalid': message === '' ? null : 'true' } })
    if (state === 'subscribed')
      await visitor.sees(status, { text: (waits ? confirmLater : confirmSent).text })
  },
  effects: {
    focusAddress: sees(email, { focused: true }),
    'starts subscribe': async (visitor) => {
      const { body } = await visitor.request()
      deepEqual(body, { email: addresses.get(visitor), page: PAGE })
    },
    'stops subscribe': givesUp,
  },
})
