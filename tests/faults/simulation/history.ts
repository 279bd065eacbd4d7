/**
 * What happens from outside in a simulation: who visits, and what fails when. It is plain data, so that it can be
 * repeated, and repeated without some of it.
 */
import { seeded } from '../../support/submissions.ts'

/** What the functions ask of others. */
const CALLS = {
  store: 'store a lead or a subscription',
  claim: 'claim a delivery',
  record: 'record the result of a delivery',
  mail: 'send a mail',
  crm: 'send a lead to the CRM',
} as const
export type Call = keyof typeof CALLS

/** How a call to the database fails, with its share. */
const DATABASE_FAULTS = {
  refused: 8,
  'done, but the answer lost': 6,
  'done, but answered too late': 1,
  'the function dies before it': 1,
  'the function dies after it': 1,
} as const
/** How a request to the mail provider or the CRM fails, with its share. */
const RECEIVER_FAULTS = {
  'answered 429': 5,
  'answered 500': 4,
  dropped: 4,
  'never answered': 1,
  'accepted, then answered 503': 2,
  'accepted, then dropped': 2,
  'accepted, but never answered': 1,
} as const
export type DatabaseFault = keyof typeof DATABASE_FAULTS
export type ReceiverFault = keyof typeof RECEIVER_FAULTS

/** In milliseconds since the beginning. A fault strikes the first such call from then on. */
export type Step = { at: number } & (
  | { does: 'lead'; visitor: number; clicks: number; refused: boolean }
  | { does: 'subscription'; visitor: number }
  | { does: 'fault'; call: Call; fault: DatabaseFault | ReceiverFault }
  | { does: 'outage'; of: 'database' | 'mail' | 'crm'; milliseconds: number }
)
export type History = readonly Step[]

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** 200 visitors an hour. */
const BETWEEN_VISITORS_MS = 18 * SECOND
const FAULTS_PER_VISITOR = 2
const OUTAGES = [
  { of: 'database', perHour: 1, average: MINUTE },
  { of: 'mail', perHour: 0.5, average: 20 * MINUTE },
  { of: 'crm', perHour: 0.5, average: 30 * MINUTE },
] as const
const DOUBLE_CLICKS = 0.05
/** One lead of so many, the eighth first, is refused by every receiver: few enough to be named in one alarm. */
const REFUSED_EVERY = 200
const REFUSED_FIRST = 7

/** The history of a seed, in the order of time. */
export function makeHistory(seed: number, leads: number, subscriptions: number): History {
  const random = seeded(seed)
  const visitors = leads + subscriptions
  const lasts = visitors * BETWEEN_VISITORS_MS
  const at = () => Math.floor(random() * lasts)
  const oneOf = <Name extends string>(shares: Readonly<Record<Name, number>>): Name => {
    const names = Object.keys(shares) as Name[]
    let point = random() * names.reduce((sum, name) => sum + shares[name], 0)
    const found = names.find((name) => {
      point -= shares[name]
      return point < 0
    })
    return found ?? (names[0] as Name)
  }
  const steps: Step[] = []
  for (let visitor = 0; visitor < visitors; visitor++)
    if (visitor < leads)
      steps.push({
        at: at(),
        does: 'lead',
        visitor,
        clicks: random() < DOUBLE_CLICKS ? 2 : 1,
        refused: visitor % REFUSED_EVERY === REFUSED_FIRST,
      })
    else steps.push({ at: at(), does: 'subscription', visitor })
  for (let count = 0; count < visitors * FAULTS_PER_VISITOR; count++) {
    const call = oneOf({ store: 1, claim: 1, record: 1, mail: 1, crm: 1 })
    const ofReceiver = call === 'mail' || call === 'crm'
    steps.push({
      at: at(),
      does: 'fault',
      call,
      fault: ofReceiver ? oneOf(RECEIVER_FAULTS) : oneOf(DATABASE_FAULTS),
    })
  }
  for (const { of, perHour, average } of OUTAGES)
    for (let count = 0; count < Math.max(1, Math.round((lasts / HOUR) * perHour)); count++)
      steps.push({
        at: at(),
        does: 'outage',
        of,
        milliseconds: Math.floor(-Math.log(1 - random()) * average),
      })
  return steps.sort((one, other) => one.at - other.at)
}

const OUTAGE_OF = { database: 'The database', mail: 'The mail provider', crm: 'The CRM' } as const

/** A history in words, one line for each step. */
export function inWords(history: History): string {
  return history.map((step) => `${timeOf(step.at)}  ${sentence(step)}`).join('\n')
}

function sentence(step: Step): string {
  if (step.does === 'lead')
    return `Visitor ${step.visitor} sends a lead${step.clicks > 1 ? ', pressing twice' : ''}${step.refused ? ', which every receiver will refuse' : ''}.`
  if (step.does === 'subscription') return `Visitor ${step.visitor} subscribes to the newsletter.`
  if (step.does === 'fault') return `The next call to ${CALLS[step.call]}: ${step.fault}.`
  return `${OUTAGE_OF[step.of]} is down for ${Math.ceil(step.milliseconds / SECOND)} s.`
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19)
}
