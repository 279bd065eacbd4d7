import { deepEqual, match } from 'node:assert/strict'
import * as v from 'valibot'
import { newsletter } from '../../../content/newsletter.ts'
import { newsletterPage } from '../../../content/pages/newsletter.ts'
import type { newsletterLink } from '../../../machines/newsletter-link.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import { all, givesUp, misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'

const TOKEN = `c${'0123456789abcdef'.repeat(2)}`
const PAGE = `/newsletter?token=${TOKEN}`

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
const titles: Readonly<Record<string, string>> = {
  start: newsletterPage.start.title,
  confirm: confirm.title,
  unsubscribe: unsubscribe.title,
}

const tells = ({ title, text }: { title: string; text: string }) =>
  all(sees(heading(title), { focused: true }), sees({ text }))

type Answer = { outcome: 'done' | 'used' | 'expired'; state?: string }

export const screen = screenOf<typeof newsletterLink>({
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
    'link.named': async (visitor, { step }) => {
      // The same address once more would name nothing else.
      if (await visitor.isShown(heading(titles[step] ?? ''))) await visitor.goTo(`${PAGE}#confirm`)
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
    followLink: async (visitor, outcome: { error: string } | { output: Answer }) => {
      const request = visitor.lastRequest()
      if ('error' in outcome) return request?.fail()
      const { output } = outcome
      // No visitor has a mail: its link is followed in the journey of a reader.
      return request?.answer(() =>
        output.outcome === 'expired'
          ? failure('invalid', { token: 'This link no longer works' })
          : success({ state: output.state, used: output.outcome === 'used' }),
      )
    },
  },
  states: {
    shown: all(sees(heading(RegExp(`^(${Object.values(titles).join('|')})$`))), misses(alert, pending)),
    sending: sees(pending, { disabled: true }),
    failed: all(
      sees(alert, { text: notices.failed.text, focused: true }),
      sees(button(newsletter.retryLabel), { disabled: false }),
    ),
    confirmed: tells(notices.confirmed),
    unsubscribed: tells(notices.unsubscribed),
    used: sees({ text: /nothing has changed/i }),
    expired: tells(notices.expired),
  },
  context: async (visitor, { step, onTheList }, state) => {
    if (state === 'used') return tells(onTheList ? notices.onTheList : notices.offTheList)(visitor)
    if (state === 'shown') await visitor.sees(heading(titles[step] ?? ''))
  },
  effects: {
    'starts followLink': async (visitor, { action }: { action: string }) => {
      const { url, body } = await visitor.request()
      match(url, RegExp(`/functions/v1/newsletter-${action}$`))
      deepEqual(body, { token: TOKEN })
    },
    'stops followLink': givesUp,
  },
})
