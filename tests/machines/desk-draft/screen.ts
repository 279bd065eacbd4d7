import { deepEqual, equal, ok } from 'node:assert/strict'
import * as v from 'valibot'
import { DESK_DRAFT_PREFIX, DRAFT_STORAGE_PREFIX } from '../../../content/constants.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { deskDraft } from '../../../machines/desk-draft.ts'
import type { Trace } from '../../../machines/kit/trace.ts'
import { SESSION_STORAGE_KEY } from '../../../src/backend/session-storage.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { asked, BEN, LEAD_ID, openAsMember, rawLead, settleCall } from '../shared/desk.ts'

const { lead: words, moves } = desk

const Values = v.object({ note: v.optional(v.string()), member: v.optional(v.string()) })
const Draft = v.object({ values: Values, noteId: v.nullable(v.string()) })
const Changed = v.object({ field: v.picklist(['note', 'member']), value: v.string() })
const Sent = v.object({ note: v.nullable(v.string()) })
const Session = v.object({ user: v.object({ id: v.string() }) })
const Body = v.looseObject({ note_id: v.string() })

const note: Part = { role: 'textbox', name: words.note }
const member: Part = { selector: 'article details select', index: 0 }
const addNote: Part = { role: 'button', name: words.addNote }
const handOver: Part = { role: 'button', name: moves['case.handed'] }

/** Who waits for the answer to a note; and the id of the last note that had none, with its text. */
const waits = new WeakSet<Visitor>()
const unanswered = new WeakMap<Visitor, { id: string; text: string }>()
/** What each visitor’s note says, as far as the page was told. */
const typed = new WeakMap<Visitor, string>()

async function keyOf(visitor: Visitor): Promise<string> {
  const session = v.parse(Session, JSON.parse((await visitor.stored(SESSION_STORAGE_KEY)) ?? 'null'))
  return `${DRAFT_STORAGE_PREFIX}${DESK_DRAFT_PREFIX}${session.user.id}-${LEAD_ID}`
}

type Kept = v.InferOutput<typeof Draft>

async function kept(visitor: Visitor): Promise<Kept | null> {
  const text = await visitor.storedInTab(await keyOf(visitor))
  return text === null ? null : v.parse(Draft, JSON.parse(text))
}

async function unfold(visitor: Visitor): Promise<void> {
  if (!(await visitor.isShown(member))) await visitor.press({ selector: 'article details > summary' })
}

/** Why a trace cannot be walked, if it cannot: it sends or stores a note that is not in the field. */
function otherNote({ steps }: Trace): string | undefined {
  let [text, sent] = ['', '']
  for (const step of steps) {
    if (step.kind === 'settle' && 'output' in step.outcome)
      text = v.parse(v.nullable(Draft), step.outcome.output)?.values.note ?? ''
    if (step.kind !== 'event') continue
    const { type } = step.event
    if (type === 'draft.changed') {
      const { field, value } = v.parse(Changed, step.event)
      if (field === 'note') text = value
    } else if (type === 'draft.asked') {
      if (!text) return 'there is no note to send'
      sent = text
    } else {
      const { note: stored } = v.parse(Sent, step.event)
      if (stored !== null && stored !== (sent || text)) return 'that is not what the note says'
      if (stored === text) text = ''
      sent = ''
    }
  }
  return undefined
}

const found = (visitor: Visitor) => settleCall(visitor, 'desk_lead', { output: rawLead() })

/** Nobody answers the note. */
async function giveUp(visitor: Visitor): Promise<void> {
  if (!waits.delete(visitor)) return
  await visitor.lastRequest()?.fail()
  await visitor.sees(addNote, { disabled: false })
}

/** Sends the note; again after one without an answer, it is the same one. */
async function send(visitor: Visitor): Promise<void> {
  await giveUp(visitor)
  await visitor.press(addNote)
  const { note_id: id } = v.parse(Body, (await asked(visitor, 'note_lead')).body)
  const text = typed.get(visitor) ?? ''
  const before = unanswered.get(visitor)
  if (before?.text === text) equal(id, before.id, 'sent again, a note has the id it had')
  unanswered.set(visitor, { id, text })
  waits.add(visitor)
}

async function change(visitor: Visitor, field: string, value: string): Promise<void> {
  if (field === 'member') {
    await unfold(visitor)
    return visitor.fill(member, value)
  }
  // The same text once more would be no change.
  await visitor.fill(note, `${value}.`)
  await visitor.fill(note, value)
  unanswered.delete(visitor)
  typed.set(visitor, value)
}

export const screen = screenOf<typeof deskDraft>({
  open: async () => undefined,
  inexact: ['noteId'],
  // The page looks at once.
  brief: ['reading'],
  impossible: otherNote,
  gestures: {
    'draft.changed': (visitor, { field, value }) => change(visitor, field, value),
    'draft.asked': send,
    'draft.sent': async (visitor, { note: stored }) => {
      if (stored === null) {
        await giveUp(visitor)
        await change(visitor, 'member', BEN)
        await visitor.press(handOver)
        await settleCall(visitor, 'move_lead', { output: { outcome: 'moved' } })
      } else {
        if (!waits.has(visitor)) await send(visitor)
        waits.delete(visitor)
        await settleCall(visitor, 'note_lead', { output: true })
        unanswered.delete(visitor)
      }
      await found(visitor)
      await visitor.sees(addNote, { disabled: false })
    },
  },
  settle: {
    readDraft: async (visitor, outcome: { error: string } | { output: Kept | null }) => {
      const draft = 'error' in outcome ? null : outcome.output
      await openAsMember(visitor, '/desk')
      const fails = 'error' in outcome ? 'reading' : undefined
      await visitor.prepareStorage({
        key: await keyOf(visitor),
        kept: draft && JSON.stringify({ ...draft, at: 0 }),
        fails,
      })
      if (draft?.values.note) typed.set(visitor, draft.values.note)
      await visitor.goTo(`/desk?lead=${LEAD_ID}`)
      await found(visitor)
      await visitor.sees(addNote)
    },
  },
  states: {
    empty: (visitor) => visitor.until(async () => equal(await kept(visitor), null)),
    kept: (visitor) => visitor.until(async () => ok(await kept(visitor))),
  },
  context: async (visitor, { values }, state) => {
    if (state === 'reading') return
    await visitor.sees(note, { value: values.note ?? '' })
    await unfold(visitor)
    await visitor.sees(member, { value: values.member ?? '' })
  },
  effects: {
    writeDraft: (visitor, { values, noteId }: Kept) =>
      visitor.until(async () => {
        const draft = await kept(visitor)
        deepEqual(draft?.values, values)
        equal(draft?.noteId === null, noteId === null)
      }),
    removeDraft: (visitor) => visitor.until(async () => equal(await kept(visitor), null)),
  },
})
