-- Many leads in one call, because a call and its transaction cost more than storing a lead; and what is called for
-- each lead keeps its plan: SQL functions are planned again in every transaction, PL/pgSQL ones once in a session.

create or replace function public.mailbox_of(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_box text := split_part(lower(email), '@', 1);
  v_host text := split_part(lower(email), '@', 2);
begin
  v_box := coalesce(nullif(split_part(v_box, '+', 1), ''), v_box);
  if v_host in ('gmail.com', 'googlemail.com') then
    return replace(v_box, '.', '') || '@gmail.com';
  end if;
  return v_box || '@' || v_host;
end;
$$;

create or replace function public.mailbox_hash(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(public.mailbox_of(email), 'UTF8')), 'hex');
end;
$$;

create or replace function public.exceeded_limits(limits jsonb, seen_at timestamptz) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_exceeded jsonb;
begin
  with wanted as (
    select
      w.key, w.reason, w.points,
      make_interval(secs => w."perSeconds") as period,
      make_interval(secs => w."perSeconds"::double precision / w.allowed) as step
    from jsonb_to_recordset(limits) as w(
      key text, reason text, points integer, allowed integer, "perSeconds" integer
    )
  ),
  filled as (
    insert into public.rate_buckets as b (key, empty_at, period)
    select w.key, seen_at + w.step, w.period
    from wanted as w
    order by w.key
    on conflict (key) do update
    set
      empty_at = least(
        greatest(b.empty_at, seen_at) + (excluded.empty_at - seen_at),
        excluded.empty_at + excluded.period
      ),
      period = excluded.period
    returning b.key, b.empty_at
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('reason', w.reason, 'points', w.points) order by w.key),
    '[]'
  )
  into v_exceeded
  from wanted as w
  join filled as f on f.key = w.key
  where f.empty_at > seen_at + w.period;
  return v_exceeded;
end;
$$;

-- Stores each of `leads`, an array, as accept_lead does, all or nothing. Returns their results in the same order.
create function public.accept_leads(leads jsonb, deliveries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead jsonb;
  v_place integer;
  v_results jsonb[];
begin
  -- Some servers pass a JSON parameter as a JSON string.
  if jsonb_typeof(leads) = 'string' then
    leads := (leads #>> '{}')::jsonb;
  end if;
  -- Calls lock in the same order, so that none waits for one that waits for it: buckets by their keys, then leads
  -- by their ids.
  perform
  from public.rate_buckets as b
  where b.key in (
    select n.value ->> 'key'
    from jsonb_array_elements(leads) as l, jsonb_array_elements(l.value #> '{screening,limits}') as n
  )
  order by b.key
  for update;
  for v_lead, v_place in
    select l.value, l.ordinality
    from jsonb_array_elements(leads) with ordinality as l
    order by l.value ->> 'submissionId'
  loop
    v_results[v_place] := public.accept_lead(v_lead, deliveries);
  end loop;
  return coalesce(to_jsonb(v_results), '[]');
end;
$$;

revoke all on function public.accept_leads(jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.accept_leads(jsonb, jsonb) to service_role;
