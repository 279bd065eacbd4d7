-- The outbox of every channel: mail, webhooks and CRMs. The transaction that causes a delivery adds it. A worker claims
-- a due delivery under a lease, sends it and settles it with the result; if the worker dies, the lease expires and
-- another worker claims it. "Mail" in function names stands for all channels.

create table public.outbox (
  -- The idempotency key for the provider, the same in every attempt.
  id uuid primary key default public.ordered_id(),
  kind text not null check (kind ~ '^(lead|newsletter|team)-[a-z-]+$'),
  -- What the delivery is about; the first word of its kind names the table.
  subject_id uuid not null,
  -- dead: every attempt failed. void: not sent, because no longer wanted. held: not sent until the lead is released.
  status text not null default 'due' check (status in ('due', 'sending', 'sent', 'dead', 'void', 'held')),
  -- Attempts that may have sent it.
  attempts integer not null default 0,
  -- For a claimed delivery the end of its lease, so that one index range holds everything that may be claimed.
  due_at timestamptz not null default now(),
  -- While sending: when another worker may claim it.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  last_error text,
  -- The foreign keys of subject_id, by kind. The REST API embeds deliveries through them.
  lead_id uuid generated always as (case when kind like 'lead-%' then subject_id end) stored
    references public.leads (id),
  newsletter_request_id uuid generated always as (case when kind like 'newsletter-%' then subject_id end) stored
    references public.newsletter_requests (id),
  -- How often it was claimed. Only the newest claim may record a failure.
  claims integer not null default 0,
  -- Failures since `retrying_since`; they determine the backoff.
  failures integer not null default 0,
  retrying_since timestamptz not null default now(),
  -- The first attempt that may have sent it unnoticed.
  uncertain_since timestamptz,
  -- The surge it waited for.
  surge_id uuid,
  -- The list that went to the team in its place: the subject of a 'team-surge-leads'.
  listed_in uuid,
  unique (kind, subject_id)
);

create index outbox_open on public.outbox (kind, due_at) where status in ('due', 'sending');
create index outbox_dead on public.outbox (settled_at) where status = 'dead';
create index outbox_alarms on public.outbox (settled_at) where kind = 'team-dead-mail';
create index outbox_lead on public.outbox (lead_id);
create index outbox_newsletter_request on public.outbox (newsletter_request_id);
create index outbox_surge on public.outbox (surge_id) where surge_id is not null;
create index outbox_listed on public.outbox (listed_in) where listed_in is not null;
create index outbox_waiting on public.outbox (surge_id) where due_at = 'infinity';

-- One worker at a time sends each provider's deliveries, at the provider's pace.
create table public.mail_providers (
  name text primary key,
  -- The only worker that may claim, until `worker_until`.
  worker uuid,
  worker_until timestamptz,
  -- When the next delivery may be sent.
  next_at timestamptz not null default now(),
  -- The time of the latest claim; an earlier one means that the clock was set back.
  seen_at timestamptz,
  -- Consecutive refusals for exceeding the rate limit.
  refusals integer not null default 0
);

create table public.delivery_attempts (
  id bigint generated always as identity primary key,
  outbox_id uuid not null references public.outbox (id) on delete cascade,
  -- Which claim of the delivery this was, starting at 1.
  attempt integer not null,
  started_at timestamptz not null,
  -- Null while it lasts, and for ever if its worker died and nobody claimed the delivery again.
  ended_at timestamptz,
  result text check (result in ('sent', 'failed', 'unknown', 'void')),
  -- A stable text without personal data.
  reason text,
  unique (outbox_id, attempt)
);

-- A success reported after another worker has claimed the delivery is logged with the newest attempt.
create function public.log_delivery_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.claims > old.claims then
    update public.delivery_attempts as a
    set ended_at = clock_timestamp(), result = 'unknown', reason = 'not settled within its lease'
    where a.outbox_id = new.id and a.attempt = old.claims and a.result is null;
    insert into public.delivery_attempts (outbox_id, attempt, started_at)
    values (new.id, new.claims, clock_timestamp());
  elsif new.status = 'sent' or old.status = 'sending' then
    update public.delivery_attempts as a
    set
      ended_at = clock_timestamp(),
      result = case new.status when 'sent' then 'sent' when 'void' then 'void' else 'failed' end,
      reason = new.last_error
    where a.outbox_id = new.id and a.attempt = new.claims;
  end if;
  return null;
end;
$$;

create trigger outbox_attempts
  after update on public.outbox
  for each row
  when (new.claims > old.claims or new.status <> old.status)
  execute function public.log_delivery_attempt();

-- Seconds until the attempt after `failures` failures, with jitter so that a burst does not return as a burst.
create function public.mail_retry_seconds(failures integer) returns double precision
language sql volatile set search_path = '' as $$
  select (array[5, 60, 300, 1800, 7200, 21600, 43200])[least(failures, 7)] * (0.75 + 0.25 * random());
$$;

-- When retrying ends: after three days, or within 23 hours if the mail may have been sent, because the provider forgets
-- an idempotency key after 24.
create function public.mail_retry_end(retrying_since timestamptz, uncertain_since timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select least(retrying_since + interval '3 days', uncertain_since + interval '23 hours');
$$;

create function public.milliseconds_until(moment timestamptz) returns integer
language sql volatile set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from moment - clock_timestamp()) * 1000))::integer;
$$;

-- Alerts the team to dead mail, in at most one mail a day, which names whatever is dead when it is written. It waits
-- five minutes to name everything that dies together, often all mail of a provider.
create function public.raise_dead_mail_alarm() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('team-dead-mail'));
  insert into public.outbox (kind, subject_id, due_at)
  select
    'team-dead-mail',
    gen_random_uuid(),
    greatest(
      now() + interval '5 minutes',
      max(o.settled_at + interval '1 day'),
      max(now() + interval '1 day') filter (where o.status = 'sending')
    )
  from public.outbox as o
  where o.kind = 'team-dead-mail' and o.status in ('sent', 'sending', 'due')
  having count(*) filter (where o.status = 'due') = 0;
end;
$$;

-- The dead mails that an alarm names, newest first: { "count", "mails": [{ "id", "kind", "lead", "reason", "died_at" }]
-- }; null if there are none. No personal data; "lead" is the id of what the desk shows, null for other mail.
create function public.dead_mail_summary() returns jsonb
language sql stable set search_path = '' as $$
  with dead as (
    select o.id, o.kind, o.lead_id as lead, o.last_error as reason, o.settled_at as died_at
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

-- Leads that wait for the end of a surge, each once, but for those that a member has taken up as a visitor's.
create view public.surge_leads with (security_invoker = true) as
  select distinct o.lead_id
  from public.outbox as o
  join public.lead_cases as c using (lead_id)
  where o.due_at = 'infinity' and o.status = 'due'
    and c.state not in ('claimed', 'contacted', 'meeting', 'client');
