-- What the team reads at the desk: the list, its changes, and its export. Row-level security decides which rows: an agent reads unassigned leads and their
-- own, a manager everything, and for anyone else no row is even looked at. The desk's functions apply the same rule
-- themselves, because under row-level security they could not use every index.


-- Whether the caller may read a lead with this owner.
create function public.reads_lead(owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select case (select public.my_role())
    when 'manager' then true
    when 'agent' then reads_lead.owner is null or reads_lead.owner = (select public.my_id())
    else false
  end;
$$;

create policy team_reads on public.leads for select to authenticated using (
  (select public.my_role()) is not null and public.reads_lead(owner)
);
-- What belongs to a lead, whose own policy decides.
create policy team_reads on public.lead_events for select to authenticated using (
  (select public.my_role()) is not null and exists (select from public.leads as l where l.id = lead_id)
);
create policy team_reads on public.lead_consents for select to authenticated using (
  (select public.my_role()) is not null and exists (select from public.leads as l where l.id = lead_id)
);
create policy team_reads on public.deliveries for select to authenticated using (
  (select public.my_role()) is not null and exists (select from public.leads as l where l.id = lead_id)
);
create policy team_reads on public.team_members for select to authenticated using (
  (select public.my_role()) is not null
);
create policy managers_read on public.team_invitations for select to authenticated using (
  (select public.my_role()) = 'manager'
);

-- One line of the list; for a held lead, with the reasons.
create function public.desk_row(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', lead.id,
    'state', lead.state,
    'version', lead.version,
    'owner', lead.owner,
    'ownerName', (select m.name from public.team_members as m where m.user_id = lead.owner),
    'receivedAt', lead.received_at,
    'changedAt', lead.changed_at,
    'name', lead.first_name || ' ' || lead.last_name,
    'source', lead.source,
    'score', lead.score,
    'address', lead.address,
    'message', left(lead.message, 160),
    'suspicions', case
      when lead.state = 'held' then jsonb_path_query_array(lead.suspicions, '$[*].reason') else '[]'
    end
  );
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

-- Counts: unclaimed and held leads, each stopping at 1,000, and the member's own.
create function public.desk_counts(me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'unclaimed', (select count(*) from (select from public.leads as l where l.state = 'new' limit 1000) as n),
    'mine', (
      select count(*) from public.leads as l where l.owner = me and l.state in ('claimed', 'contacted', 'meeting')
    ),
    'held', (select count(*) from (select from public.leads as l where l.state = 'held' limit 1000) as h)
  );
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
-- `among`, null for all. Every call is planned for what it asks for.
create function public.desk_ids(
  filter jsonb, after jsonb default null, until jsonb default null, among uuid[] default null, lines integer default 500
) returns uuid[]
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  -- Common words are found among so many of the newest leads; if those have too few, the words are rare, and their index
  -- finds them all.
  walked constant integer := 5000;
  v_lines constant integer := least(greatest(lines, 0), 501);
  v_owner constant uuid := case
    when public.require_member() <> 'manager' or filter ->> 'view' = 'mine' then auth.uid()
  end;
  v_first constant boolean := coalesce((after ->> 'waiting')::boolean, true);
  v_top constant timestamptz := coalesce((after ->> 'receivedAt')::timestamptz, 'infinity');
  v_top_id constant uuid := coalesce((after ->> 'id')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_last constant boolean := coalesce((until ->> 'waiting')::boolean, false);
  v_end constant timestamptz := coalesce((until ->> 'receivedAt')::timestamptz, '-infinity');
  v_end_id constant uuid := coalesce((until ->> 'id')::uuid, '00000000-0000-0000-0000-000000000000');
  v_since constant timestamptz := coalesce(now() - make_interval(hours => (filter #>> '{hours,1}')::integer), '-infinity');
  v_before constant timestamptz := coalesce(now() - make_interval(hours => nullif((filter #>> '{hours,0}')::integer, 0)), 'infinity');
  v_source constant text := nullif(filter ->> 'source', '');
  v_least constant integer := coalesce((filter #>> '{scores,0}')::integer, 0);
  v_most constant integer := coalesce((filter #>> '{scores,1}')::integer, 100);
  v_states constant text[] := array(
    select s from unnest(public.desk_states(filter ->> 'view')) as s where public.is_waiting(s) between v_last and v_first
  );
  v_typed constant tsquery := public.words_query(coalesce(filter ->> 'words', ''));
  v_place constant tsquery := public.place_query(filter ->> 'community');
  v_words constant tsquery := coalesce(v_typed && v_place, v_typed, v_place);
  v_depth constant integer := case when v_words is null then v_lines else walked / greatest(cardinality(v_states), 1) end;
  v_state text;
  v_found uuid[] := '{}';
begin
  if v_typed is null and coalesce(filter ->> 'words', '') ~ '\S' then
    return '{}';
  end if;
  if among is null then
    -- The first lines of a state are an index range; for an agent, of their own leads where the state has an owner.
    foreach v_state in array v_states loop
      v_found := v_found || array(
        select w.id from (
          select l.id, l.received_at, l.words from public.leads as l
          where l.state = v_state and (v_owner is null or not public.has_owner(v_state) or l.owner = v_owner)
            and (l.received_at, l.id) < (
              case when public.is_waiting(v_state) = v_first then v_top else 'infinity' end, v_top_id
            )
            and (l.received_at, l.id) >= (
              case when public.is_waiting(v_state) = v_last then v_end else '-infinity' end, v_end_id
            )
            and l.received_at > v_since and l.received_at <= v_before and l.score between v_least and v_most
            and (v_source is null or l.source = v_source)
          order by l.received_at desc, l.id desc
          limit v_depth
        ) as w
        where v_words is null or w.words @@ v_words
        order by w.received_at desc, w.id desc
        limit v_lines
      );
    end loop;
  end if;
  if among is not null or v_words is not null and cardinality(v_found) < v_lines then
    v_found := array(
      select l.id from public.leads as l
      where l.state = any (v_states) and (among is null or l.id = any (among))
        and (v_owner is null or l.owner is null or l.owner = v_owner)
        and (public.is_waiting(l.state), l.received_at, l.id) < (v_first, v_top, v_top_id)
        and (public.is_waiting(l.state), l.received_at, l.id) >= (v_last, v_end, v_end_id)
        and l.received_at > v_since and l.received_at <= v_before and l.score between v_least and v_most
        and (v_source is null or l.source = v_source) and (v_words is null or l.words @@ v_words)
      order by public.is_waiting(l.state) desc, l.received_at desc, l.id desc
      limit v_lines
    );
  end if;
  return array(
    select l.id from public.leads as l
    where l.id = any (v_found)
    order by public.is_waiting(l.state) desc, l.received_at desc, l.id desc
    limit v_lines
  );
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
      select coalesce(jsonb_agg(public.desk_row(l) order by i.place), '[]')
      from unnest(v_ids[1:v_lines]) with ordinality as i(id, place)
      join public.leads as l on l.id = i.id
    ),
    'more', cardinality(v_ids) > v_lines,
    'counts', public.desk_counts(auth.uid())
  );
end;
$$;

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
  select coalesce(array_agg(l.id), '{}') into v_readable
  from public.leads as l
  where l.id = any (v_ids || v_new) and (v_role = 'manager' or l.owner is null or l.owner = v_me);
  select coalesce(array_agg(l.id), '{}') into v_own
  from public.leads as l
  where l.id = any (v_new) and l.owner = v_me;
  select coalesce(array_agg(l.id), '{}') into v_changed
  from jsonb_to_recordset(v_shown) as s(id uuid, version integer, "ownerName" text)
  join public.leads as l on l.id = s.id
  left join public.team_members as m on m.user_id = l.owner
  where l.id = any (v_readable) and (l.version, m.name) is distinct from (s.version, s."ownerName");
  return jsonb_build_object(
    'at', clock_timestamp(),
    'leads', (
      select coalesce(jsonb_agg(public.desk_row(l) order by l.received_at desc), '[]')
      from public.leads as l
      where l.id = any (v_changed || v_own)
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

-- Up to 500 rows of what `desk_list` lists for this filter, each with the whole request and its history. `after` is
-- where the last answer ended, null for the start. Returns { "rows", "after" }; "after" is null once there are no more.
-- Several calls collect a file, so that the embedded database, which serves one call at a time, can serve the desk
-- between them.
create function public.desk_export(filter jsonb, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 500;
  v_ids uuid[];
begin
  perform public.require_member('manager');
  v_ids := public.desk_ids(
    public.bounded_json(filter, 4000), nullif(public.bounded_json(after, 1000), 'null'), lines => most + 1
  );
  after := null;
  if cardinality(v_ids) > most then
    v_ids := v_ids[:most];
    select jsonb_build_object('waiting', public.is_waiting(l.state), 'receivedAt', l.received_at, 'id', l.id) into after
    from public.leads as l
    where l.id = v_ids[most];
  end if;
  return jsonb_build_object(
    'after', after,
    'rows', (
      select coalesce(
        jsonb_agg(
          public.lead_data(l) - array['submission_id', 'address_hash']
            || jsonb_build_object(
              'state', l.state,
              'owner', (select m.name from public.team_members as m where m.user_id = l.owner),
              'lostBecause', l.lost_because,
              'takenBy', (select m.name from public.team_members as m where m.user_id = l.taken_by),
              'steps', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object(
                      'at', e.at, 'event', e.event, 'note', e.note,
                      'by', (select m.name from public.team_members as m where m.user_id = e.member),
                      'owner', (select m.name from public.team_members as m where m.user_id = e.owner)
                    )
                    order by e.id
                  ),
                  '[]'
                )
                from public.lead_events as e
                where e.lead_id = l.id
              )
            )
          order by i.place
        ),
        '[]'
      )
      from unnest(v_ids) with ordinality as i(id, place)
      join public.leads as l on l.id = i.id
    )
  );
end;
$$;

-- Other leads from the same mailbox or phone. Null equals nothing: people without an address or number do
-- not match.
create function public.other_leads(lead public.leads) returns setof public.leads
language sql stable set search_path = '' as $$
  select p.*
  from public.leads as p
  where p.id <> lead.id
    and (
      public.mailbox_of(p.email) = public.mailbox_of(lead.email)
      or public.phone_key(coalesce(p.phone_number, p.phone)) = public.phone_key(coalesce(lead.phone_number, lead.phone))
        -- Without its area code, a number may be anybody's.
        and length(public.phone_key(coalesce(lead.phone_number, lead.phone))) > 7
    );
$$;

-- One lead at the time "at", with what may be sent to its person then, and the person's other requests, by email
-- address or phone. Applies the rule of row-level security itself, under which no mailbox index could be used.
create function public.desk_lead(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
  v_me constant uuid := auth.uid();
  v_lead public.leads;
  v_consent jsonb;
begin
  select l.* into v_lead
  from public.leads as l
  where l.id = desk_lead.lead and public.may_read(l, v_me, v_role);
  if not found then
    return null;
  end if;
  v_consent := public.consent_of(v_lead.email, now());
  return public.lead_data(v_lead) || jsonb_build_object(
    'at', clock_timestamp(),
    'case', public.case_now(v_lead) || jsonb_build_object(
      'since', v_lead.since, 'assignedBecause', v_lead.assigned_because, 'lostBecause', v_lead.lost_because,
      'contactedAt', v_lead.contacted_at, 'undo', public.undo_of(v_lead, v_me),
      'reopens', case when v_lead.state in ('client', 'lost', 'junk') then public.reopened_state(v_lead) end
    ),
    'mayBeSent', jsonb_build_object(
      'email', v_consent -> 'email',
      'sms', case when v_lead.email is null then public.phone_consent(coalesce(v_lead.phone_number, v_lead.phone), now()) else v_consent -> 'sms' end
    ),
    -- Why it was held, if it ever was.
    'suspicions', case
      when v_lead.state = 'held'
        or exists (select from public.lead_events as e where e.lead_id = v_lead.id and e.from_state = 'held')
        then jsonb_path_query_array(v_lead.suspicions, '$[*].reason')
      else '[]'
    end,
    'deliveries', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', d.id, 'kind', d.kind, 'at', coalesce(d.settled_at, d.created_at),
            'status', case when d.due_at = 'infinity' then 'held' else d.status end
          )
          order by d.kind
        ),
        '[]'
      )
      from public.deliveries as d
      where d.lead_id = v_lead.id
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', e.id, 'at', e.at, 'event', e.event, 'to', e.to_state, 'note', e.note,
            'by', (select m.name from public.team_members as m where m.user_id = e.member),
            'owner', (select m.name from public.team_members as m where m.user_id = e.owner)
          )
          order by e.id
        ),
        '[]'
      )
      from public.lead_events as e
      where e.lead_id = v_lead.id
    ),
    'earlier', (
      select coalesce(jsonb_agg(public.desk_row(k) order by k.received_at desc), '[]')
      from (
        select l.*
        from public.other_leads(v_lead) as l
        where v_role = 'manager' or l.owner is null or l.owner = v_me
        order by l.received_at desc
        limit 20
      ) as k
    ),
    -- Who has other requests of the person that the caller may not read.
    'elsewhere', array(
      select distinct m.name
      from public.other_leads(v_lead) as l
      join public.team_members as m on m.user_id = l.owner
      where v_role <> 'manager' and l.owner <> v_me
      order by m.name
      limit 20
    ),
    'takenBy', (select m.name from public.team_members as m where m.user_id = v_lead.taken_by),
    'members', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', m.user_id, 'name', m.name, 'onDuty', m.on_duty) order by m.name), '[]'
      )
      from public.team_members as m
      where m.left_at is null
    )
  );
end;
$$;

-- Sends a lead's failed deliveries again. Returns whether there were any that the caller may send.
create function public.desk_resend(lead uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
begin
  return exists (
    select from public.leads as l
    where l.id = desk_resend.lead and public.may_read(l, auth.uid(), v_role)
  ) and public.resend_deliveries(lead) > 0;
end;
$$;
