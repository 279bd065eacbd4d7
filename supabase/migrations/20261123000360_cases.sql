-- What becomes of a lead: its state, who owns it, and everything that anybody did with it.

-- The last ten digits of a phone number: the same number, with or without its country.
create function public.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select right(regexp_replace(phone, '\D', '', 'g'), 10);
$$;

-- The matching key of a phone number that stands in the place of a mail address; null for an address, or too few digits. It
-- finds the leads of somebody who gave only a number.
create function public.number_of(subject text) returns text
language sql immutable set search_path = '' as $$
  select case when subject !~ '@' and length(public.phone_key(subject)) >= 7 then public.phone_key(subject) end;
$$;

-- What a lead is found by: each word with its place, and of the phone number its digits, their last seven and their last
-- four. Split as words_query splits: PostgreSQL's own parser takes words such as 50e8x apart.
create function public.lead_words(lead public.leads) returns tsvector
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(quote_literal(left(w, 200)) || ':' || place, ' '), '')::tsvector
  from regexp_split_to_table(
    lower(
      left(
        concat_ws(
          ' ', lead.first_name, lead.last_name, lead.email, lead.address, lead.experience, left(lead.message, 2000),
          regexp_replace(lead.phone, '\D', '', 'g'), public.phone_key(lead.phone),
          right(public.phone_key(lead.phone), 7), right(public.phone_key(lead.phone), 4)
        ),
        4000
      )
    ),
    '[^[:alnum:]]+'
  ) with ordinality as t(w, place)
  where w <> '';
$$;

-- The query for words that somebody types: each is the beginning of one, but those of a whole mail address, of which most
-- have a part like "com"; digits with their punctuation are one number. Null without any.
create function public.words_query(words text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(quote_literal(w) || case when words ~ '^\S+@\S+\.[[:alpha:]]{2,}$' then '' else ':*' end, ' & ')::tsquery
  from unnest(
    string_to_array(
      trim(
        regexp_replace(
          case when public.bounded(words, 200) ~ '^[\d\s().+-]+$' then right(regexp_replace(words, '\D', '', 'g'), 10) else lower(words) end,
          '[^[:alnum:]]+', ' ', 'g'
        )
      ),
      ' '
    )
  ) as w
  where w <> '';
$$;

create table public.lead_cases (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  -- Copies, for the list: what it orders by, filters by and is searched for. Words are found by their beginnings with
  -- PostgreSQL's own text search, because the built-in database has no trigrams.
  received_at timestamptz not null,
  source text not null,
  score integer not null,
  words tsvector not null,
  state text not null check (
    state in ('held', 'new', 'claimed', 'contacted', 'meeting', 'client', 'lost', 'junk')
  ),
  -- Counts the moves: who moves a lead says which version they saw.
  version integer not null default 0,
  owner uuid references public.team_members (user_id),
  -- Nobody has spoken with the visitor yet.
  waiting boolean not null generated always as (state in ('new', 'claimed')) stored,
  -- When the state began.
  since timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When it was first owned, when its visitor was first contacted by a person, and when a meeting was first agreed.
  claimed_at timestamptz,
  contacted_at timestamptz,
  met_at timestamptz,
  -- How often it was offered to the team without anybody claiming it.
  offers integer not null default 0,
  -- Whether those on duty were told of it since it is nobody's.
  told boolean not null default false,
  -- Where its owner's clock runs from: the last move, note of theirs or reminder; and how many reminders there were since
  -- they last did something.
  clock_from timestamptz not null default now(),
  reminders integer not null default 0,
  -- What the last move changed, while it can be undone: { "event", "by", "at", "was": columns of this table }.
  undo jsonb,
  -- Why its owner has it, in words, where they did not claim it themselves; and why it was lost.
  assigned_because text,
  lost_because text,
  constraint owned check ((owner is not null) = (state in ('claimed', 'contacted', 'meeting', 'client', 'lost')))
);

-- What a view lists is the newest of each of its states, also of one source or owner.
create index lead_cases_state on public.lead_cases (state, received_at desc, lead_id desc);
create index lead_cases_source on public.lead_cases (source, state, received_at desc, lead_id desc);
create index lead_cases_owner on public.lead_cases (owner, state, received_at desc, lead_id desc);
-- Words are looked for in the order of the list.
create index lead_cases_list on public.lead_cases (waiting desc, received_at desc, lead_id desc);
create index lead_cases_open on public.lead_cases (waiting desc, received_at desc, lead_id desc)
  where state in ('new', 'claimed', 'contacted', 'meeting');
create index lead_cases_closed on public.lead_cases (waiting desc, received_at desc, lead_id desc)
  where state in ('client', 'lost', 'junk');
create index lead_cases_clock on public.lead_cases (clock_from) where state in ('claimed', 'contacted', 'meeting');
create index lead_cases_changed on public.lead_cases (changed_at);
create index lead_cases_words on public.lead_cases using gin (words) with (fastupdate = off);
create index leads_phone on public.leads (public.phone_key(phone));

-- Append-only: who did what, when, and what they noted.
create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- Made by whoever asked for it, and kept across retries.
  move_id uuid not null unique,
  at timestamptz not null default now(),
  -- Of team_members; null for the database itself.
  member uuid,
  -- An event of the machine, or 'noted', 'reminded' or 'escalated', which move nothing.
  event text not null,
  from_state text not null,
  to_state text not null,
  -- Who owned it from then on.
  owner uuid,
  note text not null default ''
);

