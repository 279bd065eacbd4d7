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

-- Takes { "id", "email", "tokenHash", "wording", "page", "addressHash", "network", "userAgent", "seenAt", "limits" } and
-- returns { "mail", "waits" }. "mail", whether there is a confirmation mail: none for a confirmed address, none for an
-- unsubscribed mailbox, at most `mails_per_day` for any other, and none above the client's limits. "waits", whether such
-- mail waits for the end of a surge, of leads too: the same whatever the address. `rules` are those of surges, null for
-- a caller without.
create function public.request_newsletter(request jsonb, mails_per_day integer, rules jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_seen_at timestamptz;
  v_surge uuid;
  v_mailbox text;
  v_subscriber public.newsletter_subscribers;
begin
  request := public.bounded_json(request, 20000);
  rules := public.bounded_json(rules, 20000);
  v_seen_at := (request ->> 'seenAt')::timestamptz;
  v_surge := coalesce(
    public.surge_of('newsletter', 1, rules, v_seen_at),
    (select s.id from public.surges as s where s.form = 'leads' and s.ended_at is null)
  );
  if v_surge is not null and public.passes_surge('newsletter', request ->> 'network', rules, v_seen_at) then
    v_surge := null;
  end if;

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
  then
    return jsonb_build_object('mail', false, 'waits', v_surge is not null);
  end if;

  insert into public.newsletter_subscribers (email) values (request ->> 'email') on conflict do nothing;
  update public.newsletter_subscribers as s
  set requested_at = now()
  -- Unless it was confirmed or unsubscribed meanwhile.
  where lower(s.email) = lower(request ->> 'email') and s.status = 'pending'
  returning s.* into v_subscriber;
  if not found then
    return jsonb_build_object('mail', false, 'waits', v_surge is not null);
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
  insert into public.outbox (kind, subject_id, due_at, surge_id)
  values (
    'newsletter-confirmation',
    (request ->> 'id')::uuid,
    case when v_surge is null then now() else 'infinity' end,
    v_surge
  );
  return jsonb_build_object('mail', true, 'waits', v_surge is not null);
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

  select o.settled_at into v_settled_at
  from public.outbox as o
  where o.kind = 'newsletter-confirmation' and o.subject_id = v_request.id;
  if v_status is distinct from 'pending'
    or coalesce(v_settled_at, v_request.requested_at) <= now() - make_interval(days => lifetime_days)
  then
    return;
  end if;

  update public.newsletter_subscribers as s
  set status = 'confirmed', confirmed_at = now()
  where s.id = v_request.subscriber_id;

  update public.newsletter_requests as r set confirmed_at = now() where r.id = v_request.id;
  -- Nothing more is sent. The mail with this token has arrived, even if it has not been settled.
  update public.outbox as o
  set status = case when r.id = v_request.id then 'sent' else 'void' end, leased_until = null
  from public.newsletter_requests as r
  where r.subscriber_id = v_request.subscriber_id
    and o.kind = 'newsletter-confirmation' and o.subject_id = r.id
    and o.status in ('due', 'sending');
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

  update public.outbox as o
  set status = 'void', leased_until = null
  from public.newsletter_requests as r
  where r.subscriber_id = v_subscriber_id
    and o.kind = 'newsletter-confirmation' and o.subject_id = r.id
    and o.status in ('due', 'sending');
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
