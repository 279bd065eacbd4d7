import { deepEqual } from 'node:assert/strict'
import * as v from 'valibot'
import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { desk } from '../../../content/pages/desk.ts'
import { CASE_STATES, type CaseEvent, leadCase } from '../../../machines/lead-case.ts'
import { filled } from '../../../supabase/functions/_shared/text.ts'
import { sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
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
const [UNTOUCHED] = initialTransition(leadCase)
const NAMES: Readonly<Record<string, string>> = moves

type Life = SnapshotFrom<typeof leadCase>
/** What each visitor's lead is, and the move that it came by. */
const lives = new WeakMap<Visitor, { life: Life; version: number; last: CaseEvent['type'] | null }>()

const answer = (visitor: Visitor, life: Life, version: number, last: CaseEvent['type'] | null) => {
  lives.set(visitor, { life, version, last })
  const state = life.value
  const { before, closedIn } = life.context
  const owner = life.hasTag('owned') ? { owner: ME.id, ownerName: ME.name } : { owner: null, ownerName: null }
  const output = rawLead({ state, version, ...owner }, [], [], {
    undo: last && before ? { event: last, to: before } : null,
    reopens: state === 'junk' ? 'new' : closedIn,
  })
  return settleCall(visitor, 'desk_lead', { output })
}

/** Presses what makes a move, and the server makes it. */
const moved = (event: CaseEvent['type'] & keyof typeof moves) => async (visitor: Visitor) => {
  const { life, version, last } = lives.get(visitor) ?? { life: UNTOUCHED, version: 0, last: null }
  const choice = CHOICES[event]
  const name = filled(moves[event], { move: NAMES[last ?? ''] ?? '' })
  const button: Part = { role: 'button', name }
  await unfoldFor(visitor, button)
  if (choice) await visitor.fill({ role: 'combobox', name: choice.field }, choice.value)
  await visitor.press(button)
  const { body } = await asked(visitor, 'move_lead')
  const { move: _id, ...rest } = v.parse(Body, body)
  deepEqual(rest, { lead: LEAD_ID, event, expected: version, details: choice?.details ?? { note: '' } })
  await settleCall(visitor, 'move_lead', { output: { outcome: 'moved' } })
  await answer(visitor, transition(leadCase, life, { type: event })[0], version + 1, event)
}

export const screen: Screen = {
  open: async (visitor) => {
    await openAsMember(visitor, `/desk?lead=${LEAD_ID}`)
    await answer(visitor, UNTOUCHED, 0, null)
  },
  impossible: absentButtons(
    (step, { context }) =>
      step.kind !== 'event' || step.event.type !== 'case.undone' || Boolean(context.before),
  ),
  gestures: Object.fromEntries(
    (Object.keys(moves) as (keyof typeof moves)[]).map((event) => [event, moved(event)]),
  ),
  states: Object.fromEntries(
    CASE_STATES.map((state) => [state, sees({ selector: '#lead-state' }, { text: states[state] })]),
  ),
}
