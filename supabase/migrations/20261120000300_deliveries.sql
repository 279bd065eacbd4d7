-- The outbox's two ends. A worker claims due jobs under a lease and settles each with its result;
-- a worker that dies leaves a lease to run out, and another takes the job over.

-- Claims up to `batch` jobs for `lease_seconds` and returns each with the lead it is about:
--   [{ "id", "channel", "attempt", "lead": { … the row of public.leads, with "consents" … } }]
create function public.claim_deliveries(batch integer, lease_seconds integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select d.id
    from public.lead_deliveries as d
    where (d.status = 'due' and d.due_at <= now())
      or (d.status = 'sending' and d.leased_until <= now())
    order by d.due_at
    limit batch
    for update skip locked
  ),
  claimed as (
    update public.lead_deliveries as d
    set
      status = 'sending',
      attempts = d.attempts + 1,
      leased_until = now() + make_interval(secs => lease_seconds)
    from due
    where d.id = due.id
    returning d.id, d.channel, d.attempts, d.lead_id
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', c.id,
        'channel', c.channel,
        'attempt', c.attempts,
        'lead', to_jsonb(l) || jsonb_build_object(
          'consents', (
            select coalesce(
              jsonb_agg(
                jsonb_build_object('channel', k.channel, 'granted', k.granted, 'pre_ticked', k.pre_ticked)
                order by k.channel
              ),
              '[]'
            )
            from public.lead_consents as k
            where k.lead_id = l.id
          )
        )
      )
    ),
    '[]'
  )
  from claimed as c
  join public.leads as l on l.id = c.lead_id;
$$;

-- Settles one claimed job. `retry_seconds` null after a failure means that no attempt is left.
-- A worker whose lease was taken over (another attempt number) changes nothing.
create function public.settle_delivery(
  delivery uuid, attempt integer, failure text, retry_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.lead_deliveries as d
  set
    status = case
      when failure is null then 'sent'
      when retry_seconds is null then 'dead'
      else 'due'
    end,
    due_at = case when failure is null then d.due_at
      else now() + make_interval(secs => coalesce(retry_seconds, 0)) end,
    settled_at = case when failure is null or retry_seconds is null then now() end,
    leased_until = null,
    last_error = left(failure, 500)
  where d.id = delivery and d.attempts = attempt and d.status = 'sending';
  return found;
end;
$$;

revoke all on function public.claim_deliveries(integer, integer) from public, anon, authenticated;
revoke all on function public.settle_delivery(uuid, integer, text, integer) from public, anon, authenticated;
grant execute on function public.claim_deliveries(integer, integer) to service_role;
grant execute on function public.settle_delivery(uuid, integer, text, integer) to service_role;
