-- What happens to leads as time passes. Everybody on duty is told at once; after some office minutes the team is told again;
-- after more, the lead is assigned to the next member in rotation. So, given a team, every lead reaches a named person,
-- whose own clock then starts (remind_owners). Held leads are reported once a day.

-- What a member is told by mail: leads that are unassigned, that have become theirs, that they have neglected
-- ('reminded'), or that another member has neglected ('escalated').
create table public.team_notices (
  id uuid primary key default public.ordered_id(),
  member uuid not null references public.team_members (user_id),
  reason text not null check (reason in ('arrived', 'offered', 'assigned', 'reminded', 'escalated')),
  leads uuid[] not null,
  -- The member (team_members) who handed it over; null for the clock.
  giver uuid,
  at timestamptz not null default now()
);

create index team_notices_member on public.team_notices (member);
create index team_notices_at on public.team_notices (at);

-- Office minutes between two moments, counting at most the last 30 days. `office` is { "week": opening and closing time
-- of each day from Monday, in minutes, "closed": dates without opening }.
create function public.office_minutes(since timestamptz, until timestamptz, office jsonb) returns double precision
language sql immutable set search_path = '' as $$
  select coalesce(sum(extract(epoch from least(t.to_local, d.day + d.closes) - greatest(t.from_local, d.day + d.opens)) / 60), 0)
  from (
    select
      public.calgary_time(greatest(office_minutes.since, office_minutes.until - interval '30 days')) as from_local,
      public.calgary_time(office_minutes.until) as to_local
    -- A series of days up to infinity never ends.
    where isfinite(office_minutes.until)
  ) as t,
  lateral (
    select
      g.day,
      make_interval(mins => (office #>> array['week', (extract(isodow from g.day) - 1)::text, '0'])::integer) as opens,
      make_interval(mins => (office #>> array['week', (extract(isodow from g.day) - 1)::text, '1'])::integer) as closes
    from generate_series(date_trunc('day', t.from_local), t.to_local, interval '1 day') as g(day)
    where not office -> 'closed' ? to_char(g.day, 'YYYY-MM-DD')
  ) as d
  where least(t.to_local, d.day + d.closes) > greatest(t.from_local, d.day + d.opens);
$$;

-- Who gets the next unclaimed lead: the member on duty whose last one was longest ago; with nobody on duty, any member,
-- managers first. Null without a team.
create function public.next_in_rotation() returns uuid
language sql stable set search_path = '' as $$
  select m.user_id
  from public.team_members as m
  where m.left_at is null
  order by
    m.on_duty desc,
    case when m.on_duty then 0 when m.role = 'manager' then 0 else 1 end,
    (
      select max(e.id) from public.lead_events as e
      where e.event = 'case.assigned' and e.member is null and e.owner = m.user_id
    ) nulls first,
    m.since
  limit 1;
$$;

-- New leads join a mail about earlier ones that is still pending, so many at once make one mail per member. After ten
-- such mails within an hour, the next waits for fifteen minutes and gathers what comes until then.
create function public.tell_member(member uuid, reason text, leads uuid[], giver uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if reason = 'arrived' then
    -- A mail that is being claimed may already be written.
    select n.id into v_id
    from public.deliveries as d
    join public.team_notices as n on n.id = d.subject_id
    where d.kind = 'team-notice' and d.status = 'due' and d.claims = 0
      and n.member = tell_member.member and n.reason = 'arrived'
    limit 1
    for update of d skip locked;
    if found then
      update public.team_notices as n set leads = n.leads || tell_member.leads where n.id = v_id;
      return;
    end if;
  end if;
  insert into public.team_notices (member, reason, leads, giver) values (member, reason, leads, giver) returning id into v_id;
  insert into public.deliveries (kind, subject_id, due_at)
  select 'team-notice', v_id, case when count(*) > 10 then now() + interval '15 minutes' else now() end
  from public.team_notices as n
  where n.member = tell_member.member and tell_member.reason = 'arrived' and n.reason = 'arrived'
    and n.at > now() - interval '1 hour';
end;
$$;

-- Does what is due at `seen_at`, for at most 200 leads, oldest first. Called after a lead is stored, and every minute.
-- `again_after` and `assign_after` are office minutes without an owner; `everybody` are the addresses that get mail
-- about every lead anyway; `patience` goes to remind_owners. Returns how many leads it moved or told of.
create function public.watch_leads(
  office jsonb, again_after integer, assign_after integer, patience jsonb, seen_at timestamptz, everybody text[] default '{}'
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
  v_owner uuid;
  v_offered uuid[] := '{}';
  v_arrived uuid[] := '{}';
  v_assigned jsonb := '{}';
  v_minutes double precision;
  v_member record;
begin
  office := public.bounded_json(office, 10000);
  delete from public.team_notices as n where n.at < seen_at - interval '30 days';
  if public.next_in_rotation() is null then
    return 0;
  end if;
  for v_lead in
    select l.* from public.leads as l
    where l.state = 'new' and l.since <= seen_at - make_interval(mins => again_after)
    order by l.received_at
    limit 200
    -- A lead that is being claimed is left to its claimant.
    for update skip locked
  loop
    v_minutes := public.office_minutes(v_lead.since, seen_at, office);
    if v_minutes >= assign_after then
      v_owner := public.next_in_rotation();
      perform public.apply_move(
        v_lead, 'case.assigned', 'claimed', v_owner, null, gen_random_uuid(),
        'Nobody claimed it for ' || assign_after || ' minutes; next in rotation'
      );
      v_assigned := jsonb_set(
        v_assigned, array[v_owner::text], coalesce(v_assigned -> v_owner::text, '[]') || to_jsonb(v_lead.id)
      );
    elsif v_minutes >= again_after and v_lead.offers = 0 then
      perform public.apply_move(
        v_lead, 'case.offered', 'new', null, null, gen_random_uuid(),
        'Nobody claimed it for ' || again_after || ' minutes'
      );
      v_offered := v_offered || v_lead.id;
    end if;
  end loop;
  if v_offered <> '{}' then
    perform public.tell_member(m.user_id, 'offered', v_offered)
    from public.team_members as m
    where m.left_at is null and (m.on_duty or m.role = 'manager');
  end if;
  for v_member in select a.key::uuid as id, a.value as leads from jsonb_each(v_assigned) as a loop
    perform public.tell_member(
      v_member.id, 'assigned', array(select jsonb_array_elements_text(v_member.leads)::uuid)
    );
  end loop;
  if public.office_minutes(seen_at, seen_at + interval '1 second', office) > 0
    and exists (select from public.team_members as m where m.left_at is null and m.on_duty)
  then
    v_arrived := array(
      select l.id from public.leads as l
      where l.state = 'new' and not l.told and l.offers = 0
      order by l.received_at
      limit 200
      for update skip locked
    );
  end if;
  if v_arrived <> '{}' then
    update public.leads as l set told = true where l.id = any (v_arrived);
    perform public.tell_member(m.user_id, 'arrived', v_arrived)
    from public.team_members as m
    where m.left_at is null and m.on_duty
      and not exists (select from unnest(everybody) as e where lower(e) = lower(m.email));
  end if;
  return public.remind_owners(office, public.bounded_json(patience, 4000), seen_at)
    + cardinality(v_arrived) + cardinality(v_offered) + (
    select coalesce(sum(jsonb_array_length(a.value)), 0)::integer from jsonb_each(v_assigned) as a
  );
end;
$$;

-- The content of a notice, limited to leads that still match it; null if none does.
create function public.notice_subject(notice uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', n.id,
    'reason', n.reason,
    'name', m.name,
    'email', m.email,
    'giver', (select g.name from public.team_members as g where g.user_id = n.giver),
    'leads', jsonb_agg(
      jsonb_build_object(
        'id', l.id, 'first_name', l.first_name, 'name', l.first_name || ' ' || l.last_name, 'source', l.source,
        'received_at', l.received_at, 'state', l.state,
        'owner', (select o.name from public.team_members as o where o.user_id = l.owner)
      )
      order by l.received_at
    )
  )
  from public.team_notices as n
  join public.team_members as m on m.user_id = n.member and m.left_at is null
  join public.leads as l on l.id = any (n.leads)
    and case n.reason
      when 'assigned' then
        l.owner = n.member and (l.state = 'claimed' or n.giver is not null and l.state in ('contacted', 'meeting'))
      when 'reminded' then l.owner = n.member and l.reminders > 0
      when 'escalated' then l.owner <> n.member and l.reminders > 1
      else l.state = 'new'
    end
  where n.id = notice_subject.notice
  group by n.id, n.reason, n.giver, m.name, m.email;
$$;

-- Reminds owners of neglected leads, then tells the managers, while the office is open: at most 200 leads, longest
-- waiting first. Called by watch_leads. `patience` is
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
    select l.id, l.owner, l.state, m.on_duty, g.escalates
    from public.leads as l
    join public.team_members as m on m.user_id = l.owner
    cross join lateral (
      select
        (patience #>> array['gaps', l.state, l.reminders::text])::integer as minutes,
        (l.reminders > 0 or not m.on_duty) and public.has_other_manager(l.owner) as escalates,
        -- Nobody is answering the visitor, and the owner may not be reading mail.
        l.state = 'claimed' and not m.on_duty and l.reminders < 2 as urgent
    ) as g
    cross join lateral (
      select case when g.urgent then least(g.minutes, (patience ->> 'away')::integer) else g.minutes end as minutes
    ) as w
    where l.state in ('claimed', 'contacted', 'meeting')
      and l.clock_from <= seen_at - make_interval(mins => w.minutes)
      and public.office_minutes(l.clock_from, seen_at, office) >= w.minutes
      and (v_escalating or not g.escalates)
      and not exists (
        select from public.team_notices as n
        where n.member = l.owner and n.reason = 'reminded' and n.at > v_mailed_since
      )
    order by l.clock_from
    limit 200
    -- A lead that is being moved is not neglected.
    for update of l skip locked
  loop
    update public.leads as l
    set
      clock_from = seen_at,
      reminders = case when v_late.escalates then greatest(l.reminders + 1, 2) else l.reminders + 1 end,
      changed_at = clock_timestamp()
    where l.id = v_late.id;
    insert into public.lead_events (lead_id, move_id, event, from_state, to_state, owner, note)
    values (
      v_late.id, gen_random_uuid(), case when v_late.escalates then 'escalated' else 'reminded' end,
      v_late.state, v_late.state, v_late.owner,
      case v_late.state
        when 'claimed' then 'Claimed, and not contacted yet'
        when 'contacted' then 'Contacted, and no next step since'
        else 'A meeting was agreed, and nothing noted since'
      end || case when v_late.on_duty then '' else '; its owner is off duty' end
    );
    v_told := v_told || v_late.id;
    if v_late.escalates then
      v_escalated := v_escalated || v_late.id;
    end if;
  end loop;
  perform public.tell_member(t.owner, 'reminded', t.leads)
  from (
    select l.owner, array_agg(l.id) as leads
    from public.leads as l
    where l.id = any (v_told)
    group by l.owner
  ) as t;
  perform public.tell_member(t.member, 'escalated', t.leads)
  from (
    select m.user_id as member, array_agg(l.id) as leads
    from public.leads as l
    join public.team_members as m on m.role = 'manager' and m.left_at is null and m.user_id <> l.owner
    where l.id = any (v_escalated)
    group by m.user_id
  ) as t;
  return cardinality(v_told);
end;
$$;

-- Claiming a lead from the mail that offers it. The link is signed for one lead and one notice, hence for one member;
-- opening it needs no session.

-- Follows the link that offers `lead` in `notice`; with `expected`, the version that was shown, claims the lead, once.
-- The link is valid for `valid_hours`. Returns { "state", "version", "member", "owner", "lead" }; "lead" is { "id",
-- "name", "phone", "phoneNumber", "source", "message", "receivedAt" } while the member may read it. States:
--   open      unassigned: it can be claimed
--   mine      the member's
--   taken     another member's, or closed
--   expired   too old, or erased, or the member has left the team
create function public.claim_by_link(
  notice uuid, lead uuid, note text, valid_hours integer, expected integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_member public.team_members;
  v_move constant uuid := md5('claim ' || notice || ' ' || lead)::uuid;
  v_lead public.leads;
  v_state text;
begin
  select m.* into v_member
  from public.team_notices as n
  join public.team_members as m on m.user_id = n.member and m.left_at is null
  where n.id = notice and n.reason in ('arrived', 'offered') and claim_by_link.lead = any (n.leads)
    and n.at > now() - make_interval(hours => valid_hours);
  if not found then
    return jsonb_build_object('state', 'expired');
  end if;
  if expected is not null then
    perform public.move_as(
      v_member.user_id, lead, 'case.claimed', expected, v_move, jsonb_build_object('note', note)
    );
  end if;
  select l.* into v_lead from public.leads as l where l.id = claim_by_link.lead;
  v_state := case
    when not found then 'expired'
    when v_lead.owner = v_member.user_id then 'mine'
    when v_lead.state <> 'new' then 'taken'
    -- Claimed with this link, and given back since.
    when exists (
      select from public.lead_events as e
      where e.move_id = v_move and e.member = v_member.user_id and e.event = 'case.claimed'
    ) then 'expired'
    else 'open'
  end;
  return jsonb_build_object(
    'state', v_state,
    'version', v_lead.version,
    'member', v_member.name,
    'owner', (select m.name from public.team_members as m where m.user_id = v_lead.owner),
    'lead', (
      select jsonb_build_object(
        'id', v_lead.id, 'name', v_lead.first_name || ' ' || v_lead.last_name, 'phone', v_lead.phone,
        'phoneNumber', v_lead.phone_number, 'source', v_lead.source, 'address', v_lead.address,
        'message', v_lead.message, 'receivedAt', v_lead.received_at
      )
      where v_state in ('open', 'mine')
    )
  );
end;
$$;

-- Days on which a mail told the team how many leads are held.
create table public.held_lead_reports (
  id uuid primary key default gen_random_uuid(),
  -- In Calgary.
  day date not null unique
);

-- Adds the day's mail about held leads, if there are any, from 8:00 in Calgary on, and removes drained buckets. Called
-- whenever deliveries are made. Returns whether there is a new mail.
create function public.report_held_leads(seen_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_local timestamp := public.calgary_time(seen_at);
  v_id uuid;
begin
  delete from public.rate_buckets as b
  where b.key in (
    -- A bucket in use stays until the next time; waiting for it could deadlock.
    select e.key from public.rate_buckets as e where e.empty_at <= seen_at for update skip locked
  );

  if v_local::time < '08:00'
    or exists (select from public.held_lead_reports as r where r.day = v_local::date)
    or not exists (
      select from public.leads as l where l.state = 'held'
    )
  then
    return false;
  end if;
  insert into public.held_lead_reports (day) values (v_local::date)
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    return false;
  end if;
  insert into public.deliveries (kind, subject_id) values ('team-held-leads', v_id);
  return true;
end;
$$;
