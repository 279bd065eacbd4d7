-- The outbox of all mail. A mail is added in the transaction that causes it. A worker claims due mails under
-- a lease, sends them, and settles each with its result. When a worker dies, its lease expires and another
-- worker claims the mail. The next two migrations fill the outbox and replace the two older queues by it.

create table public.outbox (
  -- The idempotency key given to the mail provider, the same for every attempt.
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead-team-email', 'newsletter-confirmation')),
  -- What the mail is about; the first word of its kind names the table.
  subject_id uuid not null,
  -- dead: every attempt failed. void: not sent, because it was no longer wanted.
  status text not null default 'due' check (status in ('due', 'sending', 'sent', 'dead', 'void')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- While sending: when another worker may claim the mail.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  last_error text,
  -- The foreign keys of subject_id, by kind. The REST API embeds mails through them.
  lead_id uuid generated always as (case when kind like 'lead-%' then subject_id end) stored
    references public.leads (id),
  newsletter_request_id uuid generated always as (case when kind like 'newsletter-%' then subject_id end) stored
    references public.newsletter_requests (id),
  unique (kind, subject_id)
);

create index outbox_open on public.outbox (kind, due_at) where status in ('due', 'sending');
create index outbox_lead on public.outbox (lead_id);
create index outbox_newsletter_request on public.outbox (newsletter_request_id);

alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated, service_role;
grant select on public.outbox to service_role;

-- What a worker needs to write a mail:
--   lead-team-email          the row of public.leads, with "consents"
--   newsletter-confirmation  { "requestId", "email" }
create function public.mail_subject(kind text, subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case mail_subject.kind
    when 'lead-team-email' then (
      select to_jsonb(l) || jsonb_build_object(
        'consents', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object('channel', c.channel, 'granted', c.granted, 'pre_ticked', c.pre_ticked)
              order by c.channel
            ),
            '[]'
          )
          from public.lead_consents as c
          where c.lead_id = l.id
        )
      )
      from public.leads as l
      where l.id = mail_subject.subject_id
    )
    when 'newsletter-confirmation' then (
      select jsonb_build_object('requestId', r.id, 'email', s.email)
      from public.newsletter_requests as r
      join public.newsletter_subscribers as s on s.id = r.subscriber_id
      where r.id = mail_subject.subject_id
    )
  end;
$$;

-- Claims up to `batch` mails of one kind for `lease_seconds`. Returns [{ "id", "attempt", "subject" }].
create function public.claim_mail(kind text, batch integer, lease_seconds integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select o.id
    from public.outbox as o
    where o.kind = claim_mail.kind
      and (
        (o.status = 'due' and o.due_at <= now())
        or (o.status = 'sending' and o.leased_until <= now())
      )
    order by o.due_at
    limit batch
    for update skip locked
  ),
  claimed as (
    update public.outbox as o
    set
      status = 'sending',
      attempts = o.attempts + 1,
      leased_until = now() + make_interval(secs => lease_seconds)
    from due
    where o.id = due.id
    returning o.id, o.attempts, o.kind, o.subject_id
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', c.id,
        'attempt', c.attempts,
        'subject', public.mail_subject(c.kind, c.subject_id)
      )
    ),
    '[]'
  )
  from claimed as c;
$$;

-- Records the result of one attempt. `failure` null means sent; `retry_seconds` null after a failure means
-- that no attempt is left. Returns false, and changes nothing, when another worker has claimed the mail
-- since (a different attempt number), or when it was settled or voided.
create function public.settle_mail(
  mail uuid, attempt integer, failure text, retry_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as o
  set
    status = case
      when failure is null then 'sent'
      when retry_seconds is null then 'dead'
      else 'due'
    end,
    due_at = case when failure is null then o.due_at
      else now() + make_interval(secs => coalesce(retry_seconds, 0)) end,
    settled_at = case when failure is null or retry_seconds is null then now() end,
    leased_until = null,
    last_error = left(failure, 500)
  where o.id = mail and o.attempts = attempt and o.status = 'sending';
  return found;
end;
$$;

revoke all on function
  public.mail_subject(text, uuid),
  public.claim_mail(text, integer, integer),
  public.settle_mail(uuid, integer, text, integer)
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_mail(text, integer, integer),
  public.settle_mail(uuid, integer, text, integer)
to service_role;
