-- How a lead moves: the rows of machines/lead-case.ts, and the functions that apply, undo and refuse moves.

-- The transitions of machines/lead-case.ts. A test keeps both equal.
create table public.case_moves (
  from_state text not null,
  event text not null,
  to_state text not null,
  -- Who may cause the move: 'member', 'owner', 'manager', 'last' (who made the last move), or 'clock' (the
  -- database).
  movers text[] not null,
  -- The history decides which state an event that goes back leads to.
  primary key (from_state, event, to_state)
);

insert into public.case_moves (from_state, event, to_state, movers) values
  ('held', 'case.released', 'new', '{member}'),
  ('held', 'case.junked', 'junk', '{member}'),
  ('new', 'case.held', 'held', '{clock}'),
  ('new', 'case.offered', 'new', '{clock}'),
  ('new', 'case.claimed', 'claimed', '{member}'),
  ('new', 'case.assigned', 'claimed', '{manager, clock}'),
  ('new', 'case.junked', 'junk', '{member}'),
  ('claimed', 'case.contacted', 'contacted', '{owner, manager}'),
  ('claimed', 'case.handed', 'claimed', '{owner, manager}'),
  ('claimed', 'case.returned', 'new', '{owner, manager, clock}'),
  ('claimed', 'case.lost', 'lost', '{owner, manager}'),
  ('claimed', 'case.junked', 'junk', '{owner, manager}'),
  ('contacted', 'case.met', 'meeting', '{owner, manager}'),
  ('contacted', 'case.won', 'client', '{owner, manager}'),
  ('contacted', 'case.handed', 'contacted', '{owner, manager}'),
  ('contacted', 'case.returned', 'new', '{owner, manager, clock}'),
  ('contacted', 'case.lost', 'lost', '{owner, manager}'),
  ('meeting', 'case.won', 'client', '{owner, manager}'),
  ('meeting', 'case.handed', 'meeting', '{owner, manager}'),
  ('meeting', 'case.returned', 'new', '{owner, manager, clock}'),
  ('meeting', 'case.lost', 'lost', '{owner, manager}'),
  ('client', 'case.reopened', 'contacted', '{owner, manager}'),
  ('client', 'case.reopened', 'meeting', '{owner, manager}'),
  ('lost', 'case.reopened', 'claimed', '{owner, manager}'),
  ('lost', 'case.reopened', 'contacted', '{owner, manager}'),
  ('lost', 'case.reopened', 'meeting', '{owner, manager}'),
  ('junk', 'case.reopened', 'new', '{member}'),
  ('new', 'case.undone', 'claimed', '{last}'),
  ('new', 'case.undone', 'contacted', '{last}'),
  ('new', 'case.undone', 'meeting', '{last}'),
  ('claimed', 'case.undone', 'new', '{last}'),
  ('claimed', 'case.undone', 'claimed', '{last}'),
  ('claimed', 'case.undone', 'lost', '{last}'),
  ('contacted', 'case.undone', 'claimed', '{last}'),
  ('contacted', 'case.undone', 'contacted', '{last}'),
  ('contacted', 'case.undone', 'client', '{last}'),
  ('contacted', 'case.undone', 'lost', '{last}'),
  ('meeting', 'case.undone', 'contacted', '{last}'),
  ('meeting', 'case.undone', 'meeting', '{last}'),
  ('meeting', 'case.undone', 'client', '{last}'),
  ('meeting', 'case.undone', 'lost', '{last}'),
  ('client', 'case.undone', 'contacted', '{last}'),
  ('client', 'case.undone', 'meeting', '{last}'),
  ('lost', 'case.undone', 'claimed', '{last}'),
  ('lost', 'case.undone', 'contacted', '{last}'),
  ('lost', 'case.undone', 'meeting', '{last}'),
  ('junk', 'case.undone', 'held', '{last}'),
  ('junk', 'case.undone', 'new', '{last}'),
  ('junk', 'case.undone', 'claimed', '{last}');

-- Applies a move. The caller has checked that it is allowed and holds the row lock. `target_owner` owns the lead from
-- then on; if the owner has left the team, that is the member who reopens it. A member who receives it from another is
-- told by mail. A lead that becomes new after it was held gets its deliveries.
create function public.apply_move(
  lead public.leads, event text, to_state text, target_owner uuid, mover uuid, move_id uuid, note text
) returns public.leads
language plpgsql set search_path = '' as $$
declare
  v_lead public.leads;
