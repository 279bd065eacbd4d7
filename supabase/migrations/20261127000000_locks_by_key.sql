-- A call with many leads locked their buckets with a scan of all buckets, because PostgreSQL expects a JSON array to
-- be long: with 10,000 senders known, a third of the time. Now each bucket is found by its key.

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
  -- Calls lock in the same order, so that none waits for one that waits for it: buckets by their keys, then leads
  -- by their ids.
  perform
  from (
    select distinct n.value ->> 'key' as key
    from jsonb_array_elements(leads) as l, jsonb_array_elements(l.value #> '{screening,limits}') as n
    order by 1
  ) as wanted,
  lateral (select from public.rate_buckets as b where b.key = wanted.key for update) as locked;
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
