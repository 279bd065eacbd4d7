-- Suspicious leads are stored like all others, but their mail is held until somebody releases them.

alter table public.outbox drop constraint outbox_status_check;
-- held: not sent until the lead is released.
alter table public.outbox add constraint outbox_status_check
  check (status in ('due', 'sending', 'sent', 'dead', 'void', 'held'));

-- Stores one lead as submit_lead does, with what was noticed about its submission, all or nothing. Takes the
-- `ScreenedLead` of supabase/functions/_shared/lead/parse.ts. A repeat counts towards no limit.
create function public.receive_lead(lead jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_submission jsonb;
  v_screening jsonb;
  v_exceeded jsonb;
  v_held boolean;
begin
  -- Some servers pass a JSON parameter as a JSON string.
  if jsonb_typeof(lead) = 'string' then
    lead := (lead #>> '{}')::jsonb;
  end if;
  v_submission := public.submit_lead(lead);
  if v_submission ->> 'outcome' <> 'stored' then
    return v_submission;
  end if;

  v_screening := lead -> 'screening';
  v_held := (v_screening ->> 'held')::boolean;
  -- A lead that is held anyway counts towards no limit: people share addresses and limits with bots.
  v_exceeded := case when v_held then '[]'::jsonb else public.exceeded_limits(
    (v_screening -> 'limits') || jsonb_build_array(
      (v_screening -> 'mailboxLimit') || jsonb_build_object(
        'key',
        'lead mailbox ' || encode(sha256(convert_to(public.mailbox_of(lead ->> 'email'), 'UTF8')), 'hex')
      )
    ),
    (v_screening ->> 'seenAt')::timestamptz
  ) end;
  v_held := v_held or v_exceeded <> '[]';

  insert into public.lead_screenings (lead_id, captured_by, form_opened_at, reasons, held_at)
  values (
    (v_submission ->> 'id')::uuid,
    v_screening ->> 'capturedBy',
    (v_screening ->> 'formOpenedAt')::timestamptz,
    (v_screening -> 'reasons') || v_exceeded,
    case when v_held then now() end
  );
  if v_held then
    update public.outbox as o
    set status = 'held'
    where o.lead_id = (v_submission ->> 'id')::uuid and o.status = 'due';
  end if;
  return v_submission;
end;
$$;

-- Sends the mail about a held lead. Returns false, and changes nothing, when the lead is not held, or was
-- released before.
create function public.release_lead(lead uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_kind text;
begin
  update public.lead_screenings as s
  set released_at = now()
  where s.lead_id = release_lead.lead and s.held_at is not null and s.released_at is null;
  if not found then
    return false;
  end if;
  -- New rows, so that the time for retries begins now.
  for v_kind in
    delete from public.outbox as o where o.lead_id = release_lead.lead and o.status = 'held' returning o.kind
  loop
    insert into public.outbox (kind, subject_id) values (v_kind, release_lead.lead);
  end loop;
  return true;
end;
$$;

revoke all on function public.receive_lead(jsonb), public.release_lead(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.receive_lead(jsonb), public.release_lead(uuid) to service_role;
