-- Leads, the proof of what each visitor agreed to, and the outbox of messages each lead causes.
-- Only the service role reads, and only through the functions of the next migration does anyone write.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  -- One per filled form, made by the browser and kept across retries: the same id is the same lead.
  submission_id uuid not null unique,
  -- SHA-256 of what the visitor wrote, so that a retry is told apart from a changed form.
  content_hash text not null,
  received_at timestamptz not null default now(),
  submitted_at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  address text,
  experience text,
  source text not null,
  tags text[] not null,
  -- 0 to 100, with the points each sign of interest added: [{ "reason": text, "points": int }].
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
  -- Keyed hash: enough to see that two leads came from one address, not enough to know which.
  address_hash text
);

create index leads_received_at on public.leads (received_at desc);

-- Append-only. A consent is evidence: the wording shown, whether the box was ticked beforehand,
-- and whether our own form showed it or another client merely claimed it.
create table public.lead_consents (
  id bigint generated always as identity primary key,
  lead_id uuid not null references public.leads (id),
  channel text not null check (channel in ('email', 'sms')),
  granted boolean not null,
  wording text not null,
  wording_hash text not null,
  pre_ticked boolean not null,
  captured_by text not null check (captured_by in ('site-form', 'direct-post')),
  recorded_at timestamptz not null default now(),
  page text not null,
  form text not null,
  address_hash text,
  user_agent text not null,
  unique (lead_id, channel)
);

create function public.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name;
end;
$$;

create trigger lead_consents_append_only
  before update or delete on public.lead_consents
  for each row execute function public.refuse_change();

-- The outbox: committed together with its lead, so that a stored lead is always announced.
create table public.lead_deliveries (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id),
  channel text not null check (channel in ('team-email')),
  status text not null default 'due' check (status in ('due', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- While sending: when another worker may take the job over.
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  last_error text,
  unique (lead_id, channel)
);

create index lead_deliveries_open on public.lead_deliveries (due_at) where status in ('due', 'sending');

alter table public.leads enable row level security;
alter table public.lead_consents enable row level security;
alter table public.lead_deliveries enable row level security;

revoke all on public.leads, public.lead_consents, public.lead_deliveries from public, anon, authenticated;
revoke all on function public.refuse_change() from public, anon, authenticated;
grant select on public.leads, public.lead_consents, public.lead_deliveries to service_role;
