-- Mails are limited by mailbox and by client, and a mailbox that unsubscribed gets none.

create index newsletter_subscribers_mailbox on public.newsletter_subscribers (public.mailbox_of(email));

alter table public.newsletter_requests
  -- When the link of this request's mail, once confirmed, last put the address back on the list.
  add column renewed_at timestamptz;

-- Takes { "id", "email", "tokenHash", "wording", "page", "addressHash", "userAgent", "seenAt", "limits" } and
-- returns whether a confirmation mail is now due: none for a confirmed address, none for a mailbox that
-- unsubscribed, `mails_per_day` for any other mailbox, and none above the limits of the client.
create or replace function public.request_newsletter(request jsonb, mails_per_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_mailbox text;
  v_subscriber public.newsletter_subscribers;
begin
  -- Some servers pass a JSON parameter as a JSON string.
  if jsonb_typeof(request) = 'string' then
    request := (request #>> '{}')::jsonb;
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
    or public.exceeded_limits(request -> 'limits', (request ->> 'seenAt')::timestamptz) <> '[]'
  then
    return false;
  end if;

  insert into public.newsletter_subscribers (email) values (request ->> 'email') on conflict do nothing;
  update public.newsletter_subscribers as s
  set requested_at = now()
  -- Not one that was confirmed or unsubscribed meanwhile.
  where lower(s.email) = lower(request ->> 'email') and s.status = 'pending'
  returning s.* into v_subscriber;
  if not found then
    return false;
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
  insert into public.outbox (kind, subject_id)
  values ('newsletter-confirmation', (request ->> 'id')::uuid);
  return true;
end;
$$;

-- Puts the address a mail was sent to on the list, within `lifetime_days` of the mail. Returns whether the
-- address is on the list: repeating it is harmless. After unsubscribing, only the link that was confirmed
-- before puts it back, at any time: only the owner of the address has it.
create or replace function public.confirm_newsletter(hashed_token text, lifetime_days integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.newsletter_requests;
  v_status text;
  v_settled_at timestamptz;
begin
  select r.* into v_request from public.newsletter_requests as r where r.token_hash = hashed_token;
  select s.status into v_status
  from public.newsletter_subscribers as s
  where s.id = v_request.subscriber_id
  for update;

  if v_status = 'confirmed' then
    return true;
  end if;

  if v_status = 'unsubscribed' and v_request.confirmed_at is not null then
    update public.newsletter_subscribers as s
    set status = 'confirmed', confirmed_at = now()
    where s.id = v_request.subscriber_id;
    update public.newsletter_requests as r set renewed_at = now() where r.id = v_request.id;
    return true;
  end if;

  select o.settled_at into v_settled_at
  from public.outbox as o
  where o.kind = 'newsletter-confirmation' and o.subject_id = v_request.id;
  if v_status is distinct from 'pending'
    or coalesce(v_settled_at, v_request.requested_at) <= now() - make_interval(days => lifetime_days)
  then
    return false;
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
  return true;
end;
$$;
