/** What the desk's server answers in walks, where a stand-in takes its place. */
import { deepEqual } from 'node:assert/strict'
import { accountMenu } from '../../../content/account-menu.ts'
import type { CaseNow, CaseStep, DeskFilter, DeskLead, DeskRow, LeadDetails } from '../../../machines/desk.ts'
import type { Outcome, Step } from '../../../machines/kit/trace.ts'
import { givesUp } from '../../path-harness/checks.ts'
import type { Held, Part, Visitor } from '../../path-harness/visitor.ts'
import { storedLead } from '../../support/stored-lead.ts'

export const LEAD_ID = '11111111-1111-4111-8111-111111111111'
export const ME = { role: 'manager', name: 'Cleo', id: '22222222-2222-4222-8222-222222222222', onDuty: true }
export const BEN = '33333333-3333-4333-8333-333333333333'
export const AT = '2026-11-20T18:05:00Z'

export const row = (changes: Partial<DeskRow> = {}): DeskRow => ({
  id: LEAD_ID,
  state: 'new',
  version: 0,
  owner: null,
  ownerName: null,
  receivedAt: '2026-11-20T18:00:00Z',
  changedAt: '2026-11-20T18:00:00Z',
  name: 'Grace Hopper',
  source: 'evaluation-page',
  score: 77,
  address: '12 Centre St N',
  message: 'Please tell me what my condo is worth.',
  suspicions: [],
  ...changes,
})

/** Unfolds what is not a usual next step, if this is folded away. */
export async function unfoldFor(visitor: Visitor, part: Part): Promise<void> {
  if (!(await visitor.isShown(part))) await visitor.press({ selector: 'article details > summary' })
}

export const filter = (changes: Partial<DeskFilter> = {}): DeskFilter => ({
  view: 'open',
  source: '',
  community: '',
  score: '',
  age: '',
  words: '',
  ...changes,
})

const MAY_BE_SENT = {
  email: { basis: 'express', until: null },
  sms: { basis: 'implied', until: '2027-05-20T18:00:00Z' },
} as const
const MINE: CaseNow = { state: 'claimed', version: 0, owner: ME.id, ownerName: ME.name }

/** What `desk_lead` answers about a lead whose life is now like that, with its history and its person's other requests. */
export function rawLead(
  now: Partial<CaseNow> = {},
  steps: readonly unknown[] = [],
  earlier: readonly unknown[] = [],
  life: Partial<Pick<LeadDetails, 'undo' | 'reopens'>> = {},
) {
  return {
    ...storedLead({ id: LEAD_ID }),
    at: AT,
    case: { ...MINE, ...now, assignedBecause: null, lostBecause: null, undo: null, reopens: null, ...life },
    mayBeSent: MAY_BE_SENT,
    // Suspected of something, but not of enough to be held.
    suspicions: [],
    deliveries: [],
    events: steps,
    earlier,
    elsewhere: [],
    takenBy: null,
    members: [
      { id: ME.id, name: ME.name },
      { id: BEN, name: 'Ben' },
    ],
  }
}

/** The same as the page knows it. */
export const known = (
  now: Partial<CaseNow> = {},
  steps: readonly CaseStep[] = [],
  others: readonly DeskRow[] = [],
): DeskLead => ({
  at: AT,
  case: { ...MINE, ...now },
  details: {
    id: LEAD_ID,
    firstName: 'Grace',
    name: 'Grace Hopper',
    email: 'grace@example.com',
    phoneNumber: '+14035550101',
    shownPhone: '(403) 555-0101',
    message: 'Please tell me what my condo is worth.',
    answers: [],
    source: 'evaluation-page',
    page: '/evaluation',
    referrer: 'direct',
    receivedAt: '2026-11-20T18:00:01Z',
    score: 77,
    scoreReasons: [],
    campaign: {},
    mayBeSent: MAY_BE_SENT,
    suspicions: [],
    deliveries: [],
    steps,
    others,
    elsewhere: [],
    takenBy: null,
    members: [],
    assignedBecause: null,
    lostBecause: null,
    undo: null,
    reopens: null,
  },
})

