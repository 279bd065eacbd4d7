-- A person's data: what they answered and what may be sent to them (Canada's anti-spam law, CASL), the file of everything,
-- and erasure.

-- Consent given or withdrawn later, by the person of a mailbox as in leads_of.
create function public.consent_changes_of(email text, exactly boolean default false) returns setof public.consent_changes
language sql stable set search_path = '' as $$
  select x.* from public.consent_changes as x
  where public.mailbox_of(x.email) = public.mailbox_of(consent_changes_of.email)
    and (not exactly or public.is_same_address(x.email, consent_changes_of.email));
$$;

-- Returns, for the person of a mailbox at a moment:
--   "answers"       [{ "at", "channel", "granted", "preTicked", "wording", "wordingVersion", "capturedBy", "page",
--                   "form" }]
--   "enquiries"     [{ "at", "source", "impliedUntil", "held" }]
--   "subscription"  { "status", "confirmedAt", "unsubscribedAt" }, or null
--   "suppressed"    why the mailbox is suppressed, or null
--   "email", "sms"  { "basis": "express" | "implied" | null, "since", "until" }
-- An enquiry implies consent for six months. A pre-ticked box gives none, nor does a claim that no form of ours proves,
-- nor a held or junk lead; a "no" always counts. The newest answer counts. On the account page, a "no" also ends what earlier
-- enquiries implied and a newsletter confirmed, and a "yes" counts even after unsubscribing. With `exactly`, only that
-- address counts as the person. `as_told` is for the person's own eyes: it counts every answer and enquiry as if nothing
-- had been screened, because a switch that is off would reveal a held request.
create function public.consent_of(
  email text, seen_at timestamptz, exactly boolean default false, as_told boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  implied_for constant interval := '6 months';
  v_mailbox constant text := public.mailbox_of(email);
  v_answers jsonb;
  v_enquiries jsonb;
  v_subscription jsonb;
  v_suppressed text;
  v_suppressed_at timestamptz;
  v_left_at timestamptz;
  v_basis jsonb := '{}';
  v_channel text;
  v_enquired_at timestamptz;
  v_express_at timestamptz;
  v_allowed_at timestamptz;
  v_withdrawn_at timestamptz;
begin
  select
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'at', l.received_at, 'source', l.source, 'impliedUntil', l.received_at + implied_for,
          'held', l.state = 'held'
        )
        order by l.received_at
      ),
      '[]'
    ),
    max(l.received_at) filter (where as_told or not public.is_doubted(l.state))
  into v_enquiries, v_enquired_at
  from public.leads_of(email, exactly) as l
  where l.received_at <= seen_at;

  select coalesce(jsonb_agg(to_jsonb(a) - 'held' order by a.at, a.channel), '[]') into v_answers
  from (
    select
      c.recorded_at as at, c.channel, c.granted, c.pre_ticked as "preTicked", c.wording,
      left(c.wording_hash, 12) as "wordingVersion", c.captured_by as "capturedBy", c.page, c.form
    from public.leads_of(email, exactly) as l
    join public.lead_consents as c on c.lead_id = l.id
    where c.recorded_at <= seen_at
    union all
    select
      x.recorded_at, x.channel, x.granted, false, x.wording, left(x.wording_hash, 12), 'account', '/account', 'account'
    from public.consent_changes_of(email, exactly) as x
    where x.recorded_at <= seen_at
    union all
    select
      coalesce(r.confirmed_at, r.requested_at), 'email', r.confirmed_at is not null, false, r.wording,
      left(r.wording_hash, 12), 'double-opt-in', r.page, 'newsletter'
    from public.subscribers_of(email, exactly) as s
    join public.newsletter_requests as r on r.subscriber_id = s.id
    where r.requested_at <= seen_at
  ) as a;

  -- Of several spellings, an unsubscribed one wins.
  select jsonb_build_object(
    'status', s.status, 'confirmedAt', s.confirmed_at, 'unsubscribedAt', s.unsubscribed_at
  )
  into v_subscription
  from public.subscribers_of(email, exactly) as s
  order by array_position(array['unsubscribed', 'confirmed', 'pending'], s.status)
  limit 1;
  select m.reason, m.since into v_suppressed, v_suppressed_at
  from public.suppressed_mailboxes as m
  where m.mailbox_hash = public.mailbox_hash(email);
  v_left_at := greatest(
    case when v_subscription ->> 'status' = 'unsubscribed' then (v_subscription ->> 'unsubscribedAt')::timestamptz end,
    case when v_suppressed = 'unsubscribed' then v_suppressed_at end
  );

  foreach v_channel in array array['email', 'sms'] loop
    select case when a.granted then a.recorded_at end into v_express_at
    from (
      select x.granted, x.recorded_at
      from public.consent_changes_of(email, exactly) as x
      where x.channel = v_channel and x.recorded_at <= seen_at
      union all
      select c.granted, c.recorded_at
      from public.leads_of(email, exactly) as l
      join public.lead_consents as c on c.lead_id = l.id
      where c.channel = v_channel and c.recorded_at <= seen_at
        and (
          not c.granted
          or not c.pre_ticked and (
            as_told
            or c.captured_by in ('signed-form', 'unsigned-form') and not public.is_doubted(l.state)
          )
        )
      order by recorded_at desc
      limit 1
    ) as a;
    select max(x.recorded_at) filter (where x.granted), max(x.recorded_at) filter (where not x.granted)
    into v_allowed_at, v_withdrawn_at
    from public.consent_changes_of(email, exactly) as x
    where x.channel = v_channel and x.recorded_at <= seen_at;
    if v_channel = 'email' and v_subscription ->> 'status' = 'confirmed'
      and (v_subscription ->> 'confirmedAt')::timestamptz > coalesce(v_withdrawn_at, '-infinity')
    then
      v_express_at := greatest(v_express_at, (v_subscription ->> 'confirmedAt')::timestamptz);
    end if;
    v_basis := v_basis || jsonb_build_object(
      v_channel,
      case
        when v_channel = 'email'
          and (v_suppressed <> 'unsubscribed' or v_left_at >= coalesce(v_allowed_at, '-infinity'))
          then jsonb_build_object('basis', null, 'since', null, 'until', null)
        when v_express_at is not null
          then jsonb_build_object('basis', 'express', 'since', v_express_at, 'until', null)
        when v_enquired_at + implied_for > seen_at and v_enquired_at > coalesce(v_withdrawn_at, '-infinity')
          then jsonb_build_object('basis', 'implied', 'since', v_enquired_at, 'until', v_enquired_at + implied_for)
        else jsonb_build_object('basis', null, 'since', null, 'until', null)
      end
    );
    v_express_at := null;
  end loop;

  return v_basis || jsonb_build_object(
    'mailbox', v_mailbox,
    'answers', v_answers,
    'enquiries', v_enquiries,
    'subscription', v_subscription,
    'suppressed', v_suppressed
  );