begin
  if event = 'case.reopened' and not exists (
    select from public.team_members as m where m.user_id = target_owner and m.left_at is null
  ) then
    target_owner := case when to_state <> 'new' then mover end;
  end if;
  if target_owner is distinct from lead.owner and target_owner is not null then
    -- Waits for a concurrent removal of the member; a later removal waits for this lock and then returns this lead as
    -- well.
    perform from public.team_members as m where m.user_id = target_owner and m.left_at is null for share;
    if not found then
      raise exception 'the next owner has left the team' using errcode = '55000';
    end if;
  end if;
  update public.leads as l
  set
    state = apply_move.to_state,
    version = l.version + 1,
    owner = target_owner,
    since = case when l.state = apply_move.to_state then l.since else now() end,
    changed_at = clock_timestamp(),
    claimed_at = case when target_owner is not null then coalesce(l.claimed_at, now()) else l.claimed_at end,
    contacted_at = case when event = 'case.contacted' then coalesce(l.contacted_at, now()) else l.contacted_at end,
    met_at = case when event = 'case.met' then coalesce(l.met_at, now()) else l.met_at end,
    offers = case when event = 'case.offered' then l.offers + 1 when l.state <> apply_move.to_state then 0 else l.offers end,
    told = l.told and l.state = apply_move.to_state,
    clock_from = case when l.state = apply_move.to_state and l.owner is not distinct from target_owner then l.clock_from else now() end,
    reminders = case when l.state = apply_move.to_state and l.owner is not distinct from target_owner then l.reminders else 0 end,
    undo = case
      when mover is not null and exists (
        select from public.case_moves as m
        where m.from_state = apply_move.to_state and m.event = 'case.undone' and m.to_state = l.state
      ) then jsonb_build_object(
        'event', apply_move.event, 'by', mover, 'at', now(),
        'was', jsonb_build_object(
          'state', l.state, 'owner', l.owner, 'since', l.since, 'claimed_at', l.claimed_at, 'contacted_at', l.contacted_at,
          'met_at', l.met_at, 'offers', l.offers, 'told', l.told, 'clock_from', l.clock_from, 'reminders', l.reminders,
          'assigned_because', l.assigned_because, 'lost_because', l.lost_because
        )
      )
    end,
    assigned_because = case
      when event in ('case.assigned', 'case.handed') then note
      when target_owner is distinct from l.owner then null
      else l.assigned_because
    end,
    lost_because = case when event = 'case.lost' then note when event = 'case.reopened' then null else l.lost_because end
  where l.id = apply_move.lead.id
  returning l.* into v_lead;
  insert into public.lead_events (lead_id, move_id, member, event, from_state, to_state, owner, note)
  values (lead.id, apply_move.move_id, mover, event, lead.state, apply_move.to_state, target_owner, note);
  if event in ('case.assigned', 'case.handed') and mover is not null and target_owner <> mover then
    perform public.tell_member(target_owner, 'assigned', array[lead.id], mover);
  end if;
  if public.is_doubted(lead.state) and to_state = 'new' then
    update public.deliveries as d
    set due_at = now(), retrying_since = now()
    where d.lead_id = lead.id and d.due_at = 'infinity';
  end if;
  return v_lead;
end;
$$;
-- How long the last move can be undone: CASE_UNDO_MINUTES of content/constants.ts. A test keeps both equal.
create function public.undo_window() returns interval
language sql immutable set search_path = '' as $$
  select interval '30 minutes';
$$;

-- The last move of a lead, if this member may undo it now: { "event", "to": the state before it }. Null for anybody
-- else's move, and if the lead's former owner has left the team.
create function public.undo_of(lead public.leads, me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('event', lead.undo -> 'event', 'to', u.was -> 'state')
  from (select lead.undo -> 'was' as was) as u
  where (lead.undo ->> 'by')::uuid = me
    and (lead.undo ->> 'at')::timestamptz > now() - public.undo_window()
    and (
      u.was ->> 'owner' is null
      or u.was ->> 'state' in ('client', 'lost')
      or exists (
        select from public.team_members as m where m.user_id = (u.was ->> 'owner')::uuid and m.left_at is null
      )
    );
$$;

-- The state of a closed lead once it is reopened: the stage it was closed in. Reopened junk is unassigned.
create function public.reopened_state(lead public.leads) returns text
language sql stable set search_path = '' as $$
  select case lead.state
    when 'junk' then 'new'
    else coalesce(
      (
        select e.from_state from public.lead_events as e
        where e.lead_id = lead.id and e.event in ('case.lost', 'case.won')
        order by e.id desc
        limit 1
      ),
      case lead.state when 'client' then 'contacted' else 'claimed' end
    )
  end;
$$;

-- Whether a member of the team may read a lead: a manager any, an agent unassigned ones, their own, and one whose last
-- move they can take back.
create function public.may_read(lead public.leads, me uuid, role text) returns boolean
language sql stable set search_path = '' as $$
  select may_read.role = 'manager' or lead.owner is null or lead.owner = me or public.undo_of(lead, me) is not null;
$$;

-- Undoes the last move of a locked lead, which `undo_of` allows: the lead, its clock and the figures are as before. Its
-- former owner must still be a member.
create function public.undo_move(lead public.leads, mover uuid, move_id uuid) returns public.leads
language plpgsql set search_path = '' as $$
declare
  v_was constant public.leads := jsonb_populate_record(lead, lead.undo -> 'was');
  v_lead public.leads;
begin
  update public.leads as l
  set
    state = v_was.state, owner = v_was.owner, since = v_was.since, claimed_at = v_was.claimed_at,
    contacted_at = v_was.contacted_at, met_at = v_was.met_at, offers = v_was.offers, told = v_was.told,
    clock_from = v_was.clock_from, reminders = v_was.reminders, assigned_because = v_was.assigned_because,
    lost_because = v_was.lost_because, undo = null, version = l.version + 1, changed_at = clock_timestamp()
  where l.id = undo_move.lead.id
  returning l.* into v_lead;
  insert into public.lead_events (lead_id, move_id, member, event, from_state, to_state, owner)
  values (lead.id, undo_move.move_id, mover, 'case.undone', lead.state, v_lead.state, v_lead.owner);
  return v_lead;
end;
$$;

-- What the caller learns of a lead after a move, or after another member was faster.
create function public.case_now(lead public.leads) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', lead.state,
    'version', lead.version,
    'owner', lead.owner,
    'ownerName', (select m.name from public.team_members as m where m.user_id = lead.owner)
  );
