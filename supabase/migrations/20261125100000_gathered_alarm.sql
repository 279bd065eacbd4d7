-- The alarm waits five minutes, so that it names what dies together: often all mail of a provider. Otherwise its first
-- mail named the first of them, and the others came in the next day's.
create or replace function public.raise_dead_mail_alarm() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('team-dead-mail'));
  insert into public.outbox (kind, subject_id, due_at)
  select
    'team-dead-mail',
    gen_random_uuid(),
    greatest(
      now() + interval '5 minutes',
      max(o.settled_at + interval '1 day'),
      max(now() + interval '1 day') filter (where o.status = 'sending')
    )
  from public.outbox as o
  where o.kind = 'team-dead-mail' and o.status in ('sent', 'sending', 'due')
  having count(*) filter (where o.status = 'due') = 0;
end;
$$;
