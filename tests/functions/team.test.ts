/** Who is of the team: invitations, roles, and leaving it, on both databases. */
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { TeamAnswer } from '../../src/features/desk/team-schema.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import {
  accept,
  account,
  as,
  ask,
  during,
  invitationSecret,
  member,
  signIn,
  whileRemoving,
} from '../support/team.ts'

await onBothDatabases((database, server) => {
  describe('the team', () => {
    let chief: string
    beforeEach(async () => {
      await database.reset()
      await database.query('delete from auth.users')
      chief = await member(database, 'Cleo', 'manager')
    })

    const invite = (who: string, email: string, role: 'agent' | 'manager') =>
      ask(database, who, 'desk_invite', email, 'Invited', role)
    const remove = (who: string, id: string) => ask(database, who, 'desk_remove', id)
    /** By the mail of an invitation that `invite` has answered. */
    const acceptWith = async (who: string, invitation: unknown) =>
      accept(database, who, await invitationSecret(database, invitation))
    const emailOf = async (id: string) =>
      String(await database.value('select email from auth.users where id = $1', [id]))
    const invited = async () =>
      v.parse(TeamAnswer, await ask(database, chief, 'desk_team')).invitations.map(({ email }) => email)

    it('lists the invitations that are still open, not those accepted, withdrawn or expired', async () => {
      const ids = []
      for (const name of ['open', 'accepted', 'withdrawn', 'expired'])
        ids.push(await invite(chief, `${name}@example.com`, 'agent'))
      await acceptWith(await account(database, 'accepted@example.com'), ids[1])
      await ask(database, chief, 'desk_withdraw', ids[2])
      await database.query(
        "update public.team_invitations set expires_at = now() where email = 'expired@example.com'",
      )
      expect(await invited()).toEqual(['open@example.com'])
    })

    describe('who is removed from it', () => {
      it('cannot come back by an invitation that was open, however its address was typed', async () => {
        const ben = await member(database, 'Ben', 'agent')
        const first = await invite(chief, await emailOf(ben), 'manager')
        const second = await invite(chief, (await emailOf(ben)).toUpperCase(), 'manager')
        const third = await invite(chief, (await emailOf(ben)).replace('@', '+desk@'), 'manager')
        await invite(chief, 'dee@example.com', 'agent')
        expect(await remove(chief, ben)).toBe(0)
        expect(await invited()).toEqual(['dee@example.com'])
        for (const invitation of [first, second, third]) expect(await acceptWith(ben, invitation)).toEqual({})
      })

      it('brings nobody in by an invitation of theirs', async () => {
        const ben = await member(database, 'Ben', 'manager')
        const second = await invite(ben, 'second.ben@example.com', 'manager')
        await invite(chief, 'dee@example.com', 'agent')
        await remove(chief, ben)
        expect(await invited()).toEqual(['dee@example.com'])
        expect(await acceptWith(await account(database, 'second.ben@example.com'), second)).toEqual({})
      })

      it.each([true, false])(
        'is back, on duty, by an invitation after that; on duty before: %s',
        async (on) => {
          const ben = await member(database, 'Ben', 'agent')
          await ask(database, chief, 'desk_duty_of', ben, on)
          await remove(chief, ben)
          const again = await invite(chief, await emailOf(ben), 'manager')
          expect(await acceptWith(ben, again)).toEqual({
            role: 'manager',
            name: 'Invited',
            id: ben,
            onDuty: true,
          })
        },
      )
    })

    it('a member whose account is deleted, or who is removed, is told so by every function of the desk', async () => {
      const calls = [
        "select public.desk_list('{}')",
        "select public.desk_changes('{}', '[]')",
        "select public.desk_export('{}')",
        'select public.desk_lead(gen_random_uuid())',
        'select public.desk_resend(gen_random_uuid())',
        `select public.desk_duty_of('${chief}', true)`,
        "select public.desk_invite('dee@example.com', 'Dee', 'agent')",
        'select public.desk_withdraw(gen_random_uuid())',
        'select public.desk_remove(gen_random_uuid())',
        'select public.desk_figures()',
        "select public.move_lead(gen_random_uuid(), 'case.claimed', 0, gen_random_uuid(), '{}')",
        "select public.move_leads('case.released', '[]')",
        "select public.note_lead(gen_random_uuid(), gen_random_uuid(), 'called')",
      ]
      const removed = await member(database, 'Ben', 'manager')
      await remove(chief, removed)
      const answers = async (who: string) =>
        Promise.all(calls.map((sql) => as(database, who, sql).catch(({ code }) => code)))
      expect(await answers(removed)).toEqual(calls.map(() => '42501'))
      expect(await ask(database, removed, 'desk_me')).toEqual({})
      await database.query('delete from auth.users where id = $1', [chief])
      expect(await answers(chief)).toEqual(calls.map(() => 'PT410'))
      for (const sql of ['select public.desk_me()', 'select public.accept_invitation(gen_random_uuid())'])
        await expect(as(database, chief, sql), sql).rejects.toMatchObject({ code: 'PT410' })
    })

    describe('its only lead', () => {
      const roleOf = async (id: string) =>
        await database.value('select role from public.team_members where user_id = $1', [id])

      it('is not invited as an agent, in whatever case the address is typed; a second lead is', async () => {
        const email = (await emailOf(chief)).toUpperCase()
        expect(await invite(chief, email, 'agent')).toBeNull()
        expect(await database.call('invite_member', { email, name: 'Cleo', role: 'agent' })).toBeNull()
        expect(await invited()).toEqual([])
        expect(await invite(chief, email, 'manager')).toEqual(expect.any(String))
        await member(database, 'Dee', 'manager')
        const changed = await invite(chief, email, 'agent')
        expect(await acceptWith(chief, changed)).toMatchObject({ role: 'agent' })
      })

      it('stays one: the invitation waits for another lead', async () => {
        const dee = await member(database, 'Dee', 'manager')
        const waiting = await invite(chief, await emailOf(chief), 'agent')
        await remove(chief, dee)
        expect(await acceptWith(chief, waiting)).toMatchObject({ role: 'manager', id: chief })
        expect(await invited()).toEqual([(await emailOf(chief)).toLowerCase()])
        await member(database, 'Eve', 'manager')
        expect(await acceptWith(chief, waiting)).toMatchObject({ role: 'agent', id: chief })
      })

      it.runIf(server)('is left when two leads accept at once to be agents', async () => {
        const dee = await member(database, 'Dee', 'manager')
        const [first, second] = [
          await invite(chief, await emailOf(chief), 'agent'),
          await invite(chief, await emailOf(dee), 'agent'),
        ]
        const accepted = await Promise.all([acceptWith(chief, first), acceptWith(dee, second)])
        expect(accepted.map((me) => v.parse(v.looseObject({ role: v.string() }), me).role).sort()).toEqual([
          'agent',
          'manager',
        ])
        expect([await roleOf(chief), await roleOf(dee)].sort()).toEqual(['agent', 'manager'])
      })
    })

    it.runIf(server)('who is removed while they accept is out of it', async () => {
      const ben = await member(database, 'Ben', 'agent')
      const promotion = await invite(chief, await emailOf(ben), 'manager')
      expect(await whileRemoving(database, ben, () => acceptWith(ben, promotion))).toEqual({})
    })

    it.runIf(server).each(['inviting', 'withdrawing', 'removing'] as const)(
      'a lead of the team who is removed while %s has done nothing',
      async (does) => {
        const [ben, dee] = [await member(database, 'Ben', 'manager'), await member(database, 'Dee', 'agent')]
        const open = await invite(chief, 'eve@example.com', 'agent')
        const acts = {
          inviting: () => invite(ben, 'ben.private@example.org', 'manager'),
          withdrawing: () => ask(database, ben, 'desk_withdraw', open),
          removing: () => remove(ben, dee),
        }
        const done = whileRemoving(database, ben, async () => acts[does]().catch(({ code }) => code))
        expect(await done).toBe('42501')
        expect(await invited()).toEqual(['eve@example.com'])
        expect(await ask(database, dee, 'my_role')).toBe('agent')
      },
    )

    it.runIf(server).each([
      ['withdrawn', 'update public.team_invitations set withdrawn_at = now() where id = $1'],
      [
        'replaced',
        "select public.invite_member(email, 'Dee', 'agent') from public.team_invitations where id = $1",
      ],
    ])('an invitation that is %s while it is accepted lets nobody in', async (_, change) => {
      const [dee, open] = [
        await account(database, 'dee@example.com'),
        await invite(chief, 'dee@example.com', 'manager'),
      ]
      expect(await during(database, change, [open], () => acceptWith(dee, open))).toEqual({})
      expect(await ask(database, dee, 'my_role')).toBeNull()
    })

    describe('an invitation', () => {
      it('that a colleague passed on leaves a member’s mail where it goes; one after they left does not', async () => {
        const ben = await member(database, 'Ben', 'agent')
        const mailsTo = async () =>
          await database.value('select email from public.team_members where user_id = $1', [ben])
        const before = await mailsTo()
        await acceptWith(ben, await invite(chief, 'dee@example.com', 'manager'))
        expect(await ask(database, ben, 'my_role')).toBe('manager')
        expect(await mailsTo()).toBe(before)
        await remove(chief, ben)
        await acceptWith(ben, await invite(chief, 'ben@example.org', 'agent'))
        expect(await mailsTo()).toBe('ben@example.org')
      })

      it('is accepted with the secret of its mail, once, and by nobody who only has its address', async () => {
        const invitation = await invite(chief, 'dee@example.com', 'agent')
        const secret = await invitationSecret(database, invitation)
        const dee = await account(database, 'dee@example.com')
        const me = (who: string, known: string | null) => ask(database, who, 'desk_me', known)
        expect(await me(dee, null)).toEqual({})
        expect(await accept(database, dee, null)).toEqual({})
        expect(await accept(database, dee, String(invitation))).toEqual({})
        // The mailbox forwards to another account of theirs.
        const elsewhere = await account(database, 'dee.private@example.org')
        expect(await me(elsewhere, secret)).toMatchObject({ invitation: { email: 'dee@example.com' } })
        const unproven = await account(database, 'mallory@example.com', false)
        expect(await accept(database, unproven, secret)).toEqual({})
        expect(await accept(database, elsewhere, secret)).toMatchObject({ role: 'agent', id: elsewhere })
        expect(await accept(database, dee, secret)).toEqual({})
      })

      it('offers a member another role, until they have it', async () => {
        const ben = await member(database, 'Ben', 'agent')
        const secret = await invitationSecret(database, await invite(chief, await emailOf(ben), 'manager'))
        const me = () => ask(database, ben, 'desk_me', secret)
        expect(await me()).toMatchObject({ invitation: { role: 'manager' } })
        await accept(database, ben, secret)
        expect(await me()).toMatchObject({ role: 'manager', id: ben })
      })

      it('shows its secret to no lead of the team', async () => {
        await invite(chief, 'dee@example.com', 'agent')
        await expect(
          as(database, chief, 'select secret from public.team_invitation_secrets'),
        ).rejects.toThrow('permission denied')
        expect(await invited()).toEqual(['dee@example.com'])
      })
    })

    it('is left by whoever signs out, though the token of the session is still good', async () => {
      const ben = await member(database, 'Ben', 'agent')
      expect(await ask(database, ben, 'my_role')).toBe('agent')
      await database.query('delete from auth.sessions where user_id = $1', [ben])
      expect(await ask(database, ben, 'my_role')).toBeNull()
      await signIn(database, ben)
      await database.query("update auth.sessions set not_after = now() - interval '1 second'")
      expect(await ask(database, ben, 'my_role')).toBeNull()
    })
  })
})
