-- Claiming a lead from the mail that offers it. Its link is signed for one lead and one notice, and so for the member who
-- got the notice; whoever opens it is not signed in.

-- Moves a lead as `move_lead` says, for a member who is known to call.
create function public.move_as(me uuid, lead uuid, event text, expected integer, move uuid, details jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_role text;
  v_case public.lead_cases;
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
  if exists (select from public.lead_events as e where e.move_id = move and e.lead_id = v_case.lead_id) then
    return jsonb_build_object('outcome', 'moved', 'case', public.case_now(v_case));
  end if;
  v_seen := v_role = 'lead' or v_case.owner is null or v_case.owner = me;
  if v_case.version <> expected and (v_seen or event = 'case.claimed') then
    return jsonb_build_object('outcome', 'stale', 'case', public.case_now(v_case));
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
  v_owner := case
    when event in ('case.handed', 'case.assigned') then (
      select t.user_id from public.team_members as t where t.user_id = (details ->> 'to')::uuid and t.left_at is null
    )
    when event = 'case.claimed' then me
    when v_to_state in ('new', 'held', 'junk') then null
    else v_case.owner
  end;
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
--   stale     somebody was faster
--   refused   not from this state, not for them, or to nobody of the team
--   missing   there is no such lead, or it is another agent's
create or replace function public.move_lead(lead uuid, event text, expected integer, move uuid, details jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_member();
  return public.move_as(
    auth.uid(), lead, event, expected, move, coalesce(public.json_parameter(details), '{}')
  );
end;
$$;

-- Follows the link that offers `lead` in `notice`, and with `expected`, the version that was shown, claims it, once. The
-- link is good for `valid_hours`. Returns { "state", "version", "member", "owner", "lead" }; "lead" is { "id", "name",
-- "phone", "source", "message", "receivedAt" } while the member may read it. States:
--   open      nobody's: it can be claimed
--   mine      the member's
--   taken     another's, or closed
--   expired   too old, or erased, or its member has left the team
create function public.claim_by_link(
  notice uuid, lead uuid, note text, valid_hours integer, expected integer default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_member public.team_members;
  v_move constant uuid := md5('claim ' || notice || ' ' || lead)::uuid;
  v_case public.lead_cases;
  v_state text;
begin
  select m.* into v_member
  from public.team_notices as n
  join public.team_members as m on m.user_id = n.member and m.left_at is null
  where n.id = notice and n.reason = 'offered' and claim_by_link.lead = any (n.leads)
    and n.at > now() - make_interval(hours => valid_hours);
  if not found then
    return jsonb_build_object('state', 'expired');
  end if;
  if expected is not null then
    perform public.move_as(
      v_member.user_id, lead, 'case.claimed', expected, v_move, jsonb_build_object('note', note)
    );
  end if;
  select c.* into v_case from public.lead_cases as c where c.lead_id = claim_by_link.lead;
  v_state := case
    when not found then 'expired'
    when v_case.owner = v_member.user_id then 'mine'
    when v_case.state <> 'new' then 'taken'
    -- Claimed with this link, and given back.
    when exists (select from public.lead_events as e where e.move_id = v_move) then 'expired'
    else 'open'
  end;
  return jsonb_build_object(
    'state', v_state,
    'version', v_case.version,
    'member', v_member.name,
    'owner', (select m.name from public.team_members as m where m.user_id = v_case.owner),
    'lead', (
      select jsonb_build_object(
        'id', l.id, 'name', l.first_name || ' ' || l.last_name, 'phone', l.phone, 'source', l.source,
        'message', l.message, 'receivedAt', l.received_at
      )
      from public.leads as l
      where l.id = v_case.lead_id and v_state in ('open', 'mine')
    )
  );
end;
$$;

grant execute on function public.claim_by_link(uuid, uuid, text, integer, integer) to service_role;

-- The notice as before, with its id, for the links in it.
create or replace function public.notice_subject(notice uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', n.id,
    'reason', n.reason,
    'name', m.name,
    'email', m.email,
    'leads', jsonb_agg(
      jsonb_build_object(
        'id', l.id, 'name', l.first_name || ' ' || l.last_name, 'phone', l.phone, 'source', l.source,
        'received_at', l.received_at
      )
      order by l.received_at
    )
  )
  from public.team_notices as n
  join public.team_members as m on m.user_id = n.member and m.left_at is null
  join public.lead_cases as c on c.lead_id = any (n.leads)
    and case n.reason when 'offered' then c.state = 'new' else c.state = 'claimed' and c.owner = n.member end
  join public.leads as l on l.id = c.lead_id
  where n.id = notice_subject.notice
  group by n.id, n.reason, m.name, m.email;
$$;
