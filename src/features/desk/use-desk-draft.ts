import { useEffect, useMemo } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { type DeskDraft, type DraftField, deskDraft } from '../../../machines/desk-draft.ts'
import type { deskLead } from '../../../machines/desk-lead.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { dropDraft, keepDraft, keptDraft } from './drafts.ts'

/** A member's unsent input about a lead; `shown` announces what the server has done. */
export function useDeskDraft(member: string, lead: string, shown: ActorRefFrom<typeof deskLead>) {
  const machine = useMemo(
    () =>
      deskDraft.provide({
        actors: { readDraft: fromPromise<DeskDraft | null>(async () => keptDraft(member, lead)) },
        actions: {
          writeDraft: (_, draft) => keepDraft(member, lead, draft),
          removeDraft: () => dropDraft(member, lead),
        },
      }),
    [member, lead],
  )
  const actor = useMachineActor(machine)
  useEffect(() => {
    const { unsubscribe } = shown.on('made', ({ move, note }) => {
      if (move !== 'resent') actor.send({ type: 'draft.sent', note: move === 'noted' ? note : null })
    })
    return unsubscribe
  }, [shown, actor])
  return {
    actor,
    change: (field: DraftField, value: string) => actor.send({ type: 'draft.changed', field, value }),
    /** The note's id: the previous one, if it was sent without an answer. */
    noteId: () => {
      const noteId = actor.getSnapshot().context.noteId ?? crypto.randomUUID()
      actor.send({ type: 'draft.asked', noteId })
      return noteId
    },
  }
}
