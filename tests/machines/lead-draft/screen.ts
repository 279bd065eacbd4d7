import { deepEqual, equal, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { messages } from '../../../content/messages.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import type { leadDraft } from '../../../machines/lead-draft.ts'
import { success } from '../../../supabase/functions/_shared/http/response.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { answerLead } from '../shared/lead-answers.ts'
import { contact, type FormPlace, partsOf } from '../shared/lead-forms.ts'

const Draft = v.object({
  values: v.record(v.string(), v.union([v.string(), v.boolean()])),
  submissionId: v.nullable(v.string()),
})
type Values = Readonly<Record<string, string | boolean>>
type Kept = { values: Values; submissionId: string | null }
type Found = { kept: Kept | null; typed: Values; unsent?: Kept }
const Sent = v.looseObject({ submissionId: v.string(), message: v.string() })

const FUNCTION = '/functions/v1/send-lead-email'
const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '403 555 0100' }
const MESSAGE = 'About a condo'
/** Whose form is being sent, and whose earlier visit sent one without an answer. */
const sending = new WeakSet<Visitor>()
const sentEarlier = new WeakSet<Visitor>()

const asksConsent = ({ steps }: Trace) =>
  JSON.stringify(steps).includes('Consent') ? 'the form asks for no consent' : undefined

export function leadDraftScreen(place: FormPlace) {
  const { page, content, more } = place
  const { panel, form, fields, button, another, thanks, draftKey, unsentKey } = partsOf(place)
  const offer: Part = { text: messages.leadUnsent, inside: form }
  const restored: Part = { text: messages.leadRestored, inside: panel }
  const texts: readonly string[] = fields
  const field = (name: string): Part => ({ selector: `[name=${name}]`, inside: form })
  const box = (name: string, checked: boolean): Part => ({
    selector: `[name=${name}]${checked ? ':checked' : ':not(:checked)'}`,
    inside: form,
  })

  async function change(visitor: Visitor, name: string, value: string | boolean): Promise<void> {
    if (typeof value === 'string') {
      // The same text once more would be no change.
      await visitor.fill(field(name), `${value}.`)
      await visitor.fill(field(name), value)
    } else if (!(await visitor.isShown(box(name, value)))) await visitor.press(field(name))
  }

  async function seesValues(visitor: Visitor, values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string') await visitor.sees(field(name), { value })
      else await visitor.sees(box(name, value))
  }

  async function submit(visitor: Visitor, values: Values = { message: MESSAGE }): Promise<void> {
    if (sending.has(visitor)) await visitor.lastRequest()?.answer(() => new Response(null, { status: 415 }))
    await visitor.sees(button, { disabled: false })
    // What is there already is no change, which would end an offer.
    for (const [name, value] of Object.entries({ ...ADA, ...more, ...values }))
      if (typeof value === 'string') await visitor.fill(field(name), value)
      else await change(visitor, name, value)
    await visitor.press(button)
    sending.add(visitor)
    const { submissionId } = v.parse(Sent, (await visitor.request()).body)
    // Sent again without an answer, it is the same lead.
    await visitor.until(async () => equal((await kept(visitor))?.submissionId, submissionId))
  }

  async function kept(visitor: Visitor): Promise<Kept | null> {
    const text = await visitor.storedInTab(draftKey)
    return text === null ? null : v.parse(Draft, JSON.parse(text))
  }

  return screenOf<typeof leadDraft>({
    open: (visitor) => visitor.hold(FUNCTION),
    inexact: ['submissionId', 'values'],
    ...(!content.asksConsent && { impossible: asksConsent }),
    // The page looks at once.
    brief: ['reading'],
    gestures: {
      'draft.changed': async (visitor, { field: name, value }) => {
        if (await visitor.isShown(another)) await visitor.press(another)
        // While it is sent, the form keeps what it sends.
        if (sending.delete(visitor))
          await answerLead(visitor.lastRequest(), { output: { outcome: 'refused' } })
        await change(visitor, name, value)
        // What else was typed keeps the draft.
        if (value === '') for (const one of texts) await visitor.fill(field(one), '')
      },
      'draft.submitted': (visitor, { values }) => submit(visitor, values),
      'draft.discarded': async (visitor) => {
        await visitor.press({ role: 'button', name: messages.leadDiscard, inside: panel })
        await misses(offer, restored)(visitor)
        sentEarlier.delete(visitor)
      },
      'draft.sent': async (visitor) => {
        if (!sending.has(visitor)) await submit(visitor)
        sending.delete(visitor)
        sentEarlier.delete(visitor)
        await visitor.lastRequest()?.pass(() => success({ id: 'lead-1', duplicate: false }))
        await visitor.sees(thanks(ADA.firstName), { focused: true })
      },
    },
    settle: {
      readDraft: async (visitor, outcome: { error: string } | { output: Found }) => {
        const nothing: Found = { kept: null, typed: {} }
        const { kept, typed, unsent } = 'error' in outcome ? nothing : outcome.output
        // The whole form, as it was sent.
        const sentBefore =
          unsent &&
          JSON.stringify({ ...unsent, values: { ...ADA, ...more, ...unsent.values }, at: Date.now() })
        await visitor.prepareStorage({ key: unsentKey, kept: sentBefore ?? null, isShared: true })
        if (unsent) sentEarlier.add(visitor)
        const fails = 'error' in outcome ? 'reading' : undefined
        await visitor.prepareStorage({ key: draftKey, kept: kept && JSON.stringify(kept), fails })
        await visitor.open(page, 'running', async () => {
          for (const [name, value] of Object.entries(typed)) await change(visitor, name, value)
        })
        await seesValues(visitor, typed)
      },
    },
    states: {
      empty: async (visitor) => {
        await visitor.until(async () => equal(await kept(visitor), null))
        await visitor.misses(offer)
      },
      kept: async (visitor) => {
        await visitor.until(async () => ok(await kept(visitor)))
        await misses(offer, restored)(visitor)
      },
      restored: sees(restored),
      offered: all(sees(offer), misses({ text: content.next, inside: form })),
    },
    context: async (visitor, { values }, state) => {
      if (state !== 'empty') await seesValues(visitor, values)
    },
    effects: {
      fillFields: (visitor, { values }: { values: Values }) => seesValues(visitor, values),
      writeDraft: (visitor, { values, submissionId }: Kept) =>
        visitor.until(async () => {
          const draft = await kept(visitor)
          // A form that is sent has more fields than the trace tells of.
          const names = Object.keys(draft?.values ?? {}).filter(
            (name) => name in values || !texts.includes(name),
          )
          deepEqual(Object.fromEntries(names.map((name) => [name, draft?.values[name]])), values)
          equal(draft?.submissionId === null, submissionId === null)
          const isSent = submissionId !== null || sentEarlier.has(visitor)
          equal((await visitor.stored(unsentKey)) !== null, isSent)
        }),
      removeDraft: (visitor) =>
        visitor.until(async () => {
          equal(await kept(visitor), null)
          equal(await visitor.stored(unsentKey), null)
        }),
      resetFields: async (visitor) => {
        for (const name of texts) await visitor.sees(field(name), { value: '' })
        await visitor.sees(field(texts[0] ?? ''), { focused: true })
      },
    },
  })
}

export const screen = leadDraftScreen(contact)
