-- The outcome of a delivery: recording an attempt, giving up, sending again, and later reports from the provider.

-- Records the result of one attempt and returns the delivery's new status; null, without effect, if the attempt no longer
-- counts. A failure that proves nothing was sent costs no attempt.
--   failure        null: sent. Always recorded, because it stays true.
--   retry_seconds  how long the provider asked to wait
--   may_be_sent    whether the provider may have accepted it all the same
--   final          whether another attempt is pointless
--   throttled      the provider that refused because of its rate limit; all its deliveries wait
--   sent_by        the provider that accepted
create function public.settle_delivery(
  delivery uuid, attempt integer, failure text, retry_seconds double precision default null,
  may_be_sent boolean default true, final boolean default false, throttled text default null,
  sent_by text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_delivery public.deliveries;
  v_wait interval;
  v_status text;
begin
  if failure is null then
    update public.deliveries as d
    set status = 'sent', settled_at = now(), last_error = null
    where d.id = delivery and d.status in ('due', 'sending', 'dead');
    if not found then
      return null;
    end if;
    update public.delivery_providers as p set refusals = 0 where p.name = sent_by and p.refusals > 0;
    return 'sent';
  end if;

  select d.* into v_delivery
  from public.deliveries as d
  where d.id = delivery and d.claims = attempt and d.status = 'sending'
  for update;
  if not found then
    return null;
  end if;

  if may_be_sent then
    v_delivery.uncertain_since := coalesce(v_delivery.uncertain_since, now());
  else
    v_delivery.attempts := v_delivery.attempts - 1;
  end if;

  if throttled is null then
    v_delivery.failures := v_delivery.failures + 1;
    v_wait := make_interval(secs => greatest(retry_seconds, public.retry_seconds_after(v_delivery.failures)));
  else
    update public.delivery_providers as p
    set refusals = p.refusals + 1,
      next_at = greatest(
        p.next_at,
        clock_timestamp() + make_interval(secs => coalesce(retry_seconds, least(300, 2 ^ least(p.refusals, 9))))
      )
    where p.name = throttled
    returning p.next_at - now() into v_wait;
  end if;

  v_status := case
    when final or now() + v_wait > public.retry_end(v_delivery.retrying_since, v_delivery.uncertain_since) then 'dead'
    else 'due'
  end;
  update public.deliveries as d
  set status = v_status,
    due_at = now() + v_wait,
    settled_at = case when v_status = 'dead' then now() end,
    attempts = v_delivery.attempts,
    failures = v_delivery.failures,
    uncertain_since = v_delivery.uncertain_since,
    last_error = left(failure, 500)
  where d.id = delivery;
  if v_status = 'dead' and v_delivery.kind <> 'team-dead-deliveries' then
    perform public.raise_dead_delivery_alarm();
  end if;
  return v_status;
end;
$$;

-- Gives up deliveries that have been due for an hour although no channel serves their kind. `served` are the kinds that
-- have one. `resend_deliveries` sends them again once the settings are back. Returns [{ "id", "kind", "reason" }].
create function public.give_up_unserved(served text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_dead jsonb;
begin
  with unserved as (
    update public.deliveries as d
    set status = 'dead', settled_at = now(), last_error = 'its channel has no settings'
    where d.status in ('due', 'sending') and d.due_at <= now() - interval '1 hour' and d.kind <> all (served)
    returning d.id, d.kind, d.last_error as reason
  )
  select coalesce(jsonb_agg(to_jsonb(u)), '[]') into v_dead from unserved as u;
  if v_dead <> '[]' then
    perform public.raise_dead_delivery_alarm();
  end if;
  return v_dead;
end;
$$;

-- Sends what is dead again: one delivery, those of one lead, or, without an id, all. Returns how many.
create function public.resend_deliveries(id uuid default null) returns integer
language sql security definer set search_path = '' as $$
  with again as (
    update public.deliveries as d
    set status = 'due', due_at = now(), settled_at = null, attempts = 0, failures = 0,
      retrying_since = now(), uncertain_since = null
    where d.status = 'dead'
      and (resend_deliveries.id in (d.id, d.lead_id) or resend_deliveries.id is null and d.kind <> 'team-dead-deliveries')
    returning d.id
  )
  select count(*)::integer from again;
$$;

-- What the provider reports about a mail after accepting it.
create table public.mail_events (
  -- The provider's message id: a repeat is the same event.
  id text primary key,
  delivery_id uuid not null references public.deliveries (id) on delete cascade,
  type text not null check (type in ('bounced', 'complained')),
  -- Whether a bounced mail would bounce again.
  permanent boolean not null,
  -- The provider's code.
  reason text,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now()
);

create index mail_events_outbox on public.mail_events (delivery_id);

-- Records an event: { "id", "delivery", "type", "permanent", "reason", "occurredAt" }. Returns "recorded", "repeated",
-- or "unknown" if there is no such delivery. Suppresses a visitor's mailbox that bounced permanently or complained, but
-- never the team's.
create function public.record_mail_event(event jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  event := public.bounded_json(event, 100000);

  select case when d.kind = 'lead-acknowledgement' then l.email else s.email end into v_email
  from public.deliveries as d
  left join public.leads as l on l.id = d.lead_id
  left join public.newsletter_requests as r on r.id = d.newsletter_request_id
  left join public.newsletter_subscribers as s on s.id = r.subscriber_id
  where d.id = (event ->> 'delivery')::uuid;
  if not found then
    return 'unknown';
  end if;

  insert into public.mail_events (id, delivery_id, type, permanent, reason, occurred_at)
  values (
    event ->> 'id',
    (event ->> 'delivery')::uuid,
    event ->> 'type',
    (event ->> 'permanent')::boolean,
    event ->> 'reason',
    (event ->> 'occurredAt')::timestamptz
  )
  on conflict do nothing;
  if not found then
    return 'repeated';
  end if;

  if v_email is not null and (event ->> 'type' = 'complained' or (event ->> 'permanent')::boolean) then
    insert into public.suppressed_mailboxes (mailbox_hash, reason, since)
    values (public.mailbox_hash(v_email), event ->> 'type', (event ->> 'occurredAt')::timestamptz)
    on conflict (mailbox_hash) do update set reason = excluded.reason
    where excluded.reason = 'complained' or suppressed_mailboxes.reason = 'unsubscribed';
  end if;
  -- A complaint ends the subscription.
  if v_email is not null and event ->> 'type' = 'complained' then
    update public.newsletter_subscribers as s
    set status = 'unsubscribed', unsubscribed_at = now()
    where public.mailbox_of(s.email) = public.mailbox_of(v_email) and s.status <> 'unsubscribed';
  end if;
  return 'recorded';
end;
$$;

-- On Supabase, pg_cron starts delivery every minute. Two Vault secrets say where and how (docs/deploy.md): project_url
-- and secret_key; without them the job does nothing. Where pg_cron, pg_net and Vault are not all available, this does
-- nothing: the local stack has its own timer.
do $migration$
begin
  if (
    select count(*)
    from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  perform cron.schedule(
    'deliver-mail',
    '* * * * *',
    $job$
      select net.http_post(
        url := address.decrypted_secret || '/functions/v1/deliver-mail',
        headers := jsonb_build_object('apikey', key.decrypted_secret, 'content-type', 'application/json'),
        body := '{}'::jsonb,
        timeout_milliseconds := 30000
      )
      from vault.decrypted_secrets as address
      cross join vault.decrypted_secrets as key
      where address.name = 'project_url' and key.name = 'secret_key'
    $job$
  );
end;
$migration$;
