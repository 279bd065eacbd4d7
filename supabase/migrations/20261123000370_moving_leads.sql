-- Moving leads, as the team asks for it, and notes about them.

-- What a mover reads of a case after a move, or when another was faster.
create function public.case_now(the_case public.lead_cases) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', the_case.state,
    'version', the_case.version,
    'owner', the_case.owner,
    'ownerName', (select m.name from public.team_members as m where m.user_id = the_case.owner)
  );
$$;

-- The last move of a lead, as a member reads it: { "event", "by", "owner", "mine" }. "by" is null for the database itself.
create function public.last_move(lead uuid, me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'event', e.event,
    'by', (select m.name from public.team_members as m where m.user_id = e.member),
    'owner', (select m.name from public.team_members as m where m.user_id = e.owner),
    'mine', e.member is not distinct from me
  )
  from public.lead_events as e
  where e.lead_id = last_move.lead and e.event <> 'noted'
  order by e.id desc
  limit 1;
$$;

-- Moves a lead as `move_lead` says, for a member who is known to call.
create function public.move_as(me uuid, lead uuid, event text, expected integer, move uuid, details jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_role text;
  v_case public.lead_cases;
  v_made text;
  v_seen boolean;
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
  select e.event into v_made from public.lead_events as e where e.move_id = move and e.lead_id = v_case.lead_id;
  if v_made = event then
    return jsonb_build_object('outcome', 'moved', 'case', public.case_now(v_case));
  end if;
  v_seen := v_role = 'lead' or v_case.owner is null or v_case.owner = me;
  if (v_case.version is distinct from expected or v_made is not null) and (v_seen or event = 'case.claimed') then
    return jsonb_build_object(
      'outcome', 'stale', 'case', public.case_now(v_case), 'last', public.last_move(v_case.lead_id, me)
    );
  end if;
  if not v_seen then
    return jsonb_build_object('outcome', 'missing');
  end if;

  select m.to_state into v_to_state
  from public.case_moves as m
  where m.from_state = v_case.state and m.event = move_as.event
    and (
      'member' = any (m.movers)
      or 'lead' = any (m.movers) and v_role = 'lead'
      or 'owner' = any (m.movers) and v_case.owner = me
    );
  if event in ('case.handed', 'case.assigned') then
    -- Waits for whoever is removing them, and makes a later removal wait, which then returns this lead as well.
    select t.user_id into v_owner from public.team_members as t
    where t.user_id = (details ->> 'to')::uuid and t.left_at is null
    for share;
  elsif event = 'case.claimed' then
    v_owner := me;
  elsif v_to_state not in ('new', 'held', 'junk') then
    v_owner := v_case.owner;
  end if;
  if v_to_state is null or event in ('case.handed', 'case.assigned') and v_owner is null
    or event = 'case.lost' and coalesce(details ->> 'note', '') = ''
  then
    return jsonb_build_object('outcome', 'refused', 'case', public.case_now(v_case));
  end if;
  v_case := public.apply_move(
    v_case, event, v_to_state, v_owner, me, move, left(coalesce(details ->> 'note', ''), 2000)
  );
  if event = 'case.released' then
    -- What was held is sent.
    perform public.release_lead(lead);
  end if;
  return jsonb_build_object('outcome', 'moved', 'case', public.case_now(v_case));
end;
$$;

-- Moves a lead, as who calls. `expected` is the version that they saw, `details` { "to": the next owner of a lead that is
-- handed or assigned, "note": text }. Returns { "outcome", "case" }:
--   moved     also for a move that was made before, by its id
--   stale     it was moved since, or this id was another move's; with "last", the move that came before
--   refused   not from this state, not for them, or to nobody of the team
--   missing   there is no such lead, or it is another agent's
create function public.move_lead(lead uuid, event text, expected integer, move uuid, details jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_member();
  return public.move_as(
    auth.uid(), lead, event, expected, move, coalesce(public.json_parameter(details), '{}')
  );
end;
$$;

-- Moves several leads in one transaction, [{ "lead", "version", "move" }], as `move_lead` moves each. Returns how many.
create function public.move_leads(event text, leads jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_one record;
  v_moved integer := 0;
begin
  perform public.require_member();
  for v_one in
    -- Two who move the same leads lock them in the same order.
    select o.* from jsonb_to_recordset(public.json_parameter(leads)) as o(lead uuid, version integer, move uuid)
    order by o.lead
    limit 200
  loop
    if public.move_as(auth.uid(), v_one.lead, event, v_one.version, v_one.move, '{}') ->> 'outcome' = 'moved' then
      v_moved := v_moved + 1;
    end if;
  end loop;
  return v_moved;
end;
$$;

-- Adds a note, which moves nothing. Returns whether there is such a lead for who calls.
create function public.note_lead(lead uuid, note_id uuid, note text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
begin
  insert into public.lead_events (lead_id, move_id, member, event, from_state, to_state, owner, note)
  select c.lead_id, note_id, auth.uid(), 'noted', c.state, c.state, c.owner, left(note_lead.note, 2000)
  from public.lead_cases as c
  where c.lead_id = lead and (v_role = 'lead' or c.owner is null or c.owner = auth.uid())
  on conflict (move_id) do nothing;
  return found or exists (select from public.lead_events as e where e.move_id = note_id and e.lead_id = lead);
end;
$$;

-- Makes the open leads of a member nobody's. Returns how many.
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
