/** A program that sends many leads gets neither the team nor strangers many mails, and delays no visitor; on both databases. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { TEAM_MAIL } from '../../content/constants.ts'
import { LEAD_PACE, NEWSLETTER_PACE } from '../../content/screening.ts'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadList } from '../../supabase/functions/_shared/lead/list-report.ts'
import { leadParameter, paceOf } from '../../supabase/functions/_shared/lead/store.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { member, watchLeads } from '../support/team.ts'

const KINDS = ['lead-team-email', 'lead-alert', 'lead-acknowledgement', 'lead-crm-webhook']
const START = Date.parse('2026-11-23T16:00:00Z')
const HOUR = 3_600_000

await onBothDatabases((database, server) => {
  beforeEach(() => database.reset())

  /** One lead that nothing tells from a visitor's, in a call of its own. */
  const comes = async (network: string, perHour: number, at = START) => {
    const form = await storedForm()
    const email = `${randomUUID()}@example.com`
    const screening = { ...form.screening, seenAt: new Date(at).toISOString(), network, limits: [] }
    await database.call('accept_leads', {
      leads: [leadParameter({ ...form, submissionId: randomUUID(), email, screening })],
      deliveries: KINDS.slice(1).map((kind) => ({ kind, mailboxLimit: null })),
      pace: paceOf(perHour),
    })
    return email
  }
  /** How many deliveries of each kind are due at once. */
  const due = async () =>
    Promise.all(
      KINDS.map(async (kind) =>
        Number(
          await database.value(
            "select count(*) from public.deliveries where kind = $1 and status = 'due' and due_at <= now()",
            [kind],
          ),
        ),
      ),
    )
  const lists = () =>
    database.query(
      `select public.delivery_subject(kind, subject_id) as subject, due_at > now() as waits
       from public.deliveries where kind = 'team-lead-list' order by id`,
    )

  it.each([4, 20])(
    'of many leads within an hour, %i are mailed one by one; the team gets a list of the others',
    async (perHour) => {
      const emails = []
      for (let index = 0; index < perHour + 40; index++) emails.push(await comes(`network ${index}`, perHour))
      expect(await due()).toEqual([perHour, perHour, perHour, perHour + 40])
      expect(await database.value('select count(*)::integer from public.leads')).toBe(perHour + 40)
      const [list, second] = await lists()
      expect(second).toBeUndefined()
      expect(list).toMatchObject({ waits: true, subject: { count: 40 } })
      const { subject, text } = await leadList({ site: 'https://site.example' })(list?.subject)
      expect(subject).toBe('40 more leads')
      for (const email of emails.slice(perHour, perHour + TEAM_MAIL.rows)) expect(text).toContain(email)
    },
  )

  it('one network uses up its own share alone, and others are mailed at once', async () => {
    const share = Math.ceil(LEAD_PACE.perHour * LEAD_PACE.networkShare)
    for (let index = 0; index < 60; index++) await comes('a program', LEAD_PACE.perHour)
    expect((await due())[0]).toBe(share)
    await comes('a home', LEAD_PACE.perHour)
    expect((await due())[0]).toBe(share + 1)
    await comes('a program', LEAD_PACE.perHour, START + HOUR)
    expect((await due())[0]).toBe(share + 2)
  })

  it('a list that is being written gets no more leads: the next one does', async () => {
    for (let index = 0; index < 3; index++) await comes(`network ${index}`, 1)
    await database.query(
      "update public.deliveries set status = 'sending', claims = 1 where kind = 'team-lead-list'",
    )
    await comes('late', 1)
    expect((await lists()).map(({ subject }) => subject)).toMatchObject([{ count: 2 }, { count: 1 }])
  })

  it.runIf(server)('leads that come at the same moment are in one list', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => comes(`network ${index}`, 1)))
    expect((await lists()).map(({ subject }) => subject)).toMatchObject([{ count: 7 }])
  })

  it('who is erased is not in the list, and their copy is named', async () => {
    await comes('one', 1)
    const [email] = [await comes('two', 1), await comes('three', 1)]
    expect(await database.call('forget_person', { email })).toMatchObject({
      delivered: { 'lead-team-email': 1 },
    })
    expect(JSON.stringify(await lists())).not.toContain(email)
  })

  it('those on duty get ten mails an hour about new leads, and then one for all that came', async () => {
    const ada = await member(database, 'Ada', 'agent')
    const notices = () =>
      database.query(
        `select cardinality(n.leads) as leads, d.due_at > now() as waits
         from public.team_notices as n join public.deliveries as d on d.subject_id = n.id
         where n.member = $1 order by n.at`,
        [ada],
      )
    for (let index = 0; index < 14; index++) {
      await comes(`network ${index}`, 100)
      await watchLeads(database)
      // Each of the first ten has left.
      await database.query(
        "update public.deliveries set status = 'sent' where kind = 'team-notice' and due_at <= now()",
      )
    }
    expect(await notices()).toEqual([
      ...Array.from({ length: 10 }, () => ({ leads: 1, waits: false })),
      { leads: 4, waits: true },
    ])
  })

  it('confirmation mails of the newsletter leave at their pace, in the order of the requests, for a day', async () => {
    const pace = { ...NEWSLETTER_PACE, allowed: 2 }
    for (let index = 0; index < 60; index++)
      await requestNewsletter(database, `${randomUUID()}@example.com`, pace)
    const waits = await database.query(
      `select round(extract(epoch from due_at - created_at) / 1800)::integer as half_hours
       from public.deliveries where kind = 'newsletter-confirmation' order by id`,
    )
    expect(waits.map(({ half_hours }) => half_hours)).toEqual([
      0,
      ...Array.from({ length: 50 }, (_, index) => index),
    ])
  })
})
