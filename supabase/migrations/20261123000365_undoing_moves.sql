-- Moves that go back: undoing the last move, and reopening a closed lead in its former stage.

-- How long the last move can be undone: CASE_UNDO_MINUTES of content/constants.ts. A test keeps both equal.
create function public.undo_window() returns interval
language sql immutable set search_path = '' as $$
  select interval '30 minutes';
$$;

-- The last move of a lead, if this member may undo it now: { "event", "to": the state before it }. Null for anybody
-- else's move, and if the lead's former owner has left the team.
create function public.undo_of(the_case public.lead_cases, me uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('event', the_case.undo -> 'event', 'to', u.was -> 'state')
  from (select the_case.undo -> 'was' as was) as u
  where (the_case.undo ->> 'by')::uuid = me
    and (the_case.undo ->> 'at')::timestamptz > now() - public.undo_window()
    and (
      u.was ->> 'owner' is null
      or u.was ->> 'state' in ('client', 'lost')
      or exists (
        select from public.team_members as m where m.user_id = (u.was ->> 'owner')::uuid and m.left_at is null
      )
    );
$$;

-- The state of a closed lead once it is reopened: the stage it was closed in. Reopened junk is unassigned.
create function public.reopened_state(the_case public.lead_cases) returns text
language sql stable set search_path = '' as $$
  select case the_case.state
    when 'junk' then 'new'
    else coalesce(
      (
        select e.from_state from public.lead_events as e
        where e.lead_id = the_case.lead_id and e.event in ('case.lost', 'case.won')
        order by e.id desc
        limit 1
      ),
      case the_case.state when 'client' then 'contacted' else 'claimed' end
    )
  end;
$$;

-- Undoes the last move of a locked lead, which `undo_of` allows: the lead, its clock and the figures are as before. Its
-- former owner must still be a member.
create function public.undo_move(the_case public.lead_cases, mover uuid, move_id uuid) returns public.lead_cases
language plpgsql set search_path = '' as $$
declare
  v_was constant public.lead_cases := jsonb_populate_record(the_case, the_case.undo -> 'was');
  v_case public.lead_cases;
begin
  update public.lead_cases as c
  set
    state = v_was.state, owner = v_was.owner, since = v_was.since, claimed_at = v_was.claimed_at,
    contacted_at = v_was.contacted_at, met_at = v_was.met_at, offers = v_was.offers, told = v_was.told,
    clock_from = v_was.clock_from, reminders = v_was.reminders, assigned_because = v_was.assigned_because,
    lost_because = v_was.lost_because, undo = null, version = c.version + 1, changed_at = clock_timestamp()
  where c.lead_id = the_case.lead_id
  returning c.* into v_case;
  insert into public.lead_events (lead_id, move_id, member, event, from_state, to_state, owner)
  values (the_case.lead_id, undo_move.move_id, mover, 'case.undone', the_case.state, v_case.state, v_case.owner);
  return v_case;
end;
$$;
