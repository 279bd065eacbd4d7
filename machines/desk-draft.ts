/**
 * What a member of the team has typed or chosen about a lead and not sent, kept for the tab.
 *
 *   reading   looks for what an earlier page of the tab has kept
 *   empty     there is nothing to keep
 *   kept      it is stored
 *
 * Invariants: nothing goes but what was sent, whatever becomes of the lead and of its form; a note that is sent again
 * has the id it had before, also after a reload, so that it counts once.
 */
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from './not-provided.ts'
import { type Rules, rules } from './rules.ts'

/** By field: the note, why a lead is lost, and to whom it goes. */
export type DeskDraft = {
  values: Readonly<Partial<Record<DraftField, string>>>
  /** Of a note that was sent, without an answer until now. */
  noteId: string | null
}
export type DraftField = 'note' | 'reason' | 'member'

type Changed = { type: 'draft.changed'; field: DraftField; value: string }
/** The note is being sent. */
type Asked = { type: 'draft.asked'; noteId: string }
/** The lead is moved, for which the choices were; or a note is stored. */
type Sent = { type: 'draft.sent'; note: string | null }

const filledOf = (values: DeskDraft['values']): DeskDraft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

const EMPTY: DeskDraft = { values: {}, noteId: null }

const changed = ({ values, noteId }: DeskDraft, { field, value }: Changed): DeskDraft => ({
  values: filledOf({ ...values, [field]: value }),
  // Another text is another note.
  noteId: field === 'note' ? null : noteId,
})

function sent({ values, noteId }: DeskDraft, { note }: Sent): DeskDraft {
  const { note: typed = '' } = values
  if (note === null) return { values: filledOf({ note: typed }), noteId }
  // What was typed meanwhile is another note.
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
