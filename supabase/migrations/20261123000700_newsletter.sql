-- The newsletter's double opt-in: subscribers, and each request with the evidence of what was shown.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- When a confirmation mail was last requested, when the list was joined, and when it was left.
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_mailbox on public.newsletter_subscribers (public.mailbox_of(email));

-- The subscribers of a mailbox in any spelling or, `exactly`, only of what is certainly the same address.
create function public.subscribers_of(email text, exactly boolean default false) returns setof public.newsletter_subscribers
language sql stable set search_path = '' as $$
  select s.* from public.newsletter_subscribers as s
  where public.mailbox_of(s.email) = public.mailbox_of(subscribers_of.email)
    and (not exactly or public.is_same_address(s.email, subscribers_of.email));
$$;

-- One row per request that a mail answers. The evidence is here rather than with the subscriber, where a later request,
-- perhaps by somebody else, would overwrite it.
create table public.newsletter_requests (
  -- Created by the function, because the mail's token derives from it.
  id uuid primary key,
  subscriber_id uuid not null references public.newsletter_subscribers (id),
  -- SHA-256 of the token, which only the mail contains.
  token_hash text not null unique,
  requested_at timestamptz not null default now(),
  -- Set on the one request whose mail was confirmed.
  confirmed_at timestamptz,
  -- When the link of this confirmed request last resubscribed the address.
  renewed_at timestamptz,
  wording text not null,
  wording_hash text not null,
  page text not null,
  address_hash text,
  user_agent text not null
);

create index newsletter_requests_recent on public.newsletter_requests (subscriber_id, requested_at);
create index newsletter_requests_requested on public.newsletter_requests (requested_at);

-- Takes { "id", "email", "tokenHash", "wording", "page", "addressHash", "userAgent", "seenAt", "limits" } and returns {
-- "mail", "waits" }. "mail", whether there is a confirmation mail: none for a confirmed address, none for an unsubscribed
-- mailbox, at most `mails_per_day` for any other, and none above the client's limits. Confirmation mails leave at
-- `pace`, { "allowed", "perSeconds" }, which null does not limit: "waits" says whether such mail waits now, the same
-- whatever the address. One that would wait for more than a day is left out, so that a program's addresses do not delay
-- everybody's for longer.
create function public.request_newsletter(request jsonb, mails_per_day integer, pace jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_seen_at timestamptz;
  v_wait interval;
  v_answer jsonb;
  v_mailbox text;
  v_subscriber public.newsletter_subscribers;
begin
  request := public.bounded_json(request, 20000);
  pace := nullif(public.bounded_json(pace, 1000), 'null');
  v_seen_at := (request ->> 'seenAt')::timestamptz;
  select b.empty_at - b.period - v_seen_at into v_wait
  from public.rate_buckets as b
  where pace is not null and b.key = 'turn newsletter';
  v_answer := jsonb_build_object('mail', false, 'waits', coalesce(v_wait > '0', false));

  v_mailbox := public.mailbox_of(request ->> 'email');
  -- Concurrent requests for one mailbox wait here, so that each counts the mails of the others.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || v_mailbox, 0));
  if exists (
    select from public.newsletter_subscribers as s
    where public.mailbox_of(s.email) = v_mailbox
      and (s.status = 'unsubscribed' or (s.status = 'confirmed' and lower(s.email) = lower(request ->> 'email')))
  ) or (
    select count(*)
    from public.newsletter_requests as r
    join public.newsletter_subscribers as s on s.id = r.subscriber_id
    where public.mailbox_of(s.email) = v_mailbox and r.requested_at > now() - interval '24 hours'
  ) >= mails_per_day
    or public.exceeded_limits(request -> 'limits', v_seen_at) <> '[]'
    or v_wait > '1 day'
  then
    return v_answer;
  end if;

  insert into public.newsletter_subscribers (email) values (request ->> 'email') on conflict do nothing;
  update public.newsletter_subscribers as s
  set requested_at = now()
  -- Unless it was confirmed or unsubscribed meanwhile.
  where lower(s.email) = lower(request ->> 'email') and s.status = 'pending'
  returning s.* into v_subscriber;
  if not found then
    return v_answer;
  end if;

  insert into public.newsletter_requests (
    id, subscriber_id, token_hash, wording, wording_hash, page, address_hash, user_agent
  )
  values (
    (request ->> 'id')::uuid,
    v_subscriber.id,
    request ->> 'tokenHash',
    request ->> 'wording',
    encode(sha256(convert_to(request ->> 'wording', 'UTF8')), 'hex'),
    request ->> 'page',
    request ->> 'addressHash',
    request ->> 'userAgent'
  );
  insert into public.deliveries (kind, subject_id, due_at)
  values (
    'newsletter-confirmation',
    (request ->> 'id')::uuid,
    case
      when pace is null then now()
      else public.next_turn('newsletter', (pace ->> 'allowed')::integer, (pace ->> 'perSeconds')::integer, v_seen_at)
    end
  );
  return v_answer || '{ "mail": true }';
