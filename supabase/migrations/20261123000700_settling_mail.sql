-- The outcome of a delivery: recording an attempt, giving up, sending again, and later reports from the provider.

-- Records the result of one attempt and returns the mail's new status; null, without effect, if the attempt no longer
-- counts. A failure that proves nothing was sent costs no attempt.
--   failure        null: sent. Always recorded, because it stays true.
--   retry_seconds  how long the provider asked to wait
--   may_be_sent    whether the provider may have accepted the mail all the same
--   final          whether another attempt is pointless
--   throttled      the provider that refused because of its rate limit; all its mail waits
--   sent_by        the provider that accepted
create function public.settle_mail(
  mail uuid, attempt integer, failure text, retry_seconds double precision default null,
  may_be_sent boolean default true, final boolean default false, throttled text default null,
  sent_by text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_mail public.outbox;
  v_wait interval;
  v_status text;
begin
  if failure is null then
    update public.outbox as o
    set status = 'sent', settled_at = now(), leased_until = null, last_error = null
    where o.id = mail and o.status in ('due', 'sending', 'dead');
    if not found then
      return null;
    end if;
    update public.mail_providers as p set refusals = 0 where p.name = sent_by and p.refusals > 0;
    return 'sent';
  end if;

  select o.* into v_mail
  from public.outbox as o
  where o.id = mail and o.claims = attempt and o.status = 'sending'
  for update;
  if not found then
    return null;
  end if;

  if may_be_sent then
    v_mail.uncertain_since := coalesce(v_mail.uncertain_since, now());
  else
    v_mail.attempts := v_mail.attempts - 1;
  end if;

  if throttled is null then
    v_mail.failures := v_mail.failures + 1;
    v_wait := make_interval(secs => greatest(retry_seconds, public.mail_retry_seconds(v_mail.failures)));
  else
    update public.mail_providers as p
    set refusals = p.refusals + 1,
      next_at = greatest(
        p.next_at,
        clock_timestamp() + make_interval(secs => coalesce(retry_seconds, least(300, 2 ^ least(p.refusals, 9))))
      )
    where p.name = throttled
    returning p.next_at - now() into v_wait;
  end if;

  v_status := case
    when final or now() + v_wait > public.mail_retry_end(v_mail.retrying_since, v_mail.uncertain_since) then 'dead'
    else 'due'
  end;
  update public.outbox as o
  set status = v_status,
    due_at = now() + v_wait,
    settled_at = case when v_status = 'dead' then now() end,
    leased_until = null,
    attempts = v_mail.attempts,
    failures = v_mail.failures,
    uncertain_since = v_mail.uncertain_since,
    last_error = left(failure, 500)
  where o.id = mail;
  if v_status = 'dead' and v_mail.kind <> 'team-dead-mail' then
    perform public.raise_dead_mail_alarm();
  end if;
  return v_status;
end;
$$;

-- Gives up deliveries that have been due for an hour although no channel serves their kind. `served` are the kinds that
-- have one. `resend_mail` sends them again once the settings are back. Returns [{ "id", "kind", "reason" }].
create function public.give_up_unserved(served text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_dead jsonb;
begin
  with unserved as (
    update public.outbox as o
    set status = 'dead', settled_at = now(), leased_until = null, last_error = 'its channel has no settings'
    where o.status in ('due', 'sending') and o.due_at <= now() - interval '1 hour' and o.kind <> all (served)
    returning o.id, o.kind, o.last_error as reason
  )
  select coalesce(jsonb_agg(to_jsonb(u)), '[]') into v_dead from unserved as u;
  if v_dead <> '[]' then
    perform public.raise_dead_mail_alarm();
  end if;
  return v_dead;
end;
$$;

-- Sends dead mail again: one mail, the mails of one lead, or, without an id, all. Returns how many.
create function public.resend_mail(id uuid default null) returns integer
language sql security definer set search_path = '' as $$
  with again as (
    update public.outbox as o
    set status = 'due', due_at = now(), settled_at = null, attempts = 0, failures = 0,
      retrying_since = now(), uncertain_since = null
    where o.status = 'dead'
      and (resend_mail.id in (o.id, o.lead_id) or resend_mail.id is null and o.kind <> 'team-dead-mail')
    returning o.id
  )
  select count(*)::integer from again;
$$;

-- What the provider reports about a mail after accepting it.
create table public.mail_events (
  -- The provider's message id: a repeat is the same event.
  id text primary key,
  outbox_id uuid not null references public.outbox (id) on delete cascade,
  type text not null check (type in ('bounced', 'complained')),
  -- Whether a bounced mail would bounce again.
  permanent boolean not null,
  -- The provider's code.
  reason text,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null default now()
);

create index mail_events_outbox on public.mail_events (outbox_id);

-- Records an event: { "id", "delivery", "type", "permanent", "reason", "occurredAt" }. Returns "recorded", "repeated",
-- or "unknown" if there is no such delivery. Suppresses a visitor's mailbox that bounced permanently or complained, but
-- never the team's.
create function public.record_mail_event(event jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  event := public.bounded_json(event, 100000);

  select case when o.kind = 'lead-acknowledgement' then l.email else s.email end into v_email
  from public.outbox as o
  left join public.leads as l on l.id = o.lead_id
  left join public.newsletter_requests as r on r.id = o.newsletter_request_id
  left join public.newsletter_subscribers as s on s.id = r.subscriber_id
  where o.id = (event ->> 'delivery')::uuid;
  if not found then
    return 'unknown';
  end if;

  insert into public.mail_events (id, outbox_id, type, permanent, reason, occurred_at)
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
