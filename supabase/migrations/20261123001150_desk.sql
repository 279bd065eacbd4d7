-- What the team reads at the desk. Row-level security decides which rows: an agent reads unassigned leads and their
-- own, a manager everything, and for anyone else no row is even looked at. The desk's functions apply the same rule
-- themselves, because under row-level security they could not use every index.

-- Whether the caller may read a lead with this owner.
create function public.reads_case(owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select case (select public.my_role())
    when 'lead' then true
    when 'agent' then reads_case.owner is null or reads_case.owner = (select public.my_id())
    else false
  end;
$$;

create policy team_reads on public.lead_cases for select to authenticated using (
  (select public.my_role()) is not null and public.reads_case(owner)
);
create policy team_reads on public.leads for select to authenticated using (
  (select public.my_role()) is not null
  and exists (select from public.lead_cases as c where c.lead_id = leads.id and public.reads_case(c.owner))
);
create policy team_reads on public.lead_events for select to authenticated using (
  (select public.my_role()) is not null
  and exists (select from public.lead_cases as c where c.lead_id = lead_events.lead_id and public.reads_case(c.owner))
);
create policy team_reads on public.lead_consents for select to authenticated using (
  (select public.my_role()) is not null
  and exists (select from public.lead_cases as c where c.lead_id = lead_consents.lead_id and public.reads_case(c.owner))
);
create policy team_reads on public.lead_screenings for select to authenticated using (
  (select public.my_role()) is not null
  and exists (select from public.lead_cases as c where c.lead_id = lead_screenings.lead_id and public.reads_case(c.owner))
);
create policy team_reads on public.outbox for select to authenticated using (
  (select public.my_role()) is not null
  and exists (select from public.lead_cases as c where c.lead_id = outbox.lead_id and public.reads_case(c.owner))
);
create policy team_reads on public.team_members for select to authenticated using (
  (select public.my_role()) is not null
);
create policy leads_read on public.team_invitations for select to authenticated using (
  (select public.my_role()) = 'lead'
);

-- One line of the list; for a held lead, with the reasons.
create function public.desk_row(the_case public.lead_cases) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', l.id,
    'state', the_case.state,
    'version', the_case.version,
    'owner', the_case.owner,
    'ownerName', (select m.name from public.team_members as m where m.user_id = the_case.owner),
    'receivedAt', the_case.received_at,
    'changedAt', the_case.changed_at,
    'name', l.first_name || ' ' || l.last_name,
    'source', l.source,
    'score', l.score,
    'address', l.address,
    'message', left(l.message, 160),
    'suspicions', case when the_case.state = 'held' then (
      select jsonb_path_query_array(s.reasons, '$[*].reason')
      from public.lead_screenings as s
      where s.lead_id = l.id
    ) else '[]' end
  )
  from public.leads as l
  where l.id = the_case.lead_id;
$$;

-- The states of a view of the list: 'open', 'unclaimed', 'mine', 'held' or 'closed'.
create function public.desk_states(view text) returns text[]
language sql immutable set search_path = '' as $$
  select case view
    when 'unclaimed' then array['new']
    when 'mine' then array['claimed', 'contacted', 'meeting']
    when 'held' then array['held']
    when 'closed' then array['client', 'lost', 'junk']
    else array['new', 'claimed', 'contacted', 'meeting']
  end;
$$;

-- Counts: unclaimed and held leads, each stopping at 1,000, and the member's own; for a manager also "surge", what
-- waits for the end of one (surge_waiting).
create function public.desk_counts(me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'unclaimed', (select count(*) from (select from public.lead_cases as c where c.state = 'new' limit 1000) as n),
    'mine', (
      select count(*) from public.lead_cases as c
      where c.owner = me and c.state in ('claimed', 'contacted', 'meeting')
    ),
    'held', (select count(*) from (select from public.lead_cases as c where c.state = 'held' limit 1000) as h)
  ) || case
    when public.my_role() = 'lead' then jsonb_strip_nulls(jsonb_build_object('surge', public.surge_waiting()))
    else '{}'
  end;
$$;

