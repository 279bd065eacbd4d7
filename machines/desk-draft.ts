/**
 * A member's unsent input about a lead, kept for the tab.
 *
 *   reading   reads what an earlier page of the tab kept
 *   empty     nothing to keep
 *   kept      it is stored
 *
 * Invariants: only sent input is dropped, whatever happens to the lead and its form; a resent note keeps
 * its id, also after a reload, so it counts once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** By field: the note, the reason for a loss, and the recipient. */
export type DeskDraft = {
  values: Readonly<Partial<Record<DraftField, string>>>
  /** The id of a note that was sent and not answered yet. */
  noteId: string | null
}
export type DraftField = 'note' | 'reason' | 'member'

type Changed = { type: 'draft.changed'; field: DraftField; value: string }
/** The note is being sent. */
type Asked = { type: 'draft.asked'; noteId: string }
/** The lead was moved, which the choices were for; or a note was stored. */
type Sent = { type: 'draft.sent'; note: string | null }

const filledOf = (values: DeskDraft['values']): DeskDraft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

const EMPTY: DeskDraft = { values: {}, noteId: null }

const changed = ({ values, noteId }: DeskDraft, { field, value }: Changed): DeskDraft => ({
  values: filledOf({ ...values, [field]: value }),
  // A changed text is a new note.
  noteId: field === 'note' ? null : noteId,
})

function sent({ values, noteId }: DeskDraft, { note }: Sent): DeskDraft {
  const { note: typed = '' } = values
  if (note === null) return { values: filledOf({ note: typed }), noteId }
  // Text typed meanwhile is a new note.
  const rest = { ...values, note: typed.trim() === note ? '' : typed }
  return { values: filledOf(rest), noteId: null }
}

const isLeft = ({ values }: DeskDraft) => Object.keys(values).length > 0
const write = { type: 'writeDraft', params: ({ context }: { context: DeskDraft }) => context } as const
const change = { type: 'setChanged', params: ({ event }: { event: Changed }) => event } as const
const send = { type: 'setSent', params: ({ event }: { event: Sent }) => event } as const
const ends = { target: 'empty', meta: rules('4.32.6'), actions: ['clear', 'removeDraft'] } as const

export const deskDraft = setup({
  types: {
    context: {} as DeskDraft,
    events: {} as Changed | Asked | Sent,
    transitionMeta: {} as Rules,
  },
  actors: {
    readDraft: fromPromise<DeskDraft | null>(() => notProvided('readDraft')),
  },
  guards: {
    isKept: (_, kept: DeskDraft | null) => kept !== null && isLeft(kept),
    isLeftChanged: ({ context }, event: Changed) => isLeft(changed(context, event)),
    isLeftSent: ({ context }, event: Sent) => isLeft(sent(context, event)),
  },
  actions: {
    setKept: assign((_, kept: DeskDraft | null) => kept ?? EMPTY),
    setChanged: assign(({ context }, event: Changed) => changed(context, event)),
    setSent: assign(({ context }, event: Sent) => sent(context, event)),
    setNoteId: assign((_, { noteId }: Asked) => ({ noteId })),
    clear: assign(EMPTY),
    writeDraft: (_, _draft: DeskDraft) => undefined,
    removeDraft: () => undefined,
  },
}).createMachine({
  id: 'deskDraft',
  context: EMPTY,
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => event.output },
            target: 'kept',
            meta: rules('4.32.6'),
            actions: { type: 'setKept', params: ({ event }) => event.output },
          },
          { target: 'empty', meta: rules('4.32.6') },
        ],
        onError: { target: 'empty', meta: rules('4.32.6') },
      },
    },
    empty: {
      on: {
        'draft.changed': {
          guard: { type: 'isLeftChanged', params: ({ event }) => event },
          target: 'kept',
          meta: rules('4.32.6'),
          actions: [change, write],
        },
      },
    },
    kept: {
      on: {
        'draft.changed': [
          {
            guard: { type: 'isLeftChanged', params: ({ event }) => event },
            meta: rules('4.32.6'),
            actions: [change, write],
          },
          ends,
        ],
        'draft.asked': {
          meta: rules('4.32.6'),
          actions: [{ type: 'setNoteId', params: ({ event }) => event }, write],
        },
        'draft.sent': [
          {
            guard: { type: 'isLeftSent', params: ({ event }) => event },
            meta: rules('4.32.6'),
            actions: [send, write],
          },
          ends,
        ],
      },
    },
  },
})
