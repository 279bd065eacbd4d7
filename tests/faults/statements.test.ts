/** Every SQL function that writes, failing after each of its statements in turn: nothing of it remains. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { type Database, startDatabase } from '../support/database.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { everythingIn } from '../support/rows.ts'
import { as, member, newLead, watchLeads } from '../support/team.ts'
import { acceptLead, mailsIn } from '../support/worker.ts'

const NOW = '2026-11-23T16:00:00Z'
const EMAIL = 'ada@example.com'
const ACKNOWLEDGEMENT = 'lead-acknowledgement'

/** Fails when it has counted as far as it is told, in each transaction from the beginning. */
const COUNTING = [
  'create schema faults',
  `create function faults.count_statement() returns trigger language plpgsql as $$
   declare
     v_number constant integer := coalesce(nullif(current_setting('faults.statement', true), ''), '0')::integer + 1;
   begin
     perform set_config('faults.statement', v_number::text, true);
     if v_number = nullif(current_setting('faults.failing', true), '')::integer then
       raise exception 'failed on purpose';
     end if;
     return null;
   end;
   $$`,
  `do $$
   declare
     v_table text;
   begin
     for v_table in select tablename from pg_tables where schemaname = 'public' loop
       execute format(
         'create trigger count_statement after insert or update or delete on public.%I
          for each statement execute function faults.count_statement()', v_table
       );
     end loop;
   end;
   $$`,
]

/** A database of one connection, on a server or built in, that fails where `failAt` says. */
async function startFailingDatabase({ server }: { server: string | null }): Promise<Database> {
  const database = await startDatabase({ server, connections: 1 })
  for (const statement of COUNTING) await database.query(statement)
  return database
}

/** From now on every transaction fails after so many statements that write; with null none does. */
const failAt = (database: Database, statement: number | null) =>
  database.query("select set_config('faults.failing', $1, false)", [String(statement ?? '')])

type Action = (database: Database) => Promise<unknown>
/** What is there before, and resolves to the call, which writes in at least so many statements. */
type Case = { writes: number; prepare(database: Database): Promise<Action> }
const writing = (writes: number, prepare: Case['prepare']): Case => ({ writes, prepare })

const settle = async (database: Database, result: object): Promise<Action> => {
  await acceptLead(database, [])
  await claim(database)
  const [mail] = await mailsIn(database)
  return ({ call }) => call('settle_delivery', { delivery: mail?.id, attempt: 1, ...result })
}
const claim: Action = ({ call }) =>
  call('claim_delivery', {
    provider: 'resend',
    worker: randomUUID(),
    kinds: ['lead-team-email', ACKNOWLEDGEMENT],
    per_second: 10,
    lease_seconds: 120,
    still_sending: false,
  })

const move =
  (who: string, lead: string, event = 'case.claimed', version = 0, id = randomUUID()): Action =>
  (database) =>
    as(database, who, "select public.move_lead($1, $2, $3, $4, '{}')", [lead, event, version, id])

