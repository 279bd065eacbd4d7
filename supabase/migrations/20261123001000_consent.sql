-- What a person was shown and answered, and what may be sent to them now (Canada's anti-spam law, CASL).

-- Returns, for the person of a mailbox at a moment:
--   "answers"       [{ "at", "channel", "granted", "preTicked", "wording", "wordingVersion", "capturedBy", "page",
--                   "form" }]
--   "enquiries"     [{ "at", "source", "impliedUntil", "held" }]
--   "subscription"  { "status", "confirmedAt", "unsubscribedAt" }, or null
--   "suppressed"    why the mailbox is suppressed, or null
--   "email", "sms"  { "basis": "express" | "implied" | null, "since", "until" }
-- An enquiry implies consent for six months. A pre-ticked box gives none, nor does a claim that no form of ours proves,
-- nor a held lead; a "no" always counts. The newest answer counts. On the account page, a "no" also ends what earlier
-- enquiries implied and a newsletter confirmed, and a "yes" counts even after unsubscribing. With `exactly`, only that
-- address counts as the person. `as_told` is for the person's own eyes: it counts every answer and enquiry as if nothing
-- had been screened, because a switch that is off would reveal a held request.
create function public.consent_of(
  email text, seen_at timestamptz, exactly boolean default false, as_told boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  implied_for constant interval := '6 months';
  v_mailbox constant text := public.mailbox_of(email);
  v_answers jsonb;
  v_enquiries jsonb;
  v_subscription jsonb;
  v_suppressed text;
  v_suppressed_at timestamptz;
  v_left_at timestamptz;
  v_basis jsonb := '{}';
  v_channel text;
  v_enquired_at timestamptz;
  v_express_at timestamptz;
  v_allowed_at timestamptz;
  v_withdrawn_at timestamptz;
begin
  select
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'at', l.received_at, 'source', l.source, 'impliedUntil', l.received_at + implied_for,
          'held', s.held_at is not null and s.released_at is null
        )
        order by l.received_at
      ),
      '[]'
    ),
    max(l.received_at) filter (where as_told or s.held_at is null or s.released_at is not null)
  into v_enquiries, v_enquired_at
  from public.leads as l
  left join public.lead_screenings as s on s.lead_id = l.id
  where public.mailbox_of(l.email) = v_mailbox and l.received_at <= seen_at
    and (not exactly or public.is_same_address(l.email, consent_of.email));

  select coalesce(jsonb_agg(to_jsonb(a) - 'held' order by a.at, a.channel), '[]') into v_answers
  from (
    select
      c.recorded_at as at, c.channel, c.granted, c.pre_ticked as "preTicked", c.wording,
      left(c.wording_hash, 12) as "wordingVersion", c.captured_by as "capturedBy", c.page, c.form
    from public.lead_consents as c
    join public.leads as l on l.id = c.lead_id
    where public.mailbox_of(l.email) = v_mailbox and c.recorded_at <= seen_at
      and (not exactly or public.is_same_address(l.email, consent_of.email))
    union all
    select
      x.recorded_at, x.channel, x.granted, false, x.wording, left(x.wording_hash, 12), 'account', '/account', 'account'
    from public.consent_changes as x
    where public.mailbox_of(x.email) = v_mailbox and x.recorded_at <= seen_at
      and (not exactly or public.is_same_address(x.email, consent_of.email))
    union all
    select
      coalesce(r.confirmed_at, r.requested_at), 'email', r.confirmed_at is not null, false, r.wording,
      left(r.wording_hash, 12), 'double-opt-in', r.page, 'newsletter'
    from public.newsletter_requests as r
    join public.newsletter_subscribers as s on s.id = r.subscriber_id
    where public.mailbox_of(s.email) = v_mailbox and r.requested_at <= seen_at
      and (not exactly or public.is_same_address(s.email, consent_of.email))
  ) as a;

  -- Of several spellings, an unsubscribed one wins.
  select jsonb_build_object(
    'status', s.status, 'confirmedAt', s.confirmed_at, 'unsubscribedAt', s.unsubscribed_at
  )
  into v_subscription
  from public.newsletter_subscribers as s
  where public.mailbox_of(s.email) = v_mailbox
    and (not exactly or public.is_same_address(s.email, consent_of.email))
  order by array_position(array['unsubscribed', 'confirmed', 'pending'], s.status)
  limit 1;
  select m.reason, m.since into v_suppressed, v_suppressed_at
  from public.suppressed_mailboxes as m
  where m.mailbox_hash = public.mailbox_hash(email);
  v_left_at := greatest(
    case when v_subscription ->> 'status' = 'unsubscribed' then (v_subscription ->> 'unsubscribedAt')::timestamptz end,
    case when v_suppressed = 'unsubscribed' then v_suppressed_at end
  );

  foreach v_channel in array array['email', 'sms'] loop
    select case when a.granted then a.recorded_at end into v_express_at
    from (
      select x.granted, x.recorded_at
      from public.consent_changes as x
      where public.mailbox_of(x.email) = v_mailbox and x.channel = v_channel and x.recorded_at <= seen_at
        and (not exactly or public.is_same_address(x.email, consent_of.email))
      union all
      select c.granted, c.recorded_at
      from public.lead_consents as c
      join public.leads as l on l.id = c.lead_id
      left join public.lead_screenings as s on s.lead_id = l.id
      where public.mailbox_of(l.email) = v_mailbox and c.channel = v_channel and c.recorded_at <= seen_at
        and (not exactly or public.is_same_address(l.email, consent_of.email))
        and (
          not c.granted
          or not c.pre_ticked and (
            as_told
            or c.captured_by in ('signed-form', 'unsigned-form') and (s.held_at is null or s.released_at is not null)
          )
        )
      order by recorded_at desc
      limit 1
    ) as a;
    select max(x.recorded_at) filter (where x.granted), max(x.recorded_at) filter (where not x.granted)
    into v_allowed_at, v_withdrawn_at
    from public.consent_changes as x
    where public.mailbox_of(x.email) = v_mailbox and x.channel = v_channel and x.recorded_at <= seen_at
      and (not exactly or public.is_same_address(x.email, consent_of.email));
    if v_channel = 'email' and v_subscription ->> 'status' = 'confirmed'
      and (v_subscription ->> 'confirmedAt')::timestamptz > coalesce(v_withdrawn_at, '-infinity')
    then
      v_express_at := greatest(v_express_at, (v_subscription ->> 'confirmedAt')::timestamptz);
    end if;
    v_basis := v_basis || jsonb_build_object(
      v_channel,
      case
        when v_channel = 'email'
          and (v_suppressed <> 'unsubscribed' or v_left_at >= coalesce(v_allowed_at, '-infinity'))
          then jsonb_build_object('basis', null, 'since', null, 'until', null)
        when v_express_at is not null
          then jsonb_build_object('basis', 'express', 'since', v_express_at, 'until', null)
        when v_enquired_at + implied_for > seen_at and v_enquired_at > coalesce(v_withdrawn_at, '-infinity')
          then jsonb_build_object('basis', 'implied', 'since', v_enquired_at, 'until', v_enquired_at + implied_for)
        else jsonb_build_object('basis', null, 'since', null, 'until', null)
      end
    );
    v_express_at := null;
  end loop;

  return v_basis || jsonb_build_object(
    'mailbox', v_mailbox,
    'answers', v_answers,
    'enquiries', v_enquiries,
    'subscription', v_subscription,
    'suppressed', v_suppressed
  );
