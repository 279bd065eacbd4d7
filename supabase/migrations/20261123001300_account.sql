-- The visitor's account page: everything for the calling account's confirmed address, read at each call, and for no
-- other. Visitors have no access to the tables themselves.

-- The state that a visitor is told. Held and junk requests look unclaimed: no ordinary request is closed straight from
-- `received`.
create function public.told_state(state text) returns text
language sql immutable set search_path = '' as $$
  select case
    when state in ('held', 'new', 'junk') then 'received'
    when state = 'lost' then 'closed'
    else state
  end;
$$;

-- Since when a visitor has been told that state. A release or a move to junk is not told.
create function public.told_since(lead public.leads) returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(max(e.at), lead.received_at)
  from public.lead_events as e
  where e.lead_id = lead.id and public.told_state(e.from_state) <> public.told_state(e.to_state);
$$;

-- Whether a channel is used, given what consent_of returns: the person allowed it, or made an enquiry and did not say
-- no.
create function public.uses_channel(consent jsonb, channel text) returns boolean
language sql immutable set search_path = '' as $$
  select case consent #>> array[channel, 'basis']
    when 'express' then true
    when 'implied' then coalesce(
      (
        select (a.value ->> 'granted')::boolean
        from jsonb_array_elements(consent -> 'answers') with ordinality as a
        where a.value ->> 'channel' = channel
        order by a.ordinality desc
        limit 1
      ),
      false
    )
    else false
  end;
$$;

-- { "email", "team", "requests": [{ "id", "source", "at", "state", "since", "address", "message" }], "consents": {
-- "email", "sms" }, "newsletter", "unwritten" }: requests newest first, whether each channel is used, the state of the
-- subscription or null, and whether the mailbox is suppressed because mail to it bounced or was reported. Null while
-- the address is unconfirmed. Refuses as require_session does.
create function public.my_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_consent constant jsonb := public.consent_of(v_email, now(), true, true);
begin
  perform public.require_session();
  if v_email is null then
    return null;
  end if;
  return jsonb_build_object(
    'email', v_email,
    'team', public.my_role() is not null,
    'requests', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'source', l.source, 'at', l.received_at, 'state', public.told_state(l.state),
            'since', public.told_since(l), 'address', l.address, 'message', l.message
          )
          order by l.received_at desc
        ),
        '[]'
      )
      from public.leads_of(v_email, true) as l
    ),
    'consents', jsonb_build_object(
      'email', public.uses_channel(v_consent, 'email'),
      'sms', public.uses_channel(v_consent, 'sms')
    ),
    'newsletter', v_consent #> '{subscription,status}',
    'unwritten', public.is_cut_off(v_email)
  );
end;
$$;

