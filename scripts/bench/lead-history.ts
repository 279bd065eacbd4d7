/** A database as it is after years: leads with all that belongs to them, and what the statements on them then do. */
import postgres, { type Sql } from 'postgres'
import type { ScreenedLead } from '../../supabase/functions/_shared/lead/parse.ts'
import { leadParameter } from '../../supabase/functions/_shared/lead/store.ts'

/** Fills the database with `count` leads of the past, two minutes apart, whose mail was sent. */
export async function fillWithLeads(url: string, count: number): Promise<void> {
  await withConnection(url, async (sql) => {
    // All of it is made here: nothing needs to be checked, or kept after a crash. Leads that are there keep what they have.
    await sql`set session_replication_role = replica`
    await sql`set synchronous_commit = off`
    await sql`
      insert into public.leads (
        submission_id, content_hash, received_at, submitted_at, first_name, last_name, email, phone, message, source,
        tags, score, score_reasons, utm, page, referrer, time_on_page_seconds, user_agent, address_hash
      )
      select
        gen_random_uuid(), md5(i::text) || md5(i::text), t.past, t.past, 'Grace', 'Hopper', 'past.' || i || '@example.com',
        '(403) 555-0101', 'Please tell me what my condo in Brentwood is worth.', 'evaluation-page',
        '{website-lead,evaluation-page}', 65, '[]', '{}', '/evaluation', 'direct', 74, 'Mozilla/5.0',
        md5(i::text) || md5(i::text)
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
    await sql`
      insert into public.lead_screenings (lead_id, captured_by, reasons)
      select l.id, 'signed-form', '[]' from public.leads as l
      on conflict do nothing`
    await sql`
      insert into public.outbox (kind, subject_id, status, attempts, claims, due_at, created_at, settled_at)
      select k, l.id, 'sent', 1, 1, l.received_at, l.received_at, l.received_at
      from public.leads as l, unnest(array['lead-team-email', 'lead-acknowledgement']) as k
      on conflict do nothing`
    await sql`
      insert into public.delivery_attempts (outbox_id, attempt, started_at, ended_at, result)
      select o.id, 1, o.created_at, o.settled_at, 'sent' from public.outbox as o where o.status = 'sent'
      on conflict do nothing`
    await sql`vacuum analyze`
  })
}

/** The newest lead's statements, each with what its plan reads or writes and how long that took. */
type Plan = { statement: string; steps: string[]; milliseconds: number }

/** How PostgreSQL executes what a lead causes, down to each statement of the SQL functions. */
export async function explainLead(url: string, lead: ScreenedLead): Promise<Plan[]> {
  const notices: string[] = []
  await withConnection(
    url,
    async (sql) => {
      await sql`load 'auto_explain'`
      const call = () =>
        sql`select public.accept_leads(${sql.json([leadParameter({ ...lead, submissionId: crypto.randomUUID() })])}, '[]')`
      // The first call plans.
      await call()
      for (const setting of ['log_nested_statements', 'log_analyze'])
        await sql`select set_config(${`auto_explain.${setting}`}, 'on', false)`
      await sql`select set_config('auto_explain.log_min_duration', '0', false)`
      await sql`select set_config('client_min_messages', 'log', false)`
      await call()
      await sql`select public.claim_mail('bench', gen_random_uuid(), array['lead-team-email'], 1000, 120, false)`
    },
    (message) => notices.push(message),
  )
  const plans = notices.flatMap(planOf)
  // Rows of several tables point to the lead, and each is checked.
  return plans.filter(
    ({ statement }, index) => index === plans.findIndex((plan) => plan.statement === statement),
  )
}

/** Of one notice of auto_explain; none where no table is touched. */
function planOf(notice: string): Plan[] {
  const [, milliseconds = '', text = ''] =
    /^duration: ([\d.]+) ms {2}plan:\s*Query Text: (.*)$/s.exec(notice) ?? []
  const lines = text.split('\n')
  const steps = lines.flatMap((line) => {
    const [, step] =
      /((?:Insert|Update|Delete) on \w+(?: \w+)?|(?:Index|Bitmap|Seq)[\w ]* Scan [^(]*?) *\(cost/.exec(
        line,
      ) ?? []
    return step ? [step.replaceAll('public.', '')] : []
  })
  const planStart = lines.findIndex((line) => line.includes('(cost='))
  const statement = lines.slice(0, planStart).join(' ').replaceAll('public.', '').replace(/\s+/g, ' ').trim()
  return steps.length > 0 ? [{ statement, steps, milliseconds: Number(milliseconds) }] : []
}

async function withConnection(
  url: string,
  use: (sql: Sql) => Promise<void>,
  onNotice: (message: string) => void = () => undefined,
): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: (notice) => onNotice(notice.message ?? '') })
  try {
    await use(sql)
  } finally {
    await sql.end()
  }
}
