-- One lead, as the desk shows it.

-- The cases of other leads from the same mailbox or phone. Null equals nothing: people without an address or number do
-- not match.
create function public.other_cases(lead public.leads) returns setof public.lead_cases
language sql stable set search_path = '' as $$
  select c.*
  from public.leads as p
  join public.lead_cases as c on c.lead_id = p.id
  where p.id <> lead.id
    and (
      public.mailbox_of(p.email) = public.mailbox_of(lead.email)
      or public.phone_key(coalesce(p.phone_number, p.phone)) = public.phone_key(coalesce(lead.phone_number, lead.phone))
        -- Without its area code, a number may be anybody's.
        and length(public.phone_key(coalesce(lead.phone_number, lead.phone))) > 7
    );
$$;

-- One lead at the time "at", with what may be sent to its person then, and the person's other requests, by email
-- address or phone. Applies the rule of row-level security itself, under which no mailbox index could be used.
create function public.desk_lead(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
  v_me constant uuid := auth.uid();
  v_lead public.leads;
  v_case public.lead_cases;
  v_consent jsonb;
begin
  select c.* into v_case
  from public.lead_cases as c
  where c.lead_id = desk_lead.lead
    and (
      v_role = 'lead' or c.owner is null or c.owner = v_me
      -- A member who has just handed it over by mistake can take that back.
      or public.undo_of(c, v_me) is not null
    );
  if not found then
    return null;
  end if;
  select l.* into v_lead from public.leads as l where l.id = v_case.lead_id;
  v_consent := public.consent_of(v_lead.email, now());
  return to_jsonb(v_lead) || jsonb_build_object(
    'at', clock_timestamp(),
    'case', public.case_now(v_case) || jsonb_build_object(
      'since', v_case.since, 'assignedBecause', v_case.assigned_because, 'lostBecause', v_case.lost_because,
      'contactedAt', v_case.contacted_at, 'undo', public.undo_of(v_case, v_me),
      'reopens', case when v_case.state in ('client', 'lost', 'junk') then public.reopened_state(v_case) end
    ),
    'mayBeSent', jsonb_build_object(
      'email', v_consent -> 'email',
      'sms', case when v_lead.email is null then public.phone_consent(coalesce(v_lead.phone_number, v_lead.phone), now()) else v_consent -> 'sms' end
    ),
    'screening', (
      select jsonb_build_object('reasons', s.reasons, 'heldAt', s.held_at)
      from public.lead_screenings as s
      where s.lead_id = v_lead.id
    ),
    'deliveries', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', o.id, 'kind', o.kind, 'status', o.status, 'at', coalesce(o.settled_at, o.created_at))
          order by o.kind
        ),
        '[]'
      )
      from public.outbox as o
      where o.lead_id = v_lead.id
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', e.id, 'at', e.at, 'event', e.event, 'to', e.to_state, 'note', e.note,
            'by', (select m.name from public.team_members as m where m.user_id = e.member),
            'owner', (select m.name from public.team_members as m where m.user_id = e.owner)
          )
          order by e.id
        ),
        '[]'
      )
      from public.lead_events as e
      where e.lead_id = v_lead.id
    ),
    'earlier', (
      select coalesce(jsonb_agg(public.desk_row(k) order by k.received_at desc), '[]')
      from (
        select c.*
        from public.other_cases(v_lead) as c
        where v_role = 'lead' or c.owner is null or c.owner = v_me
        order by c.received_at desc
        limit 20
      ) as k
    ),
    -- Who has other requests of the person that the caller may not read.
    'elsewhere', array(
      select distinct m.name
      from public.other_cases(v_lead) as c
      join public.team_members as m on m.user_id = c.owner
      where v_role <> 'lead' and c.owner <> v_me
      order by m.name
      limit 20
    ),
    'takenBy', (select m.name from public.team_members as m where m.user_id = v_lead.taken_by),
    'members', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', m.user_id, 'name', m.name, 'onDuty', m.on_duty) order by m.name), '[]'
      )
      from public.team_members as m
      where m.left_at is null
    )
  );
end;
$$;

-- Sends a lead's failed deliveries again. Returns whether there were any that the caller may send.
create function public.desk_resend(lead uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_role constant text := public.require_member();
begin
  return exists (
    select from public.lead_cases as c
    where c.lead_id = desk_resend.lead and (v_role = 'lead' or c.owner is null or c.owner = auth.uid())
  ) and public.resend_mail(lead) > 0;
end;
$$;
