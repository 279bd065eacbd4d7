/** Leads that nobody sent, over 90 days and with their histories, to try the desk with on this machine. */
import * as v from 'valibot'
import { LEAD_SOURCE } from '../../content/constants.ts'
import { desk } from '../../content/pages/desk.ts'
import { callFunction, fetchAll, type LeadSource } from './read.ts'

const MOST = 10_000
const AT_ONCE = 500
const DAYS = 90
const MINUTE_MS = 60_000
const NAMES = 'Amira Ben Chloe Dev Elena Farid Grace Hugo Imani Jonas Kaya Liam'.split(' ')
const SURNAMES = 'Alvarez Bouchard Chen Dhillon Erickson Friesen Gill Hansen Ivanov Kim'.split(' ')
const STREETS = [
  'Centre St N, Crescent Heights',
  'Elbow Dr SW, Kingsland',
  'Memorial Dr NW, Hillhurst',
  '17 Ave SW, Bankview',
  'Macleod Trail SE, Acadia',
]
/** What people ask for, by source, and how often each source is used. */
const ASKED = [
  {
    source: LEAD_SOURCE.evaluationPage,
    often: 5,
    page: '/evaluation',
    texts: [
      'What is our house worth? We think of selling in spring.',
      'We have outgrown our townhouse, and would like to know what it would bring.',
    ],
  },
  {
    source: LEAD_SOURCE.contactPage,
    often: 3,
    page: '/contact',
    texts: [
      'Could somebody show us condos near a C-Train station?',
      'We move to Calgary in June, and look for a family home in a quiet quadrant.',
    ],
  },
  {
    source: LEAD_SOURCE.contactForm,
    often: 2,
    page: '/',
    texts: ['Please call me about an acreage.', 'Is now a good time to sell a condo?'],
  },
  {
    source: LEAD_SOURCE.joinTeam,
    often: 1,
    page: '/join-our-team',
    texts: ['I have been licensed for four years, and look for a team.'],
  },
] as const

const Member = v.object({ user_id: v.string() })

/** Stores `count` of them. Throws away from this machine, and where there is no team to own them. */
export async function seedLeads(source: LeadSource, text: string): Promise<string> {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new Error(`Seed 1 to ${MOST} leads, such as: npm run leads -- seed 500`)
  if (!['127.0.0.1', 'localhost'].includes(new URL(source.url).hostname))
    throw new Error('Samples are for a database on this machine.')
  const members = await fetchAll(source, 'team_members', { left_at: 'is.null' }, Member)
  if (members.length === 0)
    throw new Error('Nobody is in the team yet: npm run team -- invite EMAIL --name NAME')
  const owners = members.map(({ user_id }) => user_id)
  const samples = sampleLeads(count, Date.now(), owners)
  for (let at = 0; at < count; at += AT_ONCE)
    await callFunction(source, 'seed_leads', { samples: samples.slice(at, at + AT_ONCE) })
  return `Stored ${count} samples of the last ${DAYS} days. Take them away with: npm run leads -- unseed`
}

/** What `seed_leads` takes. */
export const sampleLeads = (count: number, now: number, owners: readonly string[]) =>
  Array.from({ length: count }, (_, index) => sample(index, count, now, owners))

export async function unseedLeads(source: LeadSource): Promise<string> {
  return `Took ${v.parse(v.number(), await callFunction(source, 'unseed_leads', {}))} samples away.`
}

type Step = { event: string; from: string; to: string; at: number; note: string }

function sample(index: number, count: number, now: number, owners: readonly string[]) {
  const random = randomFrom(index + 1)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  // The newest came within minutes, so that something waits.
  const receivedAt =
    now -
    (index < 4 ? (index + 1) * 50_000 : (index / count) * DAYS * 1_440 * MINUTE_MS + random() * 3_600_000)
  const asked = pick(ASKED.flatMap((one) => Array.from({ length: one.often }, () => one)))
  const [first_name, last_name] = [pick(NAMES), pick(SURNAMES)]
  const held = index >= 4 && random() < 0.04
  const owner = pick(owners)
  const steps = held || index < 4 ? [] : history(receivedAt, now, random, pick)
  const score = Math.round(random() * 20) * 5
  const line = String(index % 10_000).padStart(4, '0')
  return {
    row: {
      received_at: new Date(receivedAt).toISOString(),
      submitted_at: new Date(receivedAt).toISOString(),
      first_name,
      last_name,
      email: `${first_name}.${last_name}.${index}@example.com`.toLowerCase(),
      phone: `(403) 555-${line}`,
      phone_number: `+1403555${line}`,
      message: pick(asked.texts),
      address:
        asked.source === LEAD_SOURCE.evaluationPage
          ? `${1 + Math.floor(random() * 4_000)} ${pick(STREETS)}`
          : null,
      source: asked.source,
      tags: [],
      score,
      score_reasons: [{ reason: 'Spent time on the page', points: score }],
      utm: random() < 0.3 ? { source: 'google', medium: 'cpc', campaign: 'sellers' } : {},
      page: asked.page,
      referrer: 'direct',
      time_on_page_seconds: Math.round(random() * 300),
      user_agent: 'sample',
    },
    held: held ? [{ reason: 'Filled in within a second', points: 50 }] : null,
    contactedAt: iso(steps.find(({ event }) => event === 'case.contacted')?.at),
    moves: steps.map((step) => ({ ...step, at: iso(step.at), owner })),
  }
}

const iso = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())

/** What was done with it until now: mostly fast, sometimes after a night. */
function history(
  from: number,
  now: number,
  random: () => number,
  pick: <T>(list: readonly T[]) => T,
): Step[] {
  const way = [
    { event: 'case.claimed', from: 'new', to: 'claimed', after: 2 + random() ** 4 * 600, odds: 1 },
    { event: 'case.contacted', from: 'claimed', to: 'contacted', after: 4 + random() ** 3 * 900, odds: 0.96 },
    { event: 'case.met', from: 'contacted', to: 'meeting', after: 600 + random() * 8_000, odds: 0.4 },
    { event: 'case.won', from: 'meeting', to: 'client', after: 3_000 + random() * 20_000, odds: 0.5 },
  ]
  const steps: Step[] = []
  let at = from
  for (const { odds, after, ...step } of way) {
    at += after * MINUTE_MS
    if (at > now || random() > odds) break
    steps.push({ ...step, at, note: '' })
  }
  const last = steps.at(-1)
  const end = at + 5 * 1_440 * MINUTE_MS
  if (last && last.to !== 'client' && end < now)
    steps.push({ event: 'case.lost', from: last.to, to: 'lost', at: end, note: pick(desk.lead.reasons) })
  return steps
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
