-- Leads entered by hand.

-- Stores a lead that a member entered by hand for a walk-in or caller: { "row", "content", "note" }, the first two as
-- in store_lead. It belongs to the member, who has just spoken with the person; `note` says how. It is not screened,
-- nobody is mailed about it, and only `deliveries`, kinds of the outbox, tell others of it. Waits for a concurrent
-- removal of the member. Returns what insert_lead returns; the same id from another member is a conflict.
create function public.take_lead(member uuid, lead jsonb, deliveries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
  v_result jsonb;
  v_id uuid;
begin
  perform from public.team_members as m where m.user_id = take_lead.member and m.left_at is null for share;
  if not found then
    raise exception 'only for the team' using errcode = '42501';
  end if;
  lead := public.bounded_json(lead, 50000);
  v_lead := jsonb_populate_record(null::public.leads, lead -> 'row');
  v_lead.taken_by := member;
  v_result := public.insert_lead(v_lead, lead -> 'content' || jsonb_build_object('takenBy', member));
  if v_result ->> 'outcome' <> 'stored' then
    return v_result;
  end if;
  v_id := (v_result ->> 'id')::uuid;
  insert into public.lead_screenings (lead_id, captured_by, reasons) values (v_id, 'by-hand', '[]');
  perform public.move_as(member, v_id, 'case.claimed', 0, gen_random_uuid(), '{}');
  perform public.move_as(
    member, v_id, 'case.contacted', 1, gen_random_uuid(), jsonb_build_object('note', lead ->> 'note')
  );
  insert into public.outbox (kind, subject_id)
  select d.kind, v_id from jsonb_array_elements_text(public.bounded_json(deliveries, 1000)) as d(kind);
  return v_result;
end;
$$;
