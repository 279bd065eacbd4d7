import { deepEqual, equal } from 'node:assert/strict'
import * as v from 'valibot'
import { desk } from '../../../content/pages/desk.ts'
import type { deskHeld, HeldEvent } from '../../../machines/desk-held.ts'
import { givesUp, sees, seesOnlyIf } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import { AT, asked, openAsMember, row, settleCall, settles } from '../shared/desk.ts'

const { held: words, moves, list, lead } = desk

const Body = v.object({
  event: v.string(),
  leads: v.array(v.object({ lead: v.string(), version: v.literal(0), move: v.string() })),
})

const ROWS = ['lead-1', 'lead-2'].map((id) =>
  row({ id, name: `Grace ${id}`, state: 'held', suspicions: ['filled in within a second'] }),
)
const page = {
  at: AT,
  leads: ROWS,
  more: false,
  counts: { unclaimed: 0, mine: 0, held: 2 },
}
const region: Part = { role: 'region', name: list.label }
const NAME = words.choose.replace('{name}', 'Grace lead-1')
const one: Part = { role: 'checkbox', name: NAME }
const all: Part = { role: 'checkbox', name: RegExp(`^(${words.all}|\\d ${words.chosen.split(' ').at(-1)})$`) }
const button = (event: HeldEvent): Part => ({ role: 'button', name: moves[event] })

/** The moves that were asked for last and not answered, by their leads. */
const unanswered = new WeakMap<Visitor, Map<string, string>>()

export const screen = screenOf<typeof deskHeld>({
  open: async (visitor) => {
    await openAsMember(visitor, '/desk?view=held')
    await settleCall(visitor, 'desk_list', { output: page })
    await visitor.sees(one)
  },
  inexact: ['chosen', 'leads'],
  impossible: absentButtons((step, { states, context }) => {
    if (step.kind !== 'event') return true
    if (!states.includes('choosing')) return false
    const chosen = Array.isArray(context.chosen) ? context.chosen : []
    if (step.event.type === 'held.asked') return chosen.length > 0
    // Pressed again, the box of all chooses none.
    return step.event.type !== 'held.all' || chosen.length < ROWS.length
  }),
  gestures: {
    'held.toggled': (visitor) => visitor.press(one),
    'held.all': (visitor) => visitor.press(all),
    'held.asked': (visitor, { event }) => visitor.press(button(event)),
  },
  settle: {
    settleHeld: settles('move_leads'),
  },
  states: {
    choosing: sees(all, { disabled: false }),
    settling: sees(all, { disabled: true }),
  },
  context: async (visitor, { chosen, result, unanswered: failed }) => {
    const isChosen = chosen.some(({ lead: id }) => id === 'lead-1')
    await seesOnlyIf(visitor, isChosen, { selector: `input[aria-label="${NAME}"]:checked` })
    if (result)
      await visitor.sees({
        text: RegExp(`^${words.done[result.event].replace('{count}', String(result.moved))}`),
      })
    const alert: Part = { role: 'alert', inside: region }
    await seesOnlyIf(visitor, failed, alert, { text: lead.problems.unanswered })
  },
  effects: {
    'starts settleHeld': async (
      visitor,
      { event, leads }: { event: HeldEvent; leads: { lead: string }[] },
    ) => {
      const { body } = await asked(visitor, 'move_leads')
      const sent = v.parse(Body, body)
      deepEqual([sent.event, sent.leads.map(({ lead: id }) => id)], [event, leads.map(({ lead: id }) => id)])
      const before = unanswered.get(visitor)
      for (const { lead: id, move } of sent.leads)
        if (before?.has(id)) equal(move, before.get(id), 'asked for again, a move has the id it had')
      unanswered.set(visitor, new Map(sent.leads.map(({ lead: id, move }) => [id, move])))
    },
    'stops settleHeld': givesUp,
    reload: async (visitor) => {
      await settleCall(visitor, 'desk_list', { output: page })
      unanswered.delete(visitor)
    },
  },
})