-- The query for one or several place names, such as "Albert Park/Radisson Heights": the words of one, in order. Null
-- without words.
create function public.place_query(names text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(p.name, ' | ')::tsquery
  from (
    select '(' || string_agg(quote_literal(w), ' <-> ' order by place) || ')' as name
    from
      regexp_split_to_table(public.folded(public.bounded(names, 200)), '/') with ordinality as n(name, number),
      regexp_split_to_table(n.name, '[^[:alnum:]]+') with ordinality as t(w, place)
    where w <> ''
    group by n.number
  ) as p;
$$;

-- The ids of a view's leads for the caller, in the order of the list: unanswered first, each part newest first.
-- `filter` is { "view", "source", "community", "scores": [least, most], "hours" since receipt: [least, most], "words"
-- }; all but the view may be missing. Words without a letter or digit find nothing. Returns at most `lines` (of 500),
-- below the line `after` and down to the line `until`, each { "waiting", "receivedAt", "id" } or null, and only among
-- `among`, null for all. Common words are found by walking the newest leads; if those have too few, the words are rare,
-- and their own index has them all.
create function public.desk_ids(
  filter jsonb, after jsonb default null, until jsonb default null, among uuid[] default null, lines integer default 500
) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  -- How many of the newest are searched for words.
  walked constant integer := 5000;
  v_lines constant integer := least(greatest(lines, 0), 501);
  v_own constant boolean := public.require_member() <> 'lead' or filter ->> 'view' = 'mine';
  v_order constant text := ' order by c.waiting desc, c.received_at desc, c.lead_id desc';
  v_first constant boolean := coalesce((after ->> 'waiting')::boolean, true);
  v_last constant boolean := coalesce((until ->> 'waiting')::boolean, false);
  v_fits text := ' and c.received_at > $5 and c.received_at <= $6';
  v_words tsquery := public.words_query(coalesce(filter ->> 'words', ''));
  v_none constant boolean := v_words is null and coalesce(filter ->> 'words', '') ~ '\S';
  v_place constant tsquery := case when not v_none then public.place_query(filter ->> 'community') end;
  v_all text;
  v_sql text;
  v_ids uuid[];
begin
  v_words := coalesce(v_words && v_place, v_words, v_place);
  if coalesce(filter ->> 'source', '') <> '' then
    v_fits := v_fits || ' and c.source = $7';
  end if;
  if filter ->> 'scores' is not null then
    v_fits := v_fits || ' and c.score between $8 and $9';
  end if;
  if v_none then
    return '{}';
  elsif v_words is null and among is null then
    -- The first lines of each state, an index range; for an agent, of their own leads.
    select coalesce(string_agg(
      format(
        '(select c.* from public.lead_cases as c where c.state = %L%s%s%s%s%s limit %s)', s,
        case when v_own and s in ('claimed', 'contacted', 'meeting', 'client', 'lost') then ' and c.owner = $4' end,
        case when s in ('new', 'claimed') = v_first then ' and (c.received_at, c.lead_id) < ($2, $3)' end,
        case when s in ('new', 'claimed') = v_last then ' and (c.received_at, c.lead_id) >= ($12, $13)' end,
        v_fits, ' order by c.received_at desc, c.lead_id desc', v_lines
      ),
      ' union all '
    ), 'select c.* from public.lead_cases as c where false')
    into v_all
    from unnest(public.desk_states(filter ->> 'view')) as s
    where s in ('new', 'claimed') between v_last and v_first;
  else
    v_all := format(
      'select c.* from public.lead_cases as c where c.state = any (%L)%s%s
        and (c.waiting, c.received_at, c.lead_id) < ($1, $2, $3) and (c.waiting, c.received_at, c.lead_id) >= ($11, $12, $13)',
      public.desk_states(filter ->> 'view'),
      case when v_own then ' and (c.owner is null or c.owner = $4)' end,
      case when among is not null then ' and c.lead_id = any ($14)' end
    );
  end if;
  -- Planned at each call, for what is asked for.
  foreach v_sql in array case
    when v_words is null then array[format('select c.* from (%s) as c where true%s%s limit %s', v_all, v_fits, v_order, v_lines)]
    when among is not null then array[format('%s and c.words @@ $10%s', v_all, v_fits)]
    else array[
      format('select c.* from (%s%s limit %s) as c where c.words @@ $10%s%s limit %s', v_all, v_order, walked, v_fits, v_order, v_lines),
      format('with w as materialized (select c.* from public.lead_cases as c where c.words @@ $10) %s%s%s limit %s',
        replace(v_all, 'public.lead_cases as c', 'w as c'), v_fits, v_order, v_lines)
    ]
  end
  loop
    execute format('select array_agg(c.lead_id%s) from (%s) as c', v_order, v_sql)
    into v_ids
    using
      v_first,
      coalesce((after ->> 'receivedAt')::timestamptz, 'infinity'),
      coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
      auth.uid(),
      coalesce(now() - make_interval(hours => (filter #>> '{hours,1}')::integer), '-infinity'),
      coalesce(now() - make_interval(hours => nullif((filter #>> '{hours,0}')::integer, 0)), 'infinity'),
      filter ->> 'source',
      (filter #>> '{scores,0}')::integer,
      (filter #>> '{scores,1}')::integer,
      v_words,
      v_last,
      coalesce((until ->> 'receivedAt')::timestamptz, '-infinity'),
      coalesce((until ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000'),
      among;
    exit when cardinality(v_ids) >= v_lines;
  end loop;
  return coalesce(v_ids, '{}');
end;
$$;

-- The list of a filter, as for `desk_ids`: its first `lines` (of 500), or those below `after`, the last line shown.
-- Returns { "at", "leads", "more", "counts": { "unclaimed", "mine", "held" } }.
create function public.desk_list(filter jsonb, after jsonb default null, lines integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_lines constant integer := least(greatest(lines, 1), 500);
  v_ids uuid[];
begin
  perform public.require_member();
  v_ids := public.desk_ids(
    public.bounded_json(filter, 4000), nullif(public.bounded_json(after, 1000), 'null'), lines => v_lines + 1
  );
  return jsonb_build_object(
    'at', clock_timestamp(),
    'leads', (
      select coalesce(jsonb_agg(public.desk_row(c) order by i.place), '[]')
      from unnest(v_ids[1:v_lines]) with ordinality as i(id, place)
      join public.lead_cases as c on c.lead_id = i.id
    ),
    'more', cardinality(v_ids) > v_lines,
    'counts', public.desk_counts(auth.uid())
  );
end;
$$;
