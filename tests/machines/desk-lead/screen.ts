import { deepEqual, equal } from 'node:assert/strict'
import * as v from 'valibot'
import { desk } from '../../../content/pages/desk.ts'
import type { LastMove, LeadFound, MoveRequest } from '../../../machines/desk.ts'
import type { deskLead } from '../../../machines/desk-lead.ts'
import { givesUp, misses, sees, seesOnlyIf } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import {
  AT_WORK,
  asked,
  BEN,
  CALM,
  callsAndStops,
  glanceAtTab,
  LEAD_ID,
  openAsMember,
  rawLead,
  settleCall,
  settles,
  TAB_EFFECTS,
  unfoldFor,
} from '../shared/desk.ts'

const { lead: words, moves } = desk

const Body = v.looseObject({ move: v.optional(v.string()), note_id: v.optional(v.string()) })
const lead: Part = { selector: 'article' }
const noteField: Part = { role: 'textbox', name: words.note }
const addNote: Part = { role: 'button', name: words.addNote }
const alert: Part = { role: 'alert', inside: lead }
const state: Part = { selector: '#lead-state' }
const retry: Part = { role: 'button', name: words.failed.retry }
/** Another request of the same person, which came five minutes before the server's time. */
const other: Part = { role: 'link', name: /^Grace Hopper/, inside: lead }
const message: Part = { selector: 'blockquote', inside: lead }

/** The last move that each visitor has asked for: its id in the trace and on the page, and whether it has no answer. */
const asks = new WeakMap<Visitor, { inTrace: string; onPage: string; unanswered: boolean }>()

/** What each visitor has typed as a note and not sent, as far as anybody knows. */
const typed = new WeakMap<Visitor, string>()

const DONE: Readonly<Record<string, string>> = desk.done

/** What an alert says of a move that came before. */
function whyStale(last: LastMove | null): string {
  const { problems } = words
  if (!last?.by) return problems.staleByNobody
  return last.mine
    ? problems.staleByMe.replace('{done}', (DONE[last.event] ?? '').replace('{owner}', 'Ben'))
    : problems.stale.replace('{owner}', last.by)
}

/** What is said where nothing is shown any more. */
const whyMissing = (last: LastMove | null): string =>
  last?.by && !last.mine ? words.missing.faster.replace('{owner}', last.by) : words.missing.text

const loads = (actor: string) => callsAndStops(actor, 'desk_lead', () => ({ lead: LEAD_ID }))

const found = settles('desk_lead', (answer: LeadFound) =>
  answer.found ? rawLead(answer.lead.case, answer.lead.details.steps, answer.lead.details.others) : null,
)

/** What was asked for last. */
const requests = new WeakMap<Visitor, MoveRequest>()

export const screen = screenOf<typeof deskLead>({
  open: async (visitor) => {
    await openAsMember(visitor, `/desk?lead=${LEAD_ID}`)
    await asked(visitor, 'desk_lead')
    await visitor.showTab(false)
  },
  inexact: ['request'],
  impossible: absentButtons((step, { states, context }) => {
    if (step.kind === 'event')
      return step.event.type === 'lead.retry'
        ? states.includes('failed')
        : states.includes('shown.idle') && context.lead !== null
    // Of a note the server says only whether there is such a lead.
    return !(
      step.kind === 'settle' &&
      step.actor === 'moveLead' &&
      v.is(v.object({ event: v.literal('noted') }), context.request) &&
      /stale|refused/.test(JSON.stringify(step.outcome))
    )
  }),
  gestures: {
    'move.asked': async (visitor, { request }) => {
      requests.set(visitor, request)
      if (request.event === 'noted') {
        typed.set(visitor, request.note)
        await visitor.fill(noteField, request.note)
        return visitor.press(addNote)
      }
      const member: Part = { role: 'combobox', name: words.member }
      await unfoldFor(visitor, member)
      await visitor.fill(member, request.to)
      await visitor.press({ role: 'button', name: moves['case.handed'] })
    },
    'lead.retry': (visitor) => visitor.press(retry),
  },
  settle: {
    loadLead: found,
    loadAgain: found,
    lookUp: found,
    untilVisible: glanceAtTab,
    moveLead: (visitor, outcome: { error: string } | { output: { outcome: string } }) => {
      const last = asks.get(visitor)
      if (last) asks.set(visitor, { ...last, unanswered: 'error' in outcome })
      return requests.get(visitor)?.event === 'noted'
        ? settles('note_lead', ({ outcome: done }: { outcome: string }) => done === 'moved')(visitor, outcome)
        : settleCall(visitor, 'move_lead', outcome)
    },
  },
  states: {
    loading: sees({ text: words.loading }),
    failed: sees(alert, { text: words.failed.title }),
    shown: misses({ text: words.loading }, retry),
    'shown.idle': misses({ selector: 'article form button:disabled' }),
    'shown.moving': sees(addNote, { disabled: true }),
  },
  alike: {
    [CALM]: ['shown.idle', 'shown.idle.resting', 'shown.idle.due', 'shown.idle.looking'],
    [AT_WORK]: ['shown.moving', 'shown.again'],
  },
  context: async (visitor, { lead: shown, problem, last, old }, at) => {
    if (typeof at === 'string') return
    if (!shown) {
      await visitor.misses(message)
      await visitor.sees(alert, { text: words.missing.title })
      return visitor.sees(alert, { text: whyMissing(problem === 'stale' ? last : null) })
    }
    await visitor.sees(message)
    await visitor.sees(noteField, { value: typed.get(visitor) ?? '' })
    await seesOnlyIf(visitor, old, { text: RegExp(`^${desk.list.stale.split('{')[0]}`), inside: lead })
    for (const index of shown.details.others.keys())
      await visitor.sees({ ...other, index }, { text: 'Waiting 5\u00a0min' })
    if (!problem) return visitor.misses(alert)
    const { problems } = words
    await visitor.sees(alert, {
      text: problem === 'stale' ? whyStale(last) : problems[problem],
    })
  },
  effects: {
    ...loads('loadLead'),
    ...loads('loadAgain'),
    ...loads('lookUp'),
    ...TAB_EFFECTS,
    leaveActions: 'the focus is never lost, which is looked at in every moment',
    leaveLead: 'the focus is never lost, which is looked at in every moment',
    'starts moveLead': async (visitor, { request, version }: { request: MoveRequest; version: number }) => {
      const isNote = request.event === 'noted'
      const { body } = await asked(visitor, isNote ? 'note_lead' : 'move_lead')
      const { move, note_id, ...rest } = v.parse(Body, body)
      const id = (isNote ? note_id : move) ?? ''
      const last = asks.get(visitor)
      const isAgain = last?.unanswered === true && last.inTrace === request.id
      equal(id === last?.onPage, isAgain, 'what was not answered is asked for again with the id it had')
      asks.set(visitor, { inTrace: request.id, onPage: id, unanswered: true })
      deepEqual(
        rest,
        isNote
          ? { lead: LEAD_ID, note: request.note }
          : { lead: LEAD_ID, event: request.event, expected: version, details: { note: '', to: BEN } },
      )
    },
    'stops moveLead': givesUp,
    // Handing over keeps the state; the walks of leadCase see the others.
    announce: async (visitor, { event }: MoveRequest) => {
      if (event === 'noted') typed.delete(visitor)
      await visitor.sees(noteField, { value: typed.get(visitor) ?? '' })
    },
    focusLead: sees(lead, { focused: true }),
    focusState: sees(state, { focused: true }),
  },
})
