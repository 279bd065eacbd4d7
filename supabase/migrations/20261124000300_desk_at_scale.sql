-- The list at a million leads: what it filters, searches and orders by stands in one row of one table, and each view has an
-- index in its order. Words are found by their beginnings with PostgreSQL's own text search, because the built-in database
-- has no trigrams.

-- The last ten digits of a phone number: the same number, with or without its country.
create function public.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10);
$$;

-- What a lead is found by: each word, and of the phone number its digits, their last seven and their last four.
create function public.lead_words(lead public.leads) returns tsvector
language sql immutable set search_path = '' as $$
  select to_tsvector(
    'pg_catalog.simple',
    regexp_replace(
      left(
        concat_ws(
          ' ', lead.first_name, lead.last_name, lead.email, lead.address, lead.experience, left(lead.message, 2000),
          regexp_replace(lead.phone, '\D', '', 'g'), public.phone_key(lead.phone),
          right(public.phone_key(lead.phone), 7), right(public.phone_key(lead.phone), 4)
        ),
        4000
      ),
      '[^[:alnum:]]+', ' ', 'g'
    )
  );
$$;

-- The query for words that somebody types: each is the beginning of one; digits with their punctuation are one number.
-- Null without any.
create function public.words_query(words text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(quote_literal(w) || ':*', ' & ')::tsquery
  from unnest(
    string_to_array(
      trim(
        regexp_replace(
          case when words ~ '^[\d\s().+-]+$' then right(regexp_replace(words, '\D', '', 'g'), 10) else lower(words) end,
          '[^[:alnum:]]+', ' ', 'g'
        )
      ),
      ' '
    )
  ) as w
  where w <> '';
$$;

alter table public.lead_cases add column source text not null default '', add column words tsvector not null default '';
update public.lead_cases as c
set source = l.source, words = public.lead_words(l)
from public.leads as l
where l.id = c.lead_id;

create index lead_cases_words on public.lead_cases using gin (words) with (fastupdate = off);
create index lead_cases_open on public.lead_cases (waiting desc, received_at desc)
  where state in ('new', 'claimed', 'contacted', 'meeting');
create index lead_cases_closed on public.lead_cases (waiting desc, received_at desc)
  where state in ('client', 'lost', 'junk');
create index lead_cases_source on public.lead_cases (source, waiting desc, received_at desc);
create index leads_phone on public.leads (public.phone_key(phone));
drop function public.lead_says(public.leads, text);

-- As before, with what the list filters by.
create or replace function public.follow_screening() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_held constant boolean := new.held_at is not null and new.released_at is null;
  v_case public.lead_cases;
begin
  if tg_op = 'INSERT' then
    insert into public.lead_cases (lead_id, received_at, state, source, words)
    select l.id, l.received_at, case when v_held then 'held' else 'new' end, l.source, public.lead_words(l)
    from public.leads as l
    where l.id = new.lead_id;
    return null;
  end if;
  select c.* into v_case from public.lead_cases as c where c.lead_id = new.lead_id for update;
  if v_held and v_case.state = 'new' then
    perform public.apply_move(v_case, 'case.held', 'held', null, null, gen_random_uuid(), '');
  elsif not v_held and v_case.state = 'held' then
    perform public.apply_move(v_case, 'case.released', 'new', null, auth.uid(), gen_random_uuid(), '');
  end if;
  return null;
end;
$$;

-- One line of the list; of what is held, with why.
create or replace function public.desk_row(the_case public.lead_cases) returns jsonb
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

-- The list, of a filter { "view", "source", "words" }: the unanswered first, each part the newest first. `after` is the last
-- line that is shown, { "waiting", "receivedAt" }, null for the first page of 50. Returns { "at", "leads", "more", "counts":
-- { "unclaimed", "mine", "held" } }. Words that many leads contain are found by walking the newest; where these have too
-- few, the words are rare, and their own index has them all.
create or replace function public.desk_list(filter jsonb, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := 50;
  -- How many of the newest are looked through for words.
  walked constant integer := 5000;
  v_role constant text := public.require_member();
  v_visible text := $sql$
    select c.* from public.lead_cases as c
    where c.state = any ($1) and (c.waiting, c.received_at) < ($2, $3)
  $sql$;
  v_order constant text := ' order by c.waiting desc, c.received_at desc limit ';
  v_words tsquery;
  v_rows jsonb;
  v_sql text;
begin
  filter := public.json_parameter(filter);
  after := nullif(public.json_parameter(after), 'null');
  v_words := public.words_query(coalesce(filter ->> 'words', ''));
  if filter ->> 'view' = 'mine' then
    v_visible := v_visible || ' and c.owner = $4';
  elsif v_role <> 'lead' then
    v_visible := v_visible || ' and (c.owner is null or c.owner = $4)';
  end if;
  if coalesce(filter ->> 'source', '') <> '' then
    v_visible := v_visible || ' and c.source = $5';
  end if;
  -- Planned at each call, for what is asked for.
  foreach v_sql in array case
    when v_words is null then array[v_visible || v_order || (page_size + 1)]
    else array[
      format('select c.* from (%s%s%s) as c where c.words @@ $6%s%s',
        v_visible, v_order, walked, v_order, page_size + 1),
      format('with c as materialized (select c.* from public.lead_cases as c where c.words @@ $6) %s%s%s',
        replace(v_visible, 'public.lead_cases as c', 'c'), v_order, page_size + 1)
    ]
  end
  loop
    execute format(
      'select jsonb_agg(public.desk_row(c::public.lead_cases) order by c.waiting desc, c.received_at desc) from (%s) as c',
      v_sql
    )
    into v_rows
    using
      public.desk_states(filter ->> 'view'),
      coalesce((after ->> 'waiting')::boolean, true),
      coalesce((after ->> 'receivedAt')::timestamptz, 'infinity'),
      auth.uid(),
      filter ->> 'source',
      v_words;
    exit when jsonb_array_length(v_rows) > page_size;
  end loop;
  return jsonb_build_object(
    'at', clock_timestamp(),
    'leads', coalesce(jsonb_path_query_array(v_rows, format('$[0 to %s]', page_size - 1)::jsonpath), '[]'),
    'more', coalesce(jsonb_array_length(v_rows), 0) > page_size,
    'counts', public.desk_counts(auth.uid())
  );
end;
$$;
