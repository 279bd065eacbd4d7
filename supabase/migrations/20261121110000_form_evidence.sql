-- Evidence of how a form reached us that its sender cannot make up.

-- signed-form: carried a token that our form got from us. unsigned-form: has the shape of our form posted
-- without JavaScript. direct-post: anything else. The older site-form means that the sender said it was our
-- form; those records stay as they are.
alter table public.lead_consents drop constraint lead_consents_captured_by_check;
alter table public.lead_consents add constraint lead_consents_captured_by_check
  check (captured_by in ('site-form', 'signed-form', 'unsigned-form', 'direct-post'));

-- What was noticed about the submission of each lead. Leads from before have none.
create table public.lead_screenings (
  lead_id uuid primary key references public.leads (id),
  captured_by text not null check (captured_by in ('signed-form', 'unsigned-form', 'direct-post')),
  -- When our form got its token: the visitor had just begun to use it.
  form_opened_at timestamptz,
  -- Signs of an automated submission: [{ "reason": text, "points": int }].
  reasons jsonb not null,
  -- Set when the lead was suspicious: nothing is mailed about it until it is released.
  held_at timestamptz,
  released_at timestamptz
);

create index lead_screenings_held on public.lead_screenings (held_at)
  where held_at is not null and released_at is null;

alter table public.lead_screenings enable row level security;
revoke all on public.lead_screenings from public, anon, authenticated, service_role;
grant select on public.lead_screenings to service_role;