const CASES: Record<string, Case> = {
  'accepting a lead': writing(
    6,
    async () => (database) => acceptLead(database, [ACKNOWLEDGEMENT, 'lead-crm-webhook']),
  ),
  'accepting a lead that is held': writing(
    5,
    async () => (database) => acceptLead(database, [ACKNOWLEDGEMENT], { held: true }),
  ),
  'accepting a lead that the team gets in a list': writing(8, async (database) => {
    const lead = async () => acceptLead(database, [ACKNOWLEDGEMENT], { perHour: 1 })
    await lead()
    return lead
  }),
  'releasing a lead': writing(3, async (database) => {
    const lead = await acceptLead(database, [ACKNOWLEDGEMENT], { held: true })
    return ({ call }) => call('release_lead', { lead })
  }),
  'subscribing to the newsletter': writing(4, async () => (database) => requestNewsletter(database, EMAIL)),
  'confirming a subscription': writing(3, async (database) => {
    const { tokenHash } = await requestNewsletter(database, EMAIL)
    return ({ call }) =>
      call('follow_newsletter_link', { hashed_token: tokenHash, action: 'confirm', lifetime_days: 7 })
  }),
  unsubscribing: writing(2, async (database) => {
    const { tokenHash } = await requestNewsletter(database, EMAIL)
    return ({ call }) =>
      call('follow_newsletter_link', { hashed_token: tokenHash, action: 'unsubscribe', lifetime_days: 7 })
  }),
  'claiming a delivery': writing(4, async (database) => {
    await acceptLead(database, [])
    return claim
  }),
  'recording a delivery as sent': writing(2, (database) =>
    settle(database, { failure: null, sent_by: 'resend' }),
  ),
  'giving up a delivery, with its alarm': writing(3, (database) =>
    settle(database, { failure: 'refused', may_be_sent: false, final: true }),
  ),
  'recording a complaint': writing(3, async (database) => {
    await acceptLead(database, [ACKNOWLEDGEMENT])
    const [mail] = await mailsIn(database, ACKNOWLEDGEMENT)
    const event = {
      id: randomUUID(),
      delivery: mail?.id,
      type: 'complained',
      permanent: false,
      reason: null,
      occurredAt: NOW,
    }
    return ({ call }) => call('record_mail_event', { event })
  }),
  'claiming a lead': writing(2, async (database) =>
    move(await member(database, 'Ada', 'agent'), await newLead(database)),
  ),
  'releasing a held lead from the desk': writing(3, async (database) =>
    move(await member(database, 'Ada', 'agent'), await newLead(database, { held: true }), 'case.released'),
  ),
  'removing a member with a claimed lead': writing(3, async (database) => {
    await member(database, 'Cleo', 'manager')
    const agent = await member(database, 'Ada', 'agent')
    await move(agent, await newLead(database))(database)
    return ({ call }) => call('remove_member', { member: agent })
  }),
  'assigning a lead that nobody claimed, and telling of another': writing(5, async (database) => {
    await member(database, 'Ada', 'agent')
    await newLead(database)
    await database.query("update public.leads set since = since - interval '1 hour'")
    await newLead(database, { email: EMAIL })
    return watchLeads
  }),
  'reminding an owner, and telling the managers': writing(6, async (database) => {
    await member(database, 'Cleo', 'manager')
    const agent = await member(database, 'Ada', 'agent')
    await move(agent, await newLead(database))(database)
    await database.query("update public.leads set clock_from = clock_from - interval '1 day', reminders = 1")
    return watchLeads
  }),
  'undoing a move': writing(2, async (database) => {
    const agent = await member(database, 'Ada', 'agent')
    const lead = await newLead(database)
    await move(agent, lead)(database)
    return move(agent, lead, 'case.undone', 1)
  }),
  'forgetting a person': writing(8, async (database) => {
    await acceptLead(database, [ACKNOWLEDGEMENT], { email: EMAIL })
    await requestNewsletter(database, EMAIL)
    return ({ call }) => call('forget_person', { email: EMAIL })
  }),
  'erasing what is old': writing(8, async (database) => {
    await acceptLead(database, [ACKNOWLEDGEMENT], { receivedAt: '2020-01-01T00:00:00Z' })
    return ({ call }) => call('apply_retention', { seen_at: NOW, months: 24, batch: 10 })
  }),
}

await onBothDatabases(
  (database) => {
    describe('a failure after each statement leaves no partial row', () => {
      beforeEach(() => database.reset())
      afterEach(() => failAt(database, null))

      it.each(Object.entries(CASES))('%s', async (_case, { writes, prepare }) => {
        const action = await prepare(database)
        const before = await everythingIn(database)
        let failures = 0
        for (; ; failures++) {
          await failAt(database, failures + 1)
          const failure = await action(database).then(
            () => undefined,
            (error: unknown) => String(error),
          )
          if (failure === undefined) break
          expect(failure).toContain('failed on purpose')
          expect(await everythingIn(database)).toEqual(before)
        }
        expect(failures).toBeGreaterThanOrEqual(writes)
        expect(await everythingIn(database)).not.toEqual(before)
      })
    })
  },
  { start: startFailingDatabase },
)
