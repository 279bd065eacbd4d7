/** Calls at the same moment whose leads count towards the same limits, on both databases: none fails because of another. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { onBothDatabases } from '../support/both-databases.ts'

/** Enough that calls which can wait for each other do so in every run. */
const ROUNDS = 10
const VISITORS = 12

await onBothDatabases(
  (database) => {
    describe('calls with leads of the same visitors', () => {
      /** Leads of the visitors, which the call stores in their order. */
      const leadsOf = (visitors: readonly string[]) =>
        Promise.all(
          visitors.map(async (visitor, place) => {
            const form = await storedForm()
            const limit = { key: `lead client ${visitor}`, reason: 'Too many', points: 100 }
            return leadParameter({
              ...form,
              submissionId: `${String(place).padStart(8, '0')}${randomUUID().slice(8)}`,
              email: `${visitor}@example.com`,
              screening: { ...form.screening, limits: [{ ...limit, allowed: 1000, perSeconds: 60 }] },
            })
          }),
        )
      const store = (leads: readonly object[]) =>
        database.call('accept_leads', {
          leads: JSON.stringify(leads),
          deliveries: [{ kind: 'lead-acknowledgement', mailboxLimit: { allowed: 1000, perSeconds: 60 } }],
        })

      it.each([
        ['who are new', () => randomUUID()],
        ['who are known', () => 'known'],
      ])('%s are stored in either order', async (_, nameRound) => {
        for (let round = 0; round < ROUNDS; round++) {
          const visitors = Array.from({ length: VISITORS }, (_, index) => `${nameRound()}-${index}`)
          const calls = await Promise.all([leadsOf(visitors), leadsOf(visitors.toReversed())])
          const answers = await Promise.all(calls.map(store))
          for (const answer of answers)
            expect(answer).toEqual(visitors.map(() => ({ id: expect.any(String), outcome: 'stored' })))
        }
      })
    })
  },
  { connections: 2 },
)
