/** What waits for the end of a surge is held at the desk, by managers, on both databases. */
import { beforeEach, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { as, member, newLead } from '../support/team.ts'

await onBothDatabases((database) => {
  describe('a surge at the desk', () => {
    let [chief, agent] = ['', '']
    beforeEach(async () => {
      await database.reset()
      ;[chief, agent] = [await member(database, 'Cleo', 'lead'), await member(database, 'Ada', 'agent')]
    })

    const surge = () =>
      database.query(
        `with s as (
           insert into public.surges (form, began_at, allowed, usual) values ('leads', now(), 20, 4) returning id
         )
         update public.outbox as o set due_at = 'infinity', surge_id = s.id from s where o.lead_id is not null`,
      )
    const counts = async (who: string) =>
      as(database, who, `select public.desk_list('{"view": "held"}') -> 'counts'`)
    const hold = (who: string) => as(database, who, 'select public.desk_hold_surge()')

    it('is seen by managers alone, while it lasts or something waits', async () => {
      await newLead(database)
      expect(await counts(chief)).toEqual({ unclaimed: 1, mine: 0, held: 0 })
      await surge()
      expect(await counts(chief)).toMatchObject({ surge: { leads: 1, confirmations: 0 } })
      expect(await counts(agent)).toEqual({ unclaimed: 1, mine: 0, held: 0 })
      await database.query('update public.surges set ended_at = now()')
      await database.query('update public.outbox set due_at = now()')
      expect(await counts(chief)).toEqual({ unclaimed: 1, mine: 0, held: 0 })
    })

    it('is held once, by managers alone, and the history says by whom', async () => {
      const ids = [await newLead(database, { email: 'a@example.com' }), await newLead(database)]
      await surge()
      await expect(hold(agent)).rejects.toThrow('only for the team')
      await expect(as(database, null, 'select public.desk_hold_surge()')).rejects.toThrow('permission denied')
      const [first, second] = await Promise.all([hold(chief), hold(chief)])
      expect([first, second]).toContainEqual({ leads: 2, confirmations: 0 })
      expect([first, second]).toContainEqual({ leads: 0, confirmations: 0 })
      expect(await counts(chief)).toMatchObject({ held: 2, surge: { leads: 0, confirmations: 0 } })
      expect(
        await database.query('select lead_id, member, event from public.lead_events order by lead_id'),
      ).toEqual(ids.toSorted().map((lead_id) => ({ lead_id, member: chief, event: 'case.held' })))
      // Each can be released.
      await as(database, agent, 'select public.move_leads($1, $2::text::jsonb)', [
        'case.released',
        JSON.stringify([{ lead: ids[0], version: 1, move: '11111111-1111-4111-8111-111111111111' }]),
      ])
      expect(await counts(chief)).toMatchObject({ unclaimed: 1, held: 1 })
    })
  })
})
