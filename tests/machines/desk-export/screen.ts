import { deepEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { deskExport as words } from '../../../content/desk-export.ts'
import { desk } from '../../../content/pages/desk.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { AT, asked, givesUp, openAsMember, settleCall } from '../shared/desk.ts'

const Output = v.object({
  after: v.unknown(),
  rows: v.array(v.looseObject({ stored: v.record(v.string(), v.unknown()) })),
})
const Input = v.object({ after: v.unknown() })
const Body = v.object({ filter: v.object({ view: v.literal('open') }), after: v.unknown() })
const Context = v.object({ rows: v.array(v.unknown()) })

const inside: Part = { role: 'region', name: desk.list.label }
const button: Part = { role: 'button', name: words.action, inside }
const link: Part = { role: 'link', name: words.save, inside }
const alert: Part = { role: 'alert', inside }
const listed = { at: AT, leads: [], more: false, counts: { unclaimed: 0, mine: 0, held: 0 } }

export const screen: Screen = {
  open: async (visitor) => {
    await openAsMember(visitor, '/desk')
    await settleCall(visitor, 'desk_list', { output: listed }, (output) => output)
    await visitor.sees(button)
  },
  impossible: absentButtons((step, { states }) => step.kind !== 'event' || !states.includes('collecting')),
  gestures: { 'export.asked': (visitor) => visitor.press(button) },
  settle: {
    loadRows: (visitor, outcome) =>
      settleCall(visitor, 'desk_export', outcome, (output) => {
        const { rows, after } = v.parse(Output, output)
        return { after, rows: rows.map(({ stored, ...row }) => ({ ...stored, ...row })) }
      }),
  },
  states: {
    idle: async (visitor) => {
      await visitor.sees(button, { disabled: false })
      await visitor.misses(link)
      await visitor.misses(alert)
    },
    collecting: (visitor) =>
      visitor.sees({ role: 'button', name: words.collecting, inside }, { disabled: true }),
    ready: (visitor) => visitor.sees(link, { focused: true }),
    failed: (visitor) => visitor.sees(alert, { text: words.failed }),
  },
  context: async (visitor, context, state) => {
    const { rows } = v.parse(Context, context)
    if (state === 'ready')
      await visitor.sees({
        text: rows.length === 1 ? words.ready.one : words.ready.many.replace('{count}', String(rows.length)),
      })
  },
  effects: {
    'starts loadRows': async (visitor, input) => {
      const { body } = await asked(visitor, 'desk_export')
      deepEqual(v.parse(Body, body).after, v.parse(Input, input).after)
    },
    'stops loadRows': givesUp,
  },
}
