-- Counts: leads and deliveries for the team, steps through the forms, and browser reports. Nothing identifies visitors.

-- Counts at a moment:
--   "leads"        { "today", "week", "month", "ever", "held" }; today in Calgary, the others without held leads
--   "sources"      of 30 days: [{ "source", "leads", "averageScore" }]
--   "deliveries"   of 30 days: [{ "kind", "sent", "waiting", "dead", "bounced", "complained", "medianSeconds" }]
--   "subscribers"  { "confirmed", "pending", "unsubscribed", "suppressed" }
create function public.lead_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select l.received_at, l.source, l.score, s.held_at is not null and s.released_at is null as held
    from public.leads as l
    left join public.lead_screenings as s on s.lead_id = l.id
    where l.received_at <= seen_at
  ),
  recent as (
    select o.kind, o.status, extract(epoch from o.settled_at - o.created_at) as seconds,
      exists (select from public.mail_events as e where e.outbox_id = o.id and e.type = 'bounced') as bounced,
      exists (select from public.mail_events as e where e.outbox_id = o.id and e.type = 'complained') as complained
    from public.outbox as o
    where o.created_at > seen_at - interval '30 days' and o.created_at <= seen_at
  )
  select jsonb_build_object(
    'leads', (
      select jsonb_build_object(
        'today', count(*) filter (
          where not c.held
            and public.calgary_time(c.received_at)::date = public.calgary_time(seen_at)::date
        ),
        'week', count(*) filter (where not c.held and c.received_at > seen_at - interval '7 days'),
        'month', count(*) filter (where not c.held and c.received_at > seen_at - interval '30 days'),
        'ever', count(*) filter (where not c.held),
        'held', count(*) filter (where c.held)
      )
      from counted as c
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.leads desc, s.source), '[]')
      from (
        select c.source, count(*) as leads, round(avg(c.score))::integer as "averageScore"
        from counted as c
        where not c.held and c.received_at > seen_at - interval '30 days'
        group by c.source
      ) as s
    ),
    'deliveries', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.kind), '[]')
      from (
        select
          r.kind,
          count(*) filter (where r.status = 'sent') as sent,
          count(*) filter (where r.status in ('due', 'sending')) as waiting,
          count(*) filter (where r.status = 'dead') as dead,
          count(*) filter (where r.bounced) as bounced,
          count(*) filter (where r.complained) as complained,
          round((percentile_cont(0.5) within group (order by r.seconds) filter (where r.status = 'sent'))::numeric, 1)
            as "medianSeconds"
        from recent as r
        group by r.kind
      ) as d
    ),
    'subscribers', (
      select jsonb_build_object(
        'confirmed', count(*) filter (where n.mailed),
        'pending', count(*) filter (where n.status = 'pending' and n.suppressed is null),
        'unsubscribed', count(*) filter (where n.status = 'unsubscribed'),
        'suppressed', count(*) filter (where n.suppressed is not null and n.status <> 'unsubscribed')
      )
      from public.newsletter_list as n
    )
  );
$$;

-- How often each step of each lead form was taken, by day.
create table public.funnel_counts (
  -- In Calgary.
  day date not null,
  form text not null,
  step text not null,
  -- The refused field; empty for other steps.
  field text not null default '',
  count bigint not null,
  primary key (day, form, step, field)
);

