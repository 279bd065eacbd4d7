-- Counts: leads and deliveries for the team, steps through the forms, and browser reports. Nothing identifies visitors.

-- Counts at a moment:
--   "leads"        { "today", "week", "month", "ever", "held" }; today in Calgary; all but the last without held and junk leads
--   "sources"      of 30 days: [{ "source", "leads", "averageScore" }]
--   "deliveries"   of 30 days: [{ "kind", "sent", "waiting", "dead", "bounced", "complained", "medianSeconds" }]
--   "subscribers"  { "confirmed", "pending", "unsubscribed", "suppressed" }
create function public.lead_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select l.received_at, l.source, l.score, l.state = 'held' as held, public.is_doubted(l.state) as doubted
    from public.leads as l
    where l.received_at <= seen_at
  ),
  recent as (
    select d.kind, d.status, extract(epoch from d.settled_at - d.created_at) as seconds,
      exists (select from public.mail_events as e where e.delivery_id = d.id and e.type = 'bounced') as bounced,
      exists (select from public.mail_events as e where e.delivery_id = d.id and e.type = 'complained') as complained
    from public.deliveries as d
    where d.created_at > seen_at - interval '30 days' and d.created_at <= seen_at
  )
  select jsonb_build_object(
    'leads', (
      select jsonb_build_object(
        'today', count(*) filter (
          where not c.doubted
            and public.calgary_time(c.received_at)::date = public.calgary_time(seen_at)::date
        ),
        'week', count(*) filter (where not c.doubted and c.received_at > seen_at - interval '7 days'),
        'month', count(*) filter (where not c.doubted and c.received_at > seen_at - interval '30 days'),
        'ever', count(*) filter (where not c.doubted),
        'held', count(*) filter (where c.held)
      )
      from counted as c
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.leads desc, s.source), '[]')
      from (
        select c.source, count(*) as leads, round(avg(c.score))::integer as "averageScore"
        from counted as c
        where not c.doubted and c.received_at > seen_at - interval '30 days'
        group by c.source
      ) as s
    ),
    'deliveries', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.kind), '[]')
      from (
        select
          r.kind,
          count(*) filter (where r.status = 'sent') as sent,
          count(*) filter (where r.status in ('due', 'sending')) as waiting,
          count(*) filter (where r.status = 'dead') as dead,
          count(*) filter (where r.bounced) as bounced,
          count(*) filter (where r.complained) as complained,
          round((percentile_cont(0.5) within group (order by r.seconds) filter (where r.status = 'sent'))::numeric, 1)
            as "medianSeconds"
        from recent as r
        group by r.kind
      ) as d
    ),
    'subscribers', (
      select jsonb_build_object(
        'confirmed', count(*) filter (where n.mailed),
        'pending', count(*) filter (where n.status = 'pending' and n.suppressed is null),
        'unsubscribed', count(*) filter (where n.status = 'unsubscribed'),
        'suppressed', count(*) filter (where n.suppressed is not null and n.status <> 'unsubscribed')
      )
      from public.newsletter_list as n
    )
  );
$$;

-- How often each step of each lead form was taken, by day.
create table public.funnel_counts (
  -- In Calgary.
  day date not null,
  form text not null,
  step text not null,
  -- The refused field; empty for other steps.
  field text not null default '',
  count bigint not null,
  primary key (day, form, step, field)
);

