/** Sample leads: what the desk knows of them is what their histories say. */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { MOVES } from '../../machines/lead-case.ts'
import { sampleLeads } from '../../scripts/leads/seed.ts'
import { TeamAnswer } from '../../src/features/desk/team-schema.ts'
import { onBothDatabases } from '../support/both-databases.ts'
import { ask, newLead, newTeam } from '../support/team.ts'

await onBothDatabases((database) => {
  it('are stored with histories that the machine may have, and taken away again, they alone', async () => {
    const [ada, ben, chief] = await newTeam(database)
    await newLead(database)
    const before = await database.query('select id from public.leads order by 1')
    const samples = sampleLeads(80, Date.now(), [ada, ben])
    expect(await database.call('seed_leads', { samples })).toBe(80)
    const steps = await database.query(
      `select distinct e.from_state as from, e.event, e.to_state as to
     from public.lead_events as e join public.sample_leads using (lead_id)`,
    )
    for (const step of steps) expect(MOVES).toContainEqual(expect.objectContaining(step))
    // What the desk knows of a sample is what its history says.
    const told = `with life as (
      select s.lead_id, count(e.id) as version, max(e.at) as last,
        (array_agg(e.to_state order by e.id desc))[1] as state,
        (array_agg(e.owner order by e.id desc))[1] as owner,
        (array_agg(e.note order by e.id desc))[1] as note,
        min(e.at) filter (where e.event = 'case.claimed') as claimed_at,
        min(e.at) filter (where e.event = 'case.contacted') as contacted_at,
        min(e.at) filter (where e.event = 'case.met') as met_at
      from public.sample_leads as s left join public.lead_events as e using (lead_id)
      group by s.lead_id
    )
    select c.id
    from life as l join public.leads as c on c.id = l.lead_id
    where (
      c.state, c.version, c.owner, c.since, c.changed_at, c.claimed_at, c.contacted_at, c.met_at, c.lost_because
    ) is distinct from (
      coalesce(l.state, case when c.suspicions = '[]' then 'new' else 'held' end), l.version, l.owner,
      coalesce(l.last, c.received_at), coalesce(l.last, c.received_at), l.claimed_at, l.contacted_at, l.met_at,
      case when l.state = 'lost' then l.note end
    ) or c.state = 'held' and c.suspicions = '[]'`
    expect(await database.query(told)).toEqual([])
    const states = await database.query(
      'select distinct c.state from public.leads as c join public.sample_leads as s on s.lead_id = c.id',
    )
    expect(states.length).toBeGreaterThan(5)
    const { figures } = v.parse(TeamAnswer, await ask(database, chief, 'desk_team'))
    expect(figures?.filter(({ by }) => by === 'week').length).toBeGreaterThan(10)
    expect(
      await database.query('select 1 from public.deliveries join public.sample_leads using (lead_id)'),
    ).toEqual([])
    expect(await database.call('unseed_leads', {})).toBe(80)
    expect(await database.query('select id from public.leads order by 1')).toEqual(before)
  })
})
