-- One lead, and the team, as the desk shows them.

-- One lead with everything that the team knows of it; null where there is none for who calls.
create function public.desk_lead(lead uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(l) || jsonb_build_object(
    'case', public.case_now(c) || jsonb_build_object(
      'since', c.since, 'assignedBecause', c.assigned_because, 'lostBecause', c.lost_because,
      'contactedAt', c.contacted_at
    ),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('channel', n.channel, 'granted', n.granted) order by n.channel), '[]')
      from public.lead_consents as n
      where n.lead_id = l.id
    ),
    'screening', (
      select jsonb_build_object('reasons', s.reasons, 'heldAt', s.held_at)
      from public.lead_screenings as s
      where s.lead_id = l.id
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
      where o.lead_id = l.id
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
      where e.lead_id = l.id
    ),
    -- Of the same mailbox.
    'earlier', (
      select coalesce(jsonb_agg(public.desk_row(k) order by k.received_at desc), '[]')
      from public.leads as p
      join public.lead_cases as k on k.lead_id = p.id
      where p.id <> l.id and public.mailbox_of(p.email) = public.mailbox_of(l.email)
        and public.reads_case(k.owner)
    ),
    'members', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', m.user_id, 'name', m.name, 'onDuty', m.on_duty) order by m.name), '[]'
      )
      from public.team_members as m
      where m.left_at is null
    )
  )
  from public.leads as l
  join public.lead_cases as c on c.lead_id = l.id
  where l.id = desk_lead.lead and public.reads_case(c.owner);
$$;

-- The team as its members see it: { "members", "invitations" }; open invitations for leads of the team alone. Row level
-- security decides.
create function public.desk_team() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'members', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', m.user_id, 'name', m.name, 'email', m.email, 'role', m.role, 'onDuty', m.on_duty, 'since', m.since
          )
          order by m.name
        ),
        '[]'
      )
      from public.team_members as m
      where m.left_at is null
    ),
    'invitations', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', i.id, 'email', i.email, 'name', i.name, 'role', i.role, 'until', i.expires_at)
          order by i.invited_at desc
        ),
        '[]'
      )
      from public.team_invitations as i
      where i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()
    )
  );
$$;
