-- The clock of unclaimed leads. Everybody on duty is told at once; after some office minutes the team is told again;
-- after more, the lead is assigned to the next member in rotation. So, given a team, every lead reaches a named person,
-- whose own clock then starts (remind_owners).

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
    case when m.on_duty then 0 when m.role = 'lead' then 0 else 1 end,
    (
      select max(e.id) from public.lead_events as e
      where e.event = 'case.assigned' and e.member is null and e.owner = m.user_id
    ) nulls first,
    m.since
  limit 1;
$$;

-- New leads join a mail about earlier ones that is still pending, so many at once make one mail per member.
create function public.tell_member(member uuid, reason text, leads uuid[], giver uuid default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
begin
  if reason = 'arrived' then
    -- A mail that is being claimed may already be written.
    select n.id into v_id
    from public.outbox as o
    join public.team_notices as n on n.id = o.subject_id
    where o.kind = 'team-notice' and o.status = 'due' and o.claims = 0
      and n.member = tell_member.member and n.reason = 'arrived'
    limit 1
    for update of o skip locked;
    if found then
      update public.team_notices as n set leads = n.leads || tell_member.leads where n.id = v_id;
      return;
    end if;
  end if;
  insert into public.team_notices (member, reason, leads, giver) values (member, reason, leads, giver) returning id into v_id;
  insert into public.outbox (kind, subject_id) values ('team-notice', v_id);
end;
$$;

-- Does what is due at `seen_at`, for at most 200 leads, oldest first. Called after a lead is stored, and every minute.
-- `again_after` and `assign_after` are office minutes without an owner; `everybody` are the addresses that get mail
-- about every lead anyway; `patience` goes to remind_owners. Returns how many leads it moved or told of.
create function public.watch_cases(
  office jsonb, again_after integer, assign_after integer, patience jsonb, seen_at timestamptz, everybody text[] default '{}'
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_case public.lead_cases;
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
  for v_case in
    select c.* from public.lead_cases as c
    where c.state = 'new' and c.since <= seen_at - make_interval(mins => again_after)
    order by c.received_at
    limit 200
    -- A lead that is being claimed is left to its claimant.
    for update skip locked
  loop
    v_minutes := public.office_minutes(v_case.since, seen_at, office);
    if v_minutes >= assign_after then
      v_owner := public.next_in_rotation();
      perform public.apply_move(
        v_case, 'case.assigned', 'claimed', v_owner, null, gen_random_uuid(),
        'Nobody claimed it for ' || assign_after || ' minutes; next in rotation'
      );
      v_assigned := jsonb_set(
        v_assigned, array[v_owner::text], coalesce(v_assigned -> v_owner::text, '[]') || to_jsonb(v_case.lead_id)
      );
    elsif v_minutes >= again_after and v_case.offers = 0 then
      perform public.apply_move(
        v_case, 'case.offered', 'new', null, null, gen_random_uuid(),
        'Nobody claimed it for ' || again_after || ' minutes'
      );
      v_offered := v_offered || v_case.lead_id;
    end if;
  end loop;
  if v_offered <> '{}' then
    perform public.tell_member(m.user_id, 'offered', v_offered)
    from public.team_members as m
    where m.left_at is null and (m.on_duty or m.role = 'lead');
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
      select c.lead_id from public.lead_cases as c
      where c.state = 'new' and not c.told and c.offers = 0
        -- A lead that a surge keeps back is announced once it is listed: the team would get a mail about each of a
        -- program's leads.
        and not exists (
          select from public.outbox as o
          where o.lead_id = c.lead_id and o.kind = 'lead-team-email' and o.status = 'due' and o.due_at = 'infinity'
        )
      order by c.received_at
      limit 200
      for update skip locked
    );
  end if;
  if v_arrived <> '{}' then
    update public.lead_cases as c set told = true where c.lead_id = any (v_arrived);
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
        'received_at', l.received_at, 'state', c.state,
        'owner', (select o.name from public.team_members as o where o.user_id = c.owner)
      )
      order by l.received_at
    )
  )
  from public.team_notices as n
  join public.team_members as m on m.user_id = n.member and m.left_at is null
  join public.lead_cases as c on c.lead_id = any (n.leads)
    and case n.reason
      when 'assigned' then
        c.owner = n.member and (c.state = 'claimed' or n.giver is not null and c.state in ('contacted', 'meeting'))
      when 'reminded' then c.owner = n.member and c.reminders > 0
      when 'escalated' then c.owner <> n.member and c.reminders > 1
      else c.state = 'new'
    end
  join public.leads as l on l.id = c.lead_id
  where n.id = notice_subject.notice
  group by n.id, n.reason, n.giver, m.name, m.email;
$$;
