/** Leads at the same moment, on both databases: of one id one is stored, and limits that several share stop none. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { storedForm } from '../../scripts/bench/stored-form.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import type { Database } from '../support/database.ts'
import { acceptLead } from '../support/worker.ts'

/** More than the connections, so that some wait for others. */
const TIMES = 20
/** Enough that calls which can wait for each other do so in every run. */
const ROUNDS = 10
const VISITORS = 12
const Outcomes = v.tuple([v.object({ outcome: v.string() })])

await onBothDatabases(
  (database) => {
    describe(`sent ${TIMES} times at once`, () => {
      beforeEach(() => database.reset())

      /** The outcomes of sending each of the messages, in turn, under one id. */
      async function sendAll(messages: readonly string[]) {
        const submissionId = randomUUID()
        const sent = Array.from({ length: TIMES }, async (_, index) => {
          const message = messages[index % messages.length] ?? ''
          let outcome = ''
          const call: Database['call'] = async (name, parameters) => {
            const answer = await database.call(name, parameters)
            if (name === 'accept_leads') outcome = v.parse(Outcomes, answer)[0].outcome
            return answer
          }
          await acceptLead({ ...database, call }, ['lead-crm-webhook'], { submissionId, message })
          return { message, outcome }
        })
        return Promise.all(sent)
      }
      const stored = async () => {
        const [row] = await database.query(
          `select (select array_agg(message) from public.leads) as messages,
           (select count(*)::integer from public.lead_consents) as consents,
           (select array_agg(kind order by kind) from public.deliveries) as deliveries`,
        )
        return row
      }
      const whole = {
        consents: 1,
        deliveries: ['lead-crm-webhook', 'lead-team-email'],
      }

      it('a lead is stored once; the others are duplicates', async () => {
        const outcomes = (await sendAll(['A bungalow.'])).map(({ outcome }) => outcome).sort()
        expect(outcomes).toEqual([...Array(TIMES - 1).fill('duplicate'), 'stored'])
        expect(await stored()).toEqual({ messages: ['A bungalow.'], ...whole })
      })

      it('of two contents one is stored; the other is a conflict', async () => {
        const answers = await sendAll(['A bungalow.', 'A condo.'])
        const first = answers.find(({ outcome }) => outcome === 'stored')?.message
        for (const { message, outcome } of answers)
          if (message === first) expect(outcome).toMatch(/^(stored|duplicate)$/)
          else expect(outcome).toBe('conflict')
        expect(await stored()).toEqual({ messages: [first], ...whole })
      })
    })

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
          for (const answer of await Promise.all(calls.map(store)))
            expect(answer).toEqual(visitors.map(() => ({ id: expect.any(String), outcome: 'stored' })))
        }
      })
    })
  },
  { connections: 10 },
)
