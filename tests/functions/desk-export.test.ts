/** The list as a file: the same requests as the list, all of them, for managers alone. */

import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleLeads } from '../../scripts/leads/seed.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { ask, member, moveLead, newLead, noteLead } from '../support/team.ts'

const Step = v.object({
  at: v.string(),
  event: v.string(),
  note: v.string(),
  by: v.nullable(v.string()),
  owner: v.nullable(v.string()),
})
const Exported = v.object({
  after: v.nullable(v.record(v.string(), v.unknown())),
  rows: v.array(
    v.looseObject({ id: v.string(), state: v.string(), owner: v.nullable(v.string()), steps: v.array(Step) }),
  ),
})
const Listed = v.object({
  leads: v.array(v.looseObject({ id: v.string(), state: v.string(), receivedAt: v.string() })),
  more: v.boolean(),
})

await onBothDatabases((database) => {
  describe('the list as a file', () => {
    let ada: string
    let chief: string
    beforeAll(async () => {
      ada = await member(database, 'Ada', 'agent')
      chief = await member(database, 'Cleo', 'manager')
      const samples = sampleLeads(1200, Date.now(), [ada, chief])
      await database.call('seed_leads', { samples })
    })

    const exportFrom = async (who: string | null, filter: object, after: object | null = null) =>
      v.parse(Exported, await ask(database, who, 'desk_export', filter, after))
    async function exported(filter: object) {
      const rows: v.InferOutput<typeof Exported>['rows'] = []
      let after: object | null = null
      do {
        const page: v.InferOutput<typeof Exported> = await exportFrom(chief, filter, after)
        expect(page.rows.length).toBeLessThanOrEqual(500)
        rows.push(...page.rows)
        after = page.after
      } while (after)
      return rows
    }
    async function listed(filter: object) {
      const ids: string[] = []
      let after: object | null = null
      for (;;) {
        const page: v.InferOutput<typeof Listed> = v.parse(
          Listed,
          await ask(database, chief, 'desk_list', filter, after),
        )
        ids.push(...page.leads.map(({ id }) => id))
        const last = page.leads.at(-1)
        if (!page.more || !last) return ids
        after = { waiting: ['new', 'claimed'].includes(last.state), receivedAt: last.receivedAt, id: last.id }
      }
    }

    it.each([
      { view: 'open' },
      { view: 'unclaimed' },
      { view: 'mine' },
      { view: 'held' },
      { view: 'closed' },
      { view: 'open', source: 'evaluation-page' },
      { view: 'closed', scores: [25, 50] },
      { view: 'open', hours: [0, 168] },
      { view: 'open', words: 'the' },
      { view: 'open', words: '...' },
    ])('has the requests of the list, in its order: %j', async (filter) => {
      expect((await exported(filter)).map(({ id }) => id)).toEqual(await listed(filter))
    })

    it('has who did what and when, with notes, and whose it is', async () => {
      const id = await newLead(database, { email: 'grace@example.com' })
      await moveLead(database, ada, id, 'case.claimed')
      await noteLead(database, ada, id, '=Likes \u00e9clairs')
      const row = (await exported({ view: 'open' })).find((one) => one.id === id)
      expect(row).toMatchObject({
        state: 'claimed',
        owner: 'Ada',
        email: 'grace@example.com',
        steps: [
          { event: 'case.claimed', by: 'Ada', owner: 'Ada' },
          { event: 'noted', note: '=Likes \u00e9clairs', by: 'Ada' },
        ],
      })
      for (const kept of ['address_hash', 'content_hash', 'submission_id'])
        expect(row).not.toHaveProperty(kept)
    })

    it('is refused to agents, to who has left, and to strangers', async () => {
      const left = await member(database, 'Lea', 'manager')
      await database.call('remove_member', { member: left })
      for (const who of [ada, left, null])
        await expect(exportFrom(who, { view: 'open' }), String(who)).rejects.toThrow(
          who ? 'only for the team' : 'permission denied',
        )
    })
  })
})
