-- Who may read and write. The service role, whose key only the functions and the team's command line have, reads tables
-- and changes them only through the functions granted here, which run with their owner's rights. Signed-in accounts may
-- call the desk's functions and read its tables, where row-level security shows rows to the team alone, and call the
-- account's functions, which answer for its own confirmed address. Nobody else may do anything. Row-level security is
-- on for the other tables without a policy, so that a right granted by mistake still shows no row.

do $migration$
declare
  v_table regclass;
begin
  for v_table in
    select c.oid from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format('alter table %s enable row level security', v_table);
  end loop;
end;
$migration$;

-- Supabase grants everything new in this schema to everybody. A later migration grants what it adds.
revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PostgreSQL lets everybody call a new function; that cannot be revoked for one schema alone.
alter default privileges revoke execute on functions from public;

grant select on
  public.leads, public.lead_consents, public.consent_changes, public.consent_wordings, public.held_lead_reports, public.newsletter_subscribers, public.newsletter_requests, public.newsletter_list, public.suppressed_mailboxes,
  public.deliveries, public.delivery_providers, public.delivery_attempts, public.mail_events,
  public.erasure_receipts, public.team_members, public.team_invitations, public.team_invitation_secrets, public.lead_events,
  public.case_moves, public.team_notices, public.sample_leads
to service_role;

grant select on
  public.leads, public.lead_events, public.lead_consents, public.deliveries, public.team_members, public.team_invitations
to authenticated;

grant execute on function
  public.request_newsletter(jsonb, integer, jsonb),
  public.follow_newsletter_link(text, text, integer),
  public.claim_delivery(text, uuid, text[], double precision, integer, boolean),
  public.settle_delivery(uuid, integer, text, double precision, boolean, boolean, text, text),
  public.resend_deliveries(uuid),
  public.release_provider(text, uuid),
  public.mailbox_of(text),
  public.release_lead(uuid),
  public.report_held_leads(timestamptz),
  public.mailbox_hash(text),
  public.record_mail_event(jsonb),
  public.forget_person(text, timestamptz, boolean),
  public.apply_retention(timestamptz, integer, integer),
  public.export_person(text),
  public.consent_of(text, timestamptz, boolean, boolean),
  public.keep_wordings(jsonb),
  public.lead_stats(timestamptz),
  public.give_up_unserved(text[]),
  public.unsuppress_mailbox(text),
  public.accept_leads(jsonb, jsonb, jsonb),
  public.count_funnel(jsonb, jsonb, timestamptz),
  public.funnel_stats(timestamptz),
  public.count_reports(jsonb, jsonb, integer, timestamptz),
  public.report_stats(timestamptz),
  public.invite_member(text, text, text),
  public.remove_member(uuid),
  public.watch_leads(jsonb, integer, integer, jsonb, timestamptz, text[]),
  public.claim_by_link(uuid, uuid, text, integer, integer),
  public.take_lead(uuid, jsonb, jsonb),
  public.seed_leads(jsonb),
  public.unseed_leads()
to service_role;

grant execute on function
  public.json_parameter(jsonb),
  public.mailbox_of(text),
  public.my_id(),
  public.my_role(),
  public.reads_lead(uuid),
  public.desk_me(uuid),
  public.accept_invitation(uuid),
  public.desk_list(jsonb, jsonb, integer),
  public.desk_changes(jsonb, jsonb, jsonb),
  public.desk_export(jsonb, jsonb),
  public.desk_lead(uuid),
  public.desk_team(),
  public.desk_duty_of(uuid, boolean),
  public.desk_figures(),
  public.desk_invite(text, text, text),
  public.desk_withdraw(uuid),
  public.desk_remove(uuid),
  public.desk_resend(uuid),
  public.move_lead(uuid, text, integer, uuid, jsonb),
  public.move_leads(text, jsonb),
  public.note_lead(uuid, uuid, text),
  public.my_account(),
  public.set_my_consent(text, boolean, text),
  public.set_my_newsletter(boolean),
  public.export_my_data(),
  public.erase_my_data(text)
to authenticated;

-- The site calls the database over REST alone. A hosted project may come with a GraphQL endpoint, which describes the
-- schema to everybody and answers queries of any depth.
drop extension if exists pg_graphql;