create index lead_events_lead on public.lead_events (lead_id, id);

create trigger lead_events_append_only
  before update or delete on public.lead_events
  for each row execute function public.refuse_change();

-- Makes a move, which must be allowed and locked. `target_owner` is who owns the lead from then on; of a lead whose owner
-- has left the team it is who opens it again. Whoever gets it from another member is told by mail.
create function public.apply_move(
  the_case public.lead_cases, event text, to_state text, target_owner uuid, mover uuid, move_id uuid, note text
) returns public.lead_cases
language plpgsql set search_path = '' as $$
declare
  v_case public.lead_cases;
begin
  if event = 'case.reopened' and not exists (
    select from public.team_members as m where m.user_id = target_owner and m.left_at is null
  ) then
    target_owner := case when apply_move.to_state = 'new' then null else mover end;
  end if;
  if target_owner is distinct from the_case.owner and target_owner is not null then
    -- Waits for whoever is removing them, and makes a later removal wait, which then returns this lead as well.
    perform from public.team_members as m where m.user_id = target_owner and m.left_at is null for share;
    if not found then
      raise exception 'the next owner has left the team' using errcode = '55000';
    end if;
  end if;
  update public.lead_cases as c
  set
    state = apply_move.to_state,
    version = c.version + 1,
    owner = target_owner,
    since = case when c.state = apply_move.to_state then c.since else now() end,
    changed_at = clock_timestamp(),
    claimed_at = case when target_owner is not null then coalesce(c.claimed_at, now()) else c.claimed_at end,
    contacted_at = case when event = 'case.contacted' then coalesce(c.contacted_at, now()) else c.contacted_at end,
    offers = case when event = 'case.offered' then c.offers + 1 when c.state <> apply_move.to_state then 0 else c.offers end,
    met_at = case when event = 'case.met' then coalesce(c.met_at, now()) else c.met_at end,
    told = c.told and c.state = apply_move.to_state,
    clock_from = case when c.state = apply_move.to_state and c.owner is not distinct from target_owner then c.clock_from else now() end,
    reminders = case when c.state = apply_move.to_state and c.owner is not distinct from target_owner then c.reminders else 0 end,
    undo = case
      when mover is not null and exists (
        select from public.case_moves as m
        where m.from_state = apply_move.to_state and m.event = 'case.undone' and m.to_state = c.state
      ) then jsonb_build_object(
        'event', apply_move.event, 'by', mover, 'at', now(),
        'was', jsonb_build_object(
          'state', c.state, 'owner', c.owner, 'since', c.since, 'claimed_at', c.claimed_at, 'contacted_at', c.contacted_at,
          'met_at', c.met_at, 'offers', c.offers, 'told', c.told, 'clock_from', c.clock_from, 'reminders', c.reminders,
          'assigned_because', c.assigned_because, 'lost_because', c.lost_because
        )
      )
    end,
    assigned_because = case
      when event in ('case.assigned', 'case.handed') then note
      when target_owner is distinct from c.owner then null
      else c.assigned_because
    end,
    lost_because = case when event = 'case.lost' then note when event = 'case.reopened' then null else c.lost_because end
  where c.lead_id = the_case.lead_id
  returning c.* into v_case;
  insert into public.lead_events (lead_id, move_id, member, event, from_state, to_state, owner, note)
  values (the_case.lead_id, apply_move.move_id, mover, event, the_case.state, apply_move.to_state, target_owner, note);
  if event in ('case.assigned', 'case.handed') and mover is not null and target_owner <> mover then
    perform public.tell_member(target_owner, 'assigned', array[the_case.lead_id], mover);
  end if;
  if the_case.state = 'junk' then
    -- It was held before, perhaps.
    perform public.release_lead(the_case.lead_id);
  end if;
  return v_case;
end;
$$;

-- A lead begins as new or held, is held by a surge that the team holds, and is new again when it is released.
create function public.follow_screening() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_held constant boolean := new.held_at is not null and new.released_at is null;
  v_case public.lead_cases;
begin
  if tg_op = 'INSERT' then
    insert into public.lead_cases (lead_id, received_at, state, source, score, words)
    select l.id, l.received_at, case when v_held then 'held' else 'new' end, l.source, l.score, public.lead_words(l)
    from public.leads as l
    where l.id = new.lead_id;
    return null;
  end if;
  select c.* into v_case from public.lead_cases as c where c.lead_id = new.lead_id for update;
  if v_held and v_case.state = 'new' then
    perform public.apply_move(v_case, 'case.held', 'held', null, auth.uid(), gen_random_uuid(), '');
  elsif not v_held and v_case.state = 'held' then
    perform public.apply_move(v_case, 'case.released', 'new', null, auth.uid(), gen_random_uuid(), '');
  end if;
  return null;
end;
$$;

create trigger lead_screenings_case
  after insert or update of held_at, released_at on public.lead_screenings
  for each row execute function public.follow_screening();
