/** Mistakes that a pipeline like this one can have, made on purpose, each with what the checker finds. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { CallDatabase } from '../../../supabase/functions/_shared/runtime/database.ts'
import type { Finding } from './facts.ts'
import type { Sabotage } from './simulate.ts'

const Stored = v.array(v.object({ id: v.string(), outcome: v.string() }))
const Claimed = v.looseObject({
  state: v.literal('delivery'),
  delivery: v.looseObject({ id: v.string(), attempt: v.number() }),
})
const Leads = v.object({ leads: v.array(v.looseObject({ row: v.record(v.string(), v.unknown()) })) })

/** Changes a delivery whenever it is updated. */
const onUpdate = (change: string) => [
  `create function public.sabotage() returns trigger language plpgsql as $$
   begin
     ${change}
     return new;
   end;
   $$`,
  'create trigger sabotage before update on public.deliveries for each row execute function public.sabotage()',
]

/** Changes one call of the functions. */
const instead =
  (name: string, act: (call: CallDatabase, parameters: object) => Promise<unknown>) =>
  (call: CallDatabase): CallDatabase =>
  (called, parameters) =>
    called === name ? act(call, parameters) : call(called, parameters)

export const SABOTAGES: Record<string, Sabotage & { found: Finding }> = {
  'a lead and its deliveries are not one transaction': {
    found: 'delivery missing',
    sql: [
      `create function public.add_delivery(lead uuid) returns void language sql as
       $$ insert into public.deliveries (kind, subject_id) values ('lead-crm-webhook', lead) $$`,
    ],
    call: instead('accept_leads', async (call, parameters) => {
      const results = v.parse(Stored, await call('accept_leads', { ...parameters, deliveries: [] }))
      for (const { id, outcome } of results)
        if (outcome === 'stored') await call('add_delivery', { lead: id })
      return results
    }),
  },
  'the visitor is thanked although nothing was stored': {
    found: 'lead lost',
    call: instead('accept_leads', (call, parameters) =>
      call('accept_leads', parameters).catch(() =>
        v.parse(Leads, parameters).leads.map(() => ({ id: randomUUID(), outcome: 'stored' })),
      ),
    ),
  },
  'the id of a lead is not unique': {
    found: 'lead doubled',
    call: instead('accept_leads', (call, parameters) => {
      const { leads } = v.parse(Leads, parameters)
      const renamed = leads.map((lead) => ({ ...lead, row: { ...lead.row, submission_id: randomUUID() } }))
      return call('accept_leads', { ...parameters, leads: renamed })
    }),
  },
  'a delivery is settled before it is made': {
    found: 'delivery recorded as sent that nobody accepted',
    call: instead('claim_delivery', async (call, parameters) => {
      const claim = await call('claim_delivery', parameters)
      if (v.is(Claimed, claim))
        await call('settle_delivery', {
          delivery: claim.delivery.id,
          attempt: claim.delivery.attempt,
          failure: null,
        })
      return claim
    }),
  },
  'a failure is recorded as sent': {
    found: 'delivery recorded as sent that nobody accepted',
    call: instead('settle_delivery', (call, parameters) =>
      call('settle_delivery', { ...parameters, failure: null }),
    ),
  },
  'a lease is ignored': {
    found: 'delivery doubled without a broken line',
    sql: onUpdate("if new.status = 'sending' then new.due_at := now(); end if;"),
  },
  'a dead worker keeps its deliveries for ever': {
    found: 'delivery not settled',
    sql: onUpdate("if new.status = 'sending' then new.due_at := '2999-01-01'; end if;"),
  },
  'a failed delivery is forgotten': {
    found: 'delivery not settled',
    sql: onUpdate("if old.status = 'sending' and new.status = 'due' then new.status := 'void'; end if;"),
  },
  'every attempt has an id of its own': {
    found: 'delivery under an unknown id',
    call: (call) => {
      const known = new Map<unknown, string>()
      return async (name, parameters) => {
        if (name === 'settle_delivery' && 'delivery' in parameters)
          return call(name, { ...parameters, delivery: known.get(parameters.delivery) })
        const value = await call(name, parameters)
        if (name !== 'claim_delivery' || !v.is(Claimed, value)) return value
        const id = randomUUID()
        known.set(id, value.delivery.id)
        return { ...value, delivery: { ...value.delivery, id } }
      }
    },
  },
  'what is given up raises no alarm': {
    found: 'delivery given up without an alarm',
    sql: [
      `create or replace function public.raise_dead_delivery_alarm() returns void language sql as $$ select $$`,
    ],
  },
}
