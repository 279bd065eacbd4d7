-- Once a day, a mail tells the team how many leads are held.

alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind ~ '^(lead|newsletter|team)-[a-z-]+$');

create table public.held_lead_reports (
  id uuid primary key default gen_random_uuid(),
  -- In Calgary.
  day date not null unique
);

alter table public.held_lead_reports enable row level security;
revoke all on public.held_lead_reports from public, anon, authenticated, service_role;
grant select on public.held_lead_reports to service_role;

-- What a worker needs to write a mail:
--   lead-team-email          the row of public.leads, with "consents"
--   newsletter-confirmation  { "requestId", "email" }
--   team-held-leads          { "count", "oldest" } of the leads that are held now; null when there are none
create or replace function public.mail_subject(kind text, subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case mail_subject.kind
    when 'lead-team-email' then (
      select to_jsonb(l) || jsonb_build_object(
        'consents', (
          select coalesce(
            jsonb_agg(
              jsonb_build_object('channel', c.channel, 'granted', c.granted, 'pre_ticked', c.pre_ticked)
              order by c.channel
            ),
            '[]'
          )
          from public.lead_consents as c
          where c.lead_id = l.id
        )
      )
      from public.leads as l
      where l.id = mail_subject.subject_id
    )
    when 'newsletter-confirmation' then (
      select jsonb_build_object('requestId', r.id, 'email', s.email)
      from public.newsletter_requests as r
      join public.newsletter_subscribers as s on s.id = r.subscriber_id
      where r.id = mail_subject.subject_id
    )
    when 'team-held-leads' then (
      select jsonb_build_object('count', count(*), 'oldest', min(s.held_at))
      from public.lead_screenings as s
      where s.held_at is not null and s.released_at is null
    )
  end;
$$;

-- Adds the day's mail about held leads if there are any, from 8:00 in Calgary on, and removes buckets
-- that have drained. Called whenever mail is delivered. Returns whether there is a new mail.
create function public.report_held_leads(seen_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_local timestamp := seen_at at time zone 'America/Edmonton';
  v_id uuid;
begin
  delete from public.rate_buckets as b
  where b.key in (
    -- A bucket in use stays until the next time; waiting for it could end in a deadlock.
    select e.key from public.rate_buckets as e where e.empty_at <= seen_at for update skip locked
  );

  if v_local::time < '08:00' or exists (select from public.held_lead_reports as r where r.day = v_local::date) or not exists (
    select from public.lead_screenings as s where s.held_at is not null and s.released_at is null
  ) then
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

revoke all on function public.report_held_leads(timestamptz)
from public, anon, authenticated, service_role;
grant execute on function public.report_held_leads(timestamptz) to service_role;