/** The next call of a function of the desk. Others that come before it stay without an answer. */
export async function asked(visitor: Visitor, name: string): Promise<Held> {
  for (;;) {
    const request = await visitor.request(`/${name}`)
    if (request.url.endsWith(`/${name}`) && !request.isGivenUp()) return request
  }
}

/** The call that waits for its answer, or the next one. */
async function waiting(visitor: Visitor, name: string): Promise<Held> {
  const last = visitor.lastRequest()
  return last?.isWaiting() && last.url.endsWith(`/${name}`) ? last : asked(visitor, name)
}

/** Settles a call as a step says; `body` turns an actor's output into what the server answers. */
export async function settleCall(
  visitor: Visitor,
  name: string,
  outcome: Outcome,
  body = (output: unknown) => output,
): Promise<void> {
  const request = await waiting(visitor, name)
  await ('error' in outcome ? request.fail() : request.answer(() => Response.json(body(outcome.output))))
}

/** The same, as a screen settles an actor. */
export const settles =
  <Output>(name: string, body = (output: Output): unknown => output) =>
  (visitor: Visitor, outcome: { error: string } | { output: Output }) =>
    settleCall(visitor, name, outcome, body as (output: unknown) => unknown)

/** The database refuses the call that waits, or the next one, for lack of a right. */
export async function refuse(visitor: Visitor, name: string): Promise<void> {
  const request = await waiting(visitor, name)
  await request.answer(() => Response.json({ code: '42501', message: 'only for the team' }, { status: 403 }))
}

/** A call is made with these parameters. */
export const calls =
  (name: string, parameters: CallParameters['of'] = () => ({})) =>
  async (visitor: Visitor, input: unknown) =>
    deepEqual((await asked(visitor, name)).body, parameters(input))
/** Written as a method, so that a caller may say what its input is. */
type CallParameters = { of(input: unknown): object }

/** An actor that calls a function with these parameters. */
export const callsAndStops = (actor: string, ...call: Parameters<typeof calls>) => ({
  [`starts ${actor}`]: calls(...call),
  [`stops ${actor}`]: givesUp,
})

/** The tab is hidden in these walks: otherwise nobody could see what waits for it. */
export async function glanceAtTab(visitor: Visitor): Promise<void> {
  await visitor.showTab(true)
  await visitor.showTab(false)
}
/** The same in a trace: after a while, the page asks again. */
export const looksAgain: Step[] = [
  { kind: 'wait', delay: 'refreshInterval' },
  { kind: 'settle', actor: 'untilVisible', outcome: { output: null } },
]
export const TAB_EFFECTS = {
  'starts untilVisible': 'nothing is asked',
  'stops untilVisible': 'nobody waits for it any more',
}
/** Why states look alike. */
export const CALM = 'nobody is disturbed by what is asked'
export const AT_WORK = 'the press is being worked on until the answer shows'

/** Opens the desk, signed in; every call waits for its answer, and the first is taken out. */
export async function openDesk(visitor: Visitor, path: string): Promise<void> {
  await visitor.wasSignedIn(await visitor.account())
  await visitor.hold('/rest/v1/rpc/')
  await visitor.open(path)
  // Loaded when somebody is signed in.
  await visitor.sees({ role: 'button', name: RegExp(`^${accountMenu.label}: `) })
  await asked(visitor, 'desk_me')
}

/** The same as a member of the team. */
export async function openAsMember(visitor: Visitor, path: string): Promise<void> {
  await openDesk(visitor, path)
  await settleCall(visitor, 'desk_me', { output: ME })
  // Whenever the page asks again.
  await visitor.answers('/desk_me', () => Response.json(ME))
}
