-- Storing leads during a surge.

-- The bucket of a lead's text; null for one without words of its own.
create function public.text_bucket(screening jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'lead text ' || encode(sha256(convert_to(screening ->> 'text', 'UTF8')), 'hex');
end;
$$;

-- As before, with `surge`: during one, what people are told of the lead waits, and a lead whose text came before is held
-- by `rules` -> "sameText". The screening has also "counted", whether the lead counts towards a surge unless it is above a
-- limit, and "text", what tells that two say the same.
drop function public.store_lead(jsonb, jsonb);
create function public.store_lead(lead jsonb, deliveries jsonb, surge uuid, rules jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads := jsonb_populate_record(null::public.leads, lead -> 'row');
  v_stored public.leads;
  v_screening constant jsonb := lead -> 'screening';
  v_seen_at constant timestamptz := (v_screening ->> 'seenAt')::timestamptz;
  v_mailbox constant text := public.mailbox_hash(v_lead.email);
  v_held boolean := (v_screening ->> 'held')::boolean;
  v_counted boolean := coalesce((v_screening ->> 'counted')::boolean, not v_held);
  v_exceeded jsonb := '[]';
  v_same jsonb := '[]';
  v_waits boolean;
  v_delivery record;
begin
  v_lead.id := public.ordered_id();
  v_lead.received_at := now();
  v_lead.content_hash := encode(sha256(convert_to((lead -> 'content')::text, 'UTF8')), 'hex');
  insert into public.leads values (v_lead.*) on conflict (submission_id) do nothing;
  if not found then
    select l.* into v_stored from public.leads as l where l.submission_id = v_lead.submission_id;
    return jsonb_build_object(
      'id', v_stored.id,
      'outcome', case when v_stored.content_hash = v_lead.content_hash then 'duplicate' else 'conflict' end
    );
  end if;

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
    v_waits := surge is not null and not v_held
      and v_delivery.kind in ('lead-team-email', 'lead-alert', 'lead-acknowledgement');
    insert into public.outbox (kind, subject_id, status, due_at, surge_id)
    values (
      v_delivery.kind,
      v_lead.id,
      case when v_held then 'held' else 'due' end,
      case when v_waits then 'infinity' else now() end,
      case when v_waits then surge end
    );
  end loop;
  return jsonb_build_object('id', v_lead.id, 'outcome', 'stored');
end;
$$;

-- As before, with the `rules` of surges; null for a caller that knows of none.
drop function public.accept_leads(jsonb, jsonb);
create function public.accept_leads(leads jsonb, deliveries jsonb, rules jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_surge uuid;
  v_lead jsonb;
  v_place integer;
  v_results jsonb[];
begin
  leads := public.json_parameter(leads);
  deliveries := public.json_parameter(deliveries);
  rules := public.json_parameter(rules);
  select public.surge_of(
    'leads',
    (count(*) filter (where (l #>> '{screening,counted}')::boolean))::integer,
    rules,
    max((l #>> '{screening,seenAt}')::timestamptz)
  )
  into v_surge
  from jsonb_array_elements(leads) as l;
  -- Calls lock in the same order, so that none waits for one that waits for it: buckets by their keys, then leads
  -- by their ids. A new bucket is empty; one that is there is locked, and not changed.
  insert into public.rate_buckets as b (key, empty_at, period)
  select distinct k.key, '-infinity'::timestamptz, interval '0'
  from jsonb_array_elements(leads) as l,
  lateral (
    select n.value ->> 'key' from jsonb_array_elements(l.value #> '{screening,limits}') as n
    union all
    select public.text_bucket(l.value -> 'screening')
    where v_surge is not null and l.value #>> '{screening,text}' is not null
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

grant execute on function public.accept_leads(jsonb, jsonb, jsonb) to service_role;
