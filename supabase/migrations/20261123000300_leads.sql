-- Leads, the proof of each visitor's consent, and the screening of each submission.

create table public.leads (
  id uuid primary key default public.ordered_id(),
  -- One per filled form, created by the browser and kept across retries: the same id is the same lead.
  submission_id uuid not null unique,
  -- SHA-256 of the visitor's input; tells a retry from a changed form.
  content_hash text not null,
  received_at timestamptz not null default now(),
  submitted_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  -- At least one of the two: a walk-in may give only one. Null equals no other null.
  email text check (email <> ''),
  -- As it was typed; and as it is dialled, "+14035550120" or "+14035550120;ext=22", if a number could be read in it.
  phone text check (phone <> ''),
  phone_number text,
  -- The address with its domain in its own script, if that is not Latin alone. For searches.
  email_unicode text,
  message text not null,
  -- The fields of content/lead-fields.ts, under the same names.
  address text,
  experience text,
  taken text,
  source text not null,
  tags text[] not null,
  -- 0 to 100, with the points of each sign of interest: [{ "reason": text, "points": int }].
  score integer not null check (score between 0 and 100),
  score_reasons jsonb not null,
  pipeline_title text,
  pipeline_value_cad numeric(12, 2),
  utm jsonb not null,
  page text not null,
  referrer text not null,
  time_on_page_seconds integer not null check (time_on_page_seconds >= 0),
  form_started_at timestamptz,
  user_agent text not null,
  -- Keyed hash: shows that two leads came from one address, not which.
  address_hash text,
  -- The member (team_members) who entered the lead by hand.
  taken_by uuid,
  constraint reachable check (coalesce(email, phone) is not null)
);

create index leads_received_at on public.leads (received_at desc);
create index leads_mailbox on public.leads (public.mailbox_of(email));

-- Append-only evidence of consent: the wording shown, whether the box was pre-ticked, and how it reached us.
create table public.lead_consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id),
  channel text not null check (channel in ('email', 'sms')),
  granted boolean not null,
  wording text not null,
  wording_hash text not null,
  pre_ticked boolean not null,
  -- signed-form: carried a token that we issued to our form. unsigned-form: has the shape of our form posted without
  -- JavaScript. direct-post: anything else.
  captured_by text not null check (captured_by in ('signed-form', 'unsigned-form', 'direct-post')),
  recorded_at timestamptz not null default now(),
  page text not null,
  form text not null,
  address_hash text,
  user_agent text not null,
  unique (lead_id, channel)
);

-- Rows never change; only erase_rows deletes them.
create function public.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and current_setting('northbow.erasing', true) = 'yes' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end;
$$;

create trigger lead_consents_append_only
  before update or delete on public.lead_consents
  for each row execute function public.refuse_change();

-- Append-only. Later changes on the account page. They belong to the confirmed address, not to a lead.
create table public.consent_changes (
  id bigint generated always as identity primary key,
  email text not null,
  channel text not null check (channel in ('email', 'sms')),
  granted boolean not null,
  wording text not null check (length(wording) between 1 and 500),
  wording_hash text not null,
  recorded_at timestamptz not null default now()
);

create index consent_changes_mailbox on public.consent_changes (public.mailbox_of(email));

create trigger consent_changes_append_only
  before update or delete on public.consent_changes
  for each row execute function public.refuse_change();

-- The wordings that the site shows, or used to show, beside its switches. A browser names one by its hash, so no caller
-- writes the words that serve as evidence.
create table public.consent_wordings (
  hash text not null,
  channel text not null check (channel in ('email', 'sms')),
  wording text not null check (length(wording) between 1 and 500),
  since timestamptz not null default now(),
  -- When another wording replaced it.
  replaced_at timestamptz,
  primary key (hash, channel)
);

-- What screening found about each submission.
create table public.lead_screenings (
  lead_id uuid primary key references public.leads (id),
  -- by-hand: a member wrote down what somebody said in person or by phone. Nothing was ticked.
  captured_by text not null check (captured_by in ('signed-form', 'unsigned-form', 'direct-post', 'by-hand')),
  -- When our form got its token, on the visitor's first use of it.
  form_opened_at timestamptz,
  -- Signs of an automated submission: [{ "reason": text, "points": int }].
  reasons jsonb not null,
  -- Set if the lead was suspicious: nothing is sent about it until it is released.
  held_at timestamptz,
  released_at timestamptz,
  -- When it was seen, if it counts towards a surge. Leads held for other reasons do not.
  counted_at timestamptz
);

create index lead_screenings_held on public.lead_screenings (held_at)
  where held_at is not null and released_at is null;
create index lead_screenings_counted on public.lead_screenings (counted_at);

-- Days on which a mail told the team how many leads are held.
create table public.held_lead_reports (
  id uuid primary key default gen_random_uuid(),
  -- In Calgary.
  day date not null unique
);

-- What remains of an erasure: the fact, the time and the row counts.
create table public.erasure_receipts (
  id uuid primary key default gen_random_uuid(),
  -- Null for an erasure by age.
  mailbox_hash text,
  erased_at timestamptz not null,
  -- Erased rows, by table.
  counts jsonb not null,
  -- Deliveries that had left or may have, by kind: their receivers hold copies.
  delivered jsonb not null,
  -- For an erasure by the person: the members who owned the leads, and who are told.
  owners uuid[] not null default '{}'
);
