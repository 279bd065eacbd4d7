-- Surges: far more leads or newsletter requests within an hour than in the weeks before, as programs send them that
-- nothing else tells from visitors. Everything is stored as ever. What people are told of it waits until it is over:
-- its outbox rows are due at infinity, and name the surge.

create table public.surges (
  id uuid primary key default public.ordered_id(),
  form text not null check (form in ('leads', 'newsletter')),
  began_at timestamptz not null,
  ended_at timestamptz,
  -- More than this came within an hour, and the most that came in an hour of the weeks before.
  allowed integer not null,
  usual integer not null
);

create unique index surges_open on public.surges (form) where ended_at is null;

-- The most that came in an hour of the last weeks, without surges. Measured once an hour.
create table public.usual_paces (
  form text primary key,
  most integer not null,
  measured_at timestamptz not null
);

alter table public.surges enable row level security;
alter table public.usual_paces enable row level security;

-- When it was seen, if it counts towards a surge: not what is held for other reasons than those of a surge.
alter table public.lead_screenings add column counted_at timestamptz;
update public.lead_screenings as s
set counted_at = l.received_at
from public.leads as l
where l.id = s.lead_id and s.held_at is null and l.received_at > now() - interval '4 weeks';
create index lead_screenings_counted on public.lead_screenings (counted_at);
create index newsletter_requests_requested on public.newsletter_requests (requested_at);

-- The surge for which it waited.
alter table public.outbox add column surge_id uuid;
create index outbox_surge on public.outbox (surge_id) where surge_id is not null;
create index outbox_waiting on public.outbox (surge_id) where due_at = 'infinity';

-- How much of a form came in the hour before `seen_at`; counts no further than `most`.
create function public.came_within_hour(form text, seen_at timestamptz, most integer) returns integer
language plpgsql stable set search_path = '' as $$
begin
  if form = 'leads' then
    return (
      select count(*) from (
        select from public.lead_screenings as s
        where s.counted_at > seen_at - interval '1 hour' and s.counted_at <= seen_at
        limit most
      ) as c
    );
  end if;
  return (
    select count(*) from (
      select from public.newsletter_requests as r
      where r.requested_at > seen_at - interval '1 hour' and r.requested_at <= seen_at
      limit most
    ) as c
  );
end;
$$;

-- The most of a form that came in an hour of the weeks before `seen_at`, leaving surges and the hour before each out.
create function public.most_within_hour(form text, weeks integer, seen_at timestamptz) returns integer
language sql stable set search_path = '' as $$
  with came as (
    select s.counted_at as at from public.lead_screenings as s where most_within_hour.form = 'leads'
    union all
    select r.requested_at from public.newsletter_requests as r where most_within_hour.form = 'newsletter'
  )
  select coalesce(max(h.count), 0)::integer
  from (
    select count(*) as count
    from came as c
    where c.at > seen_at - make_interval(weeks => weeks) and c.at <= seen_at
      and not exists (
        select from public.surges as s
        where s.form = most_within_hour.form
          and c.at > s.began_at - interval '1 hour' and c.at <= coalesce(s.ended_at, 'infinity')
      )
    group by date_trunc('hour', c.at)
  ) as h;
$$;

-- The surge of a form, of which `more` come now; null while there is none. One begins, and is mailed to the team, when
-- more than `times` the usual come within an hour, and more than `floor`. `rules` is null for a caller that knows of no
-- surges. Called before anything is locked: calls that begin the same surge wait for each other here.
create function public.surge_of(form text, more integer, rules jsonb, seen_at timestamptz) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_surge uuid;
  v_usual integer;
  v_allowed integer;
