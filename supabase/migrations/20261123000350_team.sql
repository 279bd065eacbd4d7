-- The team: who may work at the desk, and who is invited to it. A member is an account of the sign-in service, and what
-- they may do is read from here at each call, so that who has left sees nothing from that moment.

create table public.team_members (
  -- Of auth.users.
  user_id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  -- The address with which the invitation was accepted, where mail about leads goes.
  email text not null,
  -- An agent sees what nobody owns and their own; a lead of the team sees everything, and invites.
  role text not null check (role in ('agent', 'lead')),
  -- Whether new leads are offered to them.
  on_duty boolean not null default true,
  since timestamptz not null default now(),
  left_at timestamptz
);

create table public.team_invitations (
  id uuid primary key default public.ordered_id(),
  email text not null,
  name text not null check (length(name) between 1 and 100),
  role text not null check (role in ('agent', 'lead')),
  -- Null for one from the command line.
  invited_by uuid,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  withdrawn_at timestamptz
);

create index team_invitations_email on public.team_invitations (lower(email));

-- What the mail of an invitation has and nothing else: who knows it reads the mailbox that was invited. An address alone
-- proves nothing, because anybody can sign up with it. Apart from the invitations, which leads of the team may read.
create table public.team_invitation_secrets (
  invitation uuid primary key references public.team_invitations (id) on delete cascade,
  secret uuid not null unique default gen_random_uuid()
);

-- One change of the team at a time, until the transaction ends: what a change rests on is to be read after this, when those
-- before it are stored.
create function public.lock_team() returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('team_members'));
$$;

create function public.is_open(invitation public.team_invitations) returns boolean
language sql stable set search_path = '' as $$
  select is_open.invitation.accepted_at is null and is_open.invitation.withdrawn_at is null
    and is_open.invitation.expires_at > now();
$$;

-- The invitation that a secret opens; null unless it is open.
create function public.open_invitation(secret uuid) returns uuid
language sql stable set search_path = '' as $$
  select i.id
  from public.team_invitation_secrets as s
  join public.team_invitations as i on i.id = s.invitation
  where s.secret = open_invitation.secret and public.is_open(i);
$$;

-- 'agent' or 'lead'; null for everybody else.
create function public.my_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select m.role from public.team_members as m where m.user_id = public.my_id() and m.left_at is null
  );
end;
$$;

-- Whether mail to an address is a member's: they were invited with it, or their account has it now.
create function public.is_address_of(email text, member uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.team_members as m
    where m.user_id = member and public.mailbox_of(m.email) = public.mailbox_of(is_address_of.email)
    union all
    select from auth.users as u
    where u.id = member and public.mailbox_of(u.email) = public.mailbox_of(is_address_of.email)
  );
end;
$$;

-- Ends the call of anybody who is not in the team, or is no lead of it where one is needed. Returns their role.
create function public.require_member(needed text default 'agent') returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role constant text := public.my_role();
begin
  perform public.require_session();
  if v_role is null or needed = 'lead' and v_role <> 'lead' then
    raise exception 'only for the team' using errcode = '42501';
  end if;
  return v_role;
end;
$$;

-- Whether the team has a lead besides this member. `lock_team` keeps the answer true.
create function public.has_other_lead(member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.team_members as m where m.role = 'lead' and m.left_at is null and m.user_id <> member
  );
$$;

-- Whether who calls may have a role: the only lead of the team stays one, and waits for another.
create function public.may_become(role text) returns boolean
language sql stable set search_path = '' as $$
  select may_become.role = 'lead' or public.my_role() is distinct from 'lead' or public.has_other_lead(public.my_id());
$$;

-- Who calls: { "invitation": { "name", "role", "until", "email" } } of whoever has the secret of an open invitation that they can
-- accept, also a member who gets another role; { "role", "name", "id", "onDuty" } of a member, { } of anybody else.
create function public.desk_me(invitation uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_session();
  return coalesce(
    (
      select jsonb_build_object(
        'invitation',
        jsonb_build_object('name', i.name, 'role', i.role, 'until', i.expires_at, 'email', i.email)
      )
      from public.team_invitations as i
      where i.id = public.open_invitation(desk_me.invitation) and public.my_confirmed_email() is not null
        and public.may_become(i.role)
    ),
    (
      select jsonb_build_object('role', m.role, 'name', m.name, 'id', m.user_id, 'onDuty', m.on_duty)
      from public.team_members as m
      where m.user_id = public.my_id() and m.left_at is null
    ),
    '{}'
  );
end;
$$;

-- Makes who calls a member, by the secret of an open invitation, which is good once, whatever the address of their account
-- is, as long as it is confirmed; one that would leave the team without a lead waits for another lead. Who is a member
-- already goes on getting mail where they got it: an invitation that was passed on moves nobody's. Returns what desk_me returns.
create function public.accept_invitation(invitation uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_me uuid;
  v_invitation public.team_invitations;
begin
  perform public.lock_team();
  perform public.require_session();
  v_me := public.my_id();
  select i.* into v_invitation
  from public.team_invitations as i
  where i.id = public.open_invitation(accept_invitation.invitation) and public.my_confirmed_email() is not null
    -- Once more, of the row as it is once nobody else changes it.
    and public.is_open(i)
  for update;
  if found and public.may_become(v_invitation.role) then
    update public.team_invitations as i set accepted_at = now() where i.id = v_invitation.id;
    insert into public.team_members as m (user_id, name, email, role)
    values (v_me, v_invitation.name, lower(v_invitation.email), v_invitation.role)
    on conflict (user_id) do update
    set
      name = excluded.name,
      email = case when m.left_at is null then m.email else excluded.email end,
      role = excluded.role,
      left_at = null,
      since = now(),
      on_duty = true;
  end if;
  return public.desk_me(invitation);
end;
$$;
