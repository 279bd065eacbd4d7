-- What the mail provider reports about a mail after it has accepted it.
create table public.mail_events (
  -- The id of the provider's message to us: a repeat is the same event.
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

-- Records an event: { "id", "delivery", "type", "permanent", "reason", "occurredAt" }. Returns "recorded",
-- "repeated", or "unknown" when there is no such delivery. A visitor's mailbox that bounced for good or complained
-- is not mailed again; the team's own is.
create function public.record_mail_event(event jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_email text;
begin
  event := public.json_parameter(event);

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
    where excluded.reason = 'complained';
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
