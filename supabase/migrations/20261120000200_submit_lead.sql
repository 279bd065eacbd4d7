-- Stores one lead with its consent records and its outbox, all or nothing.
-- Takes the normalised lead of supabase/functions/_shared/lead.ts and answers
--   { "outcome": "stored" | "duplicate" | "conflict", "id": uuid }
-- The same submission id with the same content is a duplicate; with other content, a conflict.
create function public.submit_lead(lead jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_content_hash text;
  v_id uuid;
  v_stored_hash text;
begin
  -- Some servers hand a JSON parameter over as JSON text within JSON.
  if jsonb_typeof(lead) = 'string' then
    lead := (lead #>> '{}')::jsonb;
  end if;

  v_content_hash := encode(
    sha256(
      convert_to(
        jsonb_build_object(
          'firstName', lead -> 'firstName',
          'lastName', lead -> 'lastName',
          'email', lead -> 'email',
          'phone', lead -> 'phone',
          'message', lead -> 'message',
          'address', lead -> 'address',
          'experience', lead -> 'experience',
          'source', lead -> 'source',
          'consents', (
            select coalesce(jsonb_agg(jsonb_build_array(c -> 'channel', c -> 'granted')), '[]')
            from jsonb_array_elements(lead -> 'consents') as c
          )
        )::text,
        'UTF8'
      )
    ),
    'hex'
  );

  insert into public.leads (
    submission_id, content_hash, submitted_at, first_name, last_name, email, phone, message, address,
    experience, source, tags, score, score_reasons, pipeline_title, pipeline_value_cad, utm, page,
    referrer, time_on_page_seconds, form_started_at, user_agent, address_hash
  )
  values (
    (lead ->> 'submissionId')::uuid,
    v_content_hash,
    (lead ->> 'timestamp')::timestamptz,
    lead ->> 'firstName',
    lead ->> 'lastName',
    lead ->> 'email',
    lead ->> 'phone',
    lead ->> 'message',
    lead ->> 'address',
    lead ->> 'experience',
    lead ->> 'source',
    array(select jsonb_array_elements_text(lead -> 'tags')),
    (lead #>> '{score,points}')::integer,
    lead #> '{score,reasons}',
    lead #>> '{pipeline,title}',
    (lead #>> '{pipeline,monetaryValue}')::numeric,
    lead -> 'utm',
    lead ->> 'page',
    lead ->> 'referrer',
    (lead #>> '{tracking,timeOnPage}')::integer,
    (lead #>> '{tracking,formStartedAt}')::timestamptz,
    lead #>> '{tracking,userAgent}',
    lead ->> 'addressHash'
  )
  on conflict (submission_id) do nothing
  returning id into v_id;

  if v_id is null then
    select l.id, l.content_hash into v_id, v_stored_hash
    from public.leads as l
    where l.submission_id = (lead ->> 'submissionId')::uuid;
    return jsonb_build_object(
      'id', v_id,
      'outcome', case when v_stored_hash = v_content_hash then 'duplicate' else 'conflict' end
    );
  end if;

  insert into public.lead_consents (
    lead_id, channel, granted, wording, wording_hash, pre_ticked, captured_by, page, form, address_hash,
    user_agent
  )
  select
    v_id,
    c ->> 'channel',
    (c ->> 'granted')::boolean,
    c ->> 'wording',
    encode(sha256(convert_to(c ->> 'wording', 'UTF8')), 'hex'),
    (c ->> 'preTicked')::boolean,
    c ->> 'capturedBy',
    lead ->> 'page',
    lead ->> 'source',
    lead ->> 'addressHash',
    lead #>> '{tracking,userAgent}'
  from jsonb_array_elements(lead -> 'consents') as c;

  insert into public.lead_deliveries (lead_id, channel) values (v_id, 'team-email');

  return jsonb_build_object('id', v_id, 'outcome', 'stored');
end;
$$;

revoke all on function public.submit_lead(jsonb) from public, anon, authenticated;
grant execute on function public.submit_lead(jsonb) to service_role;