-- Counts `steps`, [{ "form", "step", "field" }], unless one of `limits` overflows (see exceeded_limits). Returns
-- whether they were counted. Locks rows in the order of their keys.
create function public.count_funnel(steps jsonb, limits jsonb, seen_at timestamptz) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(public.bounded_json(limits, 200000), seen_at) = '[]' as yes
  ),
  counted as (
    insert into public.funnel_counts as c (day, form, step, field, count)
    select public.calgary_time(seen_at)::date, s.form, s.step, coalesce(s.field, ''), count(*)
    from jsonb_to_recordset(public.bounded_json(steps, 200000)) as s(form text, step text, field text)
    where (select a.yes from allowed as a)
    group by s.form, s.step, coalesce(s.field, '')
    order by s.form, s.step, coalesce(s.field, '')
    on conflict (day, form, step, field) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

-- The 30 days up to a moment:
--   "forms"    [{ "form", "seen", "started", "refused", "sent", "failed", "abandoned" }]
--   "refused"  [{ "form", "field", "times" }], most frequent first
create function public.funnel_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with recent as (
    select c.form, c.step, c.field, c.count
    from public.funnel_counts as c
    where c.day > public.calgary_time(seen_at)::date - 30
      and c.day <= public.calgary_time(seen_at)::date
  )
  select jsonb_build_object(
    'forms', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.form), '[]')
      from (
        select
          r.form,
          coalesce(sum(r.count) filter (where r.step = 'seen'), 0) as seen,
          coalesce(sum(r.count) filter (where r.step = 'started'), 0) as started,
          coalesce(sum(r.count) filter (where r.step = 'refused'), 0) as refused,
          coalesce(sum(r.count) filter (where r.step = 'sent'), 0) as sent,
          coalesce(sum(r.count) filter (where r.step = 'failed'), 0) as failed,
          coalesce(sum(r.count) filter (where r.step = 'abandoned'), 0) as abandoned
        from recent as r
        group by r.form
      ) as f
    ),
    'refused', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.times desc, f.form, f.field), '[]')
      from (
        select r.form, r.field, sum(r.count) as times
        from recent as r
        where r.step = 'refused'
        group by r.form, r.field
      ) as f
    )
  );
$$;

-- Browser reports by day: violations of the content security policy, and errors of the site's code.
create table public.report_counts (
  -- In Calgary.
  day date not null,
  -- "policy" or "error".
  source text not null,
  -- The refused directive, or the kind of error.
  what text not null,
  -- The refused origin, or the error's place in our files; may be empty.
  place text not null,
  page text not null,
  -- Empty for policy violations.
  build text not null,
  count bigint not null,
  primary key (day, source, what, place, page, build)
);

-- Counts `reports`, [{ "source", "what", "place", "page", "build" }], unless one of `limits` overflows (see
-- exceeded_limits), and removes what is older than `keep_days`. Returns whether they were counted. Locks rows in the
-- order of their keys.
create function public.count_reports(
  reports jsonb, limits jsonb, keep_days integer, seen_at timestamptz
) returns boolean
language sql volatile security definer set search_path = '' as $$
  with allowed as materialized (
    select public.exceeded_limits(public.bounded_json(limits, 200000), seen_at) = '[]' as yes
  ),
  removed as (
    delete from public.report_counts as c
    where c.day <= public.calgary_time(seen_at)::date - keep_days
      and (select a.yes from allowed as a)
  ),
  counted as (
    insert into public.report_counts as c (day, source, what, place, page, build, count)
    select
      public.calgary_time(seen_at)::date,
      r.source, r.what, r.place, r.page, r.build, count(*)
    from jsonb_to_recordset(public.bounded_json(reports, 200000))
      as r(source text, what text, place text, page text, build text)
    where (select a.yes from allowed as a)
    group by r.source, r.what, r.place, r.page, r.build
    order by r.source, r.what, r.place, r.page, r.build
    on conflict (day, source, what, place, page, build) do update set count = c.count + excluded.count
  )
  select a.yes from allowed as a;
$$;

-- The 20 most frequent reports of the 30 days up to a moment, most frequent first: [{ "source", "what", "place",
-- "page", "build", "times", "last" }]. `last` is a day.
create function public.report_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.times desc, f.source, f.what, f.place, f.page, f.build), '[]')
  from (
    select c.source, c.what, c.place, c.page, c.build, sum(c.count) as times, max(c.day) as last
    from public.report_counts as c
    where c.day > public.calgary_time(seen_at)::date - 30
      and c.day <= public.calgary_time(seen_at)::date
    group by c.source, c.what, c.place, c.page, c.build
    order by times desc, c.source, c.what, c.place, c.page, c.build
    limit 20
  ) as f;
