import { equal, notEqual, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { contactForm } from '../../../content/forms.ts'
import { messages } from '../../../content/messages.ts'
import { failure, success } from '../../../supabase/functions/_shared/http/response.ts'
import type { SharedScreen } from '../../path-harness/screen.ts'
import type { Changes, Part, Visitor } from '../../path-harness/visitor.ts'

const FUNCTION = '/functions/v1/send-lead-email'
const PAGE = '/contact'
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const PHONE = '403 555 0100'
const HALF = '403'

const Texts = v.record(v.string(), v.string())
const Outcome = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.variant('outcome', [
      v.object({ outcome: v.literal('stored'), id: v.string(), duplicate: v.boolean() }),
      v.object({ outcome: v.literal('invalid'), fields: Texts }),
      v.object({ outcome: v.literal('conflict') }),
      v.object({ outcome: v.literal('refused') }),
    ]),
  }),
])
type Output = Extract<v.InferOutput<typeof Outcome>, { output: unknown }>['output']

const Submit = v.object({ values: v.object({ message: v.string() }), failedChecks: Texts })
const Prefill = v.object({
  texts: v.object({ message: v.string() }),
  values: v.object({ message: v.string() }),
})
const Edit = v.object({ field: v.picklist(['phone', 'lastName']), message: v.string() })
const Filled = v.object({ texts: Texts })
const Lead = v.looseObject({ submissionId: v.string(), firstName: v.string(), message: v.string() })
const Input = v.object({ submissionId: v.string(), values: v.object({ message: v.string() }) })
const Context = v.object({ fields: Texts, summary: Texts })

const form: Part = { role: 'form', name: contactForm.title }
const fields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const
const field = (name: string): Part => {
  const { label = name } = contactForm.fields.find((one) => one.name === name) ?? {}
  return { role: 'textbox', name: RegExp(`^${label}( \\(optional\\))?$`), inside: form }
}
const button: Part = { role: 'button', name: contactForm.submitLabel, inside: form }
const busy: Part = { role: 'button', name: contactForm.submittingLabel, inside: form }
const alert: Part = { role: 'alert', inside: form }
const kept: Part = { selector: 'p.notice[data-tone=error]', inside: form }
const thanks: Part = { role: 'heading', name: contactForm.sent.title(ADA.firstName) }

/** Which of the page's submission ids stands for one of the trace, and those that are stored. */
type Ids = { known: Map<string, string>; used: Set<string> }
const ids = new WeakMap<Visitor, Ids>()
function idsOf(visitor: Visitor): Ids {
  const own = ids.get(visitor) ?? { known: new Map(), used: new Set() }
  ids.set(visitor, own)
  return own
}
/** Telephone numbers that were typed, so that each edit is one. */
const edits = new WeakMap<Visitor, number>()

async function fillAll(visitor: Visitor, message: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...ADA, phone: PHONE, message }))
    await visitor.fill(field(name), text)
}

/** What the server answers, by its own code, and what makes the real one answer so. */
const answers: Record<Output['outcome'], Changes> = {
  stored: {},
  invalid: { body: { email: 'nobody' } },
  // The first attempt was stored although its answer was lost; now the text differs.
  conflict: { earlier: { message: 'What the first try said.' } },
  refused: { contentType: 'text/plain' },
}
function standIn(output: Output): Response {
  if (output.outcome === 'stored') return success({ id: output.id, duplicate: output.duplicate })
  if (output.outcome === 'invalid') return failure('invalid', output.fields)
  return failure(output.outcome === 'conflict' ? 'conflict' : 'store_unavailable')
}

const toast = async (visitor: Visitor, { title, description }: { title: string; description: string }) => {
  await visitor.sees({ text: title })
  await visitor.sees({ text: description })
}

