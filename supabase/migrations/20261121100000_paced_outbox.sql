-- The outbox and the rules for delivery paced to what a mail provider allows; the next migration applies them. One worker at a time sends each provider's mail. A refusal
-- which proves that nothing was sent costs no attempt and is retried for three days. Where the mail may have
-- been sent, retries end within 23 hours, because the provider forgets an idempotency key after 24.

create table public.mail_providers (
  name text primary key,
  -- The only worker that may claim, until `worker_until`.
  worker uuid,
  worker_until timestamptz,
  -- When the next mail may be sent.
  next_at timestamptz not null default now(),
  -- Refusals for sending too much, since the last mail that was accepted.
  refusals integer not null default 0
);

alter table public.mail_providers enable row level security;
revoke all on public.mail_providers from public, anon, authenticated, service_role;
grant select on public.mail_providers to service_role;

alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind ~ '^(lead|newsletter|team)-[a-z-]+$');

-- `attempts` counts those that may have sent the mail. `due_at` of a claimed mail is the end of its lease, so
-- that one range of the index holds all that may be claimed.
alter table public.outbox
  -- How often the mail was claimed. Only the newest claim may record a failure.
  add column claims integer not null default 0,
  -- Failures since `retrying_since`, which the wait before the next attempt depends on.
  add column failures integer not null default 0,
  add column retrying_since timestamptz not null default now(),
  -- The first attempt that may have sent the mail without anybody knowing.
  add column uncertain_since timestamptz;

-- Seconds until the attempt after `failures` failures, spread so that a burst does not return as a burst.
create function public.mail_retry_seconds(failures integer) returns double precision
language sql volatile set search_path = '' as $$
  select (array[5, 60, 300, 1800, 7200, 21600, 43200])[least(failures, 7)] * (0.75 + 0.25 * random());
$$;

-- When retrying ends.
create function public.mail_retry_end(retrying_since timestamptz, uncertain_since timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select least(retrying_since + interval '3 days', uncertain_since + interval '23 hours');
$$;

create function public.milliseconds_until(moment timestamptz) returns integer
language sql volatile set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from moment - clock_timestamp()) * 1000))::integer;
$$;

-- Tells the team of dead mails, in one mail a day at most. That mail names all that are dead when it is written.
create function public.raise_dead_mail_alarm() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('team-dead-mail'));
  insert into public.outbox (kind, subject_id, due_at)
  select
    'team-dead-mail',
    gen_random_uuid(),
    greatest(now(), max(o.settled_at + interval '1 day'), max(now() + interval '1 day') filter (where o.status = 'sending'))
  from public.outbox as o
  where o.kind = 'team-dead-mail' and o.status in ('sent', 'sending', 'due')
  having count(*) filter (where o.status = 'due') = 0;
end;
$$;

create index outbox_dead on public.outbox (settled_at) where status = 'dead';
create index outbox_alarms on public.outbox (settled_at) where kind = 'team-dead-mail';

-- The dead mails that an alarm names, newest first: { "count", "mails": [{ "id", "kind", "reason", "died_at" }] };
-- null when there are none. Contains no personal data.
create function public.dead_mail_summary() returns jsonb
language sql stable set search_path = '' as $$
  with dead as (
    select o.id, o.kind, o.last_error as reason, o.settled_at as died_at
    from public.outbox as o
    where o.status = 'dead' and o.kind <> 'team-dead-mail'
  ),
  newest as (select * from dead order by died_at desc limit 20)
  select jsonb_build_object(
    'count', (select count(*) from dead),
    'mails', (select jsonb_agg(to_jsonb(n) order by n.died_at desc) from newest as n)
  )
  where exists (select from dead);
$$;

-- Sends dead mail again: one mail, the mails of one lead, or without an id all of them. Returns how many.
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

revoke all on function
  public.mail_retry_seconds(integer),
  public.mail_retry_end(timestamptz, timestamptz),
  public.milliseconds_until(timestamptz),
  public.raise_dead_mail_alarm(),
  public.dead_mail_summary(),
  public.resend_mail(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.resend_mail(uuid) to service_role;
