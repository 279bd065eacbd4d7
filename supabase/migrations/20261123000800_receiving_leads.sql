-- Storing leads with everything each causes, and releasing held leads.

-- The rate bucket of a lead's text; null if the visitor wrote none.
create function public.text_bucket(screening jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'lead text ' || encode(sha256(convert_to(screening ->> 'text', 'UTF8')), 'hex');
end;
$$;

-- Stores the row of a lead. Returns { "id", "outcome": "stored" | "duplicate" | "conflict" }: the same submission id
-- with the same content is a duplicate, with other content a conflict.
create function public.insert_lead(lead public.leads, content jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_stored public.leads;
begin
  lead.id := public.ordered_id();
  lead.received_at := now();
  lead.content_hash := encode(sha256(convert_to(content::text, 'UTF8')), 'hex');
  insert into public.leads values (lead.*) on conflict (submission_id) do nothing;
  if found then
    return jsonb_build_object('id', lead.id, 'outcome', 'stored');
  end if;
  select l.* into v_stored from public.leads as l where l.submission_id = lead.submission_id;
  return jsonb_build_object(
    'id', v_stored.id,
    'outcome', case when v_stored.content_hash = lead.content_hash then 'duplicate' else 'conflict' end
  );
end;
$$;

-- Stores one lead, all or nothing, with its consents, screening and deliveries. Takes what
-- supabase/functions/_shared/lead/store.ts sends:
--   "row"        columns of public.leads by name; a missing column is null, unless it is set here
--   "content"    the visitor's input
--   "consents"   [{ "channel", "granted", "wording", "preTicked", "capturedBy" }]
--   "screening"  { "capturedBy", "formOpenedAt", "seenAt", "held", "reasons", "limits", "mailboxLimit", "counted", "text" }:
--                "counted", whether it counts towards a surge unless it exceeds a limit; "text" is equal for leads that
--                say the same; "network" (see passes_surge)
-- `deliveries` are the channels that the caller has: [{ "kind", "mailboxLimit": { "allowed", "perSeconds" } | null }].
-- Above the limit of the visitor's mailbox, that delivery is left out. Nothing is delivered about a suspicious lead
-- until release_lead. Returns what insert_lead returns; a lead that is not stored counts towards no limit. During a
-- `surge`, mail about the lead waits unless it passes, and a lead with a repeated text is held by `rules` -> "sameText".
create function public.store_lead(lead jsonb, deliveries jsonb, surge uuid, rules jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads := jsonb_populate_record(null::public.leads, lead -> 'row');
  v_result jsonb;
  v_screening constant jsonb := lead -> 'screening';
  v_seen_at constant timestamptz := (v_screening ->> 'seenAt')::timestamptz;
  v_mailbox constant text := public.mailbox_hash(v_lead.email);
  v_held boolean := (v_screening ->> 'held')::boolean;
  v_counted boolean := coalesce((v_screening ->> 'counted')::boolean, not v_held);
  v_exceeded jsonb := '[]';
  v_same jsonb := '[]';
  v_waits boolean;
  v_waiting constant text[] := array['lead-team-email', 'lead-alert', 'lead-acknowledgement'];
  v_delivery record;
begin
  v_result := public.insert_lead(v_lead, lead -> 'content');
  if v_result ->> 'outcome' <> 'stored' then
    return v_result;
  end if;
  v_lead.id := (v_result ->> 'id')::uuid;

  insert into public.lead_consents (
    lead_id, channel, granted, wording, wording_hash, pre_ticked, captured_by, page, form, address_hash, user_agent
  )
  select
    v_lead.id, c.channel, c.granted, c.wording, encode(sha256(convert_to(c.wording, 'UTF8')), 'hex'), c."preTicked",
    c."capturedBy", v_lead.page, v_lead.source, v_lead.address_hash, v_lead.user_agent
  from jsonb_to_recordset(lead -> 'consents')
    as c(channel text, granted boolean, wording text, "preTicked" boolean, "capturedBy" text);

  -- A lead that is held anyway counts towards no limit: people share addresses and limits with bots.
  if not v_held then
    v_exceeded := public.exceeded_limits(
      (v_screening -> 'limits') || jsonb_build_array(
        (v_screening -> 'mailboxLimit') || jsonb_build_object('key', 'lead mailbox ' || v_mailbox)
      ),
      v_seen_at
    );
    if surge is not null and v_screening ->> 'text' is not null then
      v_same := public.exceeded_limits(
        jsonb_build_array(
          (rules -> 'sameText') || jsonb_build_object('key', public.text_bucket(v_screening))
        ),
        v_seen_at
      );
    end if;
    v_held := v_exceeded || v_same <> '[]';
  end if;
  insert into public.lead_screenings (lead_id, captured_by, form_opened_at, reasons, held_at, counted_at)
  values (
    v_lead.id,
    v_screening ->> 'capturedBy',
    (v_screening ->> 'formOpenedAt')::timestamptz,
    (v_screening -> 'reasons') || v_exceeded || v_same,
    case when v_held then now() end,
    case when v_counted and v_exceeded = '[]' then v_seen_at end
  );

  v_waits := surge is not null and not v_held
    and not public.passes_surge('leads', v_screening ->> 'network', rules, v_seen_at);
  for v_delivery in
    select 'lead-team-email' as kind, null::jsonb as "mailboxLimit"
    union all
    select d.kind, d."mailboxLimit" from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
  loop
    continue when v_delivery."mailboxLimit" is not null and not v_held
      and public.exceeded_limits(
        jsonb_build_array(
          v_delivery."mailboxLimit" || jsonb_build_object('key', v_delivery.kind || ' mailbox ' || v_mailbox)
        ),
        v_seen_at
      ) <> '[]';
    insert into public.outbox (kind, subject_id, status, due_at, surge_id)
    values (
      v_delivery.kind,
      v_lead.id,
      case when v_held then 'held' else 'due' end,
      case when v_waits and v_delivery.kind = any (v_waiting) then 'infinity' else now() end,
      case when v_waits and v_delivery.kind = any (v_waiting) then surge end
    );
  end loop;
  return v_result;
end;
$$;

-- Stores each of `leads`, an array, as store_lead does, all or nothing. One call stores many, because a call and its
-- transaction cost more than storing a lead. Returns the results in the same order. `rules` are those of surges, null
-- for a caller without.
create function public.accept_leads(leads jsonb, deliveries jsonb, rules jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_surge uuid;
  v_lead jsonb;
  v_place integer;
  v_results jsonb[];
begin
  -- 50 leads, each with a body of 32 KB.
  leads := public.bounded_json(leads, 10000000);
  deliveries := public.bounded_json(deliveries, 10000);
  rules := public.bounded_json(rules, 10000);
  select public.surge_of(
    'leads',
    (count(*) filter (where (l #>> '{screening,counted}')::boolean))::integer,
    rules,
    max((l #>> '{screening,seenAt}')::timestamptz)
  )
  into v_surge
  from jsonb_array_elements(leads) as l;
  -- Calls lock in the same order to prevent deadlocks: buckets by key, then leads by id. New buckets are empty;
  -- existing ones are locked, not changed.
  insert into public.rate_buckets as b (key, empty_at, period)
  select distinct k.key, '-infinity'::timestamptz, interval '0'
  from jsonb_array_elements(leads) as l,
  lateral (
    select n.value ->> 'key' from jsonb_array_elements(l.value #> '{screening,limits}') as n
    union all
    select public.text_bucket(l.value -> 'screening')
    where v_surge is not null and l.value #>> '{screening,text}' is not null
    union all
    select public.surge_bucket('leads', b.network)
    from (values (null), (l.value #>> '{screening,network}')) as b(network)
    where v_surge is not null
    union all
    select m.kind || ' mailbox ' || public.mailbox_hash(l.value #>> '{row,email}')
    from (
      select 'lead' as kind
      union all
      select d.kind from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
      where d."mailboxLimit" is not null
    ) as m
  ) as k(key)
  -- A lead that is held anyway counts towards no limit.
  where not (l.value #>> '{screening,held}')::boolean
  order by 1
  on conflict (key) do update set period = b.period where false;
  for v_lead, v_place in
    select l.value, l.ordinality
    from jsonb_array_elements(leads) with ordinality as l
    order by l.value #>> '{row,submission_id}'
  loop
    v_results[v_place] := public.store_lead(v_lead, deliveries, v_surge, rules);
  end loop;
  return coalesce(to_jsonb(v_results), '[]');
end;
$$;

-- Sends what is held about a lead. Returns false, without effect, if the lead is not held or was released before.
create function public.release_lead(lead uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_kind text;
begin
  update public.lead_screenings as s
  set released_at = now()
  where s.lead_id = release_lead.lead and s.held_at is not null and s.released_at is null;
  if not found then
    return false;
  end if;
  -- New rows, so that the time for retries starts now.
  for v_kind in
    delete from public.outbox as o where o.lead_id = release_lead.lead and o.status = 'held' returning o.kind
  loop
    insert into public.outbox (kind, subject_id) values (v_kind, release_lead.lead);
  end loop;
  return true;
end;
$$;

-- Adds the day's mail about held leads, if there are any, from 8:00 in Calgary on, and removes drained buckets. Called
-- whenever mail is delivered. Returns whether there is a new mail.
create function public.report_held_leads(seen_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_local timestamp := public.calgary_time(seen_at);
  v_id uuid;
begin
  delete from public.rate_buckets as b
  where b.key in (
    -- A bucket in use stays until the next time; waiting for it could deadlock.
    select e.key from public.rate_buckets as e where e.empty_at <= seen_at for update skip locked
  );

  if v_local::time < '08:00'
    or exists (select from public.held_lead_reports as r where r.day = v_local::date)
    or not exists (
      select from public.lead_cases as c where c.state = 'held'
    )
  then
    return false;
  end if;
  insert into public.held_lead_reports (day) values (v_local::date)
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    return false;
  end if;
  insert into public.outbox (kind, subject_id) values ('team-held-leads', v_id);
  return true;
end;
$$;
