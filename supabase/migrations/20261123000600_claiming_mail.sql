-- What a worker needs to write a delivery, and claiming deliveries at a provider's pace.

-- What a worker needs to write a delivery; null if there is nothing left to deliver, or the visitor's mailbox is
-- suppressed:
--   lead-*                   the row of public.leads, with "consents"
--   newsletter-confirmation  { "requestId", "email" }
--   team-held-leads          { "count", "oldest" } of the leads held now
--   team-notice              what notice_subject returns
--   team-erasure             { "receipt", "at", "requests", "owners" }: the names of the requests' owners
--   team-invitation          { "email", "name", "role", "until", "secret" }, unless it is accepted or withdrawn
--   team-surge               { "form", "allowed", "usual" }
--   team-surge-leads         { "over", "count", "leads": 200 at most of { "id", "name", "phone", "phone_number", "email", ... } }
create function public.mail_subject(kind text, subject_id uuid) returns jsonb
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
        and not (mail_subject.kind = 'lead-acknowledgement' and public.is_cut_off(l.email))
    )
    when mail_subject.kind = 'newsletter-confirmation' then (
      select jsonb_build_object('requestId', r.id, 'email', s.email)
      from public.newsletter_requests as r
      join public.newsletter_subscribers as s on s.id = r.subscriber_id
      where r.id = mail_subject.subject_id and not public.is_suppressed(s.email)
    )
    when mail_subject.kind = 'team-invitation' then (
      select jsonb_build_object(
        'email', i.email, 'name', i.name, 'role', i.role, 'until', i.expires_at, 'secret', s.secret
      )
      from public.team_invitations as i
      join public.team_invitation_secrets as s on s.invitation = i.id
      where i.id = mail_subject.subject_id and i.accepted_at is null and i.withdrawn_at is null
    )
    when mail_subject.kind = 'team-erasure' then (
      select jsonb_build_object(
        'receipt', r.id, 'at', r.erased_at, 'requests', r.counts -> 'leads',
        'owners', array(
          select m.name from public.team_members as m where m.user_id = any (r.owners) order by m.name
        )
      )
      from public.erasure_receipts as r
      where r.id = mail_subject.subject_id
    )
    when mail_subject.kind = 'team-notice' then public.notice_subject(mail_subject.subject_id)
    when mail_subject.kind = 'team-held-leads' then (
      select jsonb_build_object('count', count(*), 'oldest', min(s.held_at))
      from public.lead_cases as c
      join public.lead_screenings as s using (lead_id)
      where c.state = 'held'
      having count(*) > 0
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
        where o.listed_in = mail_subject.subject_id and o.kind = 'lead-team-email'
      ),
      best as (select * from listed order by score desc, received_at limit 200)
      select jsonb_build_object(
        'over', not public.surge_lasts('leads'),
        'count', (select count(*) from listed),
        'leads', (
          select jsonb_agg(
            jsonb_build_object(
              'id', b.id, 'name', b.first_name || ' ' || b.last_name, 'phone', b.phone, 'email', b.email,
              'phone_number', b.phone_number, 'score', b.score, 'received_at', b.received_at
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

-- After the clock was set back since the provider's latest claim: shifts what was to come by the difference, for the
-- provider and everything of these kinds that waits.
create function public.follow_clock_back(provider text, kinds text[], clock timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_back interval;
begin
  -- Rows stored since that claim may know a later time.
  select greatest(p.seen_at, max(o.created_at)) - clock into v_back
  from public.mail_providers as p
  left join public.outbox as o on o.kind = any (kinds) and o.status in ('due', 'sending')
  where p.name = provider
  group by p.seen_at;

  update public.outbox as o
  set due_at = o.due_at - v_back, leased_until = o.leased_until - v_back,
    retrying_since = o.retrying_since - v_back, uncertain_since = o.uncertain_since - v_back
  where o.kind = any (kinds) and o.status in ('due', 'sending');
  update public.mail_providers as p
  set next_at = p.next_at - v_back, worker_until = p.worker_until - v_back, seen_at = clock
  where p.name = provider;
end;
$$;

-- Claims the next due mail for `lease_seconds`; earlier entries of `kinds` come first. Returns one of
--   { "state": "mail", "mail": { "id", "attempt", "kind", "subject" }, "milliseconds" }
--   { "state": "wait", "milliseconds" }
--   { "state": "held" }                   another worker is sending
--   { "state": "idle" }                   nothing to send; another worker may start, unless `still_sending`
-- where "milliseconds" is the time until the next mail may be sent; and with each "dead": the mails, [{ "id", "kind",
-- "reason" }], that have no attempts left.
create function public.claim_mail(
  provider text, worker uuid, kinds text[], per_second double precision, lease_seconds integer,
  still_sending boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Longer than sending one mail takes, so that a worker keeps its place while it sends.
  hold constant interval := '30 seconds';
  -- Longer pauses end the run; the schedule starts the next.
  longest_wait constant interval := '15 seconds';
  max_attempts constant integer := 8;
  v_now timestamptz;
  v_gap interval := make_interval(secs => 1 / per_second);
  v_provider public.mail_providers;
  v_kind text;
  v_mail public.outbox;
  v_subject jsonb;
  v_dead jsonb := '[]';
begin
  insert into public.mail_providers (name) values (provider) on conflict do nothing;
  -- Claims wait for each other here: a mail stored before a claim is seen by the worker or by that claim.
  select p.* into v_provider from public.mail_providers as p where p.name = provider for update;
  v_now := clock_timestamp();
  -- Corrections of seconds delay nothing.
  if v_provider.seen_at > v_now + interval '10 seconds' then
    perform public.follow_clock_back(provider, kinds, v_now);
    select p.* into v_provider from public.mail_providers as p where p.name = provider;
  end if;

  if v_provider.worker <> claim_mail.worker and v_provider.worker_until > v_now then
    return jsonb_build_object('state', 'held', 'dead', v_dead);
  end if;
  if v_provider.next_at > v_now and v_provider.next_at <= v_now + longest_wait then
    update public.mail_providers as p
    set worker = claim_mail.worker, worker_until = v_now + hold, seen_at = v_now
    where p.name = provider;
    return jsonb_build_object(
      'state', 'wait',
      'milliseconds', public.milliseconds_until(v_provider.next_at),
      'dead', v_dead
    );
  end if;

  if v_provider.next_at <= v_now then
    foreach v_kind in array kinds loop
      loop
        select o.* into v_mail
        from public.outbox as o
        where o.kind = v_kind and o.status in ('due', 'sending') and o.due_at <= v_now
        order by o.due_at
        limit 1
        for update skip locked;
        exit when not found;

        -- The last worker died or was too slow, and may have sent it.
        if v_mail.status = 'sending' then
          v_mail.uncertain_since := coalesce(v_mail.uncertain_since, v_mail.leased_until);
          v_mail.last_error := 'not settled within its lease';
        end if;
        if v_mail.attempts >= max_attempts
          or v_now > public.mail_retry_end(null, v_mail.uncertain_since)
        then
          update public.outbox as o
          set status = 'dead', settled_at = v_now, leased_until = null,
            uncertain_since = v_mail.uncertain_since, last_error = v_mail.last_error
          where o.id = v_mail.id;
          v_dead := v_dead || jsonb_build_object(
            'id', v_mail.id, 'kind', v_kind, 'reason', coalesce(v_mail.last_error, 'no attempt left')
          );
          if v_kind <> 'team-dead-mail' then
            perform public.raise_dead_mail_alarm();
          end if;
          continue;
        end if;

        v_subject := case v_kind
          when 'team-dead-mail' then public.dead_mail_summary()
          else public.mail_subject(v_kind, v_mail.subject_id)
        end;
        -- Nothing is left to write about.
        if v_subject is null then
          update public.outbox as o set status = 'void', leased_until = null where o.id = v_mail.id;
          continue;
        end if;

        update public.outbox as o
        set status = 'sending', claims = o.claims + 1, attempts = o.attempts + 1,
          leased_until = v_now + make_interval(secs => lease_seconds),
          due_at = v_now + make_interval(secs => lease_seconds),
          uncertain_since = v_mail.uncertain_since
        where o.id = v_mail.id;
        -- A claim that comes a little late does not delay those after it.
        update public.mail_providers as p
        set worker = claim_mail.worker, worker_until = v_now + hold, seen_at = v_now,
          next_at = v_gap + case when v_now - p.next_at < v_gap then p.next_at else v_now end
        where p.name = provider
        returning p.next_at into v_provider.next_at;
        return jsonb_build_object(
          'state', 'mail',
          'milliseconds', public.milliseconds_until(v_provider.next_at),
          'mail', jsonb_build_object(
            'id', v_mail.id, 'attempt', v_mail.claims + 1, 'kind', v_kind, 'subject', v_subject
          ),
          'dead', v_dead
        );
      end loop;
    end loop;
  end if;

  update public.mail_providers as p
  set
    worker = case when still_sending then claim_mail.worker end,
    worker_until = case when still_sending then v_now + hold end,
    seen_at = v_now
  where p.name = provider;
  return jsonb_build_object('state', 'idle', 'dead', v_dead);
end;
$$;

-- Lets another worker send. For a worker that stops while there is more to send.
create function public.release_mail_provider(provider text, worker uuid) returns void
language sql security definer set search_path = '' as $$
  update public.mail_providers as p
  set worker = null, worker_until = null
  where p.name = release_mail_provider.provider and p.worker = release_mail_provider.worker;
$$;
