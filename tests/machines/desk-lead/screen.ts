import { deepEqual, equal } from 'node:assert/strict'
import * as v from 'valibot'
import { desk } from '../../../content/pages/desk.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { absentButtons } from '../shared/absent-buttons.ts'
import {
  asked,
  BEN,
  calls,
  givesUp,
  LEAD_ID,
  openAsMember,
  rawLead,
  settleCall,
  unfoldFor,
} from '../shared/desk.ts'

const { lead: words, moves } = desk

const Request = v.object({
  event: v.picklist(['case.handed', 'noted']),
  id: v.string(),
  note: v.string(),
  to: v.string(),
})
const Asked = v.object({ request: Request })
const MoveInput = v.object({ request: Request, version: v.number() })
const Lead = v.object({
  case: v.looseObject({}),
  details: v.object({ steps: v.array(v.unknown()), others: v.array(v.unknown()) }),
})
const Found = v.variant('found', [
  v.object({ found: v.literal(true), lead: Lead }),
  v.object({ found: v.literal(false) }),
])
const Answer = v.object({ outcome: v.string() })
const Body = v.looseObject({ move: v.optional(v.string()), note_id: v.optional(v.string()) })
const Context = v.object({
  lead: v.nullable(Lead),
  problem: v.nullable(v.picklist(['stale', 'refused', 'unanswered'])),
  last: v.nullable(
    v.object({
      event: v.picklist(['case.handed', 'case.assigned']),
      by: v.nullable(v.string()),
      mine: v.boolean(),
    }),
  ),
  old: v.boolean(),
})

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

/** What an alert says of a move that came before. */
function whyStale(last: v.InferOutput<typeof Context>['last']): string {
  const { problems } = words
  if (!last?.by) return problems.staleByNobody
  return last.mine
    ? problems.staleByMe.replace('{done}', desk.done[last.event].replace('{owner}', 'Ben'))
    : problems.stale.replace('{owner}', last.by)
}

/** What is said where nothing is shown any more. */
const whyMissing = (last: v.InferOutput<typeof Context>['last']): string =>
  last?.by && !last.mine ? words.missing.faster.replace('{owner}', last.by) : words.missing.text

const loads = (name: 'loadLead' | 'loadAgain' | 'lookUp') => ({
  [`starts ${name}`]: calls('desk_lead', () => ({ lead: LEAD_ID })),
  [`stops ${name}`]: givesUp,
})

const answerFound = (visitor: Visitor, outcome: unknown) =>
  settleCall(visitor, 'desk_lead', outcome, (output) => {
    const found = v.parse(Found, output)
    return found.found ? rawLead(found.lead.case, found.lead.details.steps, found.lead.details.others) : null
  })

/** What was asked for last. */
const requests = new WeakMap<Visitor, v.InferOutput<typeof Request>>()

export const screen: Screen = {
  open: async (visitor) => {
    await openAsMember(visitor, `/desk?lead=${LEAD_ID}`)
    await asked(visitor, 'desk_lead')
    // Otherwise nobody could see that it waits for the tab.
    await visitor.showTab(false)
  },
  inexact: ['request'],
  impossible: absentButtons((step, { states, context }) => {
    if (step.kind === 'event')
      return step.event.type === 'lead.retry'
        ? states.includes('failed')
        : states.includes('shown.idle') && context.lead !== null
    const request = v.safeParse(v.object({ request: Request }), context)
    // Of a note the server says only whether there is such a lead.
    return !(
      step.kind === 'settle' &&
      step.actor === 'moveLead' &&
      request.success &&
      request.output.request.event === 'noted' &&
      /stale|refused/.test(JSON.stringify(step.outcome))
    )
  }),
  gestures: {
    'move.asked': async (visitor, event) => {
      const { request } = v.parse(Asked, event)
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
    loadLead: answerFound,
    loadAgain: answerFound,
    lookUp: answerFound,
    untilVisible: async (visitor) => {
      await visitor.showTab(true)
      await visitor.showTab(false)
    },
    moveLead: (visitor, outcome) => {
      const last = asks.get(visitor)
      if (last) asks.set(visitor, { ...last, unanswered: 'error' in outcome })
      return requests.get(visitor)?.event === 'noted'
        ? settleCall(visitor, 'note_lead', outcome, (output) => v.parse(Answer, output).outcome === 'moved')
        : settleCall(visitor, 'move_lead', outcome, (output) => output)
    },
  },
  states: {
    loading: (visitor) => visitor.sees({ text: words.loading }),
    failed: (visitor) => visitor.sees(alert, { text: words.failed.title }),
    shown: async (visitor) => {
      await visitor.misses({ text: words.loading })
      await visitor.misses(retry)
    },
    'shown.idle': (visitor) => visitor.misses({ selector: 'article form button:disabled' }),
    'shown.idle.resting': (visitor) => visitor.misses({ text: words.loading }),
    'shown.idle.due': (visitor) => visitor.misses({ text: words.loading }),
    'shown.idle.looking': (visitor) => visitor.misses({ text: words.loading }),
    'shown.moving': (visitor) => visitor.sees(addNote, { disabled: true }),
    'shown.again': (visitor) => visitor.sees(addNote, { disabled: true }),
  },
  alike: [
    {
      states: ['shown.idle.resting', 'shown.idle.due', 'shown.idle.looking'],
      because: 'nobody is disturbed by what is asked',
    },
    {
      states: ['shown.moving', 'shown.again'],
      because: 'the press is being worked on until the answer shows',
    },
  ],
  context: async (visitor, context, at) => {
    const { lead: shown, problem, last, old } = v.parse(Context, context)
    if (typeof at === 'string') return
    if (!shown) {
      await visitor.misses(message)
      await visitor.sees(alert, { text: words.missing.title })
      return visitor.sees(alert, { text: whyMissing(problem === 'stale' ? last : null) })
    }
    await visitor.sees(message)
    await visitor.sees(noteField, { value: typed.get(visitor) ?? '' })
    const since: Part = { text: RegExp(`^${desk.list.stale.split('{')[0]}`), inside: lead }
    await (old ? visitor.sees(since) : visitor.misses(since))
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
    'starts untilVisible': 'nobody is asked anything until the tab is shown',
    'stops untilVisible': 'nobody waits for it any more',
    leaveActions: 'the focus is never lost, which is looked at in every moment',
    leaveLead: 'the focus is never lost, which is looked at in every moment',
    'starts moveLead': async (visitor, input) => {
      const { request, version } = v.parse(MoveInput, input)
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
    announce: async (visitor, request) => {
      if (v.parse(Request, request).event === 'noted') typed.delete(visitor)
      await visitor.sees(noteField, { value: typed.get(visitor) ?? '' })
    },
    focusLead: (visitor) => visitor.sees(lead, { focused: true }),
    focusState: (visitor) => visitor.sees(state, { focused: true }),
  },
}