-- Counts `steps`, [{ "form", "step", "field" }], unless one of `limits` overflows (see exceeded_limits). Returns
-- whether they were counted. Locks rows in the order of their keys.
create function public.count_funnel(steps jsonb, limits jsonb, seen_at timestamptz) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(public.bounded_json(limits, 200000), seen_at) = '[]' as yes
  ),
  counted as (
    insert into public.funnel_counts as c (day, form, step, field, count)
    select public.calgary_time(seen_at)::date, s.form, s.step, coalesce(s.field, ''), count(*)
    from jsonb_to_recordset(public.bounded_json(steps, 200000)) as s(form text, step text, field text)
    where (select a.yes from allowed as a)
    group by s.form, s.step, coalesce(s.field, '')
    order by s.form, s.step, coalesce(s.field, '')
    on conflict (day, form, step, field) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

-- The 30 days up to a moment:
--   "forms"    [{ "form", "seen", "started", "refused", "sent", "failed", "abandoned" }]
--   "refused"  [{ "form", "field", "times" }], most frequent first
create function public.funnel_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with recent as (
    select c.form, c.step, c.field, c.count
    from public.funnel_counts as c
    where c.day > public.calgary_time(seen_at)::date - 30
      and c.day <= public.calgary_time(seen_at)::date
  )
  select jsonb_build_object(
    'forms', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.form), '[]')
      from (
        select
          r.form,
          coalesce(sum(r.count) filter (where r.step = 'seen'), 0) as seen,
          coalesce(sum(r.count) filter (where r.step = 'started'), 0) as started,
          coalesce(sum(r.count) filter (where r.step = 'refused'), 0) as refused,
          coalesce(sum(r.count) filter (where r.step = 'sent'), 0) as sent,
          coalesce(sum(r.count) filter (where r.step = 'failed'), 0) as failed,
          coalesce(sum(r.count) filter (where r.step = 'abandoned'), 0) as abandoned
        from recent as r
        group by r.form
      ) as f
    ),
    'refused', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.times desc, f.form, f.field), '[]')
      from (
        select r.form, r.field, sum(r.count) as times
        from recent as r
        where r.step = 'refused'
        group by r.form, r.field
      ) as f
    )
  );
$$;

-- Browser reports by day: violations of the content security policy, and errors of the site's code.
create table public.report_counts (
  -- In Calgary.
  day date not null,
  -- "policy" or "error".
  source text not null,
  -- The refused directive, or the kind of error.
  what text not null,
  -- The refused origin, or the error's place in our files; may be empty.
  place text not null,
  page text not null,
  -- Empty for policy violations.
  build text not null,
  count bigint not null,
  primary key (day, source, what, place, page, build)
);

-- Counts `reports`, [{ "source", "what", "place", "page", "build" }], unless one of `limits` overflows (see
-- exceeded_limits), and removes what is older than `keep_days`. Returns whether they were counted. Locks rows in the
-- order of their keys.
create function public.count_reports(
  reports jsonb, limits jsonb, keep_days integer, seen_at timestamptz
) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(public.bounded_json(limits, 200000), seen_at) = '[]' as yes
  ),
  removed as (
    delete from public.report_counts as c
    where c.day <= public.calgary_time(seen_at)::date - keep_days
      and (select a.yes from allowed as a)
  ),
  counted as (
    insert into public.report_counts as c (day, source, what, place, page, build, count)
    select
      public.calgary_time(seen_at)::date,
      r.source, r.what, r.place, r.page, r.build, count(*)
    from jsonb_to_recordset(public.bounded_json(reports, 200000))
      as r(source text, what text, place text, page text, build text)
    where (select a.yes from allowed as a)
    group by r.source, r.what, r.place, r.page, r.build
    order by r.source, r.what, r.place, r.page, r.build
    on conflict (day, source, what, place, page, build) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

-- The 20 most frequent reports of the 30 days up to a moment, most frequent first: [{ "source", "what", "place",
-- "page", "build", "times", "last" }]. `last` is a day.
create function public.report_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.times desc, f.source, f.what, f.place, f.page, f.build), '[]')
  from (
    select c.source, c.what, c.place, c.page, c.build, sum(c.count) as times, max(c.day) as last
    from public.report_counts as c
    where c.day > public.calgary_time(seen_at)::date - 30
      and c.day <= public.calgary_time(seen_at)::date
    group by c.source, c.what, c.place, c.page, c.build
    order by times desc, c.source, c.what, c.place, c.page, c.build
    limit 20
  ) as f;
$$;
