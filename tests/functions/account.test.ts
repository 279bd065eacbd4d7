/** The page of an account: everything for its own confirmed address, and nothing for anybody else, on both databases. */
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { createWordings } from '../../supabase/functions/_shared/lead/wordings.ts'
import { sha256 } from '../../supabase/functions/_shared/runtime/hash.ts'
import { erasureNotice } from '../../supabase/functions/_shared/team/erasure.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { everythingIn } from '../support/rows.ts'
import { account, as, ask, member, moveLead, newLead, signIn } from '../support/team.ts'

const ADA = 'ada@example.com'
const HASH = await sha256(site.consent.email.label)
const CALLS = {
  read: 'select public.my_account()',
  export: 'select public.export_my_data()',
  consent: `select public.set_my_consent('email', true, '${HASH}')`,
  newsletter: 'select public.set_my_newsletter(true)',
  erase: `select public.erase_my_data('${ADA}')`,
}

await onBothDatabases((database) => {
  beforeEach(async () => {
    await database.reset()
    await database.query('delete from auth.users')
    await createWordings(database.call)()
  })

  describe('an address that is confirmed', () => {
    it('takes the password and the sessions from before with it, in the same statement, and only then', async () => {
      const ada = await account(database, ADA, false)
      const stored = async () => ({
        ...(await database.query('select encrypted_password from auth.users where id = $1', [ada]))[0],
        sessions: (await database.query('select from auth.sessions where user_id = $1', [ada])).length,
      })
      const set = (what: string) => database.query(`update auth.users set ${what} where id = $1`, [ada])
      await set("encrypted_password = 'a stranger’s'")
      await set('email_confirmed_at = now()')
      expect(await stored()).toEqual({ encrypted_password: null, sessions: 0 })
      await signIn(database, ada)
      await set("encrypted_password = 'their own'")
      await set("email_confirmed_at = now() + interval '1 minute', email = upper(email)")
      expect(await stored()).toEqual({ encrypted_password: 'their own', sessions: 1 })
    })

    it('stays the account’s', async () => {
      const ada = await account(database, ADA)
      await expect(
        database.query("update auth.users set email = 'grace@example.com' where id = $1", [ada]),
      ).rejects.toThrow('cannot be changed')
    })

    it.each(['ada+,mallory@example.com', 'ada+;m@example.com', '<ada@example.com>', 'ada+(m)@example.com'])(
      'opens nothing when mail programs may read it otherwise: %s',
      async (email) => {
        await newLead(database, { email: ADA })
        const stranger = await account(database, email)
        expect(await as(database, stranger, CALLS.read)).toBeNull()
      },
    )
  })

  describe('the account of an address', () => {
    it('reads its requests alone, with a state that tells nothing of screening', async () => {
      const lead = await newLead(database, { email: 'Ada@Example.com' })
      const held = await newLead(database, { email: ADA, held: true })
      await newLead(database, { email: 'grace@example.com' })
      const ada = await account(database, ADA)
      expect(await as(database, ada, CALLS.read)).toMatchObject({
        email: ADA,
        team: false,
        requests: [
          { id: held, state: 'received' },
          { id: lead, state: 'received' },
        ],
        consents: { email: true, sms: false },
        newsletter: null,
        unwritten: false,
      })
      const agent = await member(database, 'Cleo', 'agent')
      await moveLead(database, agent, lead, 'case.claimed')
      expect(await as(database, ada, CALLS.read)).toMatchObject({
        requests: [{ state: 'received' }, { state: 'claimed' }],
      })
      expect(JSON.stringify(await as(database, ada, CALLS.read))).not.toContain('score')
    })

    it('erases everything, with a receipt, and the account; nobody else’s', async () => {
      await newLead(database, { email: 'grace@example.com' })
      const others = await everythingIn(database)
      await newLead(database, { email: ADA })
      await requestNewsletter(database, ADA)
      const ada = await account(database, ADA)
      await ask(database, ada, 'set_my_consent', 'email', false, HASH)
      expect(await as(database, ada, CALLS.erase)).toMatchObject({
        id: expect.any(String),
        counts: { leads: 1, newsletter_subscribers: 1, consent_changes: 1, accounts: 1 },
        copies: true,
      })
      await database.query("delete from public.deliveries where kind = 'team-erasure'")
      const left = await everythingIn(database)
      for (const stored of [left, others])
        for (const table of ['erasure_receipts', 'delivery_providers']) stored.delete(table)
      expect(left).toEqual(others)
      for (const [name, sql] of Object.entries(CALLS))
        await expect(as(database, ada, sql), name).rejects.toMatchObject({ code: 'PT410' })
    })

    it('whose address is not confirmed exists, and is told nothing', async () => {
      await newLead(database, { email: ADA })
      const ada = await account(database, ADA, false)
      for (const [name, sql] of Object.entries(CALLS))
        expect([name, await as(database, ada, sql)]).toEqual([name, null])
    })

    it('of who had left the newsletter and erased everything is written to again, as they allow', async () => {
      await requestNewsletter(database, ADA)
      const before = await account(database, ADA)
      await ask(database, before, 'set_my_newsletter', false)
      await as(database, before, CALLS.erase)
      await newLead(database, { email: ADA })
      const ada = await account(database, ADA)
      expect(await as(database, ada, CALLS.read)).toMatchObject({
        unwritten: false,
        consents: { email: false },
      })
      expect(await as(database, ada, CALLS.consent)).toMatchObject({ consents: { email: true } })
      await database.query("update public.suppressed_mailboxes set reason = 'bounced'")
      expect(await as(database, ada, CALLS.consent)).toMatchObject({
        unwritten: true,
        consents: { email: false },
      })
    })

    it('tells the team of the erasure by one mail: whose the requests were, and nothing of the visitor', async () => {
      const agent = await member(database, 'Cleo', 'agent')
      const [mine] = [await newLead(database, { email: ADA }), await newLead(database, { email: ADA })]
      await moveLead(database, agent, mine, 'case.claimed')
      const receipt = await as(database, await account(database, ADA), CALLS.erase)
      const told = await database.query(
        "select public.delivery_subject(kind, subject_id) as subject from public.deliveries where kind = 'team-erasure'",
      )
      expect(told).toHaveLength(1)
      const { subject, text } = await erasureNotice(told[0]?.subject)
      expect(subject).toBe('A visitor erased 2 requests')
      expect(text).toContain('Cleo')
      expect(text).toContain(v.parse(v.looseObject({ id: v.string() }), receipt).id)
      expect(`${subject} ${text}`).not.toMatch(/\b(?:ada|lovelace)\b/i)
    })

    it('of a member is not erased, because their leads would be nobody’s', async () => {
      const agent = await member(database, 'Cleo', 'agent')
      const email = await database.value('select email from auth.users where id = $1', [agent])
      await expect(as(database, agent, `select public.erase_my_data('${email}')`)).rejects.toThrow('team')
    })
  })

  describe('everything of a person is shut to', () => {
    it.each<[string, () => Promise<string>]>([
      ['another visitor', () => account(database, 'grace@example.com')],
      // Of somebody else, where a provider takes the sign for a part of the name.
      ['who has the address with a tag', () => account(database, 'ada+x@example.com')],
      ['who has not confirmed the address', () => account(database, ADA, false)],
      [
        'whose account was erased',
        async () => {
          const id = await account(database, ADA)
          await database.query('delete from auth.users where id = $1', [id])
          return id
        },
      ],
    ])('%s', async (_who, make) => {
      await newLead(database, { email: ADA })
      await requestNewsletter(database, ADA)
      const stored = await everythingIn(database)
      const id = await make()
      for (const [name, sql] of Object.entries(CALLS)) {
        const answer = JSON.stringify(await as(database, id, sql).catch(({ code }) => code))
        expect([name, answer]).toEqual([
          name,
          expect.not.stringMatching(/"email": ?"ada@ex|"requests": ?\[\{|confirmed/),
        ])
      }
      for (const table of ['leads', 'lead_consents'])
        expect(await as(database, id, `select count(*)::int from public.${table}`), table).toBe(0)
      await expect(as(database, id, 'select count(*) from public.consent_changes')).rejects.toThrow(
        'permission',
      )
      // A change of their own consents is theirs.
      await database.query('alter table public.consent_changes disable trigger consent_changes_append_only')
      await database.query('delete from public.consent_changes where email <> $1', [ADA])
      await database.query('alter table public.consent_changes enable trigger consent_changes_append_only')
      expect(await everythingIn(database)).toEqual(stored)
    })
  })
})
