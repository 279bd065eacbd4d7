-- On Supabase, pg_cron starts delivery every minute. Two Vault secrets say where and how (docs/deploy.md): project_url
-- and secret_key; without them the job does nothing. Where pg_cron, pg_net and Vault are not all available, this does
-- nothing: the local stack has its own timer.
do $migration$
begin
  if (
    select count(*)
    from pg_available_extensions
    where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    return;
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  perform cron.schedule(
    'deliver-mail',
    '* * * * *',
    $job$
      select net.http_post(
        url := address.decrypted_secret || '/functions/v1/deliver-mail',
        headers := jsonb_build_object('apikey', key.decrypted_secret, 'content-type', 'application/json'),
        body := '{}'::jsonb,
        timeout_milliseconds := 30000
      )
      from vault.decrypted_secrets as address
      cross join vault.decrypted_secrets as key
      where address.name = 'project_url' and key.name = 'secret_key'
    $job$
  );
end;
$migration$;
