/**
 * How many honest leads and how many of bots are held, counted on the function's own code and the database's
 * own SQL, with a simulated clock. The figures are those of the generator in tests/support/senders.ts: a
 * bot that behaves like a person in all that the server sees is not held, and is not among them.
 * `SUBMISSIONS` sets how many there are; docs/testing.md has the figures for 10,000.
 */
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { LEAD_LIMIT, SUSPICION } from '../../content/screening.ts'
import { createClientIdentification } from '../../supabase/functions/_shared/http/client.ts'
import { createFormTokens, type FormTokens } from '../../supabase/functions/_shared/lead/form-token.ts'
import { createLeadStore } from '../../supabase/functions/_shared/lead/store.ts'
import { createKeyedHash } from '../../supabase/functions/_shared/runtime/hash.ts'
import { handle } from '../../supabase/functions/send-lead-email/handle.ts'
import { BOTS, HONEST } from '../support/senders.ts'
import { emptiedDatabase } from '../support/shared.ts'
import { createSubmissions, type Submission, seeded } from '../support/submissions.ts'

const COUNT = Number(process.env.SUBMISSIONS || 1_000)
const SEED = 20_261_121
const START = Date.parse('2026-11-02T15:00:00Z')
const MINUTE = 60_000
const MINIMUM_FILL_MS = SUSPICION.tooFast.underMs

const Rows = v.array(
  v.object({
    email: v.string(),
    held: v.boolean(),
    waits: v.boolean(),
    reasons: v.array(v.object({ reason: v.string() })),
  }),
)

const database = await emptiedDatabase()
let tokens: FormTokens
beforeEach(async () => {
  tokens = await createFormTokens('secret')
})

/** The lead function on the database. */
async function start() {
  const store = createLeadStore(database.call)
  const identifyClient = createClientIdentification(await createKeyedHash('secret'), 1)
  let id = 0
  const send = ({ at, request }: Submission) =>
    handle(request, {
      submitLead: store.submit,
      identifyClient,
      readFormToken: tokens.read,
      asksWork: tokens.work > 0,
      minimumFillMs: MINIMUM_FILL_MS,
      startDelivery: () => undefined,
      now: () => new Date(at),
      newId: () => `00000000-0000-4000-8000-${String(id++).padStart(12, '0')}`,
      siteUrl: undefined,
      log: (line) => {
        throw new Error(line)
      },
    })
  const stored = async () =>
    v.parse(
      Rows,
      await database.query(`
        select l.email, l.state = 'held' as held, d.due_at = 'infinity' as waits, l.suspicions as reasons
        from leads as l
        join deliveries as d on d.lead_id = l.id`),
    )
  return { send, stored }
}

/** Sends everything in the order of time; resolves to what is stored of each kind. */
async function run(submissions: Submission[]) {
  const { send, stored } = await start()
  const kinds = new Map<string, string>()
  let refused = 0
  for (const submission of submissions.toSorted((one, other) => one.at - other.at)) {
    const { kind, request } = submission
    const text = await request.clone().text()
    const email = text.startsWith('{') ? JSON.parse(text).email : new URLSearchParams(text).get('email')
    kinds.set(email, kind)
    const response = await send(submission)
    const location = response.headers.get('location') ?? ''
    if (response.status !== 200 && !location.includes('lead=sent')) refused++
  }
  const rows = await stored()
  const people = new Set(rows.map(({ email }) => email))
  const byKind = [...new Set(kinds.values())].map((kind) => {
    const own = rows.filter(({ email }) => kinds.get(email) === kind)
    const held = own.filter(({ held }) => held)
    const reasons = new Map<string, number>()
    for (const { reason } of held.flatMap(({ reasons }) => reasons))
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    return { kind, stored: own.length, held: held.length, share: held.length / own.length, reasons }
  })
  const held = rows.filter(({ held }) => held)
  for (const { kind, stored, held, share, reasons } of byKind)
    console.log(kind, `${held} of ${stored} held (${(share * 100).toFixed(2)} %)`, ...reasons)
  return {
    refused,
    lost: [...kinds.keys()].filter((email) => !people.has(email)).length,
    share: held.length / rows.length,
    byKind,
    /** Held leads whose mail is due, and others whose mail waits. */
    inconsistent: rows.filter(({ held, waits }) => held !== waits).length,
  }
}

async function honestSubmissions(seed: number, count = COUNT): Promise<Submission[]> {
  const random = seeded(seed)
  const make = createSubmissions(random, tokens)
  const kinds = Object.values(HONEST)
  const all: Submission[] = []
  // A visitor every four minutes, day and night: some ten times what such a team gets.
  for (let at = START; all.length < count; at += -Math.log(1 - random()) * 4 * MINUTE) {
    const kind = kinds[make.below(kinds.length)]
    if (kind) all.push(...(await kind(make, at)))
  }
  return all
}

async function botSubmissions(seed: number, count = COUNT, everyMs = 6_000): Promise<Submission[]> {
  const random = seeded(seed)
  const make = createSubmissions(random, tokens, await tokens.issue(new Date(START - MINUTE)))
  const kinds = Object.values(BOTS)
  const all: Submission[] = []
  for (let index = 0; index < count; index++) {
    const kind = kinds[index % kinds.length]
    if (kind) all.push(await kind(make, START + index * everyMs, index))
  }
  return all
}

describe(`of ${COUNT} submissions`, () => {
  it('of honest people, none is refused or lost, and less than 0.3% are held', async () => {
    const result = await run(await honestSubmissions(SEED))
    expect(result).toMatchObject({ refused: 0, lost: 0, inconsistent: 0 })
    expect(result.share).toBeLessThan(0.003)
  }, 300_000)

  it('of honest people whose browsers are asked for work, less than 0.3% are held', async () => {
    tokens = await createFormTokens('secret', 4)
    const result = await run(await honestSubmissions(SEED, COUNT / 4))
    expect(result).toMatchObject({ refused: 0, lost: 0, inconsistent: 0 })
    expect(result.share).toBeLessThan(0.003)
  }, 300_000)

  it('of six kinds of bots, none is lost, 99% are held, and of each kind 1% pass or what the limits let through at once', async () => {
    const result = await run(await botSubmissions(SEED))
    expect(result).toMatchObject({ refused: 0, lost: 0, inconsistent: 0 })
    expect(result.share).toBeGreaterThanOrEqual(0.99)
    for (const { kind, stored, held } of result.byKind) {
      const allowed = Math.max(LEAD_LIMIT.scripted.allowed, stored / 100)
      expect({ kind, tooMany: stored - held > allowed }).toEqual({ kind, tooMany: false })
    }
  }, 300_000)

  it('of honest people among bots, less than 0.3% are held', async () => {
    const honest = await honestSubmissions(SEED + 1, COUNT / 2)
    const until = Math.max(...honest.map(({ at }) => at))
    const count = Math.floor(COUNT / 3)
    const bots = await botSubmissions(SEED + 2, count, (until - START) / count)
    const { byKind } = await run([...honest, ...bots])
    const people = byKind.filter(({ kind }) => kind in HONEST)
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const share = sum(people.map(({ held }) => held)) / sum(people.map(({ stored }) => stored))
    expect(share).toBeLessThan(0.003)
  }, 300_000)
})
