/** The list as CSV, in words as the desk shows them. */

import * as v from 'valibot'
import { deskExport } from '../../../content/desk-export.ts'
import { answersGiven, extraFields } from '../../../content/lead-fields.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { DeskView, ExportedLead } from '../../../machines/desk.ts'
import { toCsv } from '../../../supabase/functions/_shared/csv.ts'
import { phoneCell } from '../../../supabase/functions/_shared/lead/phone.ts'
import { StoredLead } from '../../../supabase/functions/_shared/lead/stored.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { calgaryDay, calgaryMinute } from '../../../supabase/functions/_shared/time.ts'
import { doneBy, sourceName } from './words.ts'

const { columns } = deskExport
const Stored = v.object({ ...v.omit(StoredLead, ['id']).entries, takenBy: v.nullable(v.string()) })

const HEADS = [
  columns.received,
  columns.firstName,
  columns.lastName,
  columns.email,
  columns.phone,
  columns.phoneTyped,
  ...extraFields.map(([, { label }]) => label),
  columns.source,
  columns.takenBy,
  columns.owner,
  columns.state,
  columns.lost,
  columns.score,
  columns.message,
  columns.notes,
  columns.history,
]

export const listFile = (leads: readonly ExportedLead[]): string => toCsv(leads.map(cellsOf), HEADS)

function cellsOf({ state, owner, lostBecause, steps, stored }: ExportedLead): Record<string, unknown> {
  const lead = v.parse(Stored, stored)
  const notes = steps.filter(({ event }) => event === 'noted')
  return {
    [columns.received]: calgaryMinute(lead.received_at),
    [columns.firstName]: lead.first_name,
    [columns.lastName]: lead.last_name,
    [columns.email]: lead.email,
    [columns.phone]: phoneCell(lead.phone, lead.phone_number),
    [columns.phoneTyped]: lead.phone,
    ...Object.fromEntries(answersGiven(lead).map(({ label, value }) => [label, value])),
    [columns.source]: sourceName(lead.source),
    [columns.takenBy]: lead.takenBy,
    [columns.owner]: owner,
    [columns.state]: desk.states[state],
    [columns.lost]: lostBecause,
    [columns.score]: lead.score,
    [columns.message]: lead.message,
    [columns.notes]: notes
      .map(({ at, by, note }) => `${calgaryMinute(at)} ${by ?? desk.system}: ${note}`)
      .join('\n'),
    [columns.history]: steps
      .filter((step) => !notes.includes(step))
      .map((step) => [`${calgaryMinute(step.at)} ${doneBy(step)}`, step.note].filter(Boolean).join(': '))
      .join('\n'),
  }
}

export const listFileName = (view: DeskView, now: Date): string =>
  filled(deskExport.fileName, { day: calgaryDay(now), view })
