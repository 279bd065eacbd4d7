-- Claiming a lead from the mail that offers it. The link is signed for one lead and one notice, hence for one member;
-- opening it needs no session.

-- Follows the link that offers `lead` in `notice`; with `expected`, the version that was shown, claims the lead, once.
-- The link is valid for `valid_hours`. Returns { "state", "version", "member", "owner", "lead" }; "lead" is { "id",
-- "name", "phone", "phoneNumber", "source", "message", "receivedAt" } while the member may read it. States:
--   open      unassigned: it can be claimed
--   mine      the member's
--   taken     another member's, or closed
--   expired   too old, or erased, or the member has left the team
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
  where n.id = notice and n.reason in ('arrived', 'offered') and claim_by_link.lead = any (n.leads)
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
    -- Claimed with this link, and given back since.
    when exists (
      select from public.lead_events as e
      where e.move_id = v_move and e.member = v_member.user_id and e.event = 'case.claimed'
    ) then 'expired'
    else 'open'
  end;
  return jsonb_build_object(
    'state', v_state,
    'version', v_case.version,
    'member', v_member.name,
    'owner', (select m.name from public.team_members as m where m.user_id = v_case.owner),
    'lead', (
      select jsonb_build_object(
        'id', l.id, 'name', l.first_name || ' ' || l.last_name, 'phone', l.phone,
        'phoneNumber', l.phone_number, 'source', l.source,
        'address', l.address, 'message', l.message, 'receivedAt', l.received_at
      )
      from public.leads as l
      where l.id = v_case.lead_id and v_state in ('open', 'mine')
    )
  );
end;
$$;
