/** What an account answers about consent and the newsletter: in the words that it was shown, and for its address alone. */
import { beforeEach, describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { createWordings } from '../../supabase/functions/_shared/lead/wordings.ts'
import { sha256 } from '../../supabase/functions/_shared/runtime/hash.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { requestNewsletter } from '../support/newsletter-request.ts'
import { account, ask, member, newLead } from '../support/team.ts'

const ADA = 'ada@example.com'
const WORDING = site.consent.email.label
const HASHES: Readonly<Record<string, string>> = {
  email: await sha256(WORDING),
  sms: await sha256(site.consent.sms.label),
}

await onBothDatabases((database) => {
  beforeEach(async () => {
    await database.reset()
    await database.query('delete from auth.users')
    await createWordings(database.call)()
  })
  const answer = (who: string, channel: string, granted: boolean, hash = HASHES[channel]) =>
    ask(database, who, 'set_my_consent', channel, granted, hash)
  const stored = () => database.query('select wording from public.consent_changes order by id')
  const wordings = (...given: { channel: string; wording: string }[]) =>
    database.call('keep_wordings', { wordings: given })
  const basis = async (channel: 'email' | 'sms', email = ADA) => {
    const ledger = await database.call('consent_of', { email, seen_at: new Date().toISOString() })
    return (ledger as Record<string, { basis: string | null }>)[channel]?.basis
  }

  describe('the account of an address', () => {
    it('appends each change of a consent, which the team then reads', async () => {
      const lead = await newLead(database, { email: ADA })
      const ada = await account(database, ADA)
      expect(await basis('email')).toBe('implied')
      expect(await answer(ada, 'email', false)).toMatchObject({ consents: { email: false } })
      // Neither does the enquiry itself allow it any more.
      expect(await basis('email')).toBeNull()
      const agent = await member(database, 'Cleo', 'agent')
      const seen = await ask(database, agent, 'desk_lead', lead)
      expect(seen).toMatchObject({ mayBeSent: { email: { basis: null } } })
      await answer(ada, 'sms', true)
      expect([await basis('email'), await basis('sms')]).toEqual([null, 'express'])
      await answer(ada, 'email', true)
      expect(await basis('email')).toBe('express')
      const record = await database.query(
        'select channel, granted, wording from public.consent_changes order by id',
      )
      expect(record).toMatchObject([
        { channel: 'email', granted: false, wording: WORDING },
        { channel: 'sms', granted: true, wording: site.consent.sms.label },
        { channel: 'email', granted: true, wording: WORDING },
      ])
      await expect(database.query('update public.consent_changes set granted = true')).rejects.toThrow(
        'append-only',
      )
      expect(await database.call('export_person', { email: ADA })).toMatchObject({
        consentChanges: [{ channel: 'email' }, { channel: 'sms' }, { channel: 'email' }],
      })
    })

    it('stores as evidence the words that the site shows, and no others', async () => {
      const ada = await account(database, ADA)
      const said = 'I agree to everything'
      for (const made of [said, await sha256(said), WORDING, `${HASHES.email} `, '', HASHES.sms ?? ''])
        expect(await answer(ada, 'email', true, made)).toEqual({ outdated: true })
      expect(await stored()).toEqual([])
      expect(await answer(ada, 'email', true)).toMatchObject({ consents: { email: true } })
      expect(await stored()).toEqual([{ wording: WORDING }])
    })

    it('of a page that is older than the words saves an answer to the old ones, for a while', async () => {
      const ada = await account(database, ADA)
      const email = { channel: 'email', wording: 'New words' }
      await wordings(email, { channel: 'sms', wording: site.consent.sms.label })
      expect(await answer(ada, 'email', true)).toMatchObject({ consents: { email: true } })
      await database.query(
        "update public.consent_wordings set replaced_at = replaced_at - interval '31 days' where replaced_at is not null",
      )
      expect(await answer(ada, 'email', false)).toEqual({ outdated: true })
      const hash = await sha256('New words')
      expect(await answer(ada, 'email', false, hash)).toMatchObject({ consents: { email: false } })
      // The words come back, as after an edit that is undone; what was stored meanwhile stays as it is.
      await createWordings(database.call)()
      expect(await answer(ada, 'email', true)).toMatchObject({ consents: { email: true } })
      expect(await stored()).toEqual([{ wording: WORDING }, { wording: 'New words' }, { wording: WORDING }])
    })

    it('takes no email although the newsletter was confirmed before, and takes some again if asked again', async () => {
      const ada = await account(database, ADA)
      await requestNewsletter(database, ADA)
      await ask(database, ada, 'set_my_newsletter', true)
      expect(await answer(ada, 'email', false)).toMatchObject({ consents: { email: false } })
      expect(await basis('email')).toBeNull()
      await ask(database, ada, 'set_my_newsletter', false)
      await ask(database, ada, 'set_my_newsletter', true)
      expect(await basis('email')).toBe('express')
    })

    it('is not asked to confirm the newsletter any more once it is switched on', async () => {
      const ada = await account(database, ADA)
      await requestNewsletter(database, ADA)
      await ask(database, ada, 'set_my_newsletter', true)
      const mails = "select status from public.deliveries where kind = 'newsletter-confirmation'"
      expect(await database.query(mails)).toEqual([{ status: 'void' }])
    })

    it('leaves the newsletter and comes back to it; never onto a list it did not ask for', async () => {
      const ada = await account(database, ADA)
      expect(await ask(database, ada, 'set_my_newsletter', true)).toMatchObject({ newsletter: null })
      await requestNewsletter(database, ADA)
      expect(await ask(database, ada, 'set_my_newsletter', true)).toMatchObject({ newsletter: 'confirmed' })
      expect(await basis('email')).toBe('express')
      const left = await ask(database, ada, 'set_my_newsletter', false)
      expect(left).toMatchObject({ newsletter: 'unsubscribed', consents: { email: false } })
      // An answer that is given later counts again.
      expect(await answer(ada, 'email', true)).toMatchObject({ consents: { email: true } })
      expect(await ask(database, ada, 'set_my_newsletter', true)).toMatchObject({ newsletter: 'confirmed' })
    })
  })
})
