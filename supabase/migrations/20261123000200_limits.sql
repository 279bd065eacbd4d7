-- Rate limits per sender: leaky buckets, one row each.

create table public.rate_buckets (
  -- What is counted; includes the sender as a keyed hash.
  key text primary key,
  -- When the bucket will have drained. A row in the past is an empty bucket.
  empty_at timestamptz not null,
  -- How long a full bucket takes to drain.
  period interval not null
);

-- Adds one to each bucket of `limits`, [{ "key", "reason", "points", "allowed", "perSeconds" }], and returns those that
-- overflowed, as [{ "reason", "points" }]. Overflow keeps a bucket full, so a sender who never pauses gets no more
-- through. Locks buckets in the order of their keys.
create function public.exceeded_limits(limits jsonb, seen_at timestamptz) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_exceeded jsonb;
begin
  with wanted as (
    select
      w.key, w.reason, w.points,
      make_interval(secs => w."perSeconds") as period,
      make_interval(secs => w."perSeconds"::double precision / w.allowed) as step
    from jsonb_to_recordset(limits) as w(
      key text, reason text, points integer, allowed integer, "perSeconds" integer
    )
  ),
  filled as (
    insert into public.rate_buckets as b (key, empty_at, period)
    select w.key, seen_at + w.step, w.period
    from wanted as w
    order by w.key
    on conflict (key) do update
    set
      empty_at = least(
        greatest(b.empty_at, seen_at) + (excluded.empty_at - seen_at),
        excluded.empty_at + excluded.period
      ),
      period = excluded.period
    returning b.key, b.empty_at
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('reason', w.reason, 'points', w.points) order by w.key),
    '[]'
  )
  into v_exceeded
  from wanted as w
  join filled as f on f.key = w.key
  where f.empty_at > seen_at + w.period;
  return v_exceeded;
end;
$$;
