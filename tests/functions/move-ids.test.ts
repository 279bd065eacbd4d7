/** An id makes a move or a note count once, for the member who made it, on the request and the event that it was made for. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { ask, moveLead, newLead, newTeam, noteLead } from '../support/team.ts'

const Answer = v.object({ outcome: v.string(), case: v.optional(v.record(v.string(), v.unknown())) })

await onBothDatabases((database) => {
  let [ann, ben, chief] = ['', '', '']
  beforeEach(async () => {
    await database.reset()
    ;[ann, ben, chief] = await newTeam(database)
  })

  const move = async (who: string, lead: string, event: string, expected: number, id: string, details = {}) =>
    v.parse(Answer, await moveLead(database, who, lead, event, { version: expected, move: id, details }))
  const moveMany = (who: string, lead: string, event: string, version: number, id: string) =>
    ask(database, who, 'move_leads', event, [{ lead, version, move: id }])
  const note = (who: string, lead: string, id: string, text: string) =>
    noteLead(database, who, lead, text, id)
  const notes = async () =>
    (await database.query("select note from public.lead_events where event = 'noted' order by id")).map(
      (row) => row.note,
    )

  describe('an id that another member used', () => {
    it.each([0, 1, 2])(
      'tells nothing of a request that its caller may not read (version %i)',
      async (version) => {
        const [lead, id] = [await newLead(database), randomUUID()]
        await move(ann, lead, 'case.claimed', 0, id)
        for (const event of ['case.claimed', 'case.contacted', 'case.returned'])
          expect([event, await move(ben, lead, event, version, id)]).toEqual([event, { outcome: 'missing' }])
        expect(await moveMany(ben, lead, 'case.claimed', version, id)).toBe(0)
      },
    )

    it('moves nothing, and is not taken for the caller’s own move, where they may read the request', async () => {
      const [lead, id] = [await newLead(database), randomUUID()]
      await move(ann, lead, 'case.claimed', 0, id)
      expect(await move(chief, lead, 'case.claimed', 1, id)).toMatchObject({ outcome: 'stale' })
      await move(ann, lead, 'case.returned', 1, randomUUID())
      expect(await move(ben, lead, 'case.claimed', 2, id)).toMatchObject({
        outcome: 'stale',
        case: { state: 'new', ownerName: null },
      })
    })

    it('of another request moves neither', async () => {
      const [theirs, open, id] = [await newLead(database), await newLead(database), randomUUID()]
      await move(ann, theirs, 'case.claimed', 0, id)
      expect(await move(ben, open, 'case.claimed', 0, id)).toMatchObject({
        outcome: 'stale',
        case: { state: 'new', ownerName: null },
      })
      expect(await moveMany(ben, open, 'case.claimed', 0, id)).toBe(0)
    })

    it('adds no note, and does not say that it did', async () => {
      const [lead, open, id] = [await newLead(database), await newLead(database), randomUUID()]
      expect(await note(ann, lead, id, 'mine')).toBe(true)
      for (const one of [lead, open]) expect(await note(ben, one, id, 'theirs')).toBe(false)
      await move(ann, lead, 'case.claimed', 0, randomUUID())
      expect(await note(ben, lead, id, 'theirs')).toBe(false)
      expect(await notes()).toEqual(['mine'])
    })

    it('as a note is no move, and the other way round', async () => {
      const [lead, noted, moved] = [await newLead(database), randomUUID(), randomUUID()]
      await note(ann, lead, noted, 'mine')
      expect(await move(ann, lead, 'case.claimed', 0, noted)).toMatchObject({ outcome: 'stale' })
      await move(ann, lead, 'case.claimed', 0, moved)
      expect(await note(ann, lead, moved, 'mine')).toBe(false)
      expect(await notes()).toEqual(['mine'])
    })

    it('does not use up the link of a mail that offers the request', async () => {
      const lead = await newLead(database)
      const [notice] = await database.query(
        "insert into public.team_notices (member, reason, leads) values ($1, 'arrived', array[$2::uuid]) returning id",
        [ben, lead],
      )
      const id = await database.value("select md5('claim ' || $1::uuid || ' ' || $2::uuid)::uuid as id", [
        notice?.id,
        lead,
      ])
      await note(ann, lead, String(id), 'in the way')
      expect(
        await database.call('claim_by_link', { notice: notice?.id, lead, note: '', valid_hours: 72 }),
      ).toMatchObject({ state: 'open' })
    })
  })

  it('one’s own move counts once, also when the request is another’s by then: as it stood after it', async () => {
    const [lead, claim, hand] = [await newLead(database), randomUUID(), randomUUID()]
    await move(ann, lead, 'case.claimed', 0, claim)
    await note(ann, lead, randomUUID(), 'between')
    const first = await move(ann, lead, 'case.handed', 1, hand, { to: ben })
    expect(first).toMatchObject({ outcome: 'moved', case: { version: 2, ownerName: 'Ben' } })
    await move(ben, lead, 'case.contacted', 2, randomUUID())
    await move(ben, lead, 'case.handed', 3, randomUUID(), { to: chief })
    expect(await move(ann, lead, 'case.handed', 1, hand, { to: ben })).toEqual(first)
    expect(await move(ann, lead, 'case.claimed', 0, claim)).toMatchObject({
      outcome: 'moved',
      case: { version: 1, state: 'claimed', ownerName: 'Ada' },
    })
  })
})