$$;

-- The last move of a lead, as a member reads it: { "event", "by", "owner", "mine" }. "by" is null for the database
-- itself.
create function public.last_move(lead uuid, me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'event', e.event,
    'by', (select m.name from public.team_members as m where m.user_id = e.member),
    'owner', (select m.name from public.team_members as m where m.user_id = e.owner),
    'mine', e.member is not distinct from me
  )
  from public.lead_events as e
  where e.lead_id = last_move.lead and e.event like 'case.%'
  order by e.id desc
  limit 1;
$$;

-- A lead right after a move, as its mover saw it then: someone who can no longer read the lead learns nothing newer.
-- Each move counts as a version.
create function public.case_after(made public.lead_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', made.to_state,
    'version', (
      select count(*) from public.lead_events as e
      where e.lead_id = made.lead_id and e.id <= made.id and e.event like 'case.%'
    ),
    'owner', made.owner,
    'ownerName', (select m.name from public.team_members as m where m.user_id = made.owner)
  );
$$;

-- Moves a lead as `move_lead` does, for a member already identified.
create function public.move_as(me uuid, lead uuid, event text, expected integer, move uuid, details jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_role text;
  v_lead public.leads;
  v_made public.lead_events;
  v_undo jsonb;
  v_seen boolean;
  v_back text;
  v_to_state text;
  v_owner uuid;
begin
  select m.role into v_role from public.team_members as m where m.user_id = me and m.left_at is null;
  if v_role is null then
    raise exception 'only for the team' using errcode = '42501';
  end if;
  select l.* into v_lead from public.leads as l where l.id = move_as.lead for update;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  v_undo := public.undo_of(v_lead, me);
  v_seen := public.may_read(v_lead, me, v_role);
  select e.* into v_made from public.lead_events as e where e.move_id = move;
  if v_made.member = me and v_made.lead_id = v_lead.id and v_made.event = move_as.event then
    return jsonb_build_object(
      'outcome', 'moved', 'case', case when v_seen then public.case_now(v_lead) else public.case_after(v_made) end
    );
  end if;
  -- A claim reports who was faster. A caller who reuses somebody else's id did not try to claim.
  if v_seen and (v_lead.version is distinct from expected or v_made.id is not null)
    or event = 'case.claimed' and v_lead.version is distinct from expected and v_made.id is null
  then
    return jsonb_build_object(
      'outcome', 'stale', 'case', public.case_now(v_lead), 'last', public.last_move(v_lead.id, me)
    );
  end if;
  if not v_seen then
    return jsonb_build_object('outcome', 'missing');
  end if;

  v_back := case event
    when 'case.undone' then v_undo ->> 'to'
    when 'case.reopened' then public.reopened_state(v_lead)
  end;
  select m.to_state into v_to_state
  from public.case_moves as m
  where m.from_state = v_lead.state and m.event = move_as.event and m.to_state = coalesce(v_back, m.to_state)
    and (
      'member' = any (m.movers)
      or 'manager' = any (m.movers) and v_role = 'manager'
      or 'owner' = any (m.movers) and v_lead.owner = me
      or 'last' = any (m.movers) and v_undo is not null
    );
  if event in ('case.handed', 'case.assigned') then
    -- Waits for a concurrent removal of the member; a later removal waits for this lock and then returns this lead as
    -- well.
    select t.user_id into v_owner from public.team_members as t
    where t.user_id = (details ->> 'to')::uuid and t.left_at is null
    for share;
  elsif event = 'case.claimed' then
    v_owner := me;
  elsif event = 'case.undone' and v_undo ->> 'to' in ('claimed', 'contacted', 'meeting') then
    -- As above: keeps what `undo_of` saw of the member true.
    perform from public.team_members as t
    where t.user_id = (v_lead.undo #>> '{was,owner}')::uuid and t.left_at is null
    for share;
    if not found then
      v_to_state := null;
    end if;
  elsif v_to_state not in ('new', 'held', 'junk') then
    v_owner := v_lead.owner;
  end if;
  if v_to_state is null or event in ('case.handed', 'case.assigned') and v_owner is null
    or event = 'case.lost' and coalesce(details ->> 'note', '') = ''
  then
    return jsonb_build_object('outcome', 'refused', 'case', public.case_now(v_lead));
  end if;
  if event = 'case.undone' then
    return jsonb_build_object('outcome', 'moved', 'case', public.case_now(public.undo_move(v_lead, me, move)));
  end if;
  v_lead := public.apply_move(
    v_lead, event, v_to_state, v_owner, me, move, public.bounded(coalesce(details ->> 'note', ''), 2000)
  );
  return jsonb_build_object('outcome', 'moved', 'case', public.case_now(v_lead));
end;
$$;

-- Moves a lead for the caller. `expected` is the version they saw, `details` { "to": next owner of a lead that is
-- handed over or assigned, "note": text }. Returns { "outcome", "case" }:
--   moved     also for an earlier move with the same id
--   stale     the lead has moved since, or the id belongs to another move; with "last", the move before
--   refused   not from this state, not by this caller, not to this person; or an undo that came too late
--   missing   no such lead, or another agent's
create function public.move_lead(lead uuid, event text, expected integer, move uuid, details jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_member();
  return public.move_as(
    auth.uid(), lead, public.bounded(event, 40), expected, move, coalesce(public.bounded_json(details, 20000), '{}')
  );
end;
$$;

-- Moves several leads in one transaction, [{ "lead", "version", "move" }], each as `move_lead` does. Returns how many
-- moved.
create function public.move_leads(event text, leads jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_one record;
  v_moved integer := 0;
begin
  perform public.require_member();
  for v_one in
    -- Concurrent calls for the same leads lock them in the same order.
    select o.* from jsonb_to_recordset(public.bounded_json(leads, 100000)) as o(lead uuid, version integer, move uuid)
    order by o.lead
    limit 200
  loop
    if public.move_as(auth.uid(), v_one.lead, public.bounded(event, 40), v_one.version, v_one.move, '{}') ->> 'outcome' = 'moved' then
      v_moved := v_moved + 1;
    end if;
  end loop;
  return v_moved;
end;
$$;

-- Adds a note without moving the lead; after the contact, the owner's note counts as a next step. Returns whether it is
-- stored: not for a lead that the caller may not read, nor under the id of anything else.
create function public.note_lead(lead uuid, note_id uuid, note text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
begin
  insert into public.lead_events (lead_id, move_id, member, event, from_state, to_state, owner, note)
  select l.id, note_id, auth.uid(), 'noted', l.state, l.state, l.owner, public.bounded(note_lead.note, 2000)
  from public.leads as l
  where l.id = lead and public.may_read(l, auth.uid(), v_role)
  on conflict (move_id) do nothing;
  if found then
    update public.leads as l
    set clock_from = now(), reminders = 0
    where l.id = lead and l.owner = auth.uid() and l.state in ('contacted', 'meeting');
    -- A member who has handed the lead over reads it as long as the move can be undone, but nothing others write
    -- meanwhile.
    update public.leads as l
    set undo = null
    where l.id = lead and (l.undo ->> 'by')::uuid not in (auth.uid(), l.owner);
    return true;
  end if;
  return exists (
    select from public.lead_events as e
    where e.move_id = note_id and e.lead_id = lead and e.member = auth.uid() and e.event = 'noted'
  );
end;
$$;

-- Unassigns a member's open leads. Returns how many.
create function public.return_leads(member uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  v_lead public.leads;
  v_count integer := 0;
begin
  for v_lead in
    select l.* from public.leads as l
    where l.owner = member and l.state in ('claimed', 'contacted', 'meeting')
    order by l.id
    for update
  loop
    perform public.apply_move(
      v_lead, 'case.returned', 'new', null, auth.uid(), gen_random_uuid(), 'Its owner has left the team'
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

-- Releases a held lead for the command line. Returns whether it was held.
create function public.release_lead(lead uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
begin
  select l.* into v_lead from public.leads as l where l.id = lead and l.state = 'held' for update;
  if not found then
    return false;
  end if;
  perform public.apply_move(v_lead, 'case.released', 'new', null, null, gen_random_uuid(), '');
  return true;
end;
$$;
