-- Supabase gives every new sequence to everybody. Only our own functions number rows, with their owner's rights.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