begin
  if rules is null then
    return null;
  end if;
  select s.id into v_surge from public.surges as s where s.form = surge_of.form and s.ended_at is null;
  if found then
    return v_surge;
  end if;
  v_usual := coalesce((select p.most from public.usual_paces as p where p.form = surge_of.form), 0);
  v_allowed := greatest((rules ->> 'floor')::integer, (rules ->> 'times')::integer * v_usual);
  if more + public.came_within_hour(form, seen_at, v_allowed) <= v_allowed then
    return null;
  end if;
  insert into public.surges (form, began_at, allowed, usual)
  values (form, seen_at, v_allowed, v_usual)
  on conflict do nothing
  returning id into v_surge;
  if found then
    insert into public.outbox (kind, subject_id) values ('team-surge', v_surge);
  else
    select s.id into v_surge from public.surges as s where s.form = surge_of.form and s.ended_at is null;
  end if;
  return v_surge;
end;
$$;

-- Whether one lasts.
create function public.surge_lasts(form text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.surges as s where s.form = surge_lasts.form and s.ended_at is null);
$$;

-- Ends the surges that are over: of which within the last hour no more than half came of what is allowed, or that
-- have lasted for `longestHours`. What waited is due then; but the leads of a surge are listed in one mail to the team in
-- place of a mail and an alert for each. Also measures the usual pace. Called whenever mail is delivered.
create function public.watch_surges(rules jsonb, seen_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_form text;
  v_ended uuid;
begin
  rules := public.json_parameter(rules);
  foreach v_form in array array['leads', 'newsletter'] loop
    if not exists (
      select from public.usual_paces as p
      where p.form = v_form and p.measured_at > seen_at - interval '1 hour' and p.measured_at <= seen_at
    ) then
      insert into public.usual_paces (form, most, measured_at)
      values (v_form, public.most_within_hour(v_form, (rules ->> 'weeks')::integer, seen_at), seen_at)
      on conflict (form) do update set most = excluded.most, measured_at = excluded.measured_at;
    end if;

    update public.surges as s
    set ended_at = seen_at
    where s.form = v_form and s.ended_at is null
      and (
        s.began_at <= seen_at - make_interval(hours => (rules ->> 'longestHours')::integer)
        or public.came_within_hour(v_form, seen_at, s.allowed) * 2 <= s.allowed
      )
    returning s.id into v_ended;
    continue when not found;

    update public.outbox as o
    set status = 'void', last_error = 'listed in one mail',
      -- The mailboxes of the team get a copy of the person's data.
      uncertain_since = case when o.kind = 'lead-team-email' then now() end
    where o.surge_id = v_ended and o.status = 'due' and o.due_at = 'infinity'
      and o.kind in ('lead-team-email', 'lead-alert');
    insert into public.outbox (kind, subject_id)
    select 'team-surge-leads', v_ended
    where exists (
      select from public.outbox as o
      where o.surge_id = v_ended and o.kind = 'lead-team-email' and o.status = 'void'
    );
  end loop;

  -- Also what a call stored that had begun before the surge ended.
  update public.outbox as o
  set due_at = now(), retrying_since = now()
  from public.surges as s
  where s.id = o.surge_id and s.ended_at is not null and o.status = 'due' and o.due_at = 'infinity';
end;
$$;

-- For a surge of programs: holds the leads that wait for its end, each of which release_lead sends, and voids the
-- newsletter confirmations that wait. Returns { "leads", "confirmations" }, how many.
create function public.hold_surge() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_leads uuid[];
  v_count integer;
begin
  with held as (
    update public.outbox as o
    set status = 'held', due_at = now()
    where o.status = 'due' and o.due_at = 'infinity' and o.lead_id is not null
    returning o.lead_id
  )
  select coalesce(array_agg(distinct h.lead_id), '{}') into v_leads from held as h;
  update public.lead_screenings as s
  set held_at = now(), reasons = s.reasons || '[{ "reason": "Came in a surge that the team holds", "points": 100 }]'
  where s.lead_id = any (v_leads);
  update public.outbox as o
  set status = 'void'
  where o.status = 'due' and o.due_at = 'infinity' and o.newsletter_request_id is not null;
  get diagnostics v_count = row_count;
  return jsonb_build_object('leads', cardinality(v_leads), 'confirmations', v_count);
end;
$$;

-- As before, and:
--   team-surge        { "form", "allowed", "usual" }
--   team-surge-leads  { "count", "leads": [{ "id", "name", "phone", "email", "score", "received_at" }] }, 200 at most
create or replace function public.mail_subject(kind text, subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when mail_subject.kind like 'lead-%' then (
      select to_jsonb(l) || jsonb_build_object(
        'consents', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]')
          from public.lead_consents as c
          where c.lead_id = l.id
        )
      )
      from public.leads as l
      where l.id = mail_subject.subject_id
        and not (mail_subject.kind = 'lead-acknowledgement' and public.is_suppressed(l.email))
    )
    when mail_subject.kind = 'newsletter-confirmation' then (
      select jsonb_build_object('requestId', r.id, 'email', s.email)
      from public.newsletter_requests as r
      join public.newsletter_subscribers as s on s.id = r.subscriber_id
      where r.id = mail_subject.subject_id and not public.is_suppressed(s.email)
    )
    when mail_subject.kind = 'team-held-leads' then (
      select jsonb_build_object('count', count(*), 'oldest', min(s.held_at))
      from public.lead_screenings as s
      where s.held_at is not null and s.released_at is null
    )
    when mail_subject.kind = 'team-surge' then (
      select jsonb_build_object('form', s.form, 'allowed', s.allowed, 'usual', s.usual)
      from public.surges as s
      where s.id = mail_subject.subject_id
    )
    when mail_subject.kind = 'team-surge-leads' then (
      with listed as (
        select l.*
        from public.outbox as o
        join public.leads as l on l.id = o.lead_id
        where o.surge_id = mail_subject.subject_id and o.kind = 'lead-team-email' and o.status = 'void'
      ),
      best as (select * from listed order by score desc, received_at limit 200)
      select jsonb_build_object(
        'count', (select count(*) from listed),
        'leads', (
          select jsonb_agg(
            jsonb_build_object(
              'id', b.id, 'name', b.first_name || ' ' || b.last_name, 'phone', b.phone, 'email', b.email,
              'score', b.score, 'received_at', b.received_at
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

-- The bucket of a lead's text; null for one without words of its own.
create function public.text_bucket(screening jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'lead text ' || encode(sha256(convert_to(screening ->> 'text', 'UTF8')), 'hex');
end;
$$;

-- As before, with `surge`: during one, what people are told of the lead waits, and a lead whose text came before is held
-- by `rules` -> "sameText". The screening has also "counted", whether the lead counts towards a surge unless it is above a
-- limit, and "text", what tells that two say the same.
drop function public.store_lead(jsonb, jsonb);
create function public.store_lead(lead jsonb, deliveries jsonb, surge uuid, rules jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads := jsonb_populate_record(null::public.leads, lead -> 'row');
  v_stored public.leads;
  v_screening constant jsonb := lead -> 'screening';
  v_seen_at constant timestamptz := (v_screening ->> 'seenAt')::timestamptz;
  v_mailbox constant text := public.mailbox_hash(v_lead.email);
  v_held boolean := (v_screening ->> 'held')::boolean;
  v_counted boolean := coalesce((v_screening ->> 'counted')::boolean, not v_held);
  v_exceeded jsonb := '[]';
  v_same jsonb := '[]';
  v_waits boolean;
  v_delivery record;
begin
  v_lead.id := public.ordered_id();
  v_lead.received_at := now();
  v_lead.content_hash := encode(sha256(convert_to((lead -> 'content')::text, 'UTF8')), 'hex');
  insert into public.leads values (v_lead.*) on conflict (submission_id) do nothing;
  if not found then
    select l.* into v_stored from public.leads as l where l.submission_id = v_lead.submission_id;
    return jsonb_build_object(
      'id', v_stored.id,
      'outcome', case when v_stored.content_hash = v_lead.content_hash then 'duplicate' else 'conflict' end
    );
  end if;

  insert into public.lead_consents (
    lead_id, channel, granted, wording, wording_hash, pre_ticked, captured_by, page, form, address_hash, user_agent
  )
  select
    v_lead.id, c.channel, c.granted, c.wording, encode(sha256(convert_to(c.wording, 'UTF8')), 'hex'), c."preTicked",
    c."capturedBy", v_lead.page, v_lead.source, v_lead.address_hash, v_lead.user_agent
  from jsonb_to_recordset(lead -> 'consents')
    as c(channel text, granted boolean, wording text, "preTicked" boolean, "capturedBy" text);

  -- A lead that is held anyway counts towards no limit: people share addresses and limits with bots.
  if not v_held then
    v_exceeded := public.exceeded_limits(
      (v_screening -> 'limits') || jsonb_build_array(
        (v_screening -> 'mailboxLimit') || jsonb_build_object('key', 'lead mailbox ' || v_mailbox)
      ),
      v_seen_at
    );
    if surge is not null and v_screening ->> 'text' is not null then
      v_same := public.exceeded_limits(
        jsonb_build_array(
          (rules -> 'sameText') || jsonb_build_object('key', public.text_bucket(v_screening))
        ),
        v_seen_at
      );
    end if;
    v_held := v_exceeded || v_same <> '[]';
  end if;
  insert into public.lead_screenings (lead_id, captured_by, form_opened_at, reasons, held_at, counted_at)
  values (
    v_lead.id,
    v_screening ->> 'capturedBy',
    (v_screening ->> 'formOpenedAt')::timestamptz,
    (v_screening -> 'reasons') || v_exceeded || v_same,
    case when v_held then now() end,
    case when v_counted and v_exceeded = '[]' then v_seen_at end
  );

  for v_delivery in
    select 'lead-team-email' as kind, null::jsonb as "mailboxLimit"
    union all
    select d.kind, d."mailboxLimit" from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
  loop
    continue when v_delivery."mailboxLimit" is not null and not v_held
      and public.exceeded_limits(
        jsonb_build_array(
          v_delivery."mailboxLimit" || jsonb_build_object('key', v_delivery.kind || ' mailbox ' || v_mailbox)
        ),
        v_seen_at
      ) <> '[]';
    v_waits := surge is not null and not v_held
      and v_delivery.kind in ('lead-team-email', 'lead-alert', 'lead-acknowledgement');
    insert into public.outbox (kind, subject_id, status, due_at, surge_id)
    values (
      v_delivery.kind,
      v_lead.id,
      case when v_held then 'held' else 'due' end,
      case when v_waits then 'infinity' else now() end,
      case when v_waits then surge end
    );
  end loop;
  return jsonb_build_object('id', v_lead.id, 'outcome', 'stored');
end;
$$;

-- As before, with the `rules` of surges; null for a caller that knows of none.
drop function public.accept_leads(jsonb, jsonb);
create function public.accept_leads(leads jsonb, deliveries jsonb, rules jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_surge uuid;
  v_lead jsonb;
  v_place integer;
  v_results jsonb[];
begin
  leads := public.json_parameter(leads);
  deliveries := public.json_parameter(deliveries);
  rules := public.json_parameter(rules);
  select public.surge_of(
    'leads',
    (count(*) filter (where (l #>> '{screening,counted}')::boolean))::integer,
    rules,
    max((l #>> '{screening,seenAt}')::timestamptz)
  )
  into v_surge
  from jsonb_array_elements(leads) as l;
  -- Calls lock in the same order, so that none waits for one that waits for it: buckets by their keys, then leads
  -- by their ids. A new bucket is empty; one that is there is locked, and not changed.
  insert into public.rate_buckets as b (key, empty_at, period)
  select distinct k.key, '-infinity'::timestamptz, interval '0'
  from jsonb_array_elements(leads) as l,
  lateral (
    select n.value ->> 'key' from jsonb_array_elements(l.value #> '{screening,limits}') as n
    union all
    select public.text_bucket(l.value -> 'screening')
    where v_surge is not null and l.value #>> '{screening,text}' is not null
    union all
    select m.kind || ' mailbox ' || public.mailbox_hash(l.value #>> '{row,email}')
    from (
      select 'lead' as kind
      union all
      select d.kind from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
      where d."mailboxLimit" is not null
    ) as m
  ) as k(key)
  -- A lead that is held anyway counts towards no limit.
  where not (l.value #>> '{screening,held}')::boolean
  order by 1
  on conflict (key) do update set period = b.period where false;
  for v_lead, v_place in
    select l.value, l.ordinality
    from jsonb_array_elements(leads) with ordinality as l
    order by l.value #>> '{row,submission_id}'
  loop
    v_results[v_place] := public.store_lead(v_lead, deliveries, v_surge, rules);
  end loop;
  return coalesce(to_jsonb(v_results), '[]');
end;
$$;

-- As before, with the `rules` of surges. Returns whether a request was stored: its mail waits during a surge, of leads, too.
drop function public.request_newsletter(jsonb, integer);
create function public.request_newsletter(request jsonb, mails_per_day integer, rules jsonb default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_surge uuid;
  v_mailbox text;
  v_subscriber public.newsletter_subscribers;
begin
  request := public.json_parameter(request);
  rules := public.json_parameter(rules);
  v_surge := coalesce(
    public.surge_of('newsletter', 1, rules, (request ->> 'seenAt')::timestamptz),
    (select s.id from public.surges as s where s.form = 'leads' and s.ended_at is null)
  );

  v_mailbox := public.mailbox_of(request ->> 'email');
  -- Concurrent requests for one mailbox wait here, so that each counts the mails of the others.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || v_mailbox, 0));
  if exists (
    select from public.newsletter_subscribers as s
    where public.mailbox_of(s.email) = v_mailbox
      and (s.status = 'unsubscribed' or (s.status = 'confirmed' and lower(s.email) = lower(request ->> 'email')))
  ) or (
    select count(*)
    from public.newsletter_requests as r
    join public.newsletter_subscribers as s on s.id = r.subscriber_id
    where public.mailbox_of(s.email) = v_mailbox and r.requested_at > now() - interval '24 hours'
  ) >= mails_per_day
    or public.exceeded_limits(request -> 'limits', (request ->> 'seenAt')::timestamptz) <> '[]'
  then
    return false;
  end if;

  insert into public.newsletter_subscribers (email) values (request ->> 'email') on conflict do nothing;
  update public.newsletter_subscribers as s
  set requested_at = now()
  -- Not one that was confirmed or unsubscribed meanwhile.
  where lower(s.email) = lower(request ->> 'email') and s.status = 'pending'
  returning s.* into v_subscriber;
  if not found then
    return false;
  end if;

  insert into public.newsletter_requests (
    id, subscriber_id, token_hash, wording, wording_hash, page, address_hash, user_agent
  )
  values (
    (request ->> 'id')::uuid,
    v_subscriber.id,
    request ->> 'tokenHash',
    request ->> 'wording',
    encode(sha256(convert_to(request ->> 'wording', 'UTF8')), 'hex'),
    request ->> 'page',
    request ->> 'addressHash',
    request ->> 'userAgent'
  );
  insert into public.outbox (kind, subject_id, due_at, surge_id)
  values (
    'newsletter-confirmation',
    (request ->> 'id')::uuid,
    case when v_surge is null then now() else 'infinity' end,
    v_surge
  );
  return true;
end;
$$;

grant select on public.surges to service_role;
grant execute on function
  public.accept_leads(jsonb, jsonb, jsonb),
  public.request_newsletter(jsonb, integer, jsonb),
  public.hold_surge(),
  public.surge_lasts(text),
  public.watch_surges(jsonb, timestamptz)
to service_role;