export const screen: SharedScreen = {
  open: async (visitor) => {
    await visitor.hold(FUNCTION)
    await visitor.open(PAGE)
    await visitor.fill(field('lastName'), ADA.lastName)
  },
  inexact: ['values', 'failedChecks', 'freshId', 'message', 'at'],
  gestures: {
    'lead.submit': async (visitor, event) => {
      const { values, failedChecks } = v.parse(Submit, event)
      await fillAll(visitor, values.message)
      if ('phone' in failedChecks) await visitor.fill(field('phone'), HALF)
      await visitor.press(button)
    },
    'lead.edit': async (visitor, event) => {
      const { field: name, message } = v.parse(Edit, event)
      const count = (edits.get(visitor) ?? 0) + 1
      edits.set(visitor, count)
      if (name === 'phone')
        return visitor.fill(field('phone'), message ? `${HALF} ${count}` : `${PHONE}${count}`)
      // A field that is empty cannot be emptied.
      await visitor.fill(field('lastName'), `${ADA.lastName}${count}`)
      await visitor.fill(field('lastName'), '')
    },
    'lead.another': async (visitor) => {
      await visitor.press({ role: 'button', name: messages.leadAnother })
      for (const name of fields) await visitor.sees(field(name), { value: '' })
      await visitor.sees({ role: 'heading', name: contactForm.title }, { focused: true })
    },
    'lead.prefill': async (visitor, event) => {
      const { texts, values } = v.parse(Prefill, event)
      if (await visitor.isShown(form)) await visitor.fill(field('message'), values.message)
      // By way of an address without a message: the same one once more would change nothing.
      await visitor.goTo(PAGE)
      await visitor.goTo(`${PAGE}?${new URLSearchParams(texts)}`)
      // Whether or not the text is put there, the focus is.
      await visitor.sees(field('message'), { focused: true })
    },
  },
  settle: {
    sendLead: async (visitor, outcome) => {
      const settled = v.parse(Outcome, outcome)
      const request = visitor.lastRequest()
      if ('error' in settled) await request?.fail()
      else await request?.pass(() => standIn(settled.output), answers[settled.output.outcome])
    },
  },
  states: {
    ready: (visitor) => visitor.sees(button, { disabled: false }),
    'ready.editing': (visitor) => visitor.misses(kept),
    'ready.failed': async (visitor) => {
      await visitor.sees(kept, { text: messages.leadKept })
      await visitor.sees(field('firstName'), { value: ADA.firstName })
    },
    submitting: async (visitor) => {
      await visitor.sees(busy, { disabled: true })
      await visitor.sees(form, { attributes: { 'aria-busy': 'true' } })
      await visitor.misses(kept)
    },
    sent: async (visitor) => {
      await visitor.sees(thanks, { focused: true })
      await visitor.misses(form)
    },
  },
  /** Each field's error, and the list of them above. */
  context: async (visitor, context, state) => {
    if (state === 'sent') return
    const { fields: wrong, summary } = v.parse(Context, context)
    for (const name of fields)
      await visitor.sees(field(name), { attributes: { 'aria-invalid': wrong[name] ? 'true' : null } })
    if (Object.keys(summary).some((name) => wrong[name]))
      await visitor.sees(alert, { text: messages.leadInvalid.title })
    else await visitor.misses(alert)
  },
  effects: {
    'starts sendLead': async (visitor, input) => {
      const { submissionId, values } = v.parse(Input, input)
      const sent = v.parse(Lead, (await visitor.request()).body)
      equal(sent.message, values.message)
      equal(sent.firstName, ADA.firstName)
      const { known, used } = idsOf(visitor)
      const id = known.get(submissionId) ?? sent.submissionId
      equal(sent.submissionId, id, 'the same submission has the same id')
      for (const [other, its] of known)
        if (other !== submissionId) notEqual(id, its, 'another one has another id')
      ok(!used.has(id), 'a lead that is stored has its id for itself')
      known.set(submissionId, id)
    },
    'stops sendLead': (visitor) =>
      visitor.until(() => equal(visitor.lastRequest()?.isGivenUp(), true, 'the request is given up')),
    fillFields: async (visitor, params) => {
      for (const [name, text] of Object.entries(v.parse(Filled, params).texts))
        await visitor.sees(field(name), { value: text })
    },
    // The form is gone; the gesture that asks for another finds it empty.
    clearFields: async (visitor) => {
      const { known, used } = idsOf(visitor)
      for (const id of known.values()) used.add(id)
      known.clear()
    },
    notifySuccess: (visitor) => toast(visitor, messages.leadSent),
    notifyFailure: (visitor) => toast(visitor, messages.leadFailed),
  },
}