$$;

-- Invites an address for seven days, replacing an earlier invitation, and mails it. Returns the invitation's id, or
-- null, without effect, if it would make the only manager an agent.
create function public.invite_member(email text, name text, role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform public.bounded(email, 254), public.bounded(name, 100), public.bounded(role, 10);
  perform public.lock_team();
  if role <> 'manager' then
    perform
    from public.team_members as m
    where m.role = 'manager' and m.left_at is null and not public.has_other_manager(m.user_id)
      and public.is_address_of(invite_member.email, m.user_id);
    if found then
      return null;
    end if;
  end if;
  update public.team_invitations as i
  set withdrawn_at = now()
  where lower(i.email) = lower(invite_member.email) and i.accepted_at is null and i.withdrawn_at is null;
  insert into public.team_invitations (email, name, role, invited_by)
  values (
    lower(invite_member.email),
    invite_member.name,
    invite_member.role,
    (select m.user_id from public.team_members as m where m.user_id = public.my_id())
  )
  returning id into v_id;
  insert into public.team_invitation_secrets (invitation) values (v_id);
  insert into public.deliveries (kind, subject_id) values ('team-invitation', v_id);
  return v_id;
end;
$$;

create function public.desk_invite(email text, name text, role text) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  perform public.require_member('manager');
  return public.invite_member(email, name, role);
end;
$$;

-- Withdraws an open invitation. Returns whether there was one.
create function public.desk_withdraw(invitation uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  perform public.require_member('manager');
  update public.team_invitations as i
  set withdrawn_at = now()
  where i.id = invitation and i.accepted_at is null and i.withdrawn_at is null;
  return found;
end;
$$;

-- Ends a membership: the member's open leads become unassigned, and open invitations to them or by them are withdrawn.
-- Returns the number of leads; null for somebody who is not a member, and for the only manager.
create function public.remove_member(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  if not public.has_other_manager(member) then
    return null;
  end if;
  update public.team_members as m set left_at = now(), on_duty = false where m.user_id = member and m.left_at is null;
  if not found then
    return null;
  end if;
  update public.team_invitations as i
  set withdrawn_at = now()
  where i.accepted_at is null and i.withdrawn_at is null
    and (i.invited_by = member or public.is_address_of(i.email, member));
  return public.return_leads(member);
end;
$$;

create function public.desk_remove(member uuid) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_team();
  perform public.require_member('manager');
  return public.remove_member(member);
end;
$$;

-- Sets whether new leads are offered to a member: members for themselves, managers for anybody. Returns whether there
-- is such a member.
create function public.desk_duty_of(member uuid, on_duty boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_member(case when member = auth.uid() then 'agent' else 'manager' end);
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
  perform public.require_member('manager');
  return (
    with counted as (
      select
        floor(extract(epoch from l.received_at - v_from)::double precision / 604800)::integer as week,
        l.source,
        m.name as agent,
        case when l.source <> 'by-hand' then extract(epoch from l.claimed_at - l.received_at)::double precision / 60 end as claim,
        case when l.source <> 'by-hand' then extract(epoch from l.contacted_at - l.received_at)::double precision / 60 end as contact,
        l.state in ('meeting', 'client') or l.met_at is not null as met,
        l.state = 'client' as won
      from public.leads as l
      left join public.team_members as m on m.user_id = l.owner
      where l.state in ('new', 'claimed', 'contacted', 'meeting', 'client', 'lost')
        and l.received_at >= v_from
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
    'figures', case when public.my_role() = 'manager' then public.desk_figures() end
  );
$$;