-- Appends to the record that a channel may or may not be used from now on, with the wording beside the switch, named by
-- its SHA-256. Returns what my_account returns; an unknown channel appends nothing. A page opened before the wording
-- changed may use the former one for 30 days; for any other, nothing is appended and { "outdated": true } is returned.
create function public.set_my_consent(channel text, granted boolean, wording_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
begin
  if v_email is not null and channel in ('email', 'sms') then
    insert into public.consent_changes (email, channel, granted, wording, wording_hash)
    select v_email, k.channel, set_my_consent.granted, k.wording, k.hash
    from public.consent_wordings as k
    where k.hash = public.bounded(set_my_consent.wording_hash, 100) and k.channel = set_my_consent.channel
      and (k.replaced_at is null or k.replaced_at > now() - interval '30 days');
    if not found then
      return jsonb_build_object('outdated', true);
    end if;
  end if;
  return public.my_account();
end;
$$;

-- Unsubscribes the address, or subscribes it if it ever requested the newsletter: the account has confirmed it. Returns
-- what my_account returns.
create function public.set_my_newsletter(subscribed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_request record;
begin
  for v_request in
    select distinct on (s.id) r.id, r.token_hash, s.id as subscriber, s.status
    from public.subscribers_of(v_email, true) as s
    join public.newsletter_requests as r on r.subscriber_id = s.id
    order by s.id, r.confirmed_at desc nulls last, r.requested_at desc
  loop
    if not subscribed then
      perform public.unsubscribe_newsletter(v_request.token_hash);
    elsif v_request.status <> 'confirmed' then
      update public.newsletter_subscribers as s
      set status = 'confirmed', confirmed_at = now()
      where s.id = v_request.subscriber;
      update public.newsletter_requests as r
      set confirmed_at = coalesce(r.confirmed_at, now()), renewed_at = now()
      where r.id = v_request.id;
      -- There is nothing left to confirm.
      perform public.void_confirmations(v_request.subscriber);
    end if;
  end loop;
  return public.my_account();
end;
$$;

-- Erases what `npm run leads -- forget` erases of the address, and its account. `email` is the address the page showed:
-- null, and nothing erased, if it is no longer the account's confirmed one. Returns what the receipt tells the visitor,
-- with "copies": whether others may have copies. The team is told who owned the leads. Members leave the team first, or
-- their leads would be unassigned.
create function public.erase_my_data(email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_owners uuid[];
  v_receipt jsonb;
begin
  perform public.require_session();
  if v_email is null or v_email <> lower(public.bounded(erase_my_data.email, 320)) then
    return null;
  end if;
  if public.my_role() is not null then
    raise exception 'not for the team' using errcode = '42501';
  end if;
  v_owners := array(select distinct l.owner from public.leads_of(v_email, true) as l where l.owner is not null);
  v_receipt := public.forget_person(v_email, now(), true);
  if (v_receipt #>> '{counts,leads}')::integer > 0 then
    update public.erasure_receipts as r set owners = v_owners where r.id = (v_receipt ->> 'id')::uuid;
    insert into public.deliveries (kind, subject_id) values ('team-erasure', (v_receipt ->> 'id')::uuid);
  end if;
  return public.told_receipt(v_receipt)
    || jsonb_build_object('copies', v_receipt -> 'counts' @? '$ ? (@.leads > 0 || @.newsletter_requests > 0)');
end;
$$;

-- The visitor's file: what they gave us, what they answered and what they are told. Columns are named one by one, so
-- that a new one stays with the team until somebody decides otherwise. `export_person` has the rest, for the team.

-- What a receipt tells the person. The numbers of deliveries, events and limits would reveal whether a request had been
-- held.
create function public.told_receipt(receipt jsonb) returns jsonb
language sql immutable strict set search_path = '' as $$
  select jsonb_build_object(
    'id', receipt -> 'id',
    'erased_at', receipt -> 'erased_at',
    'counts', (
      select coalesce(jsonb_object_agg(c.key, c.value), '{}')
      from jsonb_each(receipt -> 'counts') as c
      where c.key in (
        'leads', 'lead_consents', 'consent_changes', 'newsletter_subscribers', 'newsletter_requests', 'accounts'
      )
    )
  );
$$;

-- The caller's file: { "email", "leads", "consentChanges", "subscriptions", "suppressed", "erasures" }; null without a
-- confirmed address. Requests that differ only in what the team knows look equal in it, so it names no mail about a
-- request: a held one has none.
create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_mailbox constant text := public.mailbox_of(v_email);
  -- Kept by the mailbox's hash, so a spelling that is not certainly theirs could be another person's.
  v_hash constant text := case
    when public.is_same_address(v_mailbox, v_email) then public.mailbox_hash(v_email)
  end;
begin
  perform public.require_session();
  if v_email is null then
    return null;
  end if;
  return jsonb_build_object(
    'email', v_email,
    'leads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'source', l.source, 'received_at', l.received_at, 'submitted_at', l.submitted_at,
            'state', public.told_state(l.state), 'since', public.told_since(l),
            'first_name', l.first_name, 'last_name', l.last_name, 'email', l.email, 'phone', l.phone, 'phone_number', l.phone_number,
            'message', l.message, 'address', l.address, 'experience', l.experience, 'taken', l.taken, 'page', l.page,
            'referrer', l.referrer, 'utm', l.utm, 'time_on_page_seconds', l.time_on_page_seconds,
            'form_started_at', l.form_started_at, 'user_agent', l.user_agent,
            'consents', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object(
                    'channel', n.channel, 'granted', n.granted, 'wording', n.wording, 'pre_ticked', n.pre_ticked,
                    'recorded_at', n.recorded_at, 'page', n.page
                  )
                  order by n.channel
                ),
                '[]'
              )
              from public.lead_consents as n
              where n.lead_id = l.id
            )
          )
          order by l.received_at, l.id
        ),
        '[]'
      )
      from public.leads_of(v_email, true) as l
    ),
    'consentChanges', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'channel', x.channel, 'granted', x.granted, 'wording', x.wording, 'recorded_at', x.recorded_at
          )
          order by x.id
        ),
        '[]'
      )
      from public.consent_changes_of(v_email, true) as x
    ),
    'subscriptions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'email', s.email, 'status', s.status, 'requested_at', s.requested_at, 'confirmed_at', s.confirmed_at,
            'unsubscribed_at', s.unsubscribed_at,
            'requests', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object(
                    'requested_at', r.requested_at, 'confirmed_at', r.confirmed_at, 'renewed_at', r.renewed_at,
                    'wording', r.wording, 'page', r.page, 'user_agent', r.user_agent,
                    'mailed_at', (
                      select d.settled_at from public.deliveries as d
                      where d.newsletter_request_id = r.id and d.status = 'sent'
                    )
                  )
                  order by r.requested_at
                ),
                '[]'
              )
              from public.newsletter_requests as r
              where r.subscriber_id = s.id
            )
          )
          order by s.requested_at
        ),
        '[]'
      )
      from public.subscribers_of(v_email, true) as s
    ),
    'suppressed', (
      select jsonb_build_object('reason', m.reason, 'since', m.since)
      from public.suppressed_mailboxes as m
      where m.mailbox_hash = v_hash
    ),
    'erasures', (
      select coalesce(jsonb_agg(public.told_receipt(to_jsonb(e)) order by e.erased_at), '[]')
      from public.erasure_receipts as e
      where e.mailbox_hash = v_hash
    )
  );
end;
$$;
