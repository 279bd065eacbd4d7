-- Delivery paced to what a mail provider allows. One worker at a time sends each provider's mail. A refusal
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

update public.outbox
set
  claims = attempts,
  failures = attempts,
  retrying_since = created_at,
  uncertain_since = case when attempts > 0 then created_at end,
  due_at = case when status = 'sending' then leased_until else due_at end
where status in ('due', 'sending', 'dead');

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

drop function public.claim_mail(text, integer, integer);

-- Claims the next due mail for `lease_seconds`; the first of `kinds` comes first. Returns one of
--   { "state": "mail", "mail": { "id", "attempt", "kind", "subject" }, "milliseconds" }
--   { "state": "wait", "milliseconds" }
--   { "state": "held" }                   another worker is sending
--   { "state": "idle" }                   nothing to send; another worker may start, unless `still_sending`
-- where "milliseconds" is the time until the next mail may be sent; and with each "dead": the mails, [{ "id", "kind", "reason" }], that have no attempt left.
create function public.claim_mail(
  provider text, worker uuid, kinds text[], per_second double precision, lease_seconds integer,
  still_sending boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Longer than sending one mail takes, so that a worker keeps its place while it sends.
  hold constant interval := '30 seconds';
  -- Longer pauses end the run; the schedule starts the next.
  longest_wait constant interval := '15 seconds';
  max_attempts constant integer := 8;
  v_now timestamptz;
  v_gap interval := make_interval(secs => 1 / per_second);
  v_provider public.mail_providers;
  v_kind text;
  v_mail public.outbox;
  v_subject jsonb;
  v_dead jsonb := '[]';
begin
  insert into public.mail_providers (name) values (provider) on conflict do nothing;
  -- Claims wait for each other here: a mail stored before a claim is seen by the worker or by that claim.
  select p.* into v_provider from public.mail_providers as p where p.name = provider for update;
  v_now := clock_timestamp();

  if v_provider.worker <> claim_mail.worker and v_provider.worker_until > v_now then
    return jsonb_build_object('state', 'held', 'dead', v_dead);
  end if;
  if v_provider.next_at > v_now and v_provider.next_at <= v_now + longest_wait then
    update public.mail_providers as p
    set worker = claim_mail.worker, worker_until = v_now + hold
    where p.name = provider;
    return jsonb_build_object(
      'state', 'wait',
      'milliseconds', public.milliseconds_until(v_provider.next_at),
      'dead', v_dead
    );
  end if;

  if v_provider.next_at <= v_now then
    foreach v_kind in array kinds loop
      loop
        select o.* into v_mail
        from public.outbox as o
        where o.kind = v_kind and o.status in ('due', 'sending') and o.due_at <= v_now
        order by o.due_at
        limit 1
        for update skip locked;
        exit when not found;

        -- Whoever claimed it last has died or was too slow, and may have sent it.
        if v_mail.status = 'sending' then
          v_mail.uncertain_since := coalesce(v_mail.uncertain_since, v_mail.leased_until);
          v_mail.last_error := 'not settled within its lease';
        end if;
        if v_mail.attempts >= max_attempts
          or v_now > public.mail_retry_end(null, v_mail.uncertain_since)
        then
          update public.outbox as o
          set status = 'dead', settled_at = v_now, leased_until = null,
            uncertain_since = v_mail.uncertain_since, last_error = v_mail.last_error
          where o.id = v_mail.id;
          v_dead := v_dead || jsonb_build_object(
            'id', v_mail.id, 'kind', v_kind, 'reason', coalesce(v_mail.last_error, 'no attempt left')
          );
          if v_kind <> 'team-dead-mail' then
            perform public.raise_dead_mail_alarm();
          end if;
          continue;
        end if;

        v_subject := case v_kind
          when 'team-dead-mail' then public.dead_mail_summary()
          else public.mail_subject(v_kind, v_mail.subject_id)
        end;
        -- There is nothing to write about any more.
        if v_subject is null then
          update public.outbox as o set status = 'void', leased_until = null where o.id = v_mail.id;
          continue;
        end if;

        update public.outbox as o
        set status = 'sending', claims = o.claims + 1, attempts = o.attempts + 1,
          leased_until = v_now + make_interval(secs => lease_seconds),
          due_at = v_now + make_interval(secs => lease_seconds),
          uncertain_since = v_mail.uncertain_since
        where o.id = v_mail.id;
        -- A claim that comes a little late does not delay those after it.
        update public.mail_providers as p
        set worker = claim_mail.worker, worker_until = v_now + hold,
          next_at = v_gap + case when v_now - p.next_at < v_gap then p.next_at else v_now end
        where p.name = provider
        returning p.next_at into v_provider.next_at;
        return jsonb_build_object(
          'state', 'mail',
          'milliseconds', public.milliseconds_until(v_provider.next_at),
          'mail', jsonb_build_object(
            'id', v_mail.id, 'attempt', v_mail.claims + 1, 'kind', v_kind, 'subject', v_subject
          ),
          'dead', v_dead
        );
      end loop;
    end loop;
  end if;

  update public.mail_providers as p
  set
    worker = case when still_sending then claim_mail.worker end,
    worker_until = case when still_sending then v_now + hold end
  where p.name = provider;
  return jsonb_build_object('state', 'idle', 'dead', v_dead);
end;
$$;

-- Lets another worker send. For a worker that stops while there is more to send.
create function public.release_mail_provider(provider text, worker uuid) returns void
language sql security definer set search_path = '' as $$
  update public.mail_providers as p
  set worker = null, worker_until = null
  where p.name = release_mail_provider.provider and p.worker = release_mail_provider.worker;
$$;

drop function public.settle_mail(uuid, integer, text, integer);

-- Records the result of one attempt and returns the mail's new status; null, and nothing is changed, when the
-- attempt no longer counts.
--   failure        null: sent. That is recorded whatever has happened since, because it stays true.
--   retry_seconds  how long the provider asked to wait
--   may_be_sent    whether the provider may have accepted the mail all the same
--   final          whether another attempt is pointless
--   throttled      the provider that refused because too much was sent; all its mail waits
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
  public.claim_mail(text, uuid, text[], double precision, integer, boolean),
  public.release_mail_provider(text, uuid),
  public.settle_mail(uuid, integer, text, double precision, boolean, boolean, text, text),
  public.resend_mail(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.claim_mail(text, uuid, text[], double precision, integer, boolean),
  public.release_mail_provider(text, uuid),
  public.settle_mail(uuid, integer, text, double precision, boolean, boolean, text, text),
  public.resend_mail(uuid)
to service_role;
