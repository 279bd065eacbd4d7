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
            'state', public.told_state(c.state), 'since', public.told_since(l),
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
      from public.leads as l
      join public.lead_cases as c on c.lead_id = l.id
      where public.mailbox_of(l.email) = v_mailbox and public.is_same_address(l.email, v_email)
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
      from public.consent_changes as x
      where public.mailbox_of(x.email) = v_mailbox and public.is_same_address(x.email, v_email)
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
                      select o.settled_at from public.outbox as o
                      where o.newsletter_request_id = r.id and o.status = 'sent'
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
      from public.newsletter_subscribers as s
      where public.mailbox_of(s.email) = v_mailbox and public.is_same_address(s.email, v_email)
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
