-- Counting, for servers that pass a JSON parameter as a JSON string: they failed, and nothing was counted.

create function public.json_parameter(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'string' then (value #>> '{}')::jsonb else value end;
$$;

create or replace function public.count_funnel(steps jsonb, limits jsonb, seen_at timestamptz) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(public.json_parameter(limits), seen_at) = '[]' as yes
  ),
  counted as (
    insert into public.funnel_counts as c (day, form, step, field, count)
    select (seen_at at time zone 'America/Edmonton')::date, s.form, s.step, coalesce(s.field, ''), count(*)
    from jsonb_to_recordset(public.json_parameter(steps)) as s(form text, step text, field text)
    where (select a.yes from allowed as a)
    group by s.form, s.step, coalesce(s.field, '')
    order by s.form, s.step, coalesce(s.field, '')
    on conflict (day, form, step, field) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

create or replace function public.count_reports(
  reports jsonb, limits jsonb, keep_days integer, seen_at timestamptz
) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(public.json_parameter(limits), seen_at) = '[]' as yes
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
    from jsonb_to_recordset(public.json_parameter(reports))
      as r(source text, what text, place text, page text, build text)
    where (select a.yes from allowed as a)
    group by r.source, r.what, r.place, r.page, r.build
    order by r.source, r.what, r.place, r.page, r.build
    on conflict (day, source, what, place, page, build) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

revoke all on function public.json_parameter(jsonb) from public, anon, authenticated, service_role;
