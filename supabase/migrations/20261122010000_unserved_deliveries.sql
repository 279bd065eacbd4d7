-- Deliveries of a channel whose settings were removed are given up and raise the alarm, and a suppressed mailbox
-- can be mailed again.

-- Gives up deliveries that have been due for an hour although no channel delivers their kind. `served` are the
-- kinds that have one. `resend_mail` sends them again once the settings are back. Returns [{ "id", "kind", "reason" }].
create function public.give_up_unserved(served text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_dead jsonb;
begin
  with unserved as (
    update public.outbox as o
    set status = 'dead', settled_at = now(), leased_until = null, last_error = 'its channel has no settings'
    where o.status in ('due', 'sending') and o.due_at <= now() - interval '1 hour' and o.kind <> all (served)
    returning o.id, o.kind, o.last_error as reason
  )
  select coalesce(jsonb_agg(to_jsonb(u)), '[]') into v_dead from unserved as u;
  if v_dead <> '[]' then
    perform public.raise_dead_mail_alarm();
  end if;
  return v_dead;
end;
$$;

-- Lets a mailbox be mailed again. Returns { "reason", "since" } of what kept it from being mailed; null for nothing.
create function public.unsuppress_mailbox(email text) returns jsonb
language sql security definer set search_path = '' as $$
  delete from public.suppressed_mailboxes as s
  where s.mailbox_hash = public.mailbox_hash(email)
  returning to_jsonb(s) - 'mailbox_hash';
$$;

revoke all on function public.give_up_unserved(text[]), public.unsuppress_mailbox(text)
from public, anon, authenticated, service_role;
grant execute on function public.give_up_unserved(text[]), public.unsuppress_mailbox(text) to service_role;
