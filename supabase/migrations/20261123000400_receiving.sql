-- Storing leads with everything each causes.

-- Stores the row of a lead. Returns { "id", "outcome": "stored" | "duplicate" | "conflict" }: the same submission id
-- with the same content is a duplicate, with other content a conflict.
create function public.insert_lead(lead public.leads, content jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_stored public.leads;
begin
  lead := jsonb_populate_record(lead, jsonb_build_object(
    'id', public.ordered_id(), 'content_hash', encode(sha256(convert_to(content::text, 'UTF8')), 'hex'),
    'received_at', now(), 'version', 0, 'since', now(), 'changed_at', now(), 'offers', 0, 'told', false,
    'clock_from', now(), 'reminders', 0
  ));
  lead.words := public.lead_words(lead);
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

-- The rate buckets of mail that leaves at once: of one network, and of everybody.
create function public.pace_bucket(network text default null) returns text
language sql immutable set search_path = '' as $$
  select 'mailed at once' || coalesce(' network ' || network, '');
$$;

-- Whether the mail about a lead leaves at once. `pace` is { "network": limit, "all": limit } or null for no limits. The
-- network comes first, so that a program behind few addresses uses up its own share alone.
create function public.is_mailed_at_once(network text, pace jsonb, seen_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
begin
  if pace is null then
    return true;
  end if;
  if network is not null and public.exceeded_limits(
    jsonb_build_array(pace -> 'network' || jsonb_build_object('key', public.pace_bucket(network))), seen_at
  ) <> '[]' then
    return false;
  end if;
  return public.exceeded_limits(
    jsonb_build_array(pace -> 'all' || jsonb_build_object('key', public.pace_bucket())), seen_at
  ) = '[]';
end;
$$;

-- The list of leads for the team that is collected now, and leaves `minutes` after its first lead.
create function public.open_list(minutes integer) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_list uuid;
begin
  -- One that is being claimed may already be written.
  select d.subject_id into v_list
  from public.deliveries as d
  where d.kind = 'team-lead-list' and d.status = 'due' and d.claims = 0
  limit 1
  for update skip locked;
  if not found then
    insert into public.deliveries (kind, subject_id, due_at)
    values ('team-lead-list', gen_random_uuid(), now() + make_interval(mins => minutes))
    returning subject_id into v_list;
  end if;
  return v_list;
end;
$$;

-- Stores one lead, all or nothing, with its consents and deliveries. Takes what
-- supabase/functions/_shared/lead/store.ts sends:
--   "row"        columns of public.leads by name; a missing column is null, unless it is set here
--   "content"    the visitor's input
--   "consents"   [{ "channel", "granted", "wording", "preTicked", "capturedBy" }]
--   "screening"  { "capturedBy", "formOpenedAt", "seenAt", "held", "reasons", "limits", "mailboxLimit", "network" }
-- `deliveries` are the channels that the caller has: [{ "kind", "mailboxLimit": { "allowed", "perSeconds" } | null }].
-- Above the limit of the visitor's mailbox, that delivery is left out. Nothing is delivered about a held lead. What the
-- `pace` (see is_mailed_at_once) keeps from leaving at once is neither acknowledged nor alerted of, and joins a list for
-- the team, which leaves within `pace` -> "listMinutes". Returns what insert_lead returns; a lead that is not stored
-- counts towards no limit.
create function public.store_lead(lead jsonb, deliveries jsonb, pace jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_screening constant jsonb := lead -> 'screening';
  v_seen_at constant timestamptz := (v_screening ->> 'seenAt')::timestamptz;
  v_held boolean := (v_screening ->> 'held')::boolean;
  v_lead public.leads := jsonb_populate_record(null::public.leads, lead -> 'row' || jsonb_build_object(
    'captured_by', v_screening -> 'capturedBy', 'form_opened_at', v_screening -> 'formOpenedAt',
    'suspicions', v_screening -> 'reasons', 'state', case when v_held then 'held' else 'new' end
  ));
  v_mailbox constant text := public.mailbox_hash(v_lead.email);
  v_result constant jsonb := public.insert_lead(v_lead, lead -> 'content');
  v_id constant uuid := v_result -> 'id' #>> '{}';
  v_exceeded jsonb := '[]';
  v_list uuid;
  v_delivery record;
begin
  if v_result ->> 'outcome' <> 'stored' then
    return v_result;
  end if;
  insert into public.lead_consents (
    lead_id, channel, granted, wording, wording_hash, pre_ticked, captured_by, page, form, address_hash, user_agent
  )
  select
    v_id, c.channel, c.granted, c.wording, encode(sha256(convert_to(c.wording, 'UTF8')), 'hex'), c."preTicked",
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
    v_held := v_exceeded <> '[]';
  end if;
  if v_exceeded <> '[]' then
    update public.leads as l set state = 'held', suspicions = l.suspicions || v_exceeded where l.id = v_id;
  end if;
  if not v_held and not public.is_mailed_at_once(v_screening ->> 'network', pace, v_seen_at) then
    v_list := public.open_list((pace ->> 'listMinutes')::integer);
  end if;
  for v_delivery in
    select 'lead-team-email' as kind, null::jsonb as "mailboxLimit"
    union all
    select d.kind, d."mailboxLimit" from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
  loop
    continue when v_list is not null and v_delivery.kind in ('lead-alert', 'lead-acknowledgement');
    continue when v_delivery."mailboxLimit" is not null and not v_held
      and public.exceeded_limits(
        jsonb_build_array(
          v_delivery."mailboxLimit" || jsonb_build_object('key', v_delivery.kind || ' mailbox ' || v_mailbox)
        ),
        v_seen_at
      ) <> '[]';
    insert into public.deliveries (kind, subject_id, due_at) values (v_delivery.kind, v_id, case when v_held then 'infinity' else now() end);
  end loop;
  if v_list is not null then
    -- The list may bring the team's mailboxes a copy of the person's data.
    update public.deliveries as d
    set status = 'void', last_error = 'listed in one mail', listed_in = v_list, uncertain_since = now()
    where d.lead_id = v_id and d.kind = 'lead-team-email';
  end if;
  return v_result;
end;
$$;

-- Stores each of `leads`, an array, as store_lead does, all or nothing. One call stores many, because a call and its
-- transaction cost more than storing a lead. Returns the results in the same order.
create function public.accept_leads(leads jsonb, deliveries jsonb, pace jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead jsonb;
  v_place integer;
  v_results jsonb[];
begin
  -- 50 leads, each with a body of 32 KB.
  leads := public.bounded_json(leads, 10000000);
  deliveries := public.bounded_json(deliveries, 10000);
  pace := nullif(public.bounded_json(pace, 10000), 'null');
  -- Calls lock in the same order to prevent deadlocks: buckets by key, then leads by id. New buckets are empty;
  -- existing ones are locked, not changed.
  insert into public.rate_buckets as b (key, empty_at, period)
  select distinct k.key, '-infinity'::timestamptz, interval '0'
  from jsonb_array_elements(leads) as l,
  lateral (
    select n.value ->> 'key' from jsonb_array_elements(l.value #> '{screening,limits}') as n
    union all
    select public.pace_bucket(n.network)
    from (values (null), (l.value #>> '{screening,network}')) as n(network)
    where pace is not null
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
    v_results[v_place] := public.store_lead(v_lead, deliveries, pace);
  end loop;
  return coalesce(to_jsonb(v_results), '[]');
end;
$$;

-- Stores a lead that a member entered by hand for a walk-in or caller: { "row", "content", "note" }, the first two as
-- in store_lead. It belongs to the member, who has just spoken with the person; `note` says how. It is not screened,
-- nobody is mailed about it, and only `deliveries`, kinds of delivery, tell others of it. Waits for a concurrent
-- removal of the member. Returns what insert_lead returns; the same id from another member is a conflict.
create function public.take_lead(member uuid, lead jsonb, deliveries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_result jsonb;
  v_id uuid;
begin
  perform from public.team_members as m where m.user_id = take_lead.member and m.left_at is null for share;
  if not found then
    raise exception 'only for the team' using errcode = '42501';
  end if;
  lead := public.bounded_json(lead, 50000);
  v_result := public.insert_lead(
    jsonb_populate_record(null::public.leads, lead -> 'row' || jsonb_build_object(
      'taken_by', member, 'captured_by', 'by-hand', 'suspicions', '[]'::jsonb, 'state', 'new'
    )),
    lead -> 'content' || jsonb_build_object('takenBy', member)
  );
  if v_result ->> 'outcome' <> 'stored' then
    return v_result;
  end if;
  v_id := (v_result ->> 'id')::uuid;
  perform public.move_as(member, v_id, 'case.claimed', 0, gen_random_uuid(), '{}');
  perform public.move_as(
    member, v_id, 'case.contacted', 1, gen_random_uuid(), jsonb_build_object('note', lead ->> 'note')
  );
  insert into public.deliveries (kind, subject_id)
  select d.kind, v_id from jsonb_array_elements_text(public.bounded_json(deliveries, 1000)) as d(kind);
  return v_result;
end;
$$;

-- Samples to try the desk with: stored with histories as if time had passed, and removable.
create table public.sample_leads (
  lead_id uuid primary key references public.leads (id) on delete cascade
);

-- Stores samples, [{ "row": columns of public.leads, "held": reasons or null, "contactedAt", "moves": [{ "event",
-- "from", "to", "at", "owner", "note" }] }]. Nothing is sent about them. Returns how many.
create function public.seed_leads(samples jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_sample jsonb;
  v_lead public.leads;
  v_moves jsonb;
  v_last jsonb;
  v_count integer := 0;
begin
  for v_sample in select s.value from jsonb_array_elements(public.bounded_json(samples, 10000000)) as s loop
    v_moves := v_sample -> 'moves';
    v_last := v_moves -> -1;
    v_lead := jsonb_populate_record(null::public.leads, v_sample -> 'row' || jsonb_build_object(
      'id', public.ordered_id(), 'submission_id', gen_random_uuid(), 'content_hash', gen_random_uuid(),
      'captured_by', 'signed-form', 'suspicions', coalesce(nullif(v_sample -> 'held', 'null'), '[]'),
      'state', coalesce(v_last ->> 'to', case jsonb_typeof(v_sample -> 'held') when 'array' then 'held' else 'new' end),
      'owner', v_last -> 'owner', 'version', jsonb_array_length(v_moves),
      'since', coalesce(v_last -> 'at', v_sample #> '{row,received_at}'),
      'changed_at', coalesce(v_last -> 'at', v_sample #> '{row,received_at}'), 'claimed_at', v_moves #> '{0,at}',
      'contacted_at', v_sample -> 'contactedAt',
      'met_at', jsonb_path_query_first(v_moves, '$[*] ? (@.event == "case.met").at'), 'offers', 0, 'told', false,
      'clock_from', now(), 'reminders', 0, 'lost_because', case v_last ->> 'to' when 'lost' then v_last ->> 'note' end
    ));
    v_lead.words := public.lead_words(v_lead);
    insert into public.leads values (v_lead.*);
    insert into public.sample_leads (lead_id) values (v_lead.id);
    insert into public.lead_events (lead_id, move_id, at, member, event, from_state, to_state, owner, note)
    select
      v_lead.id, gen_random_uuid(), (m ->> 'at')::timestamptz, (m ->> 'owner')::uuid, m ->> 'event', m ->> 'from',
      m ->> 'to', (m ->> 'owner')::uuid, m ->> 'note'
    from jsonb_array_elements(v_moves) with ordinality as t(m, place)
    order by t.place;
    v_count := v_count + 1;
  end loop;
  return v_count;
end;
$$;

-- Removes the samples with everything done with them. Returns how many.
create function public.unseed_leads() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_leads uuid[];
begin
  select coalesce(array_agg(s.lead_id), '{}') into v_leads from public.sample_leads as s;
  perform public.erase_rows(v_leads, '{}', '{}');
  return cardinality(v_leads);
end;
$$;
