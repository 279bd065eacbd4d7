/** When a surge begins and ends, and that nothing which waits for its end is lost or held unasked, on both databases. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { SURGE } from '../../content/screening.ts'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { createSurges } from '../../supabase/functions/_shared/lead/surge.ts'
import { surgeLeadsReport, surgeReport } from '../../supabase/functions/_shared/lead/surge-report.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { as, ask, during, member, moveLead } from '../support/team.ts'

const FLOOR = 5
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LINKS = { site: 'https://site.example', functions: 'https://functions.example' }
const START = Date.parse('2026-11-23T16:00:00Z')

await onBothDatabases((database, server) => {
  beforeEach(() => database.reset())

  const surges = () => createSurges(database.call, FLOOR)
  const { passing: _, ...allWait } = surges().rules
  const watch = (at: number) => surges().watch(new Date(at))
  /** Stores leads that nothing tells from visitors', in one call. */
  const come = async (
    count: number,
    at: number,
    email = 'ada@example.com',
    { network = 'program', rules = allWait }: { network?: string; rules?: object } = {},
  ) => {
    const form = await storedForm()
    const leads = Array.from({ length: count }, () => {
      const submissionId = randomUUID()
      const seenAt = new Date(at).toISOString()
      return leadParameter({
        ...form,
        submissionId,
        email,
        screening: {
          ...form.screening,
          seenAt,
          text: submissionId,
          network,
          limits: [],
          mailboxLimit: { ...form.screening.mailboxLimit, allowed: 100_000 },
        },
      })
    })
    await database.call('accept_leads', {
      leads: JSON.stringify(leads),
      deliveries: JSON.stringify(
        ['lead-acknowledgement', 'lead-alert'].map((kind) => ({ kind, mailboxLimit: null })),
      ),
      rules: JSON.stringify(rules),
    })
  }
  /** How many deliveries of a kind are due, wait, or are not sent any more. */
  const count = async (kind: string) => {
    const [row] = await database.query(
      `select
         count(*) filter (where status = 'due' and due_at <> 'infinity')::integer as due,
         count(*) filter (where due_at = 'infinity' and status = 'due')::integer as waits,
         count(*) filter (where status = 'void')::integer as void
       from public.outbox where kind = $1`,
      [kind],
    )
    return row
  }
  const begun = async () => (await database.query('select form from public.surges')).length
  /** What each list that the team got says. */
  const lists = async () =>
    (
      await database.query(
        `select public.mail_subject(kind, subject_id) as subject from public.outbox
         where kind = 'team-surge-leads' order by id`,
      )
    ).map(({ subject }) => subject)
  const subjectOf = async (kind: string) =>
    (await database.query('select public.mail_subject($1, id) as subject from public.surges', [kind]))[0]
      ?.subject

  describe('a surge', () => {
    it('begins when more than the floor come within an hour, with the call that brings them', async () => {
      await come(FLOOR, START)
      await come(FLOOR, START + HOUR + MINUTE)
      expect(await begun()).toBe(0)
      await come(1, START + HOUR + 2 * MINUTE)
      expect([await begun(), await count('team-surge')]).toEqual([1, { due: 1, waits: 0, void: 0 }])
      const mail = await surgeReport(LINKS)(await subjectOf('team-surge'))
      expect(mail.subject).toBe('Far more leads than usual')
      expect(await count('lead-acknowledgement')).toEqual({ due: 2 * FLOOR, waits: 1, void: 0 })
    })

    it('begins for all of a call that brings more at once', async () => {
      await come(FLOOR + 1, START)
      expect(await count('lead-team-email')).toEqual({ due: 0, waits: FLOOR + 1, void: 0 })
    })

    it('takes three times the busiest hour of four weeks, of which surges are no part', async () => {
      await come(FLOOR, START - (SURGE.weeks * 7 + 1) * DAY)
      await come(4, START - (SURGE.weeks * 7 - 1) * DAY)
      await come(50, START - 40 * DAY)
      await watch(START - 40 * DAY + 2 * HOUR)
      await come(50, START - 5 * DAY)
      await watch(START - 5 * DAY + 2 * HOUR)
      expect(await begun()).toBe(2)
      await watch(START)
      await come(3 * 4, START)
      expect(await begun()).toBe(2)
      await come(1, START + MINUTE)
      expect(await begun()).toBe(3)
    })

    it('is begun once by calls at the same moment, and none of them fails', async () => {
      await Promise.all(Array.from({ length: 8 }, () => come(FLOOR + 1, START)))
      expect([await begun(), await count('team-surge')]).toEqual([1, { due: 1, waits: 0, void: 0 }])
    })

    it('delays no visitor whose network sends little, whatever one network sends', async () => {
      const { rules } = surges()
      for (let burst = 0; burst < 4; burst++)
        await come(FLOOR + 1, START + burst * MINUTE, undefined, { rules })
      const waits = 4 * (FLOOR + 1) - SURGE.passingOfNetwork.allowed
      expect(await count('lead-acknowledgement')).toMatchObject({ waits })
      for (let home = 0; home < 3; home++)
        await come(1, START + 5 * MINUTE, 'grace@example.com', { network: `home ${home}`, rules })
      for (const kind of ['lead-team-email', 'lead-alert', 'lead-acknowledgement'])
        expect(await count(kind)).toEqual({ due: SURGE.passingOfNetwork.allowed + 3, waits, void: 0 })
    })

    it('sends no more at once than may come without one, from however many networks', async () => {
      const { rules } = surges()
      for (let index = 0; index < 5 * FLOOR; index++)
        await come(1, START, undefined, { network: `network ${index}`, rules })
      expect(await count('lead-acknowledgement')).toEqual({ due: 2 * FLOOR, waits: 3 * FLOOR, void: 0 })
    })

    it('is listed to the team every ten minutes while it lasts, each lead once', async () => {
      await come(FLOOR + 1, START)
      await watch(START + 9 * MINUTE)
      expect(await count('team-surge-leads')).toMatchObject({ due: 0 })
      await watch(START + 10 * MINUTE)
      await watch(START + 11 * MINUTE)
      expect(await count('team-surge-leads')).toMatchObject({ due: 1 })
      await come(1, START + 12 * MINUTE, 'grace@example.com')
      await watch(START + 20 * MINUTE)
      const [first, second] = await lists()
      expect(first).toMatchObject({ over: false, count: FLOOR + 1 })
      expect(second).toMatchObject({ over: false, count: 1, leads: [{ email: 'grace@example.com' }] })
      expect((await surgeLeadsReport(LINKS)(second)).text).toContain('still coming')
      expect(await count('lead-acknowledgement')).toEqual({ due: 0, waits: FLOOR + 2, void: 0 })
      await watch(START + 2 * HOUR)
      expect(await lists()).toHaveLength(2)
      expect(await count('lead-acknowledgement')).toEqual({ due: FLOOR + 2, waits: 0, void: 0 })
    })

    it('ends when half as many come as are allowed', async () => {
      await come(FLOOR + 1, START)
      await come(3, START + HOUR)
      await watch(START + HOUR + MINUTE)
      expect(await count('lead-acknowledgement')).toMatchObject({ waits: FLOOR + 1 + 3 })
      await watch(START + 2 * HOUR)
      expect(await count('lead-acknowledgement')).toEqual({ due: FLOOR + 1 + 3, waits: 0, void: 0 })
      for (const kind of ['lead-team-email', 'lead-alert'])
        expect(await count(kind)).toEqual({ due: 0, waits: 0, void: FLOOR + 1 + 3 })
      expect(await count('team-surge-leads')).toEqual({ due: 1, waits: 0, void: 0 })
      const mail = await surgeLeadsReport(LINKS)((await lists())[0])
      expect(mail.subject).toBe(`${FLOOR + 1 + 3} leads of the surge`)
      expect(mail.text).toContain('ada@example.com')
    })

    it('ends after a day, however many still come', async () => {
      for (let at = START; at <= START + DAY; at += 30 * MINUTE) {
        await watch(at)
        expect(await count('lead-acknowledgement')).toMatchObject({
          due: at < START + DAY ? 0 : 48 * (FLOOR + 1),
        })
        await come(FLOOR + 1, at)
      }
    })

    it('ends when the clock was set back', async () => {
      await come(FLOOR + 1, START)
      await watch(START - DAY)
      expect(await count('lead-acknowledgement')).toMatchObject({ due: FLOOR + 1, waits: 0 })
    })
  })

  it('what a call stores that had begun before the end of the surge is sent', async () => {
    await come(FLOOR + 1, START)
    await watch(START + 2 * HOUR)
    await database.query(
      `update public.outbox set status = 'due', due_at = 'infinity' where kind = 'lead-team-email'
       and id = (select min(id::text)::uuid from public.outbox where kind = 'lead-team-email')`,
    )
    await watch(START + 2 * HOUR + MINUTE)
    expect(await count('lead-team-email')).toEqual({ due: 1, waits: 0, void: FLOOR })
  })

  it('who is erased is not in the list, and its copy is named where it may have been sent', async () => {
    await come(FLOOR, START)
    await come(1, START, 'grace@example.com')
    await watch(START + 2 * HOUR)
    const receipt = await database.call('forget_person', { email: 'grace@example.com' })
    expect(receipt).toMatchObject({ delivered: { 'lead-team-email': 1 } })
    expect(JSON.stringify(await lists())).not.toContain('grace@example.com')
  })

  it('newsletter requests have a surge of their own, whose confirmations wait', async () => {
    for (let index = 0; index <= FLOOR; index++)
      await requestNewsletter(database, `${index}@example.com`, allWait)
    expect(await count('newsletter-confirmation')).toEqual({ due: FLOOR, waits: 1, void: 0 })
    const { rules } = surges()
    for (const network of ['home', 'program', 'program', 'program'])
      await requestNewsletter(database, `${randomUUID()}@example.com`, rules, network)
    expect(await count('newsletter-confirmation')).toEqual({ due: FLOOR + 3, waits: 2, void: 0 })
    const mail = await surgeReport(LINKS)(await subjectOf('team-surge'))
    expect(mail.subject).toBe('Far more newsletter requests than usual')
    await watch(Date.now() + 2 * HOUR)
    expect(await count('newsletter-confirmation')).toEqual({ due: FLOOR + 5, waits: 0, void: 0 })
  })

  describe('a surge at the desk', () => {
    let [chief, agent] = ['', '']
    beforeEach(async () => {
      ;[chief, agent] = [await member(database, 'Cleo', 'lead'), await member(database, 'Ada', 'agent')]
    })
    const counts = (who: string) =>
      as(database, who, `select public.desk_list('{"view": "held"}') -> 'counts'`)
    const hold = (who: string | null) => ask(database, who, 'desk_hold_surge')
    const waiting = { leads: FLOOR + 1, confirmations: 0 }

    it('is seen by managers alone, while it lasts or something waits', async () => {
      const quiet = { unclaimed: FLOOR + 1, mine: 0, held: 0 }
      await come(FLOOR + 1, START)
      expect(await counts(chief)).toMatchObject({ ...quiet, surge: waiting })
      expect(await counts(agent)).toEqual(quiet)
      await watch(START + 2 * HOUR)
      expect(await counts(chief)).toEqual(quiet)
    })

    it('is held once, by managers alone, and the history says by whom', async () => {
      await come(FLOOR + 1, START)
      await expect(hold(agent)).rejects.toThrow('only for the team')
      await expect(hold(null)).rejects.toThrow('permission denied')
      const answers = await Promise.all([hold(chief), hold(chief)])
      const nothing = { leads: 0, confirmations: 0 }
      expect(answers).toEqual(expect.arrayContaining([waiting, nothing]))
      expect(await counts(chief)).toMatchObject({ held: FLOOR + 1, surge: nothing })
      const events = await database.query('select lead_id, member, event from public.lead_events')
      expect(events).toHaveLength(FLOOR + 1)
      for (const event of events) expect(event).toMatchObject({ member: chief, event: 'case.held' })
      const release = [{ lead: events[0]?.lead_id, version: 1, move: randomUUID() }]
      await ask(database, agent, 'move_leads', 'case.released', release)
      expect(await counts(chief)).toMatchObject({ unclaimed: 1, held: FLOOR })
    })

    it.runIf(server)('that is held leaves what a member claims at the same moment', async () => {
      await come(FLOOR + 1, START)
      const [lead] = await database.query('select lead_id from public.lead_cases limit 1')
      const claim = `select public.apply_move(c, 'case.claimed', 'claimed', $1, null, gen_random_uuid(), '')
        from public.lead_cases as c where c.lead_id = $2`
      const held = await during(database, claim, [agent, lead?.lead_id], () => hold(chief))
      expect(held).toEqual({ leads: FLOOR, confirmations: 0 })
      const screened = 'select held_at from public.lead_screenings where lead_id = $1'
      expect(await database.query(screened, [lead?.lead_id])).toEqual([{ held_at: null }])
    })

    it('that is held leaves what a member has claimed, which is answered when the surge ends', async () => {
      await come(FLOOR + 1, START)
      const [lead] = await database.query('select lead_id from public.lead_cases limit 1')
      await moveLead(database, agent, lead?.lead_id, 'case.claimed')
      expect(await counts(chief)).toMatchObject({ surge: { leads: FLOOR, confirmations: 0 } })
      expect(await hold(chief)).toEqual({ leads: FLOOR, confirmations: 0 })
      expect(await counts(chief)).toMatchObject({ held: FLOOR, surge: { leads: 0, confirmations: 0 } })
      await watch(START + 2 * HOUR)
      expect(await count('lead-acknowledgement')).toEqual({ due: 1, waits: 0, void: 0 })
      const held = await database.query(
        'select lead_id from public.lead_screenings where held_at is not null',
      )
      expect(held).not.toContainEqual(lead)
    })
  })
})
