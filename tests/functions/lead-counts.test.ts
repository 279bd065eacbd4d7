/** How many leads `npm run leads -- counts` names, on both databases. */
import { expect, it } from 'vitest'
import { onBothDatabases } from '../support/both-databases.ts'
import { member, moveLead, newLead } from '../support/team.ts'

/** Half past eleven in the morning in Calgary. */
const NOW = '2026-11-20T17:30:00Z'

await onBothDatabases((database) => {
  it('counts leads of today in Calgary, of 7 and 30 days, and held ones alone until they are released', async () => {
    const chief = await member(database, 'Cleo', 'manager')
    const come = async (receivedAt: string, score: number, source: string, held = false) => {
      const id = await newLead(database, { held })
      await database.query(
        'update public.leads set received_at = $2, score = $3, source = $4 where id = $1',
        [id, receivedAt, score, source],
      )
      return id
    }
    const counts = async () => {
      const answer = await database.value('select public.lead_stats($1)', [NOW])
      return answer as { leads: object; sources: object }
    }
    await come('2026-11-20T06:00:00Z', 40, 'contact-page')
    await come('2026-11-20T05:59:59Z', 61, 'contact-page')
    await come('2026-11-13T17:30:00Z', 80, 'join-page')
    await come('2026-10-21T17:30:00Z', 90, 'join-page')
    await come('2026-11-20T17:30:01Z', 100, 'join-page')
    const held = await come('2026-11-20T17:30:00Z', 10, 'join-page', true)
    expect(await counts()).toMatchObject({
      leads: { today: 1, week: 2, month: 3, ever: 4, held: 1 },
      sources: [
        { source: 'contact-page', leads: 2, averageScore: 51 },
        { source: 'join-page', leads: 1, averageScore: 80 },
      ],
    })
    await moveLead(database, chief, held, 'case.released')
    expect(await counts()).toMatchObject({
      leads: { today: 2, week: 3, month: 4, ever: 5, held: 0 },
      sources: [
        { source: 'contact-page', leads: 2, averageScore: 51 },
        { source: 'join-page', leads: 2, averageScore: 45 },
      ],
    })
  })
})
