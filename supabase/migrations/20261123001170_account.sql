-- What a visitor sees and does on the page of their account: everything for the confirmed address of the account that
-- calls, read at each call, and for no other. The tables themselves stay shut to visitors.

-- What a visitor is told of the state of a request. Neither what is held nor what is junk is told apart.
create function public.told_state(state text) returns text
language sql immutable set search_path = '' as $$
  select case
    when state in ('held', 'new') then 'received'
    when state in ('lost', 'junk') then 'closed'
    else state
  end;
$$;

-- Whether a channel is used, of what consent_of returns: the person allowed it, or made an enquiry and did not say no.
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

-- { "email", "team", "requests": [{ "id", "source", "at", "state", "since", "address", "message" }],
-- "consents": { "email", "sms" }, "newsletter", "unwritten" }: requests with the newest first, whether each channel is
-- used, the state of the subscription or null, whether the mailbox is not written to, because mail
-- to it came back or was reported. Null while the address is not confirmed. Refuses as require_session does.
create function public.my_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_consent constant jsonb := public.consent_of(v_email, now(), true);
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
            'id', l.id, 'source', l.source, 'at', l.received_at, 'state', public.told_state(c.state),
            'since', c.since, 'address', l.address, 'message', l.message
          )
          order by l.received_at desc
        ),
        '[]'
      )
      from public.leads as l
      join public.lead_cases as c on c.lead_id = l.id
      where public.mailbox_of(l.email) = public.mailbox_of(v_email) and public.is_same_address(l.email, v_email)
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

-- Appends to the record that a channel may be used from now on, or may not, with the words that stood beside the switch.
-- Returns what my_account returns; nothing is appended for an unknown channel.
create function public.set_my_consent(channel text, granted boolean, wording text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
begin
  if v_email is not null and channel in ('email', 'sms') then
    insert into public.consent_changes (email, channel, granted, wording, wording_hash)
    values (
      v_email, set_my_consent.channel, set_my_consent.granted, set_my_consent.wording,
      encode(sha256(convert_to(set_my_consent.wording, 'UTF8')), 'hex')
    );
  end if;
  return public.my_account();
end;
$$;

-- Takes the address off the list, or puts it on it if it was ever asked for: the account has confirmed it. Returns what
-- my_account returns.
create function public.set_my_newsletter(subscribed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_request record;
begin
  for v_request in
    select distinct on (s.id) r.id, r.token_hash, s.id as subscriber, s.status
    from public.newsletter_subscribers as s
    join public.newsletter_requests as r on r.subscriber_id = s.id
    where public.mailbox_of(s.email) = public.mailbox_of(v_email) and public.is_same_address(s.email, v_email)
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
    end if;
  end loop;
  return public.my_account();
end;
$$;

-- What `npm run leads -- export` prints of the address; null while it is not confirmed.
create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
begin
  perform public.require_session();
  return case when v_email is not null then public.export_person(v_email, true) end;
end;
$$;

-- Erases what `npm run leads -- forget` erases of the address, and the account with it. `email` is the address that the
-- page showed: null, and nothing erased, if it is no longer the account's confirmed one. Returns the receipt, without
-- the hash. The team is told whose leads they were. Members leave the team first, because their leads would be nobody's.
create function public.erase_my_data(email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_email constant text := public.my_confirmed_email();
  v_owners uuid[];
  v_receipt jsonb;
begin
  perform public.require_session();
  if v_email is null or v_email <> lower(erase_my_data.email) then
    return null;
  end if;
  if public.my_role() is not null then
    raise exception 'not for the team' using errcode = '42501';
  end if;
  v_owners := array(
    select distinct c.owner
    from public.leads as l
    join public.lead_cases as c on c.lead_id = l.id
    where public.mailbox_of(l.email) = public.mailbox_of(v_email) and public.is_same_address(l.email, v_email)
      and c.owner is not null
  );
  v_receipt := public.forget_person(v_email, now(), true);
  if (v_receipt #>> '{counts,leads}')::integer > 0 then
    update public.erasure_receipts as r set owners = v_owners where r.id = (v_receipt ->> 'id')::uuid;
    insert into public.outbox (kind, subject_id) values ('team-erasure', (v_receipt ->> 'id')::uuid);
  end if;
  return v_receipt - 'mailbox_hash' - 'owners';
end;
$$;
