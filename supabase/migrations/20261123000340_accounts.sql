-- Accounts of the sign-in service: who is calling, and what a confirmed address proves.

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
