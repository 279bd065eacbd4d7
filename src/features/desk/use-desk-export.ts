import * as v from 'valibot'
import { fromPromise } from 'xstate'
import type { DeskFilter, ExportAfter, ExportedLead, ExportPage } from '../../../machines/desk.ts'
import { deskExport } from '../../../machines/desk-export.ts'
import { CASE_STATES } from '../../../machines/lead-case.ts'
import { StoredLead } from '../../../supabase/functions/_shared/lead/stored.ts'
import { callDatabase } from '../../backend/call-database.ts'
import { useMachineActor } from '../../browser/use-machine-actor.ts'
import { askedOf } from './filter.ts'

const name = v.nullable(v.string())
const Row = v.pipe(
  v.object({
    ...StoredLead.entries,
    takenBy: name,
    state: v.picklist(CASE_STATES),
    owner: name,
    lostBecause: name,
    steps: v.array(v.object({ at: v.string(), event: v.string(), note: v.string(), by: name, owner: name })),
  }),
  v.transform(
    ({ id, state, owner, lostBecause, steps, ...stored }): ExportedLead => ({
      ...{ id, state, owner, lostBecause, steps },
      stored,
    }),
  ),
)
const Rows = v.object({
  rows: v.array(Row),
  after: v.nullable(v.object({ waiting: v.boolean(), receivedAt: v.string(), id: v.string() })),
})

const machine = deskExport.provide({
  actors: {
    loadRows: fromPromise<ExportPage, { filter: DeskFilter; after: ExportAfter | null }>(
      ({ input: { filter, after }, signal }) =>
        callDatabase('desk_export', { filter: askedOf(filter), after }, Rows, signal),
    ),
  },
})

/** The list of a filter as a file. The filter must not change. */
export function useDeskExport(filter: DeskFilter) {
  const actor = useMachineActor(machine, { input: { filter } })
  return { actor, collect: () => actor.send({ type: 'export.asked' }) }
}
