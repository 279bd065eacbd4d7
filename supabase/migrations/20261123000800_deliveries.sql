-- The outbox: deliveries by email, webhook and CRM. The transaction that causes a delivery adds it. A worker claims a due
-- delivery under a lease, sends it and settles it with the result; if the worker dies, the lease expires and another
-- worker claims it.

create table public.deliveries (
  -- The idempotency key for the provider, the same in every attempt.
  id uuid primary key default public.ordered_id(),
  kind text not null check (kind ~ '^(lead|newsletter|team)-[a-z-]+$'),
  -- What the delivery is about; the first word of its kind names the table.
  subject_id uuid not null,
  -- dead: every attempt failed. void: not sent, because no longer wanted.
  status text not null default 'due' check (status in ('due', 'sending', 'sent', 'dead', 'void')),
  -- Attempts that may have sent it.
  attempts integer not null default 0,
  -- For a claimed delivery the end of its lease, so that one index range holds everything that may be claimed. Infinity
  -- for a held lead's.
  due_at timestamptz not null default now(),
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
  -- The list that goes to the team in its place: the subject of a 'team-lead-list'.
  listed_in uuid,
  unique (kind, subject_id)
);

create index deliveries_open on public.deliveries (kind, due_at) where status in ('due', 'sending');
create index deliveries_dead on public.deliveries (settled_at) where status = 'dead';
create index deliveries_alarms on public.deliveries (settled_at) where kind = 'team-dead-deliveries';
create index deliveries_lead on public.deliveries (lead_id);
create index deliveries_newsletter_request on public.deliveries (newsletter_request_id);
create index deliveries_listed on public.deliveries (listed_in) where listed_in is not null;

-- One worker at a time sends each provider's deliveries, at the provider's pace.
create table public.delivery_providers (
  name text primary key,
  -- The only worker that may claim, until `worker_until`.
  worker uuid,
  worker_until timestamptz,
  -- When the next delivery may be sent.
  next_at timestamptz not null default now(),
  -- Consecutive refusals for exceeding the rate limit.
  refusals integer not null default 0
);

create table public.delivery_attempts (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references public.deliveries (id) on delete cascade,
  -- Which claim of the delivery this was, starting at 1.
  attempt integer not null,
  started_at timestamptz not null,
  -- Null while it lasts, and for ever if its worker died and nobody claimed the delivery again.
  ended_at timestamptz,
  result text check (result in ('sent', 'failed', 'unknown', 'void')),
  -- A stable text without personal data.
  reason text,
  unique (delivery_id, attempt)
);

-- A success reported after another worker has claimed the delivery is logged with the newest attempt.
create function public.log_delivery_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.claims > old.claims then
    update public.delivery_attempts as a
    set ended_at = clock_timestamp(), result = 'unknown', reason = 'not settled within its lease'
    where a.delivery_id = new.id and a.attempt = old.claims and a.result is null;
    insert into public.delivery_attempts (delivery_id, attempt, started_at)
    values (new.id, new.claims, clock_timestamp());
  elsif new.status = 'sent' or old.status = 'sending' then
    update public.delivery_attempts as a
    set
      ended_at = clock_timestamp(),
      result = case new.status when 'sent' then 'sent' when 'void' then 'void' else 'failed' end,
      reason = new.last_error
    where a.delivery_id = new.id and a.attempt = new.claims;
  end if;
  return null;
end;
$$;

create trigger deliveries_attempts
  after update on public.deliveries
  for each row
  when (new.claims > old.claims or new.status <> old.status)
  execute function public.log_delivery_attempt();

-- Seconds until the attempt after `failures` failures, with jitter so that a burst does not return as a burst.
create function public.retry_seconds_after(failures integer) returns double precision
language sql volatile set search_path = '' as $$
  select (array[5, 60, 300, 1800, 7200, 21600, 43200])[least(failures, 7)] * (0.75 + 0.25 * random());
$$;

-- When retrying ends: after three days, or within 23 hours if it may have been sent, because the provider forgets
-- an idempotency key after 24.
create function public.retry_end(retrying_since timestamptz, uncertain_since timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select least(retrying_since + interval '3 days', uncertain_since + interval '23 hours');
$$;

create function public.milliseconds_until(moment timestamptz) returns integer
language sql volatile set search_path = '' as $$
  select greatest(0, ceil(extract(epoch from moment - clock_timestamp()) * 1000))::integer;
$$;

-- Alerts the team to dead deliveries, in at most one mail a day, which names whatever is dead when it is written. It
-- waits five minutes to name everything that dies together, often everything of a provider.
create function public.raise_dead_delivery_alarm() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('team-dead-deliveries'));
  insert into public.deliveries (kind, subject_id, due_at)
  select
    'team-dead-deliveries',
    gen_random_uuid(),
    greatest(
      now() + interval '5 minutes',
      max(d.settled_at + interval '1 day'),
      max(now() + interval '1 day') filter (where d.status = 'sending')
    )
  from public.deliveries as d
  where d.kind = 'team-dead-deliveries' and d.status in ('sent', 'sending', 'due')
  having count(*) filter (where d.status = 'due') = 0;
