import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { type ActorRefFrom, emit, fromPromise } from 'xstate'
import type { DeskLead, LeadFound, MoveAnswer, MoveEvent, MoveRequest } from '../../../machines/desk.ts'
import { deskLead } from '../../../machines/desk-lead.ts'
import { leadCase } from '../../../machines/lead-case.ts'
import { callDatabase, unlessRefused } from '../../backend/call-database.ts'
import { fieldInUse, focusInPlace } from '../../browser/focus.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { whenVisible } from '../../browser/visible.ts'
import { Found, Moved } from './schemas.ts'

/** Mark the element that shows a lead, and the line with its state. */
export const LEAD_ID = 'lead'
export const STATE_ID = 'lead-state'
/** Marks the lead's actions, which remount when a colleague has moved it. */
export const ACTIONS_ID = 'lead-actions'

const focus = (id: string) => focusInPlace(document.getElementById(id))

/** Moves the focus to another part if it is in one that goes, or nowhere: a button that is disabled loses it. */
function leave(id: string, next: string): void {
  const { activeElement, body } = document
  const part = document.getElementById(id)
  const isIn = part !== activeElement && part?.contains(activeElement)
  const field = fieldInUse()
  // In the desk, further typing would trigger keys; a note continues in the field that replaces this one.
  if (isIn && field) {
    if (!(field instanceof HTMLTextAreaElement && field.value)) focusInPlace(document.querySelector('main'))
  } else if (isIn || activeElement === body || activeElement?.matches(':disabled')) focus(next)
}

async function move(
  lead: string,
  { event, id, note, to }: MoveRequest,
  version: number,
  signal: AbortSignal,
): Promise<MoveAnswer> {
  if (event === 'noted') {
    const noted = await callDatabase('note_lead', { lead, note_id: id, note }, v.boolean(), signal)
    return { outcome: noted ? 'moved' : 'missing' }
  }
  if (event === 'resent') {
    const sent = await callDatabase('desk_resend', { lead }, v.boolean(), signal)
    return { outcome: sent ? 'moved' : 'refused' }
  }
  const details = { note, ...(to && { to }) }
  return callDatabase('move_lead', { lead, event, expected: version, move: id, details }, Moved, signal)
}

/** One lead by its id. */
export function useDeskLead(lead: string) {
  const machine = useMemo(() => {
    const loadLead = fromPromise<LeadFound>(({ signal }) =>
      callDatabase('desk_lead', { lead }, Found, signal),
    )
    return deskLead.provide({
      actors: {
        loadLead,
        loadAgain: loadLead,
        lookUp: loadLead,
        untilVisible: fromPromise<void>(
          ({ signal }) => new Promise((resolve) => whenVisible(resolve, signal)),
        ),
        moveLead: fromPromise<MoveAnswer, { request: MoveRequest; version: number }>(({ input, signal }) =>
          unlessRefused(move(lead, input.request, input.version, signal), { outcome: 'refused' }),
        ),
      },
      actions: {
        announce: emit((_, request) => ({
          type: 'made',
          move: request?.event ?? 'noted',
          note: request?.note ?? '',
        })),
        focusState: () => leave(ACTIONS_ID, STATE_ID),
        focusLead: () => leave(LEAD_ID, LEAD_ID),
        leaveActions: () => leave(ACTIONS_ID, STATE_ID),
        leaveLead: () => leave(LEAD_ID, LEAD_ID),
      },
    })
  }, [lead])
  const actor = useMachineActor(machine)
  return {
    actor,
    retry: () => actor.send({ type: 'lead.retry' }),
    ask: (event: MoveEvent, { id = crypto.randomUUID(), note = '', to = '' }: Partial<MoveRequest> = {}) =>
      actor.send({ type: 'move.asked', request: { event, id, note, to } }),
  }
}

/** The life of the lead that is shown, as it was found; it makes the moves that `shown` announces. */
export function useLeadCase({ case: { state }, details }: DeskLead, shown: ActorRefFrom<typeof deskLead>) {
  const context = { before: details.undo?.to ?? null, closedIn: details.reopens }
  const life = useMachineActor(leadCase, { snapshot: leadCase.resolveState({ value: state, context }) })
  useEffect(() => {
    const { unsubscribe } = shown.on('made', ({ move: made }) => {
      if (made !== 'noted' && made !== 'resent') life.send({ type: made })
    })
    return unsubscribe
  }, [shown, life])
  return life
}
