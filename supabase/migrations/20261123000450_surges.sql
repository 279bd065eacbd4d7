-- Surges: far more leads or newsletter requests in an hour than in the weeks before, sent by programs that nothing else
-- tells from visitors. Everything is stored as usual. Of its mail, as much is sent as without a surge; the rest waits:
-- its outbox rows are due at infinity and name the surge. The team gets lists of the leads that wait.

create table public.surges (
  id uuid primary key default public.ordered_id(),
  form text not null check (form in ('leads', 'newsletter')),
  began_at timestamptz not null,
  ended_at timestamptz,
  -- More than this came within an hour, and the busiest hour of the weeks before.
  allowed integer not null,
  usual integer not null,
  -- When the team last got a list.
  listed_at timestamptz
);

create unique index surges_open on public.surges (form) where ended_at is null;

-- The busiest hour of the last weeks, without surges. Measured once an hour.
create table public.usual_paces (
  form text primary key,
  most integer not null,
  measured_at timestamptz not null
);

-- How much of a form came in the hour before `seen_at`; stops counting at `most`.
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

-- A form's busiest hour in the weeks before `seen_at`, leaving out surges and the hour before each.
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

-- The surge of a form of which `more` come now; null if there is none. A surge starts, and is mailed to the team, when
-- more than `times` the usual and more than `floor` come within an hour. `rules` is null for a caller without surges.
-- Call it before locking anything: calls that start the same surge wait for each other here.
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

-- Whether what comes from `network` in a surge is mailed at once all the same. `rules` -> "passing" limits each network,
-- so that a program does not use up what visitors share, and all together. Without it nothing is. Call it once for each.
create function public.passes_surge(form text, network text, rules jsonb, seen_at timestamptz) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if rules -> 'passing' is null then
    return false;
  end if;
  if network is not null and public.exceeded_limits(
    jsonb_build_array((rules #> '{passing,network}') || jsonb_build_object('key', public.surge_bucket(form, network))),
    seen_at
  ) <> '[]' then
    return false;
  end if;
  return public.exceeded_limits(
    jsonb_build_array((rules #> '{passing,all}') || jsonb_build_object('key', public.surge_bucket(form))), seen_at
  ) = '[]';
end;
$$;

-- The rate bucket of what passes in a surge, of one network or of all.
create function public.surge_bucket(form text, network text default null) returns text
language sql immutable set search_path = '' as $$
  select 'surge ' || form || coalesce(' network ' || network, '');
$$;

-- Whether a surge of the form is under way.
create function public.surge_lasts(form text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.surges as s where s.form = surge_lasts.form and s.ended_at is null);
$$;
