-- What every part uses: parameters, ids, Calgary's time, mailboxes and their suppression, rate limits; and how people and
-- their numbers are found: by words without accents, by any form of a telephone number.

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

-- Limits per sender: leaky buckets, one row each.
create table public.rate_buckets (
  -- What is counted; includes the sender as a keyed hash.
  key text primary key,
  -- When the bucket will have drained. A row in the past is an empty bucket.
  empty_at timestamptz not null,
  -- How long a full bucket takes to drain.
  period interval not null
);

-- Adds one to each bucket of `limits`, [{ "key", "reason", "points", "allowed", "perSeconds" }], and returns those that
-- overflowed, as [{ "reason", "points" }]. Overflow keeps a bucket full, so a sender who never pauses gets no more
-- through. Locks buckets in the order of their keys.
create function public.exceeded_limits(limits jsonb, seen_at timestamptz) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_exceeded jsonb;
begin
  with wanted as (
    select
      w.key, w.reason, w.points,
      make_interval(secs => w."perSeconds") as period,
      make_interval(secs => w."perSeconds"::double precision / w.allowed) as step
    from jsonb_to_recordset(limits) as w(
      key text, reason text, points integer, allowed integer, "perSeconds" integer
    )
  ),
  filled as (
    insert into public.rate_buckets as b (key, empty_at, period)
    select w.key, seen_at + w.step, w.period
    from wanted as w
    order by w.key
    on conflict (key) do update
    set
      empty_at = least(
        greatest(b.empty_at, seen_at) + (excluded.empty_at - seen_at),
        excluded.empty_at + excluded.period
      ),
      period = excluded.period
    returning b.key, b.empty_at
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('reason', w.reason, 'points', w.points) order by w.key),
    '[]'
  )
  into v_exceeded
  from wanted as w
  join filled as f on f.key = w.key
  where f.empty_at > seen_at + w.period;
  return v_exceeded;
end;
$$;

-- When the next mail of a kind may leave that goes out `allowed` at once, then evenly over `per_seconds`.
create function public.next_turn(kind text, allowed integer, per_seconds integer, seen_at timestamptz) returns timestamptz
language sql volatile set search_path = '' as $$
  insert into public.rate_buckets as b (key, empty_at, period)
  values (
    'turn ' || next_turn.kind, seen_at + make_interval(secs => per_seconds::double precision / allowed),
    make_interval(secs => per_seconds)
  )
  on conflict (key) do update
  set empty_at = greatest(b.empty_at, seen_at) + (excluded.empty_at - seen_at), period = excluded.period
  returning greatest(seen_at, b.empty_at - b.period);
$$;

-- Text in the one form that is compared: in small letters, without accents, apostrophes and marks that nobody sees, with
-- Latin digits. `apostrophe` takes the place of each apostrophe, as in O'Brien, d’Arcy or Oʻahu. Full-width, ligature
-- and composed characters are equal to plain ones. Letters of other scripts stay.
create function public.folded(words text, apostrophe text default '') returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(
          normalize(
            regexp_replace(words, '[''`´\u00ad\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u2032\uff07\ua78c]', apostrophe, 'g'),
            NFKD
          )
        ),
        '[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'
      ),
      U&'\0142\00F8\0111\00F0\0131\0127\0167'
        || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
        || U&'\0966\0967\0968\0969\096A\096B\096C\096D\096E\096F\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF'
        || U&'\0A66\0A67\0A68\0A69\0A6A\0A6B\0A6C\0A6D\0A6E\0A6F\0AE6\0AE7\0AE8\0AE9\0AEA\0AEB\0AEC\0AED\0AEE\0AEF'
        || U&'\0BE6\0BE7\0BE8\0BE9\0BEA\0BEB\0BEC\0BED\0BEE\0BEF\0E50\0E51\0E52\0E53\0E54\0E55\0E56\0E57\0E58\0E59',
      'loddiht' || repeat('0123456789', 8)
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;

-- Matching key for a telephone number, as phone-number.ts reads it or as somebody typed it: its digits with the
-- country's code, without an extension. Ten digits alone are a number of North America.
create function public.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select case
    when phone ~ '^\s*\+' then regexp_replace(split_part(phone, ';', 1), '\D', '', 'g')
    else regexp_replace(
      regexp_replace(regexp_replace(split_part(phone, ';', 1), '\D', '', 'g'), '^(00|011)(?=[1-9]\d{7})', ''),
      '^(?=\d{10}$)', '1'
    )
  end;
$$;

-- Matching key for a phone number given in place of an email address; null for an address or too few digits. Finds
-- leads without an address.
create function public.number_of(subject text) returns text
language sql immutable set search_path = '' as $$
  select case when subject !~ '@' and length(public.phone_key(subject)) >= 7 then public.phone_key(subject) end;
$$;

-- The query for the digits of a number, however they are written: together, without what is dialled before a country's
-- code or in place of it, or as separate words, as in an address.
create function public.digits_query(written text) returns text
language sql immutable set search_path = '' as $$
  select '(' || string_agg(distinct quote_literal(d) || ':*', ' | ') || ' | ('
    || (
      select string_agg(quote_literal(w) || ':*', ' & ')
      from regexp_split_to_table(written, '[^[:alnum:]]+') as w
      where w <> ''
    ) || '))'
  from
    (select regexp_replace(regexp_replace(written, '(\+\d+\s*)\(0\)', '\1'), '\D', '', 'g') as digits) as n,
    unnest(array[n.digits, ltrim(n.digits, '0'), regexp_replace(n.digits, '^(00|011)0*(?=[1-9])', '')]) as d
  where d <> '';
$$;

-- The query for typed words. Each matches by prefix, except the parts of a whole email address, most of which contain
-- "com". Seven digits or more, or digits alone, are a number, whose extension is not searched for. Null without words.
create function public.words_query(words text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(
    case
      when m[1] is not null then public.digits_query(m[1])
      else quote_literal(m[2]) || case when t.typed ~ '^\S+@\S+\.[[:alpha:]]{2,}$' then '' else ':*' end
    end,
    ' & '
  )::tsquery
  from
    (select regexp_replace(public.folded(trim(public.bounded(words, 200))), '^mailto:', '') as typed) as t,
    regexp_matches(
      t.typed,
      case
        when t.typed ~ '^[^[:alpha:]@,;#/]+$' then '(.*\d.*)|([[:alnum:]]+)'
        else '(\+?\(?\d(?:[^[:alnum:],;#@/]{0,4}\d){6,})'
          || '(?:[\s(,;]*(?:ext[a-z]*|poste?|local|loc|p|x|#|,|;)[\s.:=#]*\d{1,7})?(?![[:alnum:]])|([[:alnum:]]+)'
      end,
      'g'
    ) as m;
$$;
