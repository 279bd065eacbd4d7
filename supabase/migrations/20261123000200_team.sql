-- Who is calling, and what a confirmed address proves; the team's members and invitations.

-- The calling account; null once its session has ended. An access token outlives its session by up to an hour, so
-- signing out, a new password and an erased account would otherwise take effect late. Runs with its owner's rights,
-- because not every role may use the schema auth everywhere.
create function public.my_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select s.user_id
    from auth.sessions as s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
  );
end;
$$;

-- Refuses a call without a session, so that a page can tell this from a missing right or an unconfirmed address.
-- PostgREST answers with the status in the code: PT410 if the account no longer exists, otherwise PT401.
create function public.require_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is not null and not exists (select from auth.users as u where u.id = auth.uid()) then
    raise exception 'the account no longer exists' using errcode = 'PT410';
  end if;
  if public.my_id() is null then
    raise exception 'the session is over' using errcode = 'PT401';
  end if;
end;
$$;

-- The calling account's address in lower case; null unless it is confirmed and plain. Some mail programs read an
-- address with a comma, for example, as two.
create function public.my_confirmed_email() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select lower(u.email)
    from auth.users as u
    where u.id = public.my_id() and u.email_confirmed_at is not null
      and u.email ~ '^[[:alnum:].!#$%&''*+/=?^_`{|}~-]+@[[:alnum:].-]+$'
  );
end;
$$;

-- Anybody can sign up with somebody else's address, so a password set before confirmation proves nothing. The statement
-- that confirms an address therefore clears the password and ends every session, which leaves no moment at which a
-- stranger's password opens a confirmed account. The owner is signed in by the mail and chooses a new password.
-- Deleting sessions deletes their refresh tokens. An account cannot change its address either: its old mailbox, or a
-- session of it, would open the new one's requests.
create function public.guard_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if lower(new.email) is distinct from lower(old.email) then
    raise exception 'the address of an account cannot be changed' using errcode = '42501';
  end if;
  if old.email_confirmed_at is null and new.email_confirmed_at is not null then
    new.encrypted_password := null;
    delete from auth.sessions as s where s.user_id = new.id;
  end if;
  return new;
end;
$$;

create trigger northbow_guard_address
  before update on auth.users
  for each row execute function public.guard_address();

-- each call, so a removed member sees nothing from that moment.

create table public.team_members (
  -- References auth.users.
  user_id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  -- The address that accepted the invitation; mail about leads goes there.
  email text not null,
  -- An agent sees unassigned leads and their own; a manager sees everything, and invites.
  role text not null check (role in ('agent', 'manager')),
  -- Whether new leads are offered to this member.
  on_duty boolean not null default true,
  since timestamptz not null default now(),
  left_at timestamptz
);

create table public.team_invitations (
  id uuid primary key default public.ordered_id(),
  email text not null,
  name text not null check (length(name) between 1 and 100),
  role text not null check (role in ('agent', 'manager')),
  -- Null for an invitation from the command line.
  invited_by uuid,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  withdrawn_at timestamptz
);

create index team_invitations_email on public.team_invitations (lower(email));

-- The secret in an invitation's mail: it proves access to the invited mailbox. An address alone proves nothing, because
-- anybody can sign up with it. Kept apart from the invitations, which managers may read.
create table public.team_invitation_secrets (
  invitation uuid primary key references public.team_invitations (id) on delete cascade,
  secret uuid not null unique default gen_random_uuid()
);

-- Serializes changes of the team until the transaction ends. Read whatever a change depends on after this call.
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

-- 'agent' or 'manager'; null for anyone who is not a member.
create function public.my_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select m.role from public.team_members as m where m.user_id = public.my_id() and m.left_at is null
  );
end;
$$;

-- Whether mail to an address reaches this member: they were invited with it, or their account has it now.
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

-- Refuses a caller who is not a member, or not a manager if `needed` is 'manager'. Returns the caller's role.
create function public.require_member(needed text default 'agent') returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role constant text := public.my_role();
begin
  perform public.require_session();
  if v_role is null or needed = 'manager' and v_role <> 'manager' then
    raise exception 'only for the team' using errcode = '42501';
  end if;
  return v_role;
end;
$$;

-- Whether the team has another manager besides this member. True until the transaction ends under `lock_team`.
create function public.has_other_manager(member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.team_members as m where m.role = 'manager' and m.left_at is null and m.user_id <> member
  );
$$;

-- Whether the caller may take a role: the only manager stays one until there is another.
create function public.may_become(role text) returns boolean
language sql stable set search_path = '' as $$
  select may_become.role = 'manager' or public.my_role() is distinct from 'manager' or public.has_other_manager(public.my_id());
$$;

-- Who is calling. For the secret of an open invitation that the caller can accept (also a member who changes role): {
-- "invitation": { "name", "role", "until", "email" } }. For a member: { "role", "name", "id", "onDuty" }. For anyone
-- else: { }.
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

-- Makes the caller a member, once, by the secret of an open invitation. The account's address may differ from the
-- invited one but must be confirmed. An invitation that would leave the team without a manager waits for another
-- manager. An existing member keeps their mail address, so a passed-on invitation redirects nobody's mail. Returns what
-- desk_me returns.
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
    -- Checked again on the row as it is under the lock.
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
