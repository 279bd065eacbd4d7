-- The newsletter's double opt-in: who is on the list, and each request with the mail it causes.
-- Only the service role reads, and only through the functions below does anyone write.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- When a confirmation mail was last asked for, when the list was joined, and when it was left.
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));

-- One row per request that a mail answers: the evidence of what was shown, and that mail's place in
-- the outbox. Evidence stands here and not with the subscriber, where a later request, perhaps by
-- somebody else, would overwrite what was shown to the one who confirmed.
create table public.newsletter_requests (
  -- Made by the function, because the mail's token is derived from it.
  id uuid primary key,
  subscriber_id uuid not null references public.newsletter_subscribers (id),
  -- SHA-256 of the token. The token itself is only in the mail.
  token_hash text not null unique,
  requested_at timestamptz not null default now(),
  -- Set on the one request whose mail was confirmed.
  confirmed_at timestamptz,
  wording text not null,
  wording_hash text not null,
  page text not null,
  address_hash text,
  user_agent text not null,
  -- Void: confirmed or unsubscribed before the mail had gone out.
  status text not null default 'due' check (status in ('due', 'sending', 'sent', 'dead', 'void')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- While sending: when another worker may take the mail over.
  leased_until timestamptz,
  settled_at timestamptz,
  last_error text
);

create index newsletter_requests_recent on public.newsletter_requests (subscriber_id, requested_at);
create index newsletter_requests_open on public.newsletter_requests (due_at)
  where status in ('due', 'sending');

alter table public.newsletter_subscribers enable row level security;
alter table public.newsletter_requests enable row level security;

revoke all on public.newsletter_subscribers, public.newsletter_requests from public, anon, authenticated;
grant select on public.newsletter_subscribers, public.newsletter_requests to service_role;

-- Takes { "id", "email", "tokenHash", "wording", "page", "addressHash", "userAgent" } and answers whether
-- a confirmation mail is now due: not to a confirmed address, and `mails_per_day` to any other.
create function public.request_newsletter(request jsonb, mails_per_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_subscriber public.newsletter_subscribers;
begin
  -- Some servers hand a JSON parameter over as JSON text within JSON.
  if jsonb_typeof(request) = 'string' then
    request := (request #>> '{}')::jsonb;
  end if;

  insert into public.newsletter_subscribers (email) values (request ->> 'email') on conflict do nothing;
  -- The lock lets requests for one address in one at a time, so that each counts the others' mails.
  select s.* into v_subscriber
  from public.newsletter_subscribers as s
  where lower(s.email) = lower(request ->> 'email')
  for update;

  if v_subscriber.status = 'confirmed' or (
    select count(*)
    from public.newsletter_requests as r
    where r.subscriber_id = v_subscriber.id and r.requested_at > now() - interval '24 hours'
  ) >= mails_per_day then
    return false;
  end if;

  update public.newsletter_subscribers as s
  set status = 'pending', requested_at = now()
  where s.id = v_subscriber.id;

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
  return true;
end;
$$;

-- Puts the address a mail went to on the list, within `lifetime_days` of the mail, and answers whether it
-- is on it. A second press of the button finds it there; whoever left the list has to ask again.
create function public.confirm_newsletter(hashed_token text, lifetime_days integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.newsletter_requests;
  v_status text;
begin
  select r.* into v_request from public.newsletter_requests as r where r.token_hash = hashed_token;
  select s.status into v_status
  from public.newsletter_subscribers as s
  where s.id = v_request.subscriber_id
  for update;

  if v_status = 'confirmed' then
    return true;
  end if;
  if v_status is distinct from 'pending'
    or coalesce(v_request.settled_at, v_request.requested_at) <= now() - make_interval(days => lifetime_days)
  then
    return false;
  end if;

  update public.newsletter_subscribers as s
  set status = 'confirmed', confirmed_at = now()
  where s.id = v_request.subscriber_id;

  update public.newsletter_requests as r set confirmed_at = now() where r.id = v_request.id;
  -- Nothing more is sent; the mail with the token has evidently arrived, settled or not.
  update public.newsletter_requests as r
  set status = case when r.id = v_request.id then 'sent' else 'void' end, leased_until = null
  where r.subscriber_id = v_request.subscriber_id and r.status in ('due', 'sending');
  return true;
end;
$$;

-- Takes the address a mail went to off the list, however old the mail. Answers whether there was such a mail.
create function public.unsubscribe_newsletter(hashed_token text) returns boolean
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

  update public.newsletter_requests as r
  set status = 'void', leased_until = null
  where r.subscriber_id = v_subscriber_id and r.status in ('due', 'sending');
  return v_subscriber_id is not null;
end;
$$;

-- The outbox's two ends, as for leads: see the migration of deliveries.
-- Returns [{ "id", "email", "attempt" }].
create function public.claim_newsletter_mails(batch integer, lease_seconds integer) returns jsonb
language sql security definer set search_path = '' as $$
  with due as (
    select r.id
    from public.newsletter_requests as r
    where (r.status = 'due' and r.due_at <= now())
      or (r.status = 'sending' and r.leased_until <= now())
    order by r.due_at
    limit batch
    for update skip locked
  ),
  claimed as (
    update public.newsletter_requests as r
    set
      status = 'sending',
      attempts = r.attempts + 1,
      leased_until = now() + make_interval(secs => lease_seconds)
    from due
    where r.id = due.id
    returning r.id, r.attempts, r.subscriber_id
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('id', c.id, 'email', s.email, 'attempt', c.attempts)),
    '[]'
  )
  from claimed as c
  join public.newsletter_subscribers as s on s.id = c.subscriber_id;
$$;

create function public.settle_newsletter_mail(
  request uuid, attempt integer, failure text, retry_seconds integer
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_requests as r
  set
    status = case
      when failure is null then 'sent'
      when retry_seconds is null then 'dead'
      else 'due'
    end,
    due_at = case when failure is null then r.due_at
      else now() + make_interval(secs => coalesce(retry_seconds, 0)) end,
    settled_at = case when failure is null or retry_seconds is null then now() end,
    leased_until = null,
    last_error = left(failure, 500)
  where r.id = request and r.attempts = attempt and r.status = 'sending';
  return found;
end;
$$;

revoke all on function
  public.request_newsletter(jsonb, integer),
  public.confirm_newsletter(text, integer),
  public.unsubscribe_newsletter(text),
  public.claim_newsletter_mails(integer, integer),
  public.settle_newsletter_mail(uuid, integer, text, integer)
from public, anon, authenticated;
grant execute on function
  public.request_newsletter(jsonb, integer),
  public.confirm_newsletter(text, integer),
  public.unsubscribe_newsletter(text),
  public.claim_newsletter_mails(integer, integer),
  public.settle_newsletter_mail(uuid, integer, text, integer)
to service_role;
