-- The deliveries of a lead or a newsletter request, with their attempts and events.
create function public.deliveries_of(subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(o) - array['lead_id', 'newsletter_request_id'] || jsonb_build_object(
        'attempts_log', (
          select coalesce(jsonb_agg(to_jsonb(a) - array['id', 'outbox_id'] order by a.attempt), '[]')
          from public.delivery_attempts as a
          where a.outbox_id = o.id
        ),
        'events', (
          select coalesce(jsonb_agg(to_jsonb(e) - 'outbox_id' order by e.occurred_at), '[]')
          from public.mail_events as e
          where e.outbox_id = o.id
        )
      )
      order by o.created_at, o.kind
    ),
    '[]'
  )
  from public.outbox as o
  where o.subject_id = deliveries_of.subject_id;
$$;

-- Everything stored about the person of a mailbox in any spelling, for the team, with screening, notes and deliveries;
-- for a phone number, what was entered by hand without an address. `export_my_data` is the file that visitors get at
-- /account.
create function public.export_person(email text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'mailbox', public.mailbox_of(export_person.email),
    'leads', (
      select coalesce(
        jsonb_agg(
          to_jsonb(l) - 'content_hash' || jsonb_build_object(
            'consents', (
              select coalesce(jsonb_agg(to_jsonb(c) - 'lead_id' order by c.channel), '[]')
              from public.lead_consents as c
              where c.lead_id = l.id
            ),
            'screening', (
              select to_jsonb(s) - 'lead_id' from public.lead_screenings as s where s.lead_id = l.id
            ),
            'deliveries', public.deliveries_of(l.id),
            'history', (
              select coalesce(
                jsonb_agg(
                  jsonb_build_object('at', e.at, 'event', e.event, 'note', e.note, 'by', m.name) order by e.id
                ),
                '[]'
              )
              from public.lead_events as e
              left join public.team_members as m on m.user_id = e.member
              where e.lead_id = l.id
            )
          )
          order by l.received_at
        ),
        '[]'
      )
      from public.leads as l
      where public.mailbox_of(l.email) = public.mailbox_of(export_person.email)
        or l.email is null and public.phone_key(coalesce(l.phone_number, l.phone)) = public.number_of(export_person.email)
    ),
    'consentChanges', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]')
      from public.consent_changes as x
      where public.mailbox_of(x.email) = public.mailbox_of(export_person.email)
    ),
    'subscriptions', (
      select coalesce(
        jsonb_agg(
          to_jsonb(s) || jsonb_build_object(
            'requests', (
              select coalesce(
                jsonb_agg(
                  to_jsonb(r) - array['subscriber_id', 'token_hash']
                    || jsonb_build_object('deliveries', public.deliveries_of(r.id))
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
      where public.mailbox_of(s.email) = public.mailbox_of(export_person.email)
    ),
    'suppressed', (
      select to_jsonb(m)
      from public.suppressed_mailboxes as m
      where m.mailbox_hash = public.mailbox_hash(export_person.email)
    ),
    'erasures', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.erased_at), '[]')
      from public.erasure_receipts as e
      where e.mailbox_hash = public.mailbox_hash(export_person.email)
    )
  );
$$;