end;
$$;

-- The dead deliveries that an alarm names, newest first: { "count", "deliveries": [{ "id", "kind", "lead", "reason", "died_at" }]
-- }; null if there are none. No personal data; "lead" is the id of what the desk shows, null for others.
create function public.dead_delivery_summary() returns jsonb
language sql stable set search_path = '' as $$
  with dead as (
    select d.id, d.kind, d.lead_id as lead, d.last_error as reason, d.settled_at as died_at
    from public.deliveries as d
    where d.status = 'dead' and d.kind <> 'team-dead-deliveries'
  ),
  newest as (select * from dead order by died_at desc limit 20)
  select jsonb_build_object(
    'count', (select count(*) from dead),
    'deliveries', (select jsonb_agg(to_jsonb(n) order by n.died_at desc) from newest as n)
  )
  where exists (select from dead);
$$;

-- What a worker needs to write a delivery; null if there is nothing left to deliver, or the visitor's mailbox is
-- suppressed:
--   lead-*                   the row of public.leads, with "consents"
--   newsletter-confirmation  { "requestId", "email" }
--   team-held-leads          { "count", "oldest" } of the leads held now
--   team-notice              what notice_subject returns
--   team-erasure             { "receipt", "at", "requests", "owners" }: the names of the requests' owners
--   team-invitation          { "email", "name", "role", "until", "secret" }, unless it is accepted or withdrawn
--   team-lead-list           { "count", "leads": 200 at most of { "id", "name", "phone", "phone_number", "email", ... } }
create function public.delivery_subject(kind text, subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when delivery_subject.kind like 'lead-%' then (
      select public.lead_data(l) || jsonb_build_object(
        'consents', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]')
          from public.lead_consents as c
          where c.lead_id = l.id
        )
      )
      from public.leads as l
      where l.id = delivery_subject.subject_id
        and not (
          delivery_subject.kind = 'lead-acknowledgement' and (l.state = 'junk' or public.is_cut_off(l.email))
        )
    )
    when delivery_subject.kind = 'newsletter-confirmation' then (
      select jsonb_build_object('requestId', r.id, 'email', s.email)
      from public.newsletter_requests as r
      join public.newsletter_subscribers as s on s.id = r.subscriber_id
      where r.id = delivery_subject.subject_id and not public.is_suppressed(s.email)
    )
    when delivery_subject.kind = 'team-invitation' then (
      select jsonb_build_object(
        'email', i.email, 'name', i.name, 'role', i.role, 'until', i.expires_at, 'secret', s.secret
      )
      from public.team_invitations as i
      join public.team_invitation_secrets as s on s.invitation = i.id
      where i.id = delivery_subject.subject_id and i.accepted_at is null and i.withdrawn_at is null
    )
    when delivery_subject.kind = 'team-erasure' then (
      select jsonb_build_object(
        'receipt', r.id, 'at', r.erased_at, 'requests', r.counts -> 'leads',
        'owners', array(
          select m.name from public.team_members as m where m.user_id = any (r.owners) order by m.name
        )
      )
      from public.erasure_receipts as r
      where r.id = delivery_subject.subject_id
    )
    when delivery_subject.kind = 'team-notice' then public.notice_subject(delivery_subject.subject_id)
    when delivery_subject.kind = 'team-held-leads' then (
      select jsonb_build_object('count', count(*), 'oldest', min(l.received_at))
      from public.leads as l
      where l.state = 'held'
      having count(*) > 0
    )
    when delivery_subject.kind = 'team-lead-list' then (
      with listed as (
        select l.*
        from public.deliveries as d
        join public.leads as l on l.id = d.lead_id
        where d.listed_in = delivery_subject.subject_id and d.kind = 'lead-team-email'
      ),
      best as (select * from listed order by score desc, received_at limit 200)
      select jsonb_build_object(
        'count', (select count(*) from listed),
        'leads', (
          select jsonb_agg(
            jsonb_build_object(
              'id', b.id, 'name', b.first_name || ' ' || b.last_name, 'phone', b.phone, 'email', b.email,
              'phone_number', b.phone_number, 'score', b.score, 'received_at', b.received_at
            )
            order by b.score desc, b.received_at
          )
          from best as b
        )
      )
      -- All may have been erased by now.
      where exists (select from listed)
    )
  end;
$$;

