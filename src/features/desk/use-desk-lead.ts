import { useMemo } from 'react'
import * as v from 'valibot'
import { fromPromise } from 'xstate'
import {
  deskLead,
  type LeadFound,
  type MoveAnswer,
  type MoveEvent,
  type MoveRequest,
} from '../../../machines/desk-lead.ts'
import { type CaseEvent, type CaseState, leadCase } from '../../../machines/lead-case.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { callDesk } from './call.ts'
import { Found, Moved } from './schemas.ts'

/** Mark the element that shows a lead, and the line in it that says what has become of it. */
export const LEAD_ID = 'lead'
export const STATE_ID = 'lead-state'

const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

async function move(
  lead: string,
  { event, id, note, to }: MoveRequest,
  version: number,
  signal: AbortSignal,
): Promise<MoveAnswer> {
  if (event === 'noted') {
    const noted = await callDesk('note_lead', { lead, note_id: id, note }, v.boolean(), signal)
    return { outcome: noted ? 'moved' : 'missing' }
  }
  const details = { note, ...(to && { to }) }
  return callDesk('move_lead', { lead, event, expected: version, move: id, details }, Moved, signal)
}

/** One lead by its id. `onMoved` hears of each move that the server has made. */
export function useDeskLead(lead: string, onMoved: (event: CaseEvent['type']) => void) {
  const machine = useMemo(() => {
    const loadLead = fromPromise<LeadFound>(({ signal }) => callDesk('desk_lead', { lead }, Found, signal))
    return deskLead.provide({
      actors: {
        loadLead,
        loadAgain: loadLead,
        moveLead: fromPromise<MoveAnswer, { request: MoveRequest; version: number }>(({ input, signal }) =>
          move(lead, input.request, input.version, signal),
        ),
      },
      actions: {
        advance: (_, request) => {
          if (request && request.event !== 'noted') onMoved(request.event)
        },
        focusState: () => focus(STATE_ID),
        focusLead: () => focus(LEAD_ID),
      },
    })
  }, [lead, onMoved])
  const actor = useMachineActor(machine)
  return {
    actor,
    retry: () => actor.send({ type: 'lead.retry' }),
    ask: (event: MoveEvent, { note = '', to = '' }: { note?: string; to?: string } = {}) =>
      actor.send({ type: 'move.asked', request: { event, id: crypto.randomUUID(), note, to } }),
  }
}

/** The life of the lead that is shown, from the state in which it was found. */
export function useLeadCase(state: CaseState) {
  return useMachineActor(leadCase, { snapshot: leadCase.resolveState({ value: state, context: {} }) })
}
