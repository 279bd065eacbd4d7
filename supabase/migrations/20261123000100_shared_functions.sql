-- Shared by all parts: parameters, ids, Calgary's time, and the mailbox behind an address.

-- Some servers pass a JSON parameter as a JSON string.
create function public.json_parameter(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'string' then (value #>> '{}')::jsonb else value end;
$$;

-- Returns a text parameter of at most `longest` characters and refuses a longer one. Callers send far less, and the
-- embedded database takes half a minute for a query of 20,000 names.
create function public.bounded(value text, longest integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if length(value) > longest then
    raise exception 'a parameter has more than % characters', longest using errcode = '22001';
  end if;
  return value;
end;
$$;

-- A JSON parameter, as json_parameter reads it, of at most `longest` bytes.
create function public.bounded_json(value jsonb, longest integer) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if pg_column_size(value) > longest then
    raise exception 'a parameter has more than % bytes', longest using errcode = '22001';
  end if;
  return public.json_parameter(value);
end;
$$;

-- An id that begins with the time (UUID version 7), so that new rows are adjacent in every index. Random ids touched
-- twenty index pages per lead: at a million leads, four times the log and twice the time.
create function public.ordered_id() returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  return encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid;
end;
$$;

-- Wall-clock time in Calgary. Alberta stays on UTC-6 since 1 November 2026, which many servers' time-zone tables do not
-- know.
create function public.calgary_time(moment timestamptz) returns timestamp
language sql immutable set search_path = '' as $$
  select case
    when moment < '2026-11-01 08:00+00'::timestamptz then moment at time zone 'America/Edmonton'
    else moment at time zone 'UTC' - interval '6 hours'
  end;
$$;

-- The mailbox behind an address, ignoring letter case, +tags and, at Gmail, dots. Null without an address, so that two
-- people without one share no mailbox. Enforces the limit of 320 characters itself, because callers may not use
-- `bounded`.
create function public.mailbox_of(email text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_box text := split_part(lower(email), '@', 1);
  v_host text := split_part(lower(email), '@', 2);
begin
  if length(email) > 320 then
    raise exception 'an address has more than 320 characters' using errcode = '22001';
  end if;
  if v_box = '' and v_host = '' then
    return null;
  end if;
  v_box := coalesce(nullif(split_part(v_box, '+', 1), ''), v_box);
  if v_host in ('gmail.com', 'googlemail.com') then
    return replace(v_box, '.', '') || '@gmail.com';
  end if;
  return v_box || '@' || v_host;
end;
$$;

-- Whether two addresses certainly share a mailbox. Outside Gmail a +tag, which rate limits ignore, may be part of
-- somebody else's address.
create function public.is_same_address(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(one) = lower(other)
    or public.mailbox_of(one) = public.mailbox_of(other) and public.mailbox_of(one) like '%@gmail.com';
$$;

-- Identifies a mailbox without being personal data.
create function public.mailbox_hash(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(public.mailbox_of(email), 'UTF8')), 'hex');
end;
$$;

-- Suppressed mailboxes: they get no mail, except that an unsubscribed one still gets acknowledgements. Only the hash is
-- kept, and it outlives the person's data.
create table public.suppressed_mailboxes (
  mailbox_hash text primary key,
  -- bounced: no such mailbox. complained: reported our mail as spam. unsubscribed: left the list before the person's
  -- data was erased.
  reason text not null check (reason in ('bounced', 'complained', 'unsubscribed')),
  since timestamptz not null
);

create function public.is_suppressed(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.suppressed_mailboxes as s where s.mailbox_hash = public.mailbox_hash(email)
  );
$$;

-- Whether a mailbox gets no mail at all, not even acknowledgements, because mail to it bounced or was reported.
create function public.is_cut_off(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.suppressed_mailboxes as s
    where s.mailbox_hash = public.mailbox_hash(email) and s.reason <> 'unsubscribed'
  );
$$;

-- Lifts a suppression. Returns its { "reason", "since" }, or null if there was none.
create function public.unsuppress_mailbox(email text) returns jsonb
language sql security definer set search_path = '' as $$
  delete from public.suppressed_mailboxes as s
  where s.mailbox_hash = public.mailbox_hash(email)
  returning to_jsonb(s) - 'mailbox_hash';
$$;
