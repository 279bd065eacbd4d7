-- Calls lock all limits that their leads count towards before they store the first: also those that nobody has counted
-- towards before, and those of mailboxes, which two calls met in either order, so that PostgreSQL ended one of them.
-- Each limit is found by its key: before, a call scanned all of them, because PostgreSQL expects a JSON array to be long.

-- Stores each of `leads`, an array, as accept_lead does, all or nothing. Returns their results in the same order.
create or replace function public.accept_leads(leads jsonb, deliveries jsonb) returns jsonb
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
  if jsonb_typeof(deliveries) = 'string' then
    deliveries := (deliveries #>> '{}')::jsonb;
  end if;
  -- Calls lock in the same order, so that none waits for one that waits for it: buckets by their keys, then leads
  -- by their ids. A new bucket is empty; one that is there is locked, and not changed.
  insert into public.rate_buckets as b (key, empty_at, period)
  select distinct k.key, '-infinity'::timestamptz, interval '0'
  from jsonb_array_elements(leads) as l,
  lateral (
    select n.value ->> 'key' from jsonb_array_elements(l.value #> '{screening,limits}') as n
    union all
    select m.kind || ' mailbox ' || public.mailbox_hash(l.value ->> 'email')
    from (
      select 'lead' as kind
      union all
      select d.kind from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
      where d."mailboxLimit" is not null
    ) as m
  ) as k(key)
  -- A lead that is held anyway counts towards no limit.
  where not (l.value #>> '{screening,held}')::boolean
  order by 1
  on conflict (key) do update set period = b.period where false;
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
