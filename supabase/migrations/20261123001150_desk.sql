-- What the team reads at the desk. Row level security decides which rows: an agent reads what nobody owns and their own, a
-- lead of the team everything, and everybody else nothing, for whom no row is looked at. The functions of the desk apply the
-- same rule by themselves, because under row level security they could not use every index.

-- Whether who calls may read a lead of this owner.
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

-- One line of the list.
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
    'message', left(l.message, 160)
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

-- Whether a lead contains some words, wherever they stand; a phone number with or without its punctuation.
create function public.lead_says(lead public.leads, words text) returns boolean
language sql immutable set search_path = '' as $$
  select position(
    lower(words) in
    lower(concat_ws(
      ' ', lead.first_name, lead.last_name, lead.email, lead.phone, regexp_replace(lead.phone, '\D', '', 'g'),
      lead.address, lead.message
    ))
  ) > 0;
$$;

-- How many are open to claim, held, each counted no further than 1,000, and the member's own.
create function public.desk_counts(me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'unclaimed', (select count(*) from (select from public.lead_cases as c where c.state = 'new' limit 1000) as n),
    'mine', (
      select count(*) from public.lead_cases as c
      where c.owner = me and c.state in ('claimed', 'contacted', 'meeting')
    ),
    'held', (select count(*) from (select from public.lead_cases as c where c.state = 'held' limit 1000) as h)
  );
$$;

-- The list, of a filter { "view", "source", "words" }: the unanswered first, each part the newest first. `after` is the last
-- line that is shown, { "waiting", "receivedAt", "id" }, null for the first page of 50. Returns { "at", "leads", "more", "counts": { "unclaimed", "mine", "held" } }.
create function public.desk_list(filter jsonb, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := 50;
  v_role constant text := public.require_member();
  v_me constant uuid := auth.uid();
  v_states text[];
  v_mine boolean;
  v_source text;
  v_words text;
  v_leads jsonb;
begin
  filter := public.json_parameter(filter);
  after := nullif(public.json_parameter(after), 'null');
  v_states := public.desk_states(filter ->> 'view');
  v_mine := coalesce(filter ->> 'view' = 'mine', false);
  v_source := coalesce(filter ->> 'source', '');
  v_words := coalesce(filter ->> 'words', '');
  with visible as (
    select c.*
    from public.lead_cases as c
    join public.leads as l on l.id = c.lead_id
    where (v_role = 'lead' or c.owner is null or c.owner = v_me)
      and c.state = any (v_states)
      and (not v_mine or c.owner = v_me)
      and (v_source = '' or l.source = v_source)
      and (v_words = '' or public.lead_says(l, v_words))
      and (
        after is null
        or (c.waiting, c.received_at, c.lead_id)
          < ((after ->> 'waiting')::boolean, (after ->> 'receivedAt')::timestamptz, (after ->> 'id')::uuid)
      )
    order by c.waiting desc, c.received_at desc, c.lead_id desc
    limit page_size + 1
  )
  select coalesce(jsonb_agg(public.desk_row(v::public.lead_cases) order by v.waiting desc, v.received_at desc, v.lead_id desc), '[]')
  into v_leads
  from visible as v;
  return jsonb_build_object(
    'at', clock_timestamp(),
    'leads', (select coalesce(jsonb_agg(l.value), '[]') from (
      select t.value from jsonb_array_elements(v_leads) with ordinality as t where t.ordinality <= page_size
    ) as l),
    'more', jsonb_array_length(v_leads) > page_size,
    'counts', public.desk_counts(v_me)
  );
end;
$$;

-- What has changed since `since`, a time that the last answer named: { "at", "leads", "counts" }, at most 500 lines, the newest
-- first. What changed shortly before is named again, because it may have been committed after that answer.
create function public.desk_changes(since timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
  v_me constant uuid := auth.uid();
  v_leads jsonb;
begin
  select coalesce(jsonb_agg(public.desk_row(v::public.lead_cases) order by v.changed_at desc), '[]') into v_leads
  from (
    select c.*
    from public.lead_cases as c
    where c.changed_at > desk_changes.since - interval '10 seconds'
      and (v_role = 'lead' or c.owner is null or c.owner = v_me)
    order by c.changed_at desc
    limit 500
  ) as v;
  return jsonb_build_object('at', clock_timestamp(), 'leads', v_leads, 'counts', public.desk_counts(v_me));
end;
$$;
