-- What waits during a surge: lists of it, and its end.

-- Lists the leads that wait to the team, in one mail instead of a mail and an alert for each.
create function public.list_surge(surge uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  with list as materialized (
    select gen_random_uuid() as id
  ),
  listed as (
    update public.outbox as o
    set status = 'void', last_error = 'listed in one mail', listed_in = list.id,
      -- The team's mailboxes receive a copy of the person's data.
      uncertain_since = case when o.kind = 'lead-team-email' then now() end
    from list
    where o.surge_id = list_surge.surge and o.status = 'due' and o.due_at = 'infinity'
      and o.kind in ('lead-team-email', 'lead-alert')
    returning o.kind
  )
  insert into public.outbox (kind, subject_id)
  select 'team-surge-leads', list.id
  from list
  where exists (select from listed as d where d.kind = 'lead-team-email');
end;
$$;

-- Ends surges whose last hour brought no more than half of what is allowed, or that have lasted for `longestHours`: what
-- waited becomes due. The team gets a list of the leads that wait at the end, and every `listMinutes` before. Also
-- measures the usual pace. Called whenever mail is delivered.
create function public.watch_surges(rules jsonb, seen_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_form text;
  v_listed uuid;
begin
  rules := public.bounded_json(rules, 10000);
  foreach v_form in array array['leads', 'newsletter'] loop
    if not exists (
      select from public.usual_paces as p
      where p.form = v_form and p.measured_at > seen_at - interval '1 hour' and p.measured_at <= seen_at
    ) then
      insert into public.usual_paces (form, most, measured_at)
      values (v_form, public.most_within_hour(v_form, (rules ->> 'weeks')::integer, seen_at), seen_at)
      on conflict (form) do update set most = excluded.most, measured_at = excluded.measured_at;
    end if;

    update public.surges as s
    set ended_at = seen_at
    where s.form = v_form and s.ended_at is null
      and (
        s.began_at <= seen_at - make_interval(hours => (rules ->> 'longestHours')::integer)
        or public.came_within_hour(v_form, seen_at, s.allowed) * 2 <= s.allowed
      )
    returning s.id into v_listed;
    if not found then
      update public.surges as s
      set listed_at = seen_at
      where s.form = v_form and s.ended_at is null
        and coalesce(s.listed_at, s.began_at) <= seen_at - make_interval(mins => (rules ->> 'listMinutes')::integer)
      returning s.id into v_listed;
    end if;
    perform public.list_surge(v_listed) where v_listed is not null;
  end loop;

  -- Includes rows of calls that began before the surge ended.
  update public.outbox as o
  set due_at = now(), retrying_since = now()
  from public.surges as s
  where s.id = o.surge_id and s.ended_at is not null and o.status = 'due' and o.due_at = 'infinity';
end;
$$;

-- For a surge of programs: holds the leads that wait for its end, each of which release_lead sends, and voids the
-- waiting newsletter confirmations. Returns how many, as { "leads", "confirmations" }.
create function public.hold_surge() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_leads uuid[];
  v_count integer;
begin
  -- Whatever is being claimed is claimed first, and left out below.
  perform from public.lead_cases as c
  where c.lead_id in (select w.lead_id from public.surge_leads as w)
  order by c.lead_id
  for update;
  with held as (
    update public.outbox as o
    set status = 'held', due_at = now()
    where o.status = 'due' and o.due_at = 'infinity'
      and o.lead_id in (select w.lead_id from public.surge_leads as w)
    returning o.lead_id
  )
  select coalesce(array_agg(distinct h.lead_id), '{}') into v_leads from held as h;
  update public.lead_screenings as s
  set held_at = now(), reasons = s.reasons || '[{ "reason": "Came in a surge that the team holds", "points": 100 }]'
  where s.lead_id = any (v_leads);
  update public.outbox as o
  set status = 'void'
  where o.status = 'due' and o.due_at = 'infinity' and o.newsletter_request_id is not null;
  get diagnostics v_count = row_count;
  return jsonb_build_object('leads', cardinality(v_leads), 'confirmations', v_count);
end;
$$;

-- What waits for the end of a surge, each count stopping at 1,000: { "leads", "confirmations" }; null without a surge
-- and anything waiting.
create function public.surge_waiting() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_leads integer;
  v_confirmations integer;
begin
  select count(*) into v_leads from (
    select from public.surge_leads limit 1000
  ) as l;
  select count(*) into v_confirmations from (
    select from public.outbox as o
    where o.due_at = 'infinity' and o.status = 'due' and o.newsletter_request_id is not null
    limit 1000
  ) as n;
  if v_leads + v_confirmations = 0 and not exists (select from public.surges as s where s.ended_at is null) then
    return null;
  end if;
  return jsonb_build_object('leads', v_leads, 'confirmations', v_confirmations);
end;
$$;

-- hold_surge, for the desk.
create function public.desk_hold_surge() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_member('lead');
  return public.hold_surge();
end;
$$;
