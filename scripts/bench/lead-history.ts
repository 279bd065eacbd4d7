/** A database as it is after years: leads with all that belongs to them. */
import postgres from 'postgres'

/** Fills the database with `count` leads of the past, two minutes apart, whose mail was sent. */
export async function fillWithLeads(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    // All of it is made here: nothing needs to be checked, or kept after a crash. Leads that are there keep what they have.
    await sql`set session_replication_role = replica`
    await sql`set synchronous_commit = off`
    await sql`
      insert into public.leads (
        submission_id, content_hash, received_at, submitted_at, first_name, last_name, email, phone, message, source,
        tags, score, score_reasons, utm, page, referrer, time_on_page_seconds, user_agent, address_hash,
        captured_by, suspicions, state, words
      )
      select
        gen_random_uuid(), md5(i::text) || md5(i::text), t.past, t.past, 'Grace', 'Hopper', 'past.' || i || '@example.com',
        '(403) 555-0101', 'Please tell me what my condo in Brentwood is worth.', 'evaluation-page',
        '{website-lead,evaluation-page}', 65, '[]', '{}', '/evaluation', 'direct', 74, 'Mozilla/5.0',
        md5(i::text) || md5(i::text), 'signed-form', '[]', 'new', ''
      from generate_series(1, ${count}::integer) as i, lateral (select now() - i * interval '2 minutes' as past) as t`
    await sql`
      insert into public.lead_consents (
        lead_id, channel, granted, wording, wording_hash, pre_ticked, captured_by, recorded_at, page, form, user_agent
      )
      select
        l.id, c, true, 'I agree to receive email updates about real estate opportunities and market insights.',
        l.content_hash, true, 'signed-form', l.received_at, l.page, l.source, l.user_agent
      from public.leads as l, unnest(array['email', 'sms']) as c
      on conflict do nothing`
    await sql`update public.leads as l set words = public.lead_words(l) where l.words = ''`
    await sql`
      insert into public.deliveries (kind, subject_id, status, attempts, claims, due_at, created_at, settled_at)
      select k, l.id, 'sent', 1, 1, l.received_at, l.received_at, l.received_at
      from public.leads as l, unnest(array['lead-team-email', 'lead-acknowledgement']) as k
      on conflict do nothing`
    await sql`
      insert into public.delivery_attempts (delivery_id, attempt, started_at, ended_at, result)
      select o.id, 1, o.created_at, o.settled_at, 'sent' from public.deliveries as o where o.status = 'sent'
      on conflict do nothing`
    await sql`vacuum analyze`
  } finally {
    await sql.end()
  }
}
