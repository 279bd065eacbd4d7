-- What `npm run leads -- subscribers` and `-- stats` print.

-- The newsletter's list. Only those with "mailed" may be written to.
create view public.newsletter_list with (security_invoker = true) as
select
  s.id, s.email, s.status, s.requested_at, s.confirmed_at, s.unsubscribed_at,
  -- Why the mailbox is not mailed.
  m.reason as suppressed,
  s.status = 'confirmed' and m.reason is null as mailed,
  r.page, r.wording_hash
from public.newsletter_subscribers as s
left join public.suppressed_mailboxes as m on m.mailbox_hash = public.mailbox_hash(s.email)
left join lateral (
  select q.page, q.wording_hash
  from public.newsletter_requests as q
  where q.subscriber_id = s.id
  order by q.confirmed_at desc nulls last, q.requested_at desc
  limit 1
) as r on true;

revoke all on public.newsletter_list from public, anon, authenticated, service_role;
grant select on public.newsletter_list to service_role;
-- The view calls them as the one who reads it.
grant execute on function public.mailbox_of(text), public.mailbox_hash(text) to service_role;

-- Counts at a moment:
--   "leads"        { "today", "week", "month", "ever", "held" }; today in Calgary, the others without what is held
--   "sources"      of 30 days: [{ "source", "leads", "averageScore" }]
--   "deliveries"   of 30 days: [{ "kind", "sent", "waiting", "dead", "bounced", "complained", "medianSeconds" }]
--   "subscribers"  { "confirmed", "pending", "unsubscribed", "suppressed" }
create function public.lead_stats(seen_at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select l.received_at, l.source, l.score, s.held_at is not null and s.released_at is null as held
    from public.leads as l
    left join public.lead_screenings as s on s.lead_id = l.id
    where l.received_at <= seen_at
  ),
  recent as (
    select o.kind, o.status, extract(epoch from o.settled_at - o.created_at) as seconds,
      exists (select from public.mail_events as e where e.outbox_id = o.id and e.type = 'bounced') as bounced,
      exists (select from public.mail_events as e where e.outbox_id = o.id and e.type = 'complained') as complained
    from public.outbox as o
    where o.created_at > seen_at - interval '30 days' and o.created_at <= seen_at
  )
  select jsonb_build_object(
    'leads', (
      select jsonb_build_object(
        'today', count(*) filter (
          where not c.held
            and (c.received_at at time zone 'America/Edmonton')::date = (seen_at at time zone 'America/Edmonton')::date
        ),
        'week', count(*) filter (where not c.held and c.received_at > seen_at - interval '7 days'),
        'month', count(*) filter (where not c.held and c.received_at > seen_at - interval '30 days'),
        'ever', count(*) filter (where not c.held),
        'held', count(*) filter (where c.held)
      )
      from counted as c
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.leads desc, s.source), '[]')
      from (
        select c.source, count(*) as leads, round(avg(c.score))::integer as "averageScore"
        from counted as c
        where not c.held and c.received_at > seen_at - interval '30 days'
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

revoke all on function public.lead_stats(timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.lead_stats(timestamptz) to service_role;
