-- Sample leads to try the desk with: stored with histories as if time had passed, and removable.

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
  v_last jsonb;
  v_count integer := 0;
begin
  for v_sample in select s.value from jsonb_array_elements(public.bounded_json(samples, 10000000)) as s loop
    v_lead := jsonb_populate_record(null::public.leads, v_sample -> 'row');
    v_lead.id := public.ordered_id();
    v_lead.submission_id := gen_random_uuid();
    v_lead.content_hash := encode(sha256(convert_to(v_lead.id::text, 'UTF8')), 'hex');
    insert into public.leads values (v_lead.*);
    insert into public.sample_leads (lead_id) values (v_lead.id);
    insert into public.lead_screenings (lead_id, captured_by, reasons, held_at)
    values (
      v_lead.id, 'signed-form', coalesce(nullif(v_sample -> 'held', 'null'), '[]'),
      case when jsonb_typeof(v_sample -> 'held') = 'array' then v_lead.received_at end
    );
    insert into public.lead_events (lead_id, move_id, at, member, event, from_state, to_state, owner, note)
    select
      v_lead.id, gen_random_uuid(), (m ->> 'at')::timestamptz, (m ->> 'owner')::uuid, m ->> 'event', m ->> 'from',
      m ->> 'to', (m ->> 'owner')::uuid, m ->> 'note'
    from jsonb_array_elements(v_sample -> 'moves') with ordinality as t(m, place)
    order by t.place;
    v_last := v_sample #> '{moves,-1}';
    update public.lead_cases as c
    set
      since = v_lead.received_at,
      changed_at = v_lead.received_at
    where c.lead_id = v_lead.id;
    if v_last is not null then
      update public.lead_cases as c
      set
        state = v_last ->> 'to',
        owner = (v_last ->> 'owner')::uuid,
        version = jsonb_array_length(v_sample -> 'moves'),
        since = (v_last ->> 'at')::timestamptz,
        changed_at = (v_last ->> 'at')::timestamptz,
        claimed_at = (v_sample #>> '{moves,0,at}')::timestamptz,
        contacted_at = (v_sample ->> 'contactedAt')::timestamptz,
        met_at = (
          select min(e.at) from public.lead_events as e where e.lead_id = v_lead.id and e.event = 'case.met'
        ),
        lost_because = case when v_last ->> 'to' = 'lost' then v_last ->> 'note' end
      where c.lead_id = v_lead.id;
    end if;
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
