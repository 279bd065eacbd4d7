-- What an open list of the desk has to change to show what the database holds.

-- Compares a list with the database. `filter` is that of `desk_list`, `shown` its lines, at most 500, [{ "id",
-- "version", "ownerName" }], and `last` the last line as it was listed, if there are more below it; null if these are
-- all. Returns
--   leads     current lines: those shown that have changed, and the caller's own that belong there and are missing
--   arrived   ids of others that belong there and are missing
--   left      ids shown that no longer belong there
--   gone      ids shown that the caller may no longer read, or that are erased
--   at, counts   as in `desk_list`
-- Nothing depends on when something changed, so no way into or out of a view can be missed.
create function public.desk_changes(filter jsonb, shown jsonb, last jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
  v_me constant uuid := auth.uid();
  v_filter constant jsonb := public.bounded_json(filter, 4000);
  v_shown constant jsonb := public.bounded_json(shown, 200000);
  v_ids uuid[];
  v_new uuid[];
  v_own uuid[];
  v_belong uuid[];
  v_readable uuid[];
  v_changed uuid[];
begin
  if jsonb_array_length(v_shown) > 500 then
    raise exception 'too many lines' using errcode = '22023';
  end if;
  select coalesce(array_agg((s ->> 'id')::uuid), '{}') into v_ids from jsonb_array_elements(v_shown) as s;
  -- Keeps the list's order, which `except` would lose.
  select coalesce(array_agg(i.id order by i.place), '{}') into v_new
  from unnest(public.desk_ids(v_filter, until => nullif(public.bounded_json(last, 1000), 'null')))
    with ordinality as i(id, place)
  where i.id <> all (v_ids);
  v_belong := public.desk_ids(v_filter, among => v_ids);
  select coalesce(array_agg(c.lead_id), '{}') into v_readable
  from public.lead_cases as c
  where c.lead_id = any (v_ids || v_new) and (v_role = 'lead' or c.owner is null or c.owner = v_me);
  select coalesce(array_agg(c.lead_id), '{}') into v_own
  from public.lead_cases as c
  where c.lead_id = any (v_new) and c.owner = v_me;
  select coalesce(array_agg(c.lead_id), '{}') into v_changed
  from jsonb_to_recordset(v_shown) as s(id uuid, version integer, "ownerName" text)
  join public.lead_cases as c on c.lead_id = s.id
  left join public.team_members as m on m.user_id = c.owner
  where c.lead_id = any (v_readable) and (c.version, m.name) is distinct from (s.version, s."ownerName");
  return jsonb_build_object(
    'at', clock_timestamp(),
    'leads', (
      select coalesce(jsonb_agg(public.desk_row(c) order by c.received_at desc), '[]')
      from public.lead_cases as c
      where c.lead_id = any (v_changed || v_own)
    ),
    'arrived', (
      select coalesce(jsonb_agg(i.id order by i.place), '[]')
      from unnest(v_new) with ordinality as i(id, place)
      where i.id <> all (v_own)
    ),
    'left', (
      select coalesce(jsonb_agg(i), '[]') from unnest(v_ids) as i where i <> all (v_belong) and i = any (v_readable)
    ),
    'gone', (select coalesce(jsonb_agg(i), '[]') from unnest(v_ids) as i where i <> all (v_readable)),
    'counts', public.desk_counts(v_me)
  );
end;
$$;
