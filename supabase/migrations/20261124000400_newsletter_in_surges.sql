-- Newsletter requests during a surge.

-- As before, with the `rules` of surges. Returns whether a request was stored: its mail waits during a surge, of leads, too.
drop function public.request_newsletter(jsonb, integer);
create function public.request_newsletter(request jsonb, mails_per_day integer, rules jsonb default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_surge uuid;
  v_mailbox text;
  v_subscriber public.newsletter_subscribers;
begin
  request := public.json_parameter(request);
  rules := public.json_parameter(rules);
  v_surge := coalesce(
    public.surge_of('newsletter', 1, rules, (request ->> 'seenAt')::timestamptz),
    (select s.id from public.surges as s where s.form = 'leads' and s.ended_at is null)
  );

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
  insert into public.outbox (kind, subject_id, due_at, surge_id)
  values (
    'newsletter-confirmation',
    (request ->> 'id')::uuid,
    case when v_surge is null then now() else 'infinity' end,
    v_surge
  );
  return true;
end;
$$;

grant execute on function public.request_newsletter(jsonb, integer, jsonb) to service_role;
