-- Erasing a person's data, or data older than the team keeps.

-- Erases leads and newsletter subscribers with everything that belongs to them, and consent changes. Unsubscribed
-- mailboxes stay suppressed, by their hash. Returns { "counts", "delivered" }; delivered includes deliveries being sent
-- at that moment and those whose receiver did not answer: the team erases those copies by hand.
create function public.erase_rows(leads uuid[], subscribers uuid[], changes bigint[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_requests uuid[];
  v_outbox uuid[];
  v_delivered jsonb;
  v_clients text[];
  v_counts jsonb;
  v_count integer;
begin
  select coalesce(array_agg(r.id), '{}') into v_requests
  from public.newsletter_requests as r
  where r.subscriber_id = any (subscribers);
  select coalesce(array_agg(o.id), '{}') into v_outbox
  from public.outbox as o
  where o.lead_id = any (leads) or o.newsletter_request_id = any (v_requests);
  select coalesce(jsonb_object_agg(s.kind, s.count), '{}') into v_delivered
  from (
    select o.kind, count(*)
    from public.outbox as o
    where o.id = any (v_outbox) and (o.status in ('sent', 'sending') or o.uncertain_since is not null)
    group by o.kind
  ) as s;
  select coalesce(array_agg(distinct h.address_hash), '{}') into v_clients
  from (
    select l.address_hash from public.leads as l where l.id = any (erase_rows.leads)
    union all
    select r.address_hash from public.newsletter_requests as r where r.id = any (v_requests)
  ) as h
  where h.address_hash is not null;
  select jsonb_build_object(
    'delivery_attempts', (select count(*) from public.delivery_attempts as a where a.outbox_id = any (v_outbox)),
    'mail_events', (select count(*) from public.mail_events as e where e.outbox_id = any (v_outbox))
  ) into v_counts;

  insert into public.suppressed_mailboxes (mailbox_hash, reason, since)
  select distinct on (1) public.mailbox_hash(s.email), 'unsubscribed', s.unsubscribed_at
  from public.newsletter_subscribers as s
  where s.id = any (subscribers) and s.status = 'unsubscribed'
  on conflict do nothing;

  -- Cascades to their attempts and events.
  delete from public.outbox as o where o.id = any (v_outbox);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('outbox', v_count);

  delete from public.rate_buckets as b
  where b.key in (select unnest(array['lead client ', 'newsletter client ']) || c from unnest(v_clients) as c)
    or b.key in (
      select k.prefix || public.mailbox_hash(l.email)
      from public.leads as l
      cross join unnest(array['lead mailbox ', 'lead-acknowledgement mailbox ']) as k(prefix)
      where l.id = any (erase_rows.leads)
    );
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('rate_buckets', v_count);

  perform set_config('northbow.erasing', 'yes', true);
  delete from public.lead_consents as c where c.lead_id = any (erase_rows.leads);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('lead_consents', v_count);
  delete from public.lead_events as e where e.lead_id = any (erase_rows.leads);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('lead_events', v_count);
  delete from public.consent_changes as x where x.id = any (erase_rows.changes);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('consent_changes', v_count);
  perform set_config('northbow.erasing', '', true);

  delete from public.lead_screenings as s where s.lead_id = any (erase_rows.leads);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('lead_screenings', v_count);
  delete from public.lead_cases as c where c.lead_id = any (erase_rows.leads);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('lead_cases', v_count);
  delete from public.leads as l where l.id = any (erase_rows.leads);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('leads', v_count);
  delete from public.newsletter_requests as r where r.id = any (v_requests);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('newsletter_requests', v_count);
  delete from public.newsletter_subscribers as s where s.id = any (subscribers);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('newsletter_subscribers', v_count);
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
  v_mailbox text := public.mailbox_of(email);
  v_erased jsonb;
  v_member boolean;
  v_accounts integer := 0;
  v_receipt public.erasure_receipts;
begin
  -- As in accept_invitation: nobody joins the team with an account that is being erased.
  perform public.lock_team();
  -- As in request_newsletter.
  perform pg_advisory_xact_lock(hashtextextended('newsletter ' || v_mailbox, 0));
  v_erased := public.erase_rows(
    array(
      select l.id from public.leads as l
      where public.mailbox_of(l.email) = v_mailbox
        and (not exactly or public.is_same_address(l.email, forget_person.email))
        or l.email is null and public.phone_key(coalesce(l.phone_number, l.phone)) = public.number_of(forget_person.email)
      for update
    ),
    array(
      select s.id from public.newsletter_subscribers as s
      where public.mailbox_of(s.email) = v_mailbox
        and (not exactly or public.is_same_address(s.email, forget_person.email))
      for update
    ),
    array(
      select x.id from public.consent_changes as x
      where public.mailbox_of(x.email) = v_mailbox
        and (not exactly or public.is_same_address(x.email, forget_person.email))
    )
  );
  -- Where sign-in is not set up, there is no such table.
  if to_regclass('auth.users') is not null then
    execute 'select exists (
      select from auth.users as u
      join public.team_members as m on m.user_id = u.id and m.left_at is null
      where lower(u.email) = lower($1)
    )' into v_member using forget_person.email;
    if v_member then
      raise exception '% is in the team: remove them from the team first', forget_person.email
        using errcode = 'PT409';
    end if;
    execute 'delete from auth.users where lower(email) = lower($1)' using forget_person.email;
    get diagnostics v_accounts = row_count;
  end if;
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
