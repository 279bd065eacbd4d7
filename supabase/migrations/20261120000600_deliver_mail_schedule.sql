-- The function that pg_cron calls every minute is now named deliver-mail. As before, this does nothing
-- where pg_cron, pg_net and Vault are not all available, and the job does nothing without the two Vault
-- secrets project_url and secret_key (see the README).
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

  perform cron.unschedule(job.jobid) from cron.job as job where job.jobname = 'deliver-leads';
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
