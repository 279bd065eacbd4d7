/** The database's answers for the desk, parsed for the machines. */
import * as v from 'valibot'
import { answersGiven } from '../../../content/lead-fields.ts'
import type {
  DeskChanges,
  DeskLead,
  DeskPage,
  DeskRow,
  LeadFound,
  MoveAnswer,
} from '../../../machines/desk.ts'
import type { DeskStanding } from '../../../machines/desk-access.ts'
import { CASE_EVENTS, CASE_STATES } from '../../../machines/lead-case.ts'
import { shownPhone } from '../../../supabase/functions/_shared/lead/phone.ts'
import { StoredLead } from '../../../supabase/functions/_shared/lead/stored.ts'

const State = v.picklist(CASE_STATES)
const Role = v.picklist(['agent', 'manager'])

export const Standing = v.pipe(
  v.union([
    v.object({ role: Role, name: v.string(), id: v.string(), onDuty: v.boolean() }),
    v.object({
      invitation: v.object({ name: v.string(), role: Role, until: v.string(), email: v.string() }),
    }),
    v.object({}),
  ]),
  v.transform((answer): DeskStanding => {
    if ('role' in answer) return { standing: 'member', member: answer }
    return 'invitation' in answer
      ? { standing: 'invited', invitation: answer.invitation }
      : { standing: 'stranger' }
  }),
)

const Row = v.object({
  id: v.string(),
  state: State,
  version: v.number(),
  owner: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
  receivedAt: v.string(),
  changedAt: v.string(),
  name: v.string(),
  source: v.string(),
  score: v.number(),
  address: v.nullable(v.string()),
  message: v.string(),
  suspicions: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, DeskRow>

const Lines = {
  at: v.string(),
  leads: v.array(Row),
  counts: v.object({
    unclaimed: v.number(),
    mine: v.number(),
    held: v.number(),
  }),
}
const Ids = v.array(v.string())

export const Page = v.object({ ...Lines, more: v.boolean() }) satisfies v.GenericSchema<unknown, DeskPage>

export const Changes = v.object({ ...Lines, arrived: Ids, left: Ids, gone: Ids }) satisfies v.GenericSchema<
  unknown,
  DeskChanges
>

const Case = v.object({
  state: State,
  version: v.number(),
  owner: v.nullable(v.string()),
  ownerName: v.nullable(v.string()),
})

export const Moved = v.variant('outcome', [
  v.object({ outcome: v.literal('moved') }),
  v.object({
    outcome: v.literal('stale'),
    case: Case,
    last: v.nullable(
      v.object({
        event: v.string(),
        by: v.nullable(v.string()),
        owner: v.nullable(v.string()),
        mine: v.boolean(),
      }),
    ),
  }),
  v.object({ outcome: v.literal('refused') }),
  v.object({ outcome: v.literal('missing') }),
]) satisfies v.GenericSchema<unknown, MoveAnswer>

const Consent = v.object({
  basis: v.nullable(v.picklist(['express', 'implied'])),
  until: v.nullable(v.string()),
})

const Lead = v.object({
  ...StoredLead.entries,
  at: v.string(),
  case: v.object({
    ...Case.entries,
    assignedBecause: v.nullable(v.string()),
    lostBecause: v.nullable(v.string()),
    undo: v.nullable(v.object({ event: v.picklist(CASE_EVENTS), to: State })),
    reopens: v.nullable(State),
  }),
  mayBeSent: v.object({ email: Consent, sms: Consent }),
  suspicions: v.array(v.string()),
  deliveries: v.array(v.object({ id: v.string(), kind: v.string(), status: v.string(), at: v.string() })),
  events: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      event: v.string(),
      to: v.string(),
      note: v.string(),
      by: v.nullable(v.string()),
      owner: v.nullable(v.string()),
    }),
  ),
  earlier: v.array(Row),
  elsewhere: v.array(v.string()),
  takenBy: v.nullable(v.string()),
  members: v.array(v.object({ id: v.string(), name: v.string() })),
})

export const Found = v.pipe(
  v.nullable(Lead),
  v.transform((lead): LeadFound => (lead ? { found: true, lead: deskLeadOf(lead) } : { found: false })),
)

function deskLeadOf(lead: v.InferOutput<typeof Lead>): DeskLead {
  const { state, version, owner, ownerName, ...life } = lead.case
  return {
    at: lead.at,
    case: { state, version, owner, ownerName },
    details: {
      id: lead.id,
      firstName: lead.first_name,
      name: `${lead.first_name} ${lead.last_name}`,
      email: lead.email,
      phoneNumber: lead.phone_number,
      shownPhone: shownPhone(lead.phone, lead.phone_number),
      message: lead.message,
      answers: answersGiven(lead).map(({ label, value }) => ({ label, value })),
      source: lead.source,
      page: lead.page,
      referrer: lead.referrer,
      receivedAt: lead.received_at,
      score: lead.score,
      scoreReasons: lead.score_reasons,
      campaign: Object.fromEntries(Object.entries(lead.utm).filter(([, value]) => value !== '')),
      mayBeSent: lead.mayBeSent,
      suspicions: lead.suspicions,
      deliveries: lead.deliveries,
      steps: lead.events,
      others: lead.earlier,
      elsewhere: lead.elsewhere,
      takenBy: lead.takenBy,
      members: lead.members,
      ...life,
    },
  }
}
