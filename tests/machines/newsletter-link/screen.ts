import { deepEqual, equal, match } from 'node:assert/strict'
import * as v from 'valibot'
import { newsletter } from '../../../content/newsletter.ts'
import { newsletterPage } from '../../../content/pages/newsletter.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const TOKEN = `c${'0123456789abcdef'.repeat(2)}`
const PAGE = `/newsletter?token=${TOKEN}`

const Named = v.object({ step: v.picklist(['start', 'unsubscribe']) })
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.variant('outcome', [
      v.object({ outcome: v.picklist(['done', 'used']), state: v.string() }),
      v.object({ outcome: v.literal('expired') }),
    ]),
  }),
])
const Context = v.object({
  step: v.picklist(['start', 'confirm', 'unsubscribe']),
  onTheList: v.boolean(),
})

const Input = v.object({ action: v.string() })
const Press = v.object({ token: v.string() })
const Changed = v.object({ step: v.optional(v.string()) })
const hasButton = ['shown', 'failed']

const { notices, confirm, unsubscribe } = newsletter
const heading = (name: string | RegExp): Part => ({ role: 'heading', name })
const main: Part = { selector: 'main' }
const button = (name: string): Part => ({ role: 'button', name })
const pending: Part = {
  role: 'button',
  name: RegExp(`^(${confirm.submittingLabel}|${unsubscribe.submittingLabel})$`),
}
const alert: Part = { role: 'alert', inside: main }
const titles = { start: newsletterPage.start.title, confirm: confirm.title, unsubscribe: unsubscribe.title }

const tells = async (visitor: Visitor, { title, text }: { title: string; text: string }) => {
  await visitor.sees(heading(title), { focused: true })
  await visitor.sees({ text })
}

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.hold('/functions/v1/newsletter-')
    await visitor.open(`${PAGE}#confirm`)
  },
  impossible: ({ steps, start, visits }) => {
    let before = start
    let step = 'confirm'
    for (const [index, { kind, ...what }] of steps.entries()) {
      step = v.parse(Changed, before.changed ?? {}).step ?? step
      const presses = kind === 'event' && 'event' in what && what.event.type === 'link.pressed'
      if (presses && v.parse(Press, what.event).token !== TOKEN) return 'the address has the code'
      if (presses && !(hasButton.includes(String(before.state)) && step !== 'start'))
        return 'there is no button, or it is disabled'
      before = visits[index] ?? before
    }
    return undefined
  },
  gestures: {
    'link.named': async (visitor, event) => {
      const { step } = v.parse(Named, event)
      // The same address once more would name nothing else.
      if (await visitor.isShown(heading(titles[step]))) await visitor.goTo(`${PAGE}#confirm`)
      await visitor.goTo(step === 'start' ? PAGE : `${PAGE}#${step}`)
    },
    'link.pressed': async (visitor) => {
      // What was given up still waits.
      await visitor.lastRequest()?.fail()
      for (const label of [newsletter.retryLabel, confirm.submitLabel, unsubscribe.submitLabel])
        if (await visitor.isShown(button(label))) return visitor.press(button(label))
    },
  },
  settle: {
    followLink: async (visitor, outcome) => {
      const request = visitor.lastRequest()
      const settled = v.parse(Outcome, outcome)
      if ('error' in settled) return request?.fail()
      const { output } = settled
      // No visitor has a mail: its link is followed in the journey of a reader.
      return request?.answer(() =>
        output.outcome === 'expired'
          ? failure('invalid', { token: 'This link no longer works' })
          : success({ state: output.state, used: output.outcome === 'used' }),
      )
    },
  },
  states: {
    shown: async (visitor) => {
      await visitor.sees(heading(RegExp(`^(${Object.values(titles).join('|')})$`)))
      await visitor.misses(alert)
      await visitor.misses(pending)
    },
    sending: (visitor) => visitor.sees(pending, { disabled: true }),
    failed: async (visitor) => {
      await visitor.sees(alert, { text: notices.failed.text, focused: true })
      await visitor.sees(button(newsletter.retryLabel), { disabled: false })
    },
    confirmed: (visitor) => tells(visitor, notices.confirmed),
    unsubscribed: (visitor) => tells(visitor, notices.unsubscribed),
    used: (visitor) => visitor.sees({ text: /nothing has changed/i }),
    expired: (visitor) => tells(visitor, notices.expired),
  },
  context: async (visitor, context, state) => {
    const { step, onTheList } = v.parse(Context, context)
    if (state === 'used') return tells(visitor, onTheList ? notices.onTheList : notices.offTheList)
    if (state === 'shown') await visitor.sees(heading(titles[step]))
  },
  effects: {
    'starts followLink': async (visitor, input) => {
      const { url, body } = await visitor.request()
      match(url, RegExp(`/functions/v1/newsletter-${v.parse(Input, input).action}$`))
      deepEqual(body, { token: TOKEN })
    },
    'stops followLink': (visitor) =>
      visitor.until(() => equal(visitor.lastRequest()?.isGivenUp(), true, 'the request is given up')),
  },
}
