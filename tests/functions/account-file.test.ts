/**
 * What a visitor can read of their requests tells nothing that the team alone should know: for two people whose requests
 * differ in that only, the page of the account, the file and the receipt are the same, on both databases.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { forExtraFields } from '../../content/lead-fields.ts'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { account, as, ask, member, moveLead, noteLead } from '../support/team.ts'

const KINDS = ['lead-acknowledgement', 'lead-crm-webhook', 'lead-follow-up-boss', 'lead-alert'] as const

/** What the team knows of a request and its visitor is not to read. */
const unseen = fc.record({
  held: fc.boolean(),
  capturedBy: fc.constantFrom('signed-form', 'unsigned-form', 'direct-post'),
  reasons: fc.array(
    fc.record({ reason: fc.constantFrom('Contains markup for a link', 'Too fast'), points: fc.nat(100) }),
  ),
  points: fc.nat(100),
  tags: fc.subarray(['Lead Score: 85', 'High Quality Lead', 'Lead Score: 5']),
  value: fc.nat(1_000_000),
  deliveries: fc.subarray([...KINDS]),
  settled: fc.constantFrom('sent', 'dead', 'due', 'sending'),
  note: fc.constantFrom('', 'Sounds like a competitor'),
  /** Moves that leave it nobody's. */
  moves: fc.constantFrom<readonly string[]>(
    [],
    ['case.junked'],
    ['case.released'],
    ['case.released', 'case.junked'],
    ['case.junked', 'case.reopened'],
  ),
  offered: fc.boolean(),
})
type Unseen = typeof unseen extends fc.Arbitrary<infer Value> ? Value : never

/** What an agent does then, which the visitor is told. */
const seen = fc.constantFrom<readonly string[]>(
  [],
  ['case.claimed'],
  ['case.claimed', 'case.contacted', 'case.met'],
  ['case.claimed', 'case.returned'],
  ['case.claimed', 'case.lost'],
)

/** Without ids and addresses, and of times only their order and which are the same. */
function comparable(value: unknown, email: string): string {
  const text = JSON.stringify(value, null, 1)
  const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:[\d.]+(?:\+00:00|Z|\+00)?/g
  const times = [...new Set(text.match(TIME) ?? [])].toSorted()
  return text
    .replaceAll(email, 'the address')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'an id')
    .replace(TIME, (time) => `time ${times.indexOf(time)}`)
}

await onBothDatabases((database) => {
  let agent: string
  beforeAll(async () => {
    agent = await member(database, 'Cleo', 'agent')
  })

  const move = (lead: string, event: string) =>
    moveLead(database, agent, lead, event, { details: { note: 'because' } })

  /** A visitor whose one request the team knows so much of. */
  async function visitor(
    form: Awaited<ReturnType<typeof storedForm>>,
    known: Unseen,
    later: readonly string[],
  ) {
    const email = `${randomUUID()}@example.com`
    const { held, capturedBy, reasons, points, tags, value, deliveries } = known
    const [stored] = (await database.call('accept_leads', {
      leads: [
        leadParameter({
          ...form,
          submissionId: randomUUID(),
          email,
          tags: [...form.tags, ...tags],
          score: { points, reasons: [] },
          pipeline: { title: 'Hot', monetaryValue: value },
          consents: form.consents.map((consent) => ({ ...consent, capturedBy })),
          screening: { ...form.screening, capturedBy, held, reasons, limits: [] },
        }),
      ],
      deliveries: deliveries.map((kind) => ({ kind, mailboxLimit: null })),
    })) as { id: string }[]
    const lead = stored?.id ?? ''
    await database.query(
      `update public.deliveries set status = $2, settled_at = case when $2 = 'sent' then now() end, attempts = 1, claims = 1
       where lead_id = $1 and status = 'due'`,
      [lead, known.settled],
    )
    if (known.note) await noteLead(database, agent, lead, known.note)
    for (const event of known.moves) await move(lead, event)
    // What an agent can claim is nobody's, and neither held nor junk.
    if (later.length > 0) for (const event of ['case.released', 'case.reopened']) await move(lead, event)
    if (known.offered)
      await database.query(
        `select public.apply_move(c, 'case.offered', c.state, c.owner, null, gen_random_uuid(), 'Nobody claimed it')
         from public.leads as c where c.id = $1 and c.state = 'new'`,
        [lead],
      )
    for (const event of later) await move(lead, event)
    return { email, id: await account(database, email), lead }
  }

  describe('what a visitor reads', () => {
    it('is the same for two whose requests differ in what the team alone knows', async () => {
      const form = await storedForm()
      const ordinary = {
        ...{ held: false, capturedBy: 'signed-form', reasons: [], points: 50, tags: [], value: 1, note: '' },
        ...{ deliveries: ['lead-acknowledgement'], settled: 'sent', moves: [], offered: false },
      } satisfies Unseen
      await fc.assert(
        fc.asyncProperty(unseen, seen, fc.boolean(), async (known, later, sms) => {
          const answered = {
            ...form,
            consents: form.consents.map((one) => (one.channel === 'sms' ? { ...one, granted: sms } : one)),
          }
          const people = [await visitor(answered, ordinary, later), await visitor(answered, known, later)]
          for (const read of [
            () => 'select public.my_account()',
            () => 'select public.export_my_data()',
            (email: string) => `select public.erase_my_data('${email}')`,
          ]) {
            const answers = []
            for (const { id, email } of people)
              answers.push(comparable(await as(database, id, read(email)), email))
            expect(answers[1]).toBe(answers[0])
          }
        }),
        { numRuns: 60 },
      )
    }, 60_000)

    it('is still the same in the file of somebody who comes back after an erasure', async () => {
      const form = await storedForm()
      const files = []
      for (const held of [false, true]) {
        const known = { ...fc.sample(unseen, 1)[0], held, moves: [] } as Unseen
        const { email, id } = await visitor(form, known, [])
        await as(database, id, `select public.erase_my_data('${email}')`)
        const back = await account(database, email)
        files.push(comparable(await ask(database, back, 'export_my_data'), email))
      }
      expect(files[1]).toBe(files[0])
      expect(files[0]).toContain('"erasures"')
    })

    it('has everything that they gave, and their answers in the words that they read', async () => {
      const form = await storedForm()
      const known = { ...fc.sample(unseen, 1)[0], held: true, moves: [] } as Unseen
      const { email, id } = await visitor({ ...form, ...forExtraFields((name) => `my ${name}`) }, known, [])
      expect(await ask(database, id, 'export_my_data')).toMatchObject({
        email,
        leads: [
          {
            email,
            first_name: form.firstName,
            last_name: form.lastName,
            phone: form.phone,
            message: form.message,
            ...forExtraFields((name) => `my ${name}`),
            source: form.source,
            page: form.page,
            utm: form.utm,
            user_agent: form.tracking.userAgent,
            state: 'received',
            consents: form.consents.map(({ channel, granted, wording, preTicked }) => ({
              channel,
              granted,
              wording,
              pre_ticked: preTicked,
            })),
          },
        ],
      })
    })
  })
})
