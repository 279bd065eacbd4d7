-- The team page: who is on duty, and figures for the broker.

-- Sets whether new leads are offered to a member: members for themselves, managers for anybody. Returns whether there
-- is such a member.
create function public.desk_duty_of(member uuid, on_duty boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_member(case when member = auth.uid() then 'agent' else 'lead' end);
  update public.team_members as m set on_duty = desk_duty_of.on_duty where m.user_id = member and m.left_at is null;
  return found;
end;
$$;

-- Figures of the last 13 weeks, without held and junk leads: [{ "by", "name", "leads", "claim", "contact", "meetings",
-- "clients" }]. "by" is 'all', 'week', 'source' or 'agent'; "name" the Monday of a week, a source, or the current
-- owner, null if unassigned. "claim" and "contact" are minutes from arrival to the claim and the first contact,
-- [median, nine in ten]; null if there are none. Leads entered by hand count as leads, meetings and clients, but not
-- towards times, which their zeros would distort.
create function public.desk_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_monday constant date := date_trunc('week', public.calgary_time(now()))::date - 84;
  -- Calgary is six hours behind UTC all year by now: only the week's number is computed per lead.
  v_from constant timestamptz := (v_monday + interval '6 hours') at time zone 'UTC';
begin
  perform public.require_member('lead');
  return (
    with counted as (
      select
        floor(extract(epoch from c.received_at - v_from)::double precision / 604800)::integer as week,
        c.source,
        m.name as agent,
        case when c.source <> 'by-hand' then extract(epoch from c.claimed_at - c.received_at)::double precision / 60 end as claim,
        case when c.source <> 'by-hand' then extract(epoch from c.contacted_at - c.received_at)::double precision / 60 end as contact,
        c.state in ('meeting', 'client') or c.met_at is not null as met,
        c.state = 'client' as won
      from public.lead_cases as c
      left join public.team_members as m on m.user_id = c.owner
      where c.state in ('new', 'claimed', 'contacted', 'meeting', 'client', 'lost')
        and c.received_at >= v_from
    ),
    grouped as (
      select
        case
          when grouping(c.week) = 0 then 'week' when grouping(c.source) = 0 then 'source'
          when grouping(c.agent) = 0 then 'agent' else 'all'
        end as by,
        coalesce((v_monday + 7 * c.week)::text, c.source, c.agent) as name,
        count(*) as leads,
        percentile_cont(array[0.5, 0.9]) within group (order by c.claim) as claim,
        percentile_cont(array[0.5, 0.9]) within group (order by c.contact) as contact,
        count(*) filter (where c.met) as meetings,
        count(*) filter (where c.won) as clients
      from counted as c
      group by grouping sets ((), (c.week), (c.source), (c.agent))
    )
    select coalesce(jsonb_agg(to_jsonb(g) order by g.by, g.name), '[]') from grouped as g
  );
end;
$$;

-- The team as its members see it: { "members", "invitations", "figures" }; invitations and figures for managers alone.
-- Row-level security decides.
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
    ),
    'figures', case when public.my_role() = 'lead' then public.desk_figures() end
  );
$$;
