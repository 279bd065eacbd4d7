import { useMemo } from 'react'
import * as v from 'valibot'
import { type ActorRefFrom, fromPromise } from 'xstate'
import type { DeskRow } from '../../../machines/desk.ts'
import { deskHeld, type HeldEvent, type HeldRequest } from '../../../machines/desk-held.ts'
import type { deskList } from '../../../machines/desk-list.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'

const chosenOf = ({ id, version }: DeskRow) => ({ lead: id, version, move: crypto.randomUUID() })

/** Settles several held leads at once; `list` then shows the result. */
export function useDeskHeld(list: ActorRefFrom<typeof deskList>) {
  const machine = useMemo(
    () =>
      deskHeld.provide({
        actors: {
          settleHeld: fromPromise<number, HeldRequest>(({ input, signal }) =>
            callDatabase('move_leads', input, v.number(), signal),
          ),
        },
        actions: { reload: () => list.send({ type: 'list.showArrived' }) },
      }),
    [list],
  )
  const actor = useMachineActor(machine)
  return {
    actor,
    toggle: (row: DeskRow) => actor.send({ type: 'held.toggled', chosen: chosenOf(row) }),
    choose: (rows: readonly DeskRow[]) => actor.send({ type: 'held.all', leads: rows.map(chosenOf) }),
    ask: (event: HeldEvent) => actor.send({ type: 'held.asked', event }),
  }
}
