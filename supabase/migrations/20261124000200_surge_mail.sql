-- What a worker needs to write the mails about surges.

-- As before, and:
--   team-surge        { "form", "allowed", "usual" }
--   team-surge-leads  { "count", "leads": [{ "id", "name", "phone", "email", "score", "received_at" }] }, 200 at most
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
    when mail_subject.kind = 'team-surge' then (
      select jsonb_build_object('form', s.form, 'allowed', s.allowed, 'usual', s.usual)
      from public.surges as s
      where s.id = mail_subject.subject_id
    )
    when mail_subject.kind = 'team-surge-leads' then (
      with listed as (
        select l.*
        from public.outbox as o
        join public.leads as l on l.id = o.lead_id
        where o.surge_id = mail_subject.subject_id and o.kind = 'lead-team-email' and o.status = 'void'
      ),
      best as (select * from listed order by score desc, received_at limit 200)
      select jsonb_build_object(
        'count', (select count(*) from listed),
        'leads', (
          select jsonb_agg(
            jsonb_build_object(
              'id', b.id, 'name', b.first_name || ' ' || b.last_name, 'phone', b.phone, 'email', b.email,
              'score', b.score, 'received_at', b.received_at
            )
            order by b.score desc, b.received_at
          )
          from best as b
        )
      )
      -- All may have been erased by now.
      where exists (select from listed)
    )
  end;
$$;
