-- One outbox for every channel: mail, webhooks and CRMs. Each delivery about a lead is a row of its own with its
-- own retries, and every attempt is logged. The names claim_mail, settle_mail and mail_providers are older than
-- the other channels; they serve all of them.

create table public.delivery_attempts (
  id bigint generated always as identity primary key,
  outbox_id uuid not null references public.outbox (id) on delete cascade,
  -- Which claim of the delivery this was, 1 for the first.
  attempt integer not null,
  started_at timestamptz not null,
  -- Null while it lasts, and for ever if its worker died and nobody claimed the delivery again.
  ended_at timestamptz,
  result text check (result in ('sent', 'failed', 'unknown', 'void')),
  -- A stable text without personal data.
  reason text,
  unique (outbox_id, attempt)
);

alter table public.delivery_attempts enable row level security;
revoke all on public.delivery_attempts from public, anon, authenticated, service_role;
grant select on public.delivery_attempts to service_role;

-- A success that is reported after another worker has claimed the delivery is logged with the newest attempt.
create function public.log_delivery_attempt() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.claims > old.claims then
    update public.delivery_attempts as a
    set ended_at = clock_timestamp(), result = 'unknown', reason = 'not settled within its lease'
    where a.outbox_id = new.id and a.attempt = old.claims and a.result is null;
    insert into public.delivery_attempts (outbox_id, attempt, started_at)
    values (new.id, new.claims, clock_timestamp());
  elsif new.status = 'sent' or old.status = 'sending' then
    update public.delivery_attempts as a
    set
      ended_at = clock_timestamp(),
      result = case new.status when 'sent' then 'sent' when 'void' then 'void' else 'failed' end,
      reason = new.last_error
    where a.outbox_id = new.id and a.attempt = new.claims;
  end if;
  return null;
end;
$$;

create trigger outbox_attempts
  after update on public.outbox
  for each row
  when (new.claims > old.claims or new.status <> old.status)
  execute function public.log_delivery_attempt();

-- What a worker needs to write a delivery:
-- null when there is nothing to deliver any more, or the visitor's mailbox is not mailed any more:
--   lead-*                   the row of public.leads, with "consents"
--   newsletter-confirmation  { "requestId", "email" }
--   team-held-leads          { "count", "oldest" } of the leads that are held now
create or replace function public.mail_subject(kind text, subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when mail_subject.kind like 'lead-%' then (
      select to_jsonb(l) || jsonb_build_object(
        'consents', (
          select coalesce(jsonb_agg(to_jsonb(c) order by c.channel), '[]')
          from public.lead_consents as c
          where c.lead_id = l.id
        )
      )
      from public.leads as l
      where l.id = mail_subject.subject_id
        and not (mail_subject.kind = 'lead-acknowledgement' and public.is_suppressed(l.email))
    )
    when mail_subject.kind = 'newsletter-confirmation' then (
      select jsonb_build_object('requestId', r.id, 'email', s.email)
      from public.newsletter_requests as r
      join public.newsletter_subscribers as s on s.id = r.subscriber_id
      where r.id = mail_subject.subject_id and not public.is_suppressed(s.email)
    )
    when mail_subject.kind = 'team-held-leads' then (
      select jsonb_build_object('count', count(*), 'oldest', min(s.held_at))
      from public.lead_screenings as s
      where s.held_at is not null and s.released_at is null
    )
  end;
$$;

-- Stores one lead as receive_lead does, with its deliveries besides the team's mail, all or nothing. `deliveries`
-- are those that the caller has a channel for: [{ "kind", "mailboxLimit": { "allowed", "perSeconds" } | null }].
-- Above the limit of the visitor's mailbox, that delivery is left out. They are held with the lead, and
-- release_lead releases them.
create function public.accept_lead(lead jsonb, deliveries jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_submission jsonb;
  v_screening public.lead_screenings;
  v_mailbox text;
  v_delivery record;
begin
  -- Some servers pass a JSON parameter as a JSON string.
  if jsonb_typeof(lead) = 'string' then
    lead := (lead #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(deliveries) = 'string' then
    deliveries := (deliveries #>> '{}')::jsonb;
  end if;
  v_submission := public.receive_lead(lead);
  if v_submission ->> 'outcome' <> 'stored' then
    return v_submission;
  end if;

  select s.* into v_screening
  from public.lead_screenings as s
  where s.lead_id = (v_submission ->> 'id')::uuid;
  v_mailbox := public.mailbox_hash(lead ->> 'email');
  for v_delivery in
    select d.kind, d."mailboxLimit" from jsonb_to_recordset(deliveries) as d(kind text, "mailboxLimit" jsonb)
  loop
    continue when v_delivery."mailboxLimit" is not null and v_screening.held_at is null
      and public.exceeded_limits(
        jsonb_build_array(
          v_delivery."mailboxLimit" || jsonb_build_object('key', v_delivery.kind || ' mailbox ' || v_mailbox)
        ),
        (lead #>> '{screening,seenAt}')::timestamptz
      ) <> '[]';
    insert into public.outbox (kind, subject_id, status)
    values (
      v_delivery.kind,
      v_screening.lead_id,
      case when v_screening.held_at is null then 'due' else 'held' end
    );
  end loop;
  return v_submission;
end;
$$;

revoke all on function public.log_delivery_attempt(), public.accept_lead(jsonb, jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.accept_lead(jsonb, jsonb) to service_role;
