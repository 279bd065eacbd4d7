-- The receipt of an erasure also names deliveries that may have left without anybody knowing: those being made at
-- that moment, and those whose receiver did not answer. Their copies have to be erased by hand, too.

-- As before, but for what counts as delivered. Returns { "counts", "delivered" }.
create or replace function public.erase_rows(leads uuid[], subscribers uuid[]) returns jsonb
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

  -- With their attempts and events.
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
  perform set_config('northbow.erasing', '', true);

  delete from public.lead_screenings as s where s.lead_id = any (erase_rows.leads);
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('lead_screenings', v_count);
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
