-- Inviting and removing members.

-- Invites an address for seven days, replacing an earlier invitation, and mails it. Returns the invitation's id, or
-- null, without effect, if it would make the only manager an agent.
create function public.invite_member(email text, name text, role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform public.bounded(email, 254), public.bounded(name, 100), public.bounded(role, 10);
  perform public.lock_team();
  if role <> 'lead' then
    perform
    from public.team_members as m
    where m.role = 'lead' and m.left_at is null and not public.has_other_lead(m.user_id)
      and public.is_address_of(invite_member.email, m.user_id);
    if found then
      return null;
    end if;
  end if;
  update public.team_invitations as i
  set withdrawn_at = now()
  where lower(i.email) = lower(invite_member.email) and i.accepted_at is null and i.withdrawn_at is null;
  insert into public.team_invitations (email, name, role, invited_by)
  values (
    lower(invite_member.email),
    invite_member.name,
    invite_member.role,
    (select m.user_id from public.team_members as m where m.user_id = public.my_id())
  )
  returning id into v_id;
  insert into public.team_invitation_secrets (invitation) values (v_id);
  insert into public.outbox (kind, subject_id) values ('team-invitation', v_id);
  return v_id;
end;
$$;

create function public.desk_invite(email text, name text, role text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  perform public.require_member('lead');
  return public.invite_member(email, name, role);
end;
$$;

-- Withdraws an open invitation. Returns whether there was one.
create function public.desk_withdraw(invitation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  perform public.require_member('lead');
  update public.team_invitations as i
  set withdrawn_at = now()
  where i.id = invitation and i.accepted_at is null and i.withdrawn_at is null;
  return found;
end;
$$;

-- Ends a membership: the member's open leads become unassigned, and open invitations to them or by them are withdrawn.
-- Returns the number of leads; null for somebody who is not a member, and for the only manager.
create function public.remove_member(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  if not public.has_other_lead(member) then
    return null;
  end if;
  update public.team_members as m set left_at = now(), on_duty = false where m.user_id = member and m.left_at is null;
  if not found then
    return null;
  end if;
  update public.team_invitations as i
  set withdrawn_at = now()
  where i.accepted_at is null and i.withdrawn_at is null
    and (i.invited_by = member or public.is_address_of(i.email, member));
  return public.return_cases(member);
end;
$$;

create function public.desk_remove(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  perform public.require_member('lead');
  return public.remove_member(member);
end;
$$;
