import { deepEqual, equal, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { byHand } from '../../../content/by-hand-form.ts'
import { LEAD_SENDING } from '../../../content/constants.ts'
import { messages } from '../../../content/messages.ts'
import { site } from '../../../content/site.ts'
import { eventTypeOf, type Step, type Trace } from '../../../machines/kit/trace.ts'
import type { leadForm } from '../../../machines/lead-form.ts'
import { isRetriedLater } from '../../../machines/lead-retries.ts'
import { all, givesUp, misses, sees, toast } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { openAsMember } from '../shared/desk.ts'
import { answerLead, type LeadOutcome } from '../shared/lead-answers.ts'
import { contact, type FormPlace, partsOf } from '../shared/lead-forms.ts'
import { isStored, isSubmission } from '../shared/submission-ids.ts'

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const PHONE = '403 555 0100'
const HALF = '403'

type Texts = Readonly<Record<string, string>>
const Lead = v.looseObject({ submissionId: v.string(), firstName: v.string(), message: v.string() })
const OfForm = v.object({
  source: v.string(),
  page: v.string(),
  tags: v.array(v.string()),
  pipeline: v.optional(v.object({ title: v.string(), monetaryValue: v.number() })),
  consent: v.optional(v.object({ email: v.boolean(), sms: v.boolean() })),
})
type Input = { submissionId: string; values: Readonly<Record<string, unknown>> }
const Kept = v.object({ submissionId: v.string() })

/** Telephone numbers that were typed, so that each edit is one. */
const edits = new WeakMap<Visitor, number>()
/** How long the form is about to pause, in milliseconds. */
const pauses = new WeakMap<Visitor, number>()

/** Checks what a lead says of the form that it comes from, and the answers that only this form asks for. */
function isLeadOf({ page, content, more, lead }: FormPlace, sent: Record<string, unknown>): void {
  const { tags, consent, ...told } = v.parse(OfForm, sent)
  deepEqual(told, { page, ...lead })
  ok(tags.includes(lead.source), 'it is tagged with its source')
  equal(consent !== undefined, content.asksConsent, 'consents are sent where they are asked for')
  for (const [name, text] of Object.entries(more)) equal(sent[name], text)
}

/** Whether a link is followed next. While the form waits to be sent again, any edit would end the wait. */
const isFollowed = (coming: readonly Step[]) => {
  const next = coming.find((step) => step.kind === 'event' && step.event.type !== 'connection.restored')
  return next?.kind === 'event' && next.event.type === 'lead.prefill'
}

/** While it is sent, and until the failure is said, no field can be edited. */
const editsWhatIsSent = absentButtons(
  (step, { states, context }) =>
    eventTypeOf(step) !== 'lead.edit' ||
    !states.includes('submitting') ||
    isRetriedLater(v.parse(v.object({ retries: v.number() }), context)),
)

/** No link leads to the team's form with a text. */
const handsOver = ({ steps }: Trace) =>
  steps.some((step) => eventTypeOf(step) === 'lead.prefill') ? 'nothing hands over a text' : undefined

/** A hint may follow. */
const beginningWith = (text: string) => RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

export function leadFormScreen(place: FormPlace) {
  const { page, content, more, member } = place
  const sendsTo = `/functions/v1/${member ? 'take-lead' : 'send-lead-email'}`
  const words = member
    ? { ...byHand.progress, sent: byHand.sent, notSent: byHand.failed }
    : {
        failed: messages.leadKept,
        offline: messages.leadOffline,
        waiting: messages.leadWaiting,
        retrying: messages.leadRetrying,
        sent: messages.leadSent,
        notSent: messages.leadFailed,
      }
  const { form, fields, field, button, busy, another, thanks, draftKey } = partsOf(place)
  const alert: Part = { role: 'alert', inside: form }
  const kept: Part = { selector: 'p.notice[data-tone=warning]', inside: form }
  const waiting: Part = {
    text: RegExp(`${words.offline.text}|${words.waiting.text}`),
    inside: form,
  }
  const progress: Part = { role: 'status', inside: form }
  /** Nobody answers what has not arrived. */
  const promise: Part = { text: content.next, inside: form }

  /** Goes to the form with a text for its message, by way of an address without: the same once more would change nothing. */
  async function handOver(visitor: Visitor, message: string): Promise<void> {
    await visitor.goTo(page)
    await visitor.goTo(`${page}?${new URLSearchParams({ message })}`)
    // Whether or not the text is put there, the focus is.
    await visitor.sees(field('message'), { focused: true })
  }

  /** Goes to the field by the link in the list of errors, if there is one: that is no other address. */
  async function followSummary(visitor: Visitor): Promise<void> {
    const link: Part = { selector: `a[href="#${content.id}-phone"]`, inside: alert }
    if (!(await visitor.isShown(link))) return
    const before = await visitor.address()
    await visitor.press(link)
    await visitor.sees(field('phone'), { focused: true })
    equal(await visitor.address(), before)
  }

  return screenOf<typeof leadForm>({
    open: async (visitor) => {
      await visitor.hold(sendsTo)
      await (member ? openAsMember(visitor, page) : visitor.open(page, 'stopped'))
      await visitor.fill(field('lastName'), ADA.lastName)
    },
    // What has no effect is tried all the same, together with what else has none.
    impossible: (trace) =>
      (member && handsOver(trace)) || (trace.kind === 'ignored' ? undefined : editsWhatIsSent(trace)),
    inexact: ['values', 'failedChecks', 'freshId', 'message', 'at'],
    gestures: {
      'lead.submit': async (visitor, { values, failedChecks }, coming) => {
        // Only a text that a link put there makes room for another's.
        if (isFollowed(coming)) {
          await visitor.fill(field('message'), '')
          await handOver(visitor, String(values.message))
        }
        for (const [name, text] of Object.entries({ ...ADA, phone: PHONE, ...more, ...values }))
          await visitor.fill(field(name), String(text))
        if ('phone' in failedChecks) await visitor.fill(field('phone'), HALF)
        await visitor.press(button)
        if (Object.keys(failedChecks).length > 0) await visitor.sees(alert, { focused: true })
      },
      'lead.edit': async (visitor, { field: name, message }) => {
        const count = (edits.get(visitor) ?? 0) + 1
        edits.set(visitor, count)
        if (name === 'phone') await followSummary(visitor)
        if (name === 'phone')
          return visitor.fill(field('phone'), message ? `${HALF} ${count}` : `${PHONE}${count}`)
        // A field that is empty cannot be emptied.
        await visitor.fill(field('lastName'), `${ADA.lastName}${count}`)
        await visitor.fill(field('lastName'), '')
      },
      'lead.another': async (visitor) => {
        await visitor.press(another)
        for (const name of fields) await visitor.sees(field(name), { value: '' })
        await visitor.sees({ role: 'heading', name: content.title }, { focused: true })
      },
      'lead.prefill': async (visitor, { texts, values }) => {
        const isOpen = (await visitor.isShown(form)) && !(await visitor.isShown(busy))
        if (isOpen && !(await visitor.isShown(waiting)))
          await visitor.fill(field('message'), String(values.message))
        await handOver(visitor, texts.message ?? '')
      },
      'connection.restored': (visitor) => visitor.connect(true),
    },
    settle: {
      sendLead: async (visitor, outcome: LeadOutcome) => {
        if ('output' in outcome && outcome.output.outcome === 'offline') await visitor.connect(false)
        await answerLead(visitor.lastRequest(), outcome)
      },
      pause: async (visitor) => {
        const milliseconds = pauses.get(visitor) ?? 0
        if (!visitor.isExact) return visitor.passes(milliseconds)
        await visitor.passes(milliseconds - 1)
        ok(!visitor.awaitsAnswer(), `the form pauses for ${milliseconds} ms`)
        await visitor.passes(1)
      },
    },
    states: {
      ready: sees(button, { disabled: false }),
      'ready.editing': all(misses(kept), sees(promise)),
      'ready.failed': all(
        sees(kept, { text: words.failed.text }),
        misses(promise),
        sees(field('firstName'), { value: ADA.firstName }),
        sees(field('email'), { value: ADA.email }),
      ),
      'ready.waiting': async (visitor) => {
        await visitor.sees(kept, { text: words.waiting.text })
        await visitor.misses(promise)
        await visitor.sees(field('firstName'), { value: ADA.firstName })
        ok(!visitor.awaitsAnswer(), 'no request is under way')
      },
      'ready.offline': all(sees(kept, { text: words.offline.text }), misses(promise)),
      submitting: all(sees(busy, { disabled: true }), sees(form, { attributes: { 'aria-busy': 'true' } })),
      'submitting.sending': (visitor) =>
        visitor.until(() => ok(visitor.awaitsAnswer(), 'a request is under way')),
      'submitting.pausing': async (visitor) => {
        await visitor.sees(progress, { text: words.retrying.text })
        await visitor.until(() => ok(!visitor.awaitsAnswer(), 'no request is under way'))
      },
      sent: async (visitor) => {
        await visitor.sees(thanks(ADA.firstName), { focused: true })
        await visitor.misses(form)
      },
    },
    /** Each field's error, and the list of them above. */
    context: async (visitor, { fields: wrong, summary, retries }, state) => {
      if (state === 'sent') return
      if (v.is(v.object({ submitting: v.string() }), state)) {
        if (isRetriedLater({ retries })) await visitor.sees(kept, { text: words.waiting.text })
        else await visitor.misses(kept)
        const readonly = isRetriedLater({ retries }) ? null : ''
        await visitor.sees(field('phone'), { attributes: { readonly } })
      }
      for (const name of fields)
        await visitor.sees(field(name), {
          attributes: { 'aria-invalid': wrong[name] ? 'true' : null },
          ...(wrong[name] && { description: beginningWith(wrong[name]) }),
        })
      const listed = Object.keys(summary).filter((name) => wrong[name])
      if (listed.length === 0) return visitor.misses(alert)
      await visitor.sees(alert, { text: messages.leadInvalid.title })
      for (const name of listed) await visitor.sees(alert, { text: wrong[name] ?? '' })
      await visitor.misses({ selector: 'li', inside: alert, index: listed.length })
    },
    effects: {
      'starts sendLead': async (visitor, { submissionId, values }: Input) => {
        const sent = v.parse(Lead, (await visitor.request()).body)
        equal(sent.message, values.message)
        equal(sent.firstName, ADA.firstName)
        if (!member) isLeadOf(place, sent)
        isSubmission(visitor, submissionId, sent.submissionId)
      },
      'stops sendLead': givesUp,
      'starts pause': async (visitor, { retry, afterMs }: { retry: number; afterMs: number }) => {
        const ours = LEAD_SENDING.retryDelaysMs[retry - 1] ?? LEAD_SENDING.laterDelayMs
        pauses.set(visitor, Math.max(ours, afterMs))
      },
      'stops pause': (visitor) => visitor.misses({ text: RegExp(words.waiting.text), inside: form }),
      'starts watchConnection': sees(kept, { focused: true }),
      // Once nothing waits for the connection, it comes back without effect.
      'stops watchConnection': (visitor) => visitor.connect(true),
      keepSubmissionId: (visitor, { submissionId }: { submissionId: string }) =>
        visitor.until(async () => {
          const draft = v.parse(Kept, JSON.parse((await visitor.storedInTab(draftKey)) ?? '{}'))
          isSubmission(visitor, submissionId, draft.submissionId)
        }),
      fillFields: async (visitor, { texts }: { texts: Texts }) => {
        for (const [name, text] of Object.entries(texts)) await visitor.sees(field(name), { value: text })
      },
      // The form is gone; the gesture that asks for another finds it empty.
      clearFields: async (visitor) => {
        await visitor.until(async () => equal(await visitor.storedInTab(draftKey), null))
        isStored(visitor)
      },
      notifySuccess: toast(words.sent),
      notifyFailure: async (visitor) => {
        await toast(words.notSent)(visitor)
        if (!member) await visitor.sees({ role: 'link', name: `Call ${site.phone.display}` })
        await visitor.sees(kept, { focused: true })
      },
    },
  })
}

export const screen = leadFormScreen(contact)