end;
$$;

-- What may be sent by text to a person without an email address, as consent_of says it for a channel. Their enquiry
-- allows it for six months; a number alone proves no more. A later "no" on the account page of somebody with this
-- number ends it.
create function public.phone_consent(phone text, seen_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with people as (
    select l.email, l.received_at, s.held_at is not null and s.released_at is null as held
    from public.leads as l
    left join public.lead_screenings as s on s.lead_id = l.id
    where public.phone_key(coalesce(l.phone_number, l.phone)) = public.phone_key(phone_consent.phone) and l.received_at <= seen_at
  ),
  enquired as (
    select max(p.received_at) filter (where not p.held) as since from people as p
  )
  select case
    when e.since + interval '6 months' > seen_at
      and not exists (
        select from public.consent_changes as x
        where x.channel = 'sms' and not x.granted and x.recorded_at between e.since and seen_at
          and public.mailbox_of(x.email) in (select public.mailbox_of(p.email) from people as p)
      )
      then jsonb_build_object('basis', 'implied', 'since', e.since, 'until', e.since + interval '6 months')
    else jsonb_build_object('basis', null, 'since', null, 'until', null)
  end
  from enquired as e;
$$;

-- Records the wordings that the site shows now, [{ "channel", "wording" }], from content/site.ts by way of the
-- functions, so that editors touch no SQL. Called whenever mail is delivered; writes only what has changed.
create function public.keep_wordings(wordings jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  wordings := public.bounded_json(wordings, 10000);
  insert into public.consent_wordings as k (hash, channel, wording)
  select encode(sha256(convert_to(w.wording, 'UTF8')), 'hex'), w.channel, w.wording
  from jsonb_to_recordset(wordings) as w(channel text, wording text)
  order by 1, 2
  on conflict (hash, channel) do update set replaced_at = null where k.replaced_at is not null;
  update public.consent_wordings as k
  set replaced_at = now()
  where k.replaced_at is null and not exists (
    select from jsonb_to_recordset(wordings) as w(channel text, wording text)
    where w.channel = k.channel and w.wording = k.wording
  );
end;
$$;
