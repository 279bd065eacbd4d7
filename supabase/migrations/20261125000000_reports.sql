-- What browsers reported of the site, by day: what its content security policy refused, and errors of its own code.
-- Nothing of who reported it.

create table public.report_counts (
  -- In Calgary.
  day date not null,
  -- "policy" or "error".
  source text not null,
  -- The refused directive, or the kind of error.
  what text not null,
  -- The origin that was refused, or where in our files the error is; may be empty.
  place text not null,
  page text not null,
  -- Empty for the policy.
  build text not null,
  count bigint not null,
  primary key (day, source, what, place, page, build)
);

alter table public.report_counts enable row level security;
revoke all on public.report_counts from public, anon, authenticated, service_role;

-- Counts `reports`, [{ "source", "what", "place", "page", "build" }], unless one of `limits` overflows (see
-- exceeded_limits), and removes what is older than `keep_days`. Returns whether they were counted. Rows are locked in
-- the order of their keys.
create function public.count_reports(reports jsonb, limits jsonb, keep_days integer, seen_at timestamptz)
returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(limits, seen_at) = '[]' as yes
  ),
  removed as (
    delete from public.report_counts as c
    where c.day <= (seen_at at time zone 'America/Edmonton')::date - keep_days
      and (select a.yes from allowed as a)
  ),
  counted as (
    insert into public.report_counts as c (day, source, what, place, page, build, count)
    select
      (seen_at at time zone 'America/Edmonton')::date,
      r.source, r.what, r.place, r.page, r.build, count(*)
    from jsonb_to_recordset(reports) as r(source text, what text, place text, page text, build text)
    where (select a.yes from allowed as a)
    group by r.source, r.what, r.place, r.page, r.build
    order by r.source, r.what, r.place, r.page, r.build
    on conflict (day, source, what, place, page, build) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

-- The 30 days up to a moment: [{ "source", "what", "place", "page", "build", "times", "last" }], the 20 most
-- frequent, the most frequent first. `last` is a day.
create function public.report_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.times desc, f.source, f.what, f.place, f.page, f.build), '[]')
  from (
    select c.source, c.what, c.place, c.page, c.build, sum(c.count) as times, max(c.day) as last
    from public.report_counts as c
    where c.day > (seen_at at time zone 'America/Edmonton')::date - 30
      and c.day <= (seen_at at time zone 'America/Edmonton')::date
    group by c.source, c.what, c.place, c.page, c.build
    order by times desc, c.source, c.what, c.place, c.page, c.build
    limit 20
  ) as f;
$$;

revoke all on function
  public.count_reports(jsonb, jsonb, integer, timestamptz),
  public.report_stats(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.count_reports(jsonb, jsonb, integer, timestamptz),
  public.report_stats(timestamptz)
to service_role;
