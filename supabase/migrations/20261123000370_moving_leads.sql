-- Moving leads at the team's request, and notes about them.

-- What the caller learns of a case after a move, or after another member was faster.
create function public.case_now(the_case public.lead_cases) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', the_case.state,
    'version', the_case.version,
    'owner', the_case.owner,
    'ownerName', (select m.name from public.team_members as m where m.user_id = the_case.owner)
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

-- The case right after a move, as its mover saw it then: someone who can no longer read the lead learns nothing newer.
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
  v_case public.lead_cases;
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
  select c.* into v_case from public.lead_cases as c where c.lead_id = move_as.lead for update;
  if not found then
    return jsonb_build_object('outcome', 'missing');
  end if;
  v_undo := public.undo_of(v_case, me);
  v_seen := v_role = 'lead' or v_case.owner is null or v_case.owner = me or v_undo is not null;
  select e.* into v_made from public.lead_events as e where e.move_id = move;
  if v_made.member = me and v_made.lead_id = v_case.lead_id and v_made.event = move_as.event then
    return jsonb_build_object(
      'outcome', 'moved', 'case', case when v_seen then public.case_now(v_case) else public.case_after(v_made) end
    );
  end if;
  -- A claim reports who was faster. A caller who reuses somebody else's id did not try to claim.
  if v_seen and (v_case.version is distinct from expected or v_made.id is not null)
    or event = 'case.claimed' and v_case.version is distinct from expected and v_made.id is null
  then
    return jsonb_build_object(
      'outcome', 'stale', 'case', public.case_now(v_case), 'last', public.last_move(v_case.lead_id, me)
    );
  end if;
  if not v_seen then
    return jsonb_build_object('outcome', 'missing');
  end if;

  v_back := case event
    when 'case.undone' then v_undo ->> 'to'
    when 'case.reopened' then public.reopened_state(v_case)
  end;
  select m.to_state into v_to_state
  from public.case_moves as m
  where m.from_state = v_case.state and m.event = move_as.event and m.to_state = coalesce(v_back, m.to_state)
    and (
      'member' = any (m.movers)
      or 'lead' = any (m.movers) and v_role = 'lead'
      or 'owner' = any (m.movers) and v_case.owner = me
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
    where t.user_id = (v_case.undo #>> '{was,owner}')::uuid and t.left_at is null
    for share;
    if not found then
      v_to_state := null;
    end if;
  elsif v_to_state not in ('new', 'held', 'junk') then
    v_owner := v_case.owner;
  end if;
  if v_to_state is null or event in ('case.handed', 'case.assigned') and v_owner is null
    or event = 'case.lost' and coalesce(details ->> 'note', '') = ''
  then
    return jsonb_build_object('outcome', 'refused', 'case', public.case_now(v_case));
  end if;
  if event = 'case.undone' then
    return jsonb_build_object('outcome', 'moved', 'case', public.case_now(public.undo_move(v_case, me, move)));
  end if;
  v_case := public.apply_move(
    v_case, event, v_to_state, v_owner, me, move, public.bounded(coalesce(details ->> 'note', ''), 2000)
  );
  if event = 'case.released' then
    -- Sends what was held.
    perform public.release_lead(lead);
  end if;
  return jsonb_build_object('outcome', 'moved', 'case', public.case_now(v_case));
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
  select c.lead_id, note_id, auth.uid(), 'noted', c.state, c.state, c.owner, public.bounded(note_lead.note, 2000)
  from public.lead_cases as c
  where c.lead_id = lead
    and (v_role = 'lead' or c.owner is null or c.owner = auth.uid() or public.undo_of(c, auth.uid()) is not null)
  on conflict (move_id) do nothing;
  if found then
    update public.lead_cases as c
    set clock_from = now(), reminders = 0
    where c.lead_id = lead and c.owner = auth.uid() and c.state in ('contacted', 'meeting');
    -- A member who has handed the lead over reads it as long as the move can be undone, but nothing others write
    -- meanwhile.
    update public.lead_cases as c
    set undo = null
    where c.lead_id = lead and (c.undo ->> 'by')::uuid not in (auth.uid(), c.owner);
    return true;
  end if;
  return exists (
    select from public.lead_events as e
    where e.move_id = note_id and e.lead_id = lead and e.member = auth.uid() and e.event = 'noted'
  );
end;
$$;

-- Unassigns a member's open leads. Returns how many.
create function public.return_cases(member uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  v_case public.lead_cases;
  v_count integer := 0;
begin
  for v_case in
    select c.* from public.lead_cases as c
    where c.owner = member and c.state in ('claimed', 'contacted', 'meeting')
    order by c.lead_id
    for update
  loop
    perform public.apply_move(
      v_case, 'case.returned', 'new', null, auth.uid(), gen_random_uuid(), 'Its owner has left the team'
    );
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;
