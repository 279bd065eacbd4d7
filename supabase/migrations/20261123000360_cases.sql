-- The state, owner and history of each lead.

create table public.lead_cases (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  -- Copies for the list's order, filters and search. Words match by prefix with PostgreSQL's text search, which needs
  -- no extension.
  received_at timestamptz not null,
  source text not null,
  score integer not null,
  words tsvector not null,
  state text not null check (
    state in ('held', 'new', 'claimed', 'contacted', 'meeting', 'client', 'lost', 'junk')
  ),
  -- Counts moves. A caller names the version they saw.
  version integer not null default 0,
  owner uuid references public.team_members (user_id),
  -- Nobody has spoken with the visitor yet.
  waiting boolean not null generated always as (state in ('new', 'claimed')) stored,
  -- When the state began.
  since timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When the lead was first owned, when a person first contacted the visitor, and when a meeting was first agreed.
  claimed_at timestamptz,
  contacted_at timestamptz,
  met_at timestamptz,
  -- How often it was offered to the team without a claim.
  offers integer not null default 0,
  -- Whether those on duty were told of it since it became unassigned.
  told boolean not null default false,
  -- Start of the owner's clock: the last move, the owner's last note or reminder; and the number of reminders since the
  -- owner last acted.
  clock_from timestamptz not null default now(),
  reminders integer not null default 0,
  -- What the last move changed, while it can be undone: { "event", "by", "at", "was": columns of this table }.
  undo jsonb,
  -- Why the owner has it, if they did not claim it; and why it was lost.
  assigned_because text,
  lost_because text,
  constraint owned check ((owner is not null) = (state in ('claimed', 'contacted', 'meeting', 'client', 'lost')))
);

-- A view lists the newest rows of each of its states, also by source or owner.
create index lead_cases_state on public.lead_cases (state, received_at desc, lead_id desc);
create index lead_cases_source on public.lead_cases (source, state, received_at desc, lead_id desc);
create index lead_cases_owner on public.lead_cases (owner, state, received_at desc, lead_id desc);
-- Word searches follow the order of the list.
create index lead_cases_list on public.lead_cases (waiting desc, received_at desc, lead_id desc);
create index lead_cases_open on public.lead_cases (waiting desc, received_at desc, lead_id desc)
  where state in ('new', 'claimed', 'contacted', 'meeting');
create index lead_cases_closed on public.lead_cases (waiting desc, received_at desc, lead_id desc)
  where state in ('client', 'lost', 'junk');
create index lead_cases_clock on public.lead_cases (clock_from) where state in ('claimed', 'contacted', 'meeting');
create index lead_cases_changed on public.lead_cases (changed_at);
create index lead_cases_words on public.lead_cases using gin (words) with (fastupdate = off);
create index leads_phone on public.leads (public.phone_key(coalesce(phone_number, phone)));

-- Append-only: who did what and when, and their notes.
create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- Created by the caller and kept across retries.
  move_id uuid not null unique,
  at timestamptz not null default now(),
  -- References team_members; null for the database itself.
  member uuid,
  -- An event of the machine, or 'noted', 'reminded' or 'escalated', which move nothing.
  event text not null,
  from_state text not null,
  to_state text not null,
  -- The owner from then on.
  owner uuid,
  note text not null default ''
);

create index lead_events_lead on public.lead_events (lead_id, id);

create trigger lead_events_append_only
  before update or delete on public.lead_events
  for each row execute function public.refuse_change();

-- Applies a move. The caller has checked that it is allowed and holds the row lock. `target_owner` owns the lead from
-- then on; if the owner has left the team, that is the member who reopens it. A member who receives it from another is
-- told by mail.
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
    -- Waits for a concurrent removal of the member; a later removal waits for this lock and then returns this lead as
    -- well.
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
    -- In case it was held before.
    perform public.release_lead(the_case.lead_id);
  end if;
  return v_case;
end;
$$;

-- A lead starts as new or held, becomes held if the team holds its surge, and new when it is released.
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