end;
$$;

-- What may be sent by text to a person without an email address, as consent_of says it for a channel. Their enquiry
-- allows it for six months; a number alone proves no more. A later "no" on the account page of somebody with this
-- number ends it.
create function public.phone_consent(phone text, seen_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with people as (
    select l.email, l.received_at, public.is_doubted(l.state) as doubted
    from public.leads as l
    where public.phone_key(coalesce(l.phone_number, l.phone)) = public.phone_key(phone_consent.phone) and l.received_at <= seen_at
  ),
  enquired as (
    select max(p.received_at) filter (where not p.doubted) as since from people as p
  )
  select case
    when e.since + interval '6 months' > seen_at
      and not exists (
        select from public.consent_changes as x
        where x.channel = 'sms' and not x.granted and x.recorded_at between e.since and seen_at
          and public.mailbox_of(x.email) in (select public.mailbox_of(p.email) from people as p)
      )
      then jsonb_build_object('basis', 'implied', 'since', e.since, 'until', e.since + interval '6 months')
    else jsonb_build_object('basis', null, 'since', null, 'until', null)
  end
  from enquired as e;
$$;

-- Records the wordings that the site shows now, [{ "channel", "wording" }], from content/site.ts by way of the
-- functions, so that editors touch no SQL. Called whenever mail is delivered; writes only what has changed.
create function public.keep_wordings(wordings jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  wordings := public.bounded_json(wordings, 10000);
  insert into public.consent_wordings as k (hash, channel, wording)
  select encode(sha256(convert_to(w.wording, 'UTF8')), 'hex'), w.channel, w.wording
  from jsonb_to_recordset(wordings) as w(channel text, wording text)
  order by 1, 2
  on conflict (hash, channel) do update set replaced_at = null where k.replaced_at is not null;
  update public.consent_wordings as k
  set replaced_at = now()
  where k.replaced_at is null and not exists (
    select from jsonb_to_recordset(wordings) as w(channel text, wording text)
    where w.channel = k.channel and w.wording = k.wording
  );
end;
$$;

-- The wordings that the site shows, or used to show, beside its switches. A browser names one by its hash, so no caller
-- writes the words that serve as evidence.
create table public.consent_wordings (
  hash text not null,
  channel text not null check (channel in ('email', 'sms')),
  wording text not null check (length(wording) between 1 and 500),
  since timestamptz not null default now(),
  -- When another wording replaced it.
  replaced_at timestamptz,
  primary key (hash, channel)
);

-- The deliveries of a lead or a newsletter request, with their attempts and events.
create function public.deliveries_of(subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_agg(
      to_jsonb(d) - array['lead_id', 'newsletter_request_id'] || jsonb_build_object(
        'attempts_log', (
          select coalesce(jsonb_agg(to_jsonb(a) - array['id', 'delivery_id'] order by a.attempt), '[]')
          from public.delivery_attempts as a
          where a.delivery_id = d.id
        ),
        'events', (
          select coalesce(jsonb_agg(to_jsonb(e) - 'delivery_id' order by e.occurred_at), '[]')
          from public.mail_events as e
          where e.delivery_id = d.id
        )
      )
      order by d.created_at, d.kind
    ),
    '[]'
  )
  from public.deliveries as d
  where d.subject_id = deliveries_of.subject_id;
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
          to_jsonb(l) - array['content_hash', 'words'] || jsonb_build_object(
            'consents', (
              select coalesce(jsonb_agg(to_jsonb(c) - 'lead_id' order by c.channel), '[]')
              from public.lead_consents as c
              where c.lead_id = l.id
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
      from public.leads_of(export_person.email) as l
    ),
    'consentChanges', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]')
      from public.consent_changes_of(export_person.email) as x
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
      from public.subscribers_of(export_person.email) as s
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

-- Erases leads and newsletter subscribers with everything that belongs to them, and consent changes. Unsubscribed
-- mailboxes stay suppressed, by their hash. Returns { "counts", "delivered" }; delivered includes deliveries being sent
-- at that moment and those whose receiver did not answer: the team erases those copies by hand.
create function public.erase_rows(leads uuid[], subscribers uuid[], changes bigint[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_requests uuid[];
  v_deliveries uuid[];
  v_delivered jsonb;
  v_counts jsonb;
begin
  -- Nobody moves, answers or confirms what is being erased.
  perform from public.leads as l where l.id = any (erase_rows.leads) order by l.id for update;
  perform from public.newsletter_subscribers as s where s.id = any (subscribers) order by s.id for update;
  v_requests := array(select r.id from public.newsletter_requests as r where r.subscriber_id = any (subscribers));
  v_deliveries := array(
    select d.id from public.deliveries as d
    where d.lead_id = any (erase_rows.leads) or d.newsletter_request_id = any (v_requests)
  );
  select coalesce(jsonb_object_agg(s.kind, s.count), '{}') into v_delivered
  from (
    select d.kind, count(*)
    from public.deliveries as d
    where d.id = any (v_deliveries) and (d.status in ('sent', 'sending') or d.uncertain_since is not null)
    group by d.kind
  ) as s;

  insert into public.suppressed_mailboxes (mailbox_hash, reason, since)
  select distinct on (1) public.mailbox_hash(s.email), 'unsubscribed', s.unsubscribed_at
  from public.newsletter_subscribers as s
  where s.id = any (subscribers) and s.status = 'unsubscribed'
  on conflict do nothing;

  perform set_config('northbow.erasing', 'yes', true);
  with
    attempts as (delete from public.delivery_attempts as a where a.delivery_id = any (v_deliveries) returning 1),
    events as (delete from public.mail_events as e where e.delivery_id = any (v_deliveries) returning 1),
    gone as (delete from public.deliveries as d where d.id = any (v_deliveries) returning 1),
    buckets as (
      delete from public.rate_buckets as b
      where b.key in (
        select k.prefix || public.mailbox_hash(l.email)
        from public.leads as l
        cross join unnest(array['lead mailbox ', 'lead-acknowledgement mailbox ']) as k(prefix)
        where l.id = any (erase_rows.leads)
        union all
        select 'lead client ' || l.address_hash from public.leads as l where l.id = any (erase_rows.leads)
        union all
        select 'newsletter client ' || r.address_hash from public.newsletter_requests as r where r.id = any (v_requests)
      )
      returning 1
    ),
    consents as (delete from public.lead_consents as c where c.lead_id = any (erase_rows.leads) returning 1),
    history as (delete from public.lead_events as e where e.lead_id = any (erase_rows.leads) returning 1),
    answers as (delete from public.consent_changes as x where x.id = any (erase_rows.changes) returning 1),
    people as (delete from public.leads as l where l.id = any (erase_rows.leads) returning 1),
    requests as (delete from public.newsletter_requests as r where r.id = any (v_requests) returning 1),
    readers as (delete from public.newsletter_subscribers as s where s.id = any (subscribers) returning 1)
  select jsonb_build_object(
    'delivery_attempts', (select count(*) from attempts), 'mail_events', (select count(*) from events),
    'deliveries', (select count(*) from gone), 'rate_buckets', (select count(*) from buckets),
    'lead_consents', (select count(*) from consents), 'lead_events', (select count(*) from history),
    'consent_changes', (select count(*) from answers), 'leads', (select count(*) from people),
    'newsletter_requests', (select count(*) from requests), 'newsletter_subscribers', (select count(*) from readers)
  ) into v_counts;
  perform set_config('northbow.erasing', '', true);
  return jsonb_build_object('counts', v_counts, 'delivered', v_delivered);
end;
$$;

-- Erases a person: everything of their mailbox in any spelling, or only what is certainly the same address, and the
-- address's account; for a phone number, what was entered by hand without an address. Returns the receipt; null if
-- there was nothing. Members leave the team first, or their leads would be unassigned.
create function public.forget_person(
  email text, erased_at timestamptz default now(), exactly boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_erased jsonb;
  v_member boolean;
  v_accounts integer := 0;
  v_receipt public.erasure_receipts;
begin
  -- As in accept_invitation: nobody joins the team with an account that is being erased.
  perform public.lock_team();
  -- As in request_newsletter.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || public.mailbox_of(email), 0));
  v_erased := public.erase_rows(
    array(select l.id from public.leads_of(email, exactly) as l order by l.id),
    array(select s.id from public.subscribers_of(email, exactly) as s),
    array(select x.id from public.consent_changes_of(email, exactly) as x)
  );
  select exists (
    select from auth.users as u
    join public.team_members as m on m.user_id = u.id and m.left_at is null
    where lower(u.email) = lower(forget_person.email)
  ) into v_member;
  if v_member then
    raise exception '% is in the team: remove them from the team first', forget_person.email using errcode = 'PT409';
  end if;
  delete from auth.users as u where lower(u.email) = lower(forget_person.email);
  get diagnostics v_accounts = row_count;
  v_erased := jsonb_set(v_erased, '{counts,accounts}', to_jsonb(v_accounts));
  if not exists (select from jsonb_each_text(v_erased -> 'counts') as c where c.value <> '0') then
    return null;
  end if;
  insert into public.erasure_receipts (mailbox_hash, erased_at, counts, delivered)
  values (
    case when forget_person.email ~ '@' then public.mailbox_hash(forget_person.email) end,
    forget_person.erased_at,
    v_erased -> 'counts',
    v_erased -> 'delivered'
  )
  returning * into v_receipt;
  return to_jsonb(v_receipt);
end;
$$;

-- Erases what is older than `months` at `seen_at`: leads by receipt, subscribers by unsubscription or by a request
-- never confirmed, consent changes once nothing else is stored about the person. At most `batch` of each. Returns how
-- many.
create function public.apply_retention(seen_at timestamptz, months integer, batch integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_before timestamptz := seen_at - make_interval(months => months);
  v_leads uuid[];
  v_subscribers uuid[];
  v_changes bigint[];
  v_erased jsonb;
begin
  v_leads := array(
    select l.id from public.leads as l
    where l.received_at < v_before
    order by l.received_at
    limit batch
    for update skip locked
  );
  v_subscribers := array(
    select s.id from public.newsletter_subscribers as s
    where (s.status = 'unsubscribed' and s.unsubscribed_at < v_before)
      or (s.status = 'pending' and s.requested_at < v_before)
    limit batch
    for update skip locked
  );
  v_changes := array(
    select x.id from public.consent_changes as x
    where x.recorded_at < v_before
      and not exists (select from public.leads as l where public.mailbox_of(l.email) = public.mailbox_of(x.email))
      and not exists (
        select from public.newsletter_subscribers as s where public.mailbox_of(s.email) = public.mailbox_of(x.email)
      )
    limit batch
  );
  if cardinality(v_leads) + cardinality(v_subscribers) + cardinality(v_changes) = 0 then
    return 0;
  end if;
  v_erased := public.erase_rows(v_leads, v_subscribers, v_changes);
  insert into public.erasure_receipts (erased_at, counts, delivered)
  values (seen_at, v_erased -> 'counts', v_erased -> 'delivered');
  return cardinality(v_leads) + cardinality(v_subscribers) + cardinality(v_changes);
end;
$$;