-- Claims the next due delivery for `lease_seconds`; earlier entries of `kinds` come first. Returns one of
--   { "state": "delivery", "delivery": { "id", "attempt", "kind", "subject" }, "milliseconds" }
--   { "state": "wait", "milliseconds" }
--   { "state": "busy" }                   another worker is sending
--   { "state": "idle" }                   nothing to send; another worker may start, unless `still_sending`
-- where "milliseconds" is the time until the next may be sent; and with each "dead": the deliveries, [{ "id", "kind",
-- "reason" }], that have no attempts left.
create function public.claim_delivery(
  provider text, worker uuid, kinds text[], per_second double precision, lease_seconds integer,
  still_sending boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Longer than one delivery takes, so that a worker keeps its place while it sends.
  hold constant interval := '30 seconds';
  -- Longer pauses end the run; the schedule starts the next.
  longest_wait constant interval := '15 seconds';
  longest_throttle constant interval := '1 day';
  max_attempts constant integer := 8;
  v_now timestamptz;
  v_gap interval := make_interval(secs => 1 / per_second);
  v_provider public.delivery_providers;
  v_kind text;
  v_delivery public.deliveries;
  v_subject jsonb;
  v_dead jsonb := '[]';
begin
  insert into public.delivery_providers (name) values (provider) on conflict do nothing;
  -- Claims wait for each other here: a delivery stored before a claim is seen by the worker or by that claim.
  select p.* into v_provider from public.delivery_providers as p where p.name = provider for update;
  v_now := clock_timestamp();
  -- Later than the pace or a throttle sets it: the clock was set back since.
  if v_provider.next_at > v_now + v_gap + (case when v_provider.refusals > 0 then longest_throttle else longest_wait end) then
    v_provider.next_at := v_now;
  end if;
  if v_provider.worker <> claim_delivery.worker and v_provider.worker_until > v_now
    and v_provider.worker_until <= v_now + hold
  then
    return jsonb_build_object('state', 'busy', 'dead', v_dead);
  end if;
  if v_provider.next_at > v_now and v_provider.next_at <= v_now + longest_wait then
    update public.delivery_providers as p
    set worker = claim_delivery.worker, worker_until = v_now + hold
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
        select d.* into v_delivery
        from public.deliveries as d
        where d.kind = v_kind and d.status in ('due', 'sending') and d.due_at <= v_now
        order by d.due_at
        limit 1
        for update skip locked;
        exit when not found;

        -- The last worker died or was too slow, and may have sent it.
        if v_delivery.status = 'sending' then
          v_delivery.uncertain_since := coalesce(v_delivery.uncertain_since, v_delivery.due_at);
          v_delivery.last_error := 'not settled within its lease';
        end if;
        if v_delivery.attempts >= max_attempts
          or v_now > public.retry_end(null, v_delivery.uncertain_since)
        then
          update public.deliveries as d
          set status = 'dead', settled_at = v_now, uncertain_since = v_delivery.uncertain_since, last_error = v_delivery.last_error
          where d.id = v_delivery.id;
          v_dead := v_dead || jsonb_build_object(
            'id', v_delivery.id, 'kind', v_kind, 'reason', coalesce(v_delivery.last_error, 'no attempt left')
          );
          if v_kind <> 'team-dead-deliveries' then
            perform public.raise_dead_delivery_alarm();
          end if;
          continue;
        end if;

        v_subject := case v_kind
          when 'team-dead-deliveries' then public.dead_delivery_summary()
          else public.delivery_subject(v_kind, v_delivery.subject_id)
        end;
        -- Nothing is left to write about.
        if v_subject is null then
          update public.deliveries as d set status = 'void' where d.id = v_delivery.id;
          continue;
        end if;

        update public.deliveries as d
        set status = 'sending', claims = d.claims + 1, attempts = d.attempts + 1,
          due_at = v_now + make_interval(secs => lease_seconds),
          uncertain_since = v_delivery.uncertain_since
        where d.id = v_delivery.id;
        -- A claim that comes a little late does not delay those after it.
        update public.delivery_providers as p
        set worker = claim_delivery.worker, worker_until = v_now + hold,
          next_at = v_gap + case when v_now - p.next_at between '0' and v_gap then p.next_at else v_now end
        where p.name = provider
        returning p.next_at into v_provider.next_at;
        return jsonb_build_object(
          'state', 'delivery',
          'milliseconds', public.milliseconds_until(v_provider.next_at),
          'delivery', jsonb_build_object(
            'id', v_delivery.id, 'attempt', v_delivery.claims + 1, 'kind', v_kind, 'subject', v_subject
          ),
          'dead', v_dead
        );
      end loop;
    end loop;
  end if;

  update public.delivery_providers as p
  set
    worker = case when still_sending then claim_delivery.worker end,
    worker_until = case when still_sending then v_now + hold end
  where p.name = provider;
  return jsonb_build_object('state', 'idle', 'dead', v_dead);
end;
$$;

-- Lets another worker send. For a worker that stops while there is more to send.
create function public.release_provider(provider text, worker uuid) returns void
language sql security definer set search_path = '' as $$
  update public.delivery_providers as p
  set worker = null, worker_until = null
  where p.name = release_provider.provider and p.worker = release_provider.worker;
$$;
