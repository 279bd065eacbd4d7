import { deepEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { deskExport as words } from '../../../content/desk-export.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { ExportPage } from '../../../machines/desk.ts'
import type { deskExport } from '../../../machines/desk-export.ts'
import { all, givesUp, misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { AT, asked, openAsMember, settleCall, settles } from '../shared/desk.ts'

const Body = v.object({ filter: v.object({ view: v.literal('open') }), after: v.unknown() })

const inside: Part = { role: 'region', name: desk.list.label }
const button: Part = { role: 'button', name: words.action, inside }
const link: Part = { role: 'link', name: words.save, inside }
const alert: Part = { role: 'alert', inside }
const listed = { at: AT, leads: [], more: false, counts: { unclaimed: 0, mine: 0, held: 0 } }

export const screen = screenOf<typeof deskExport>({
  open: async (visitor) => {
    await openAsMember(visitor, '/desk')
    await settleCall(visitor, 'desk_list', { output: listed })
    await visitor.sees(button)
  },
  impossible: absentButtons((step, { states }) => step.kind !== 'event' || !states.includes('collecting')),
  gestures: { 'export.asked': (visitor) => visitor.press(button) },
  settle: {
    loadRows: settles('desk_export', ({ rows, after }: ExportPage) => ({
      ...{ after, rows: rows.map(({ stored, ...row }) => ({ ...stored, ...row })) },
    })),
  },
  states: {
    idle: all(sees(button, { disabled: false }), misses(link, alert)),
    collecting: sees({ role: 'button', name: words.collecting, inside }, { disabled: true }),
    ready: sees(link, { focused: true }),
    failed: sees(alert, { text: words.failed }),
  },
  context: async (visitor, { rows }, state) => {
    if (state === 'ready')
      await visitor.sees({
        text: rows.length === 1 ? words.ready.one : words.ready.many.replace('{count}', String(rows.length)),
      })
  },
  effects: {
    'starts loadRows': async (visitor, { after }: { after: unknown }) => {
      const { body } = await asked(visitor, 'desk_export')
      deepEqual(v.parse(Body, body).after, after)
    },
    'stops loadRows': givesUp,
  },
})
