import { deepEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { desk } from '../../../content/pages/desk.ts'
import { CASE_STATES, type CaseEvent, type CaseState, leadCase, MOVES } from '../../../machines/lead-case.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { asked, BEN, LEAD_ID, ME, openAsMember, rawLead, settleCall, unfoldFor } from '../shared/desk.ts'

const { lead: words, moves, states } = desk
const [REASON = ''] = words.reasons

/** Moves that need to know to whom, or why: the field, and what is chosen there. */
const CHOICES: Readonly<Record<string, { field: string; value: string; details: object }>> = {
  'case.handed': { field: words.member, value: BEN, details: { note: '', to: BEN } },
  'case.assigned': { field: words.member, value: BEN, details: { note: '', to: BEN } },
  'case.lost': { field: words.reason, value: REASON, details: { note: REASON } },
}

const Body = v.looseObject({ move: v.string() })
const stateLine: Part = { selector: '#lead-state' }

/** What each visitor's lead is. */
const lives = new WeakMap<Visitor, { state: CaseState; version: number }>()

const isOwned = (state: CaseState) => leadCase.resolveState({ value: state, context: {} }).hasTag('owned')
const answer = (visitor: Visitor, state: CaseState, version: number) => {
  lives.set(visitor, { state, version })
  const owner = isOwned(state) ? { owner: ME.id, ownerName: ME.name } : { owner: null, ownerName: null }
  return settleCall(visitor, 'desk_lead', { output: rawLead({ state, version, ...owner }) }, (lead) => lead)
}

/** Presses what makes a move, and the server makes it. */
const moved = (event: CaseEvent['type'] & keyof typeof moves) => async (visitor: Visitor) => {
  const { state, version } = lives.get(visitor) ?? { state: 'new', version: 0 }
  const choice = CHOICES[event]
  const button: Part = { role: 'button', name: moves[event] }
  await unfoldFor(visitor, button)
  if (choice) await visitor.fill({ role: 'combobox', name: choice.field }, choice.value)
  await visitor.press(button)
  const { body } = await asked(visitor, 'move_lead')
  const { move: _id, ...rest } = v.parse(Body, body)
  deepEqual(rest, { lead: LEAD_ID, event, expected: version, details: choice?.details ?? { note: '' } })
  await settleCall(visitor, 'move_lead', { output: { outcome: 'moved' } }, (output) => output)
  const next = MOVES.find((move) => move.from === state && move.event === event)?.to ?? state
  await answer(visitor, next, version + 1)
}

export const screen: Screen = {
  open: async (visitor) => {
    await openAsMember(visitor, `/desk?lead=${LEAD_ID}`)
    await answer(visitor, 'new', 0)
  },
  gestures: Object.fromEntries(
    (Object.keys(moves) as (keyof typeof moves)[]).map((event) => [event, moved(event)]),
  ),
  settle: {},
  states: Object.fromEntries(
    CASE_STATES.map((state) => [
      state,
      (visitor: Visitor) => visitor.sees(stateLine, { text: states[state] }),
    ]),
  ),
  effects: {},
}
