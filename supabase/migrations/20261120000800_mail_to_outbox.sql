-- Leads and newsletter requests put their mail into the outbox. Nothing is claimed from the two older queues
-- any more; their mails wait until the next migration moves them. A separate migration, so that requests
-- running the previous functions have ended by then.

drop function public.claim_deliveries(integer, integer);
drop function public.claim_newsletter_mails(integer, integer);

-- Stores one lead with its consent records and the team's mail, all or nothing.
-- Takes the `Lead` of supabase/functions/_shared/lead/parse.ts and returns
--   { "outcome": "stored" | "duplicate" | "conflict", "id": uuid }
-- The same submission id with the same content is a duplicate; with other content, a conflict.
create or replace function public.submit_lead(lead jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_content_hash text;
  v_id uuid;
  v_stored_hash text;
begin
  -- Some servers pass a JSON parameter as a JSON string.
  if jsonb_typeof(lead) = 'string' then
    lead := (lead #>> '{}')::jsonb;
  end if;

  v_content_hash := encode(
    sha256(
      convert_to(
        jsonb_build_object(
          'firstName', lead -> 'firstName',
          'lastName', lead -> 'lastName',
          'email', lead -> 'email',
          'phone', lead -> 'phone',
          'message', lead -> 'message',
          'address', lead -> 'address',
          'experience', lead -> 'experience',
          'source', lead -> 'source',
          'consents', (
            select coalesce(jsonb_agg(jsonb_build_array(c -> 'channel', c -> 'granted')), '[]')
            from jsonb_array_elements(lead -> 'consents') as c
          )
        )::text,
        'UTF8'
      )
    ),
    'hex'
  );

  insert into public.leads (
    submission_id, content_hash, submitted_at, first_name, last_name, email, phone, message, address,
    experience, source, tags, score, score_reasons, pipeline_title, pipeline_value_cad, utm, page,
    referrer, time_on_page_seconds, form_started_at, user_agent, address_hash
  )
  values (
    (lead ->> 'submissionId')::uuid,
    v_content_hash,
    (lead ->> 'timestamp')::timestamptz,
    lead ->> 'firstName',
    lead ->> 'lastName',
    lead ->> 'email',
    lead ->> 'phone',
    lead ->> 'message',
    lead ->> 'address',
    lead ->> 'experience',
    lead ->> 'source',
    array(select jsonb_array_elements_text(lead -> 'tags')),
    (lead #>> '{score,points}')::integer,
    lead #> '{score,reasons}',
    lead #>> '{pipeline,title}',
    (lead #>> '{pipeline,monetaryValue}')::numeric,
    lead -> 'utm',
    lead ->> 'page',
    lead ->> 'referrer',
    (lead #>> '{tracking,timeOnPage}')::integer,
    (lead #>> '{tracking,formStartedAt}')::timestamptz,
    lead #>> '{tracking,userAgent}',
    lead ->> 'addressHash'
  )
  on conflict (submission_id) do nothing
  returning id into v_id;

  if v_id is null then
    select l.id, l.content_hash into v_id, v_stored_hash
    from public.leads as l
    where l.submission_id = (lead ->> 'submissionId')::uuid;
    return jsonb_build_object(
      'id', v_id,
      'outcome', case when v_stored_hash = v_content_hash then 'duplicate' else 'conflict' end
    );
  end if;

  insert into public.lead_consents (
    lead_id, channel, granted, wording, wording_hash, pre_ticked, captured_by, page, form, address_hash,
    user_agent
  )
  select
    v_id,
    c ->> 'channel',
    (c ->> 'granted')::boolean,
    c ->> 'wording',
    encode(sha256(convert_to(c ->> 'wording', 'UTF8')), 'hex'),
    (c ->> 'preTicked')::boolean,
    c ->> 'capturedBy',
    lead ->> 'page',
    lead ->> 'source',
    lead ->> 'addressHash',
    lead #>> '{tracking,userAgent}'
  from jsonb_array_elements(lead -> 'consents') as c;

  insert into public.outbox (kind, subject_id) values ('lead-team-email', v_id);

  return jsonb_build_object('id', v_id, 'outcome', 'stored');
end;
$$;

-- Takes { "id", "email", "tokenHash", "wording", "page", "addressHash", "userAgent" } and returns whether a
-- confirmation mail is now due: none for a confirmed address, `mails_per_day` for any other.
create or replace function public.request_newsletter(request jsonb, mails_per_day integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_subscriber public.newsletter_subscribers;
begin
  -- Some servers pass a JSON parameter as a JSON string.
  if jsonb_typeof(request) = 'string' then
    request := (request #>> '{}')::jsonb;
  end if;

  insert into public.newsletter_subscribers (email) values (request ->> 'email') on conflict do nothing;
  -- Concurrent requests for one address wait for this lock, so that each counts the mails of the others.
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
  insert into public.outbox (kind, subject_id)
  values ('newsletter-confirmation', (request ->> 'id')::uuid);
  return true;
end;
$$;

-- Puts the address a mail was sent to on the list, within `lifetime_days` of the mail. Returns whether the
-- address is on the list: repeating it is harmless, but after unsubscribing a new request is needed.
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

-- Takes the address a mail was sent to off the list, however old the mail is. Returns whether there was
-- such a mail.
create or replace function public.unsubscribe_newsletter(hashed_token text) returns boolean
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
  return v_subscriber_id is not null;
end;
$$;