end;
$$;

-- Sends a subscriber no more confirmation mails.
create function public.void_confirmations(subscriber uuid) returns void
language plpgsql set search_path = '' as $$
begin
  update public.deliveries as d
  set status = 'void'
  from public.newsletter_requests as r
  where r.subscriber_id = void_confirmations.subscriber and d.newsletter_request_id = r.id
    and d.status in ('due', 'sending');
end;
$$;

-- Subscribes the address a mail was sent to, within `lifetime_days` of the mail. Repeating it is harmless. After
-- unsubscribing, only the earlier confirmed link resubscribes, at any time: only the address's owner has it.
create function public.confirm_newsletter(hashed_token text, lifetime_days integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.newsletter_requests;
  v_status text;
  v_settled_at timestamptz;
begin
  select r.* into v_request from public.newsletter_requests as r where r.token_hash = hashed_token;
  select s.status into v_status from public.newsletter_subscribers as s where s.id = v_request.subscriber_id;

  if v_status = 'unsubscribed' and v_request.confirmed_at is not null then
    update public.newsletter_subscribers as s
    set status = 'confirmed', confirmed_at = now()
    where s.id = v_request.subscriber_id;
    update public.newsletter_requests as r set renewed_at = now() where r.id = v_request.id;
    return;
  end if;

  select d.settled_at into v_settled_at
  from public.deliveries as d
  where d.kind = 'newsletter-confirmation' and d.subject_id = v_request.id;
  if v_status is distinct from 'pending'
    or coalesce(v_settled_at, v_request.requested_at) <= now() - make_interval(days => lifetime_days)
  then
    return;
  end if;

  update public.newsletter_subscribers as s
  set status = 'confirmed', confirmed_at = now()
  where s.id = v_request.subscriber_id;

  update public.newsletter_requests as r set confirmed_at = now() where r.id = v_request.id;
  -- The mail with this token has arrived, even if it has not been settled.
  update public.deliveries as d
  set status = 'sent'
  where d.newsletter_request_id = v_request.id and d.status in ('due', 'sending');
  perform public.void_confirmations(v_request.subscriber_id);
end;
$$;

-- Unsubscribes the address a mail was sent to, however old the mail is.
create function public.unsubscribe_newsletter(hashed_token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_subscriber_id uuid;
begin
  update public.newsletter_subscribers as s
  set
    status = 'unsubscribed',
    unsubscribed_at = case when s.status = 'unsubscribed' then s.unsubscribed_at else now() end
  from public.newsletter_requests as r
  where r.token_hash = hashed_token and s.id = r.subscriber_id
  returning s.id into v_subscriber_id;

  perform public.void_confirmations(v_subscriber_id);
end;
$$;

-- Confirms or unsubscribes by a link in a mail, as `action` says. Returns { "state", "used" }: `confirmed` or
-- `unsubscribed`, and whether the address was so before. Null for a link that is unknown, or too old to confirm.
create function public.follow_newsletter_link(hashed_token text, action text, lifetime_days integer)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_subscriber_id uuid;
  v_before text;
  v_now text;
begin
  select r.subscriber_id into v_subscriber_id
  from public.newsletter_requests as r
  where r.token_hash = hashed_token;
  -- A concurrent press waits here and sees what the first has done.
  select s.status into v_before from public.newsletter_subscribers as s where s.id = v_subscriber_id for update;

  if action = 'confirm' then
    perform public.confirm_newsletter(hashed_token, lifetime_days);
  elsif action = 'unsubscribe' then
    perform public.unsubscribe_newsletter(hashed_token);
  else
    raise exception 'Unknown action %', action;
  end if;

  select s.status into v_now from public.newsletter_subscribers as s where s.id = v_subscriber_id;
  if v_now is null or v_now = 'pending' then
    return null;
  end if;
  return jsonb_build_object('state', v_now, 'used', v_now = v_before);
end;
$$;

-- The list. Write only to rows with "mailed".
create view public.newsletter_list with (security_invoker = true) as
select
  s.id, s.email, s.status, s.requested_at, s.confirmed_at, s.unsubscribed_at,
  -- Why the mailbox is suppressed.
  m.reason as suppressed,
  s.status = 'confirmed' and m.reason is null as mailed,
  r.page, r.wording_hash
from public.newsletter_subscribers as s
left join public.suppressed_mailboxes as m on m.mailbox_hash = public.mailbox_hash(s.email)
left join lateral (
  select q.page, q.wording_hash
  from public.newsletter_requests as q
  where q.subscriber_id = s.id
  order by q.confirmed_at desc nulls last, q.requested_at desc
  limit 1
) as r on true;
