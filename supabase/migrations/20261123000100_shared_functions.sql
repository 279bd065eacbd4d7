-- What the other parts use: parameters, ids, Calgary's time, and the mailbox that an address leads to.

-- Some servers pass a JSON parameter as a JSON string.
create function public.json_parameter(value jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'string' then (value #>> '{}')::jsonb else value end;
$$;

-- A parameter as it is, of at most so many characters. A longer one ends the call before anything is done with it: what
-- the callers send is far shorter, and the built-in database takes half a minute for a query of 20,000 names.
create function public.bounded(value text, longest integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if length(value) > longest then
    raise exception 'a parameter has more than % characters', longest using errcode = '22001';
  end if;
  return value;
end;
$$;

-- A JSON parameter, as json_parameter takes it, of at most so many bytes.
create function public.bounded_json(value jsonb, longest integer) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if pg_column_size(value) > longest then
    raise exception 'a parameter has more than % bytes', longest using errcode = '22001';
  end if;
  return public.json_parameter(value);
end;
$$;

-- An id that begins with the time (UUID version 7), so that the index entries of new rows are next to each other. With
-- random ids, each lead changed twenty pages all over the indexes: at a million leads four times the log and twice the
-- time.
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

-- The time on a clock in Calgary. Alberta stays on UTC-6 since 1 November 2026, which many servers' tables do not know.
create function public.calgary_time(moment timestamptz) returns timestamp
language sql immutable set search_path = '' as $$
  select case
    when moment < '2026-11-01 08:00+00'::timestamptz then moment at time zone 'America/Edmonton'
    else moment at time zone 'UTC' - interval '6 hours'
  end;
$$;

-- The mailbox that an address leads to: letter case, +tags and, at Gmail, dots make no difference. Null without an address,
-- because nobody's is no mailbox that two people could share. An address has 320 characters at most. Says so by itself,
-- because whoever calls it may not call `bounded`.
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

-- Whether two addresses are certainly of one mailbox. Outside Gmail a +tag, which limits look through, may be part of
-- somebody else's address.
create function public.is_same_address(one text, other text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(one) = lower(other)
    or public.mailbox_of(one) = public.mailbox_of(other) and public.mailbox_of(one) like '%@gmail.com';
$$;

-- Enough to recognise a mailbox, and no longer personal data by itself.
create function public.mailbox_hash(email text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(public.mailbox_of(email), 'UTF8')), 'hex');
end;
$$;

-- Mailboxes that are not mailed any more, but for answers to who had only unsubscribed. Only their hash is kept, which
-- outlives the person's data.
create table public.suppressed_mailboxes (
  mailbox_hash text primary key,
  -- bounced: there is no such mailbox. complained: reported our mail as spam. unsubscribed: left before the person's
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

-- Whether not even an answer is sent to a mailbox: mail to it came back, or was reported.
create function public.is_cut_off(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.suppressed_mailboxes as s
    where s.mailbox_hash = public.mailbox_hash(email) and s.reason <> 'unsubscribed'
  );
$$;

-- Lets a mailbox be mailed again. Returns { "reason", "since" } of what kept it from being mailed; null for nothing.
create function public.unsuppress_mailbox(email text) returns jsonb
language sql security definer set search_path = '' as $$
  delete from public.suppressed_mailboxes as s
  where s.mailbox_hash = public.mailbox_hash(email)
  returning to_jsonb(s) - 'mailbox_hash';
$$;
