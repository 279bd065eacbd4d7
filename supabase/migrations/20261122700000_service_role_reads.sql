-- The service role reads these tables and changes them only through functions. The first migrations left it the rights
-- that Supabase gives to every new table.
revoke all on public.leads, public.lead_consents, public.newsletter_subscribers, public.newsletter_requests
  from public, anon, authenticated, service_role;
grant select on public.leads, public.lead_consents, public.newsletter_subscribers, public.newsletter_requests
  to service_role;
