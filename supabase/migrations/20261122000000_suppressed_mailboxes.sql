-- Mailboxes that are not mailed any more. Only their hash is kept, which outlives the person's data.

create function public.mailbox_hash(email text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(public.mailbox_of(email), 'UTF8')), 'hex');
$$;

create table public.suppressed_mailboxes (
  mailbox_hash text primary key,
  -- bounced: there is no such mailbox. complained: reported our mail as spam. unsubscribed: left before the
  -- person's data was erased.
  reason text not null check (reason in ('bounced', 'complained', 'unsubscribed')),
  since timestamptz not null
);

alter table public.suppressed_mailboxes enable row level security;
revoke all on public.suppressed_mailboxes from public, anon, authenticated, service_role;
grant select on public.suppressed_mailboxes to service_role;

create function public.is_suppressed(email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.suppressed_mailboxes as s where s.mailbox_hash = public.mailbox_hash(email)
  );
$$;

revoke all on function public.mailbox_hash(text), public.is_suppressed(text)
from public, anon, authenticated, service_role;
