-- Leads with their state, their consents and their history.

create function public.has_owner(state text) returns boolean
language sql immutable return state in ('claimed', 'contacted', 'meeting', 'client', 'lost');

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
  -- The member who entered the lead by hand.
  taken_by uuid,

  -- What screening found. by-hand: a member wrote down what somebody said in person or by phone; nothing was ticked.
  captured_by text not null check (captured_by in ('signed-form', 'unsigned-form', 'direct-post', 'by-hand')),
  -- When our form got its token, on the visitor's first use of it.
  form_opened_at timestamptz,
  -- Signs of an automated submission: [{ "reason": text, "points": int }].
  suspicions jsonb not null,

  -- The state of machines/lead-case.ts. A held lead's deliveries are due at infinity; the move that ends 'held' for
  -- 'new' makes them due.
  state text not null check (
    state in ('held', 'new', 'claimed', 'contacted', 'meeting', 'client', 'lost', 'junk')
  ),
  -- Counts moves. A caller names the version they saw.
  version integer not null default 0,
  owner uuid references public.team_members (user_id),
  -- When the state began.
  since timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When the lead was first owned, when a person first contacted the visitor, and when a meeting was first agreed.
  claimed_at timestamptz,
  contacted_at timestamptz,
  met_at timestamptz,
  -- How often it was offered to the team without a claim.
  offers integer not null default 0,
  -- Whether those on duty were told of it since it became unassigned.
  told boolean not null default false,
  -- Start of the owner's clock: the last move, the owner's last note or reminder; and the number of reminders since the
  -- owner last acted.
  clock_from timestamptz not null default now(),
  reminders integer not null default 0,
  -- What the last move changed, while it can be undone: { "event", "by", "at", "was": columns of this table }.
  undo jsonb,
  -- Why the owner has it, if they did not claim it; and why it was lost.
  assigned_because text,
  lost_because text,
  -- What searches find it by (lead_words). PostgreSQL's text search matches by prefix without an extension.
  words tsvector not null,
  constraint reachable check (coalesce(email, phone) is not null),
  constraint owned check ((owner is not null) = public.has_owner(state))
);

-- Whether nobody has spoken with the visitor yet.
create function public.is_waiting(state text) returns boolean
language sql immutable return state in ('new', 'claimed');

-- The state is one that a program's lead may have: nobody has said that a visitor sent it.
create function public.is_doubted(state text) returns boolean
language sql immutable return state in ('held', 'junk');

create index leads_received_at on public.leads (received_at desc);
create index leads_mailbox on public.leads (public.mailbox_of(email));
create index leads_phone on public.leads (public.phone_key(coalesce(phone_number, phone)));
-- A view lists the newest rows of each of its states, also by source or owner.
create index leads_state on public.leads (state, received_at desc, id desc);
create index leads_source on public.leads (source, state, received_at desc, id desc);
create index leads_owner on public.leads (owner, state, received_at desc, id desc);
create index leads_clock on public.leads (clock_from) where state in ('claimed', 'contacted', 'meeting');
create index leads_words on public.leads using gin (words) with (fastupdate = off);

-- A lead without what only this database works with: the visitor's input, how it arrived, and its id.
create function public.lead_data(lead public.leads) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(lead) - array[
    'content_hash', 'captured_by', 'form_opened_at', 'suspicions', 'state', 'version', 'owner', 'since', 'changed_at',
    'claimed_at', 'contacted_at', 'met_at', 'offers', 'told', 'clock_from', 'reminders', 'undo', 'assigned_because',
    'lost_because', 'words'
  ];
$$;

-- Search words of a lead, each with its position: of its names, and of every text column that is not named here, so
-- that a new field is found without another line. A telephone number is found from any digit that leaves seven, by its
-- last four, and by the words beside it. A name with an apostrophe, hyphen or space is found as one word and as several.
-- Splits as words_query does, because PostgreSQL's own parser takes words such as 50e8x apart.
create function public.lead_words(lead public.leads) returns tsvector
language sql stable set search_path = '' as $$
  select coalesce(string_agg(quote_literal(left(w, 200)) || ':' || place, ' '), '')::tsvector
  from
    (
      select
        public.phone_key(coalesce(lead.phone_number, lead.phone)) as digits,
        concat_ws(' ', lead.first_name, lead.last_name) as name,
        (
          select string_agg(left(c.content #>> '{}', 2000), ' ')
          from jsonb_each(
            public.lead_data(lead) - array[
              'id', 'submission_id', 'received_at', 'submitted_at', 'first_name', 'last_name', 'phone', 'phone_number',
              'source', 'pipeline_title', 'page', 'referrer', 'form_started_at', 'user_agent', 'address_hash', 'taken_by'
            ]
          ) as c(column_name, content)
          where jsonb_typeof(c.content) = 'string'
        ) as texts
    ) as n,
    regexp_split_to_table(
      concat_ws(
        ' ',
        left(public.folded(concat_ws(' ', n.name, n.texts)), 4000),
        -- Behind the text, whose words keep their distance.
        left(public.folded(concat_ws(' ', n.name, lead.address), ' '), 1000),
        regexp_replace(public.folded(lead.first_name), '[^[:alnum:]]+', '', 'g'),
        regexp_replace(public.folded(lead.last_name), '[^[:alnum:]]+', '', 'g'),
        regexp_replace(public.folded(left(lead.phone, 100)), '(?<=\d)[^[:alnum:],;/]+(?=\d)', '', 'g'),
        (select string_agg(substr(n.digits, i), ' ') from generate_series(1, length(n.digits) - 6) as i),
        right(n.digits, 4)
      ),
      '[^[:alnum:]]+'
    ) with ordinality as t(w, place)
  where w <> '';
$$;

-- The leads of a person: of their mailbox in any spelling or, `exactly`, only of what is certainly the same address; for
-- a phone number, those entered by hand without an address.
create function public.leads_of(subject text, exactly boolean default false) returns setof public.leads
language sql stable set search_path = '' as $$
  select l.* from public.leads as l
  where public.mailbox_of(l.email) = public.mailbox_of(subject)
    and (not exactly or public.is_same_address(l.email, subject))
  union all
  select l.* from public.leads as l
  where l.email is null and public.phone_key(coalesce(l.phone_number, l.phone)) = public.number_of(subject);
$$;

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

-- Append-only: who did what and when, and their notes.
create table public.lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  -- Created by the caller and kept across retries.
  move_id uuid not null unique,
  at timestamptz not null default now(),
  -- References team_members; null for the database itself.
  member uuid,
  -- An event of the machine, or 'noted', 'reminded' or 'escalated', which move nothing.
  event text not null,
  from_state text not null,
  to_state text not null,
  -- The owner from then on.
  owner uuid,
  note text not null default ''
);

create index lead_events_lead on public.lead_events (lead_id, id);

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

create trigger lead_consents_append_only before update or delete on public.lead_consents
  for each row execute function public.refuse_change();
create trigger lead_events_append_only before update or delete on public.lead_events
  for each row execute function public.refuse_change();
create trigger consent_changes_append_only before update or delete on public.consent_changes
  for each row execute function public.refuse_change();

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
