-- Moves every mail of the two older queues into the outbox, as it is, and drops the queues. The ids stay the
-- same, since they are the idempotency keys of mails already tried. A mail that is being sent at this moment
-- is claimed again when its lease expires, and the mail provider drops the repeat by its key.
-- Each block locks its table, so that no mail is added between the copy and the drop.

do $migration$
begin
  lock table public.lead_deliveries in access exclusive mode;

  insert into public.outbox (
    id, kind, subject_id, status, attempts, due_at, leased_until, created_at, settled_at, last_error
  )
  select
    d.id, 'lead-team-email', d.lead_id, d.status, d.attempts, d.due_at, d.leased_until, d.created_at,
    d.settled_at, d.last_error
  from public.lead_deliveries as d;

  drop table public.lead_deliveries;
end;
$migration$;

do $migration$
begin
  lock table public.newsletter_requests in access exclusive mode;

  insert into public.outbox (
    id, kind, subject_id, status, attempts, due_at, leased_until, created_at, settled_at, last_error
  )
  select
    r.id, 'newsletter-confirmation', r.id, r.status, r.attempts, r.due_at, r.leased_until, r.requested_at,
    r.settled_at, r.last_error
  from public.newsletter_requests as r
  -- Requests made since the previous migration already have their mail in the outbox.
  on conflict (kind, subject_id) do nothing;

  alter table public.newsletter_requests
    drop column status,
    drop column attempts,
    drop column due_at,
    drop column leased_until,
    drop column settled_at,
    drop column last_error;
end;
$migration$;

drop function public.settle_delivery(uuid, integer, text, integer);
drop function public.settle_newsletter_mail(uuid, integer, text, integer);
