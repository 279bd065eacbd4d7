-- Accounts of the sign-in service: who calls, and what a confirmed address is worth.

-- The account that calls; null once its session has ended, of which the access token, good for up to an hour, knows
-- nothing. So signing out, a new password and an erased account count at the next call. With its owner's rights,
-- because not everybody may use the schema auth everywhere.
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

-- Ends the call of an account whose session is over, so that a page can tell that from a missing right or an unconfirmed
-- address. PostgREST answers with the status in the code: PT410 if the account no longer exists, otherwise PT401.
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

-- The address of the account that calls, in lower case; null unless it is confirmed, and a plain address: what some mail
-- programs read as two, such as one with a comma, is not certainly the mailbox that it seems to name.
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

-- Anybody can sign up with somebody else's address, so what was set before the address was confirmed proves nothing
-- about whoever confirms it. The statement that confirms an address takes the password and every session away: there is
-- no moment at which a stranger's password opens a confirmed account. The owner then chooses a password of their own,
-- signed in by the mail. Sessions take their refresh tokens with them. Nor does an account move to another address: its
-- old mailbox, or a session of it, would open the new one's requests.
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
