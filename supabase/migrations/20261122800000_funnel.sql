-- How often each step of each lead form was taken, by day. Nothing of who took it.

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

alter table public.funnel_counts enable row level security;
revoke all on public.funnel_counts from public, anon, authenticated, service_role;

-- Counts `steps`, [{ "form", "step", "field" }], unless one of `limits` overflows (see exceeded_limits). Returns
-- whether they were counted. Rows are locked in the order of their keys.
create function public.count_funnel(steps jsonb, limits jsonb, seen_at timestamptz) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(limits, seen_at) = '[]' as yes
  ),
  counted as (
    insert into public.funnel_counts as c (day, form, step, field, count)
    select (seen_at at time zone 'America/Edmonton')::date, s.form, s.step, coalesce(s.field, ''), count(*)
    from jsonb_to_recordset(steps) as s(form text, step text, field text)
    where (select a.yes from allowed as a)
    group by s.form, s.step, coalesce(s.field, '')
    order by s.form, s.step, coalesce(s.field, '')
    on conflict (day, form, step, field) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

-- The 30 days up to a moment:
--   "forms"    [{ "form", "seen", "started", "refused", "sent", "failed", "abandoned" }]
--   "refused"  [{ "form", "field", "times" }], the most frequent first
create function public.funnel_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with recent as (
    select c.form, c.step, c.field, c.count
    from public.funnel_counts as c
    where c.day > (seen_at at time zone 'America/Edmonton')::date - 30
      and c.day <= (seen_at at time zone 'America/Edmonton')::date
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

revoke all on function
  public.count_funnel(jsonb, jsonb, timestamptz),
  public.funnel_stats(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function
  public.count_funnel(jsonb, jsonb, timestamptz),
  public.funnel_stats(timestamptz)
to service_role;
