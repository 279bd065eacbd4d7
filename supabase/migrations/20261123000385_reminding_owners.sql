-- The clock of owned leads: claimed but not answered, or contacted without a next step.

-- Reminds owners of neglected leads, then tells the managers, while the office is open: at most 200 leads, longest
-- waiting first. Called by watch_cases. `patience` is
--   { "gaps": { state: [office minutes before the first reminder, then between one and the next] },
--     "away": office minutes before managers are told that a claimed lead's owner is off duty,
--     "pause": minutes between mails of this kind to the same member }
-- Managers are told from the second reminder on, or from the first if the owner is off duty; after the last, nobody is.
-- Returns how many leads it told of.
create function public.remind_owners(office jsonb, patience jsonb, seen_at timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  v_mailed_since constant timestamptz := seen_at - make_interval(mins => (patience ->> 'pause')::integer);
  v_escalating boolean;
  v_late record;
  v_told uuid[] := '{}';
  v_escalated uuid[] := '{}';
begin
  -- Concurrent calls would each mail the same member within the pause.
  if public.office_minutes(seen_at, seen_at + interval '1 second', office) = 0
    or not pg_try_advisory_xact_lock(hashtext('remind_owners'))
  then
    return 0;
  end if;
  v_escalating := not exists (
    select from public.team_notices as n where n.reason = 'escalated' and n.at > v_mailed_since
  );
  for v_late in
    select c.lead_id, c.owner, c.state, m.on_duty, g.escalates
    from public.lead_cases as c
    join public.team_members as m on m.user_id = c.owner
    cross join lateral (
      select
        (patience #>> array['gaps', c.state, c.reminders::text])::integer as minutes,
        (c.reminders > 0 or not m.on_duty) and public.has_other_lead(c.owner) as escalates,
        -- Nobody is answering the visitor, and the owner may not be reading mail.
        c.state = 'claimed' and not m.on_duty and c.reminders < 2 as urgent
    ) as g
    cross join lateral (
      select case when g.urgent then least(g.minutes, (patience ->> 'away')::integer) else g.minutes end as minutes
    ) as w
    where c.state in ('claimed', 'contacted', 'meeting')
      and c.clock_from <= seen_at - make_interval(mins => w.minutes)
      and public.office_minutes(c.clock_from, seen_at, office) >= w.minutes
      and (v_escalating or not g.escalates)
      and not exists (
        select from public.team_notices as n
        where n.member = c.owner and n.reason = 'reminded' and n.at > v_mailed_since
      )
    order by c.clock_from
    limit 200
    -- A lead that is being moved is not neglected.
    for update of c skip locked
  loop
    update public.lead_cases as c
    set
      clock_from = seen_at,
      reminders = case when v_late.escalates then greatest(c.reminders + 1, 2) else c.reminders + 1 end,
      changed_at = clock_timestamp()
    where c.lead_id = v_late.lead_id;
    insert into public.lead_events (lead_id, move_id, event, from_state, to_state, owner, note)
    values (
      v_late.lead_id, gen_random_uuid(), case when v_late.escalates then 'escalated' else 'reminded' end,
      v_late.state, v_late.state, v_late.owner,
      case v_late.state
        when 'claimed' then 'Claimed, and not contacted yet'
        when 'contacted' then 'Contacted, and no next step since'
        else 'A meeting was agreed, and nothing noted since'
      end || case when v_late.on_duty then '' else '; its owner is off duty' end
    );
    v_told := v_told || v_late.lead_id;
    if v_late.escalates then
      v_escalated := v_escalated || v_late.lead_id;
    end if;
  end loop;
  perform public.tell_member(t.owner, 'reminded', t.leads)
  from (
    select c.owner, array_agg(c.lead_id) as leads
    from public.lead_cases as c
    where c.lead_id = any (v_told)
    group by c.owner
  ) as t;
  perform public.tell_member(t.member, 'escalated', t.leads)
  from (
    select m.user_id as member, array_agg(c.lead_id) as leads
    from public.lead_cases as c
    join public.team_members as m on m.role = 'lead' and m.left_at is null and m.user_id <> c.owner
    where c.lead_id = any (v_escalated)
    group by m.user_id
  ) as t;
  return cardinality(v_told);
end;
$$;
