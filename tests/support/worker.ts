/** A delivery worker of the functions in this process, on a database and a mail provider of the test. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { leadTeamEmail } from '../../supabase/functions/_shared/lead/email.ts'
import { heldLeadsReport } from '../../supabase/functions/_shared/lead/held-report.ts'
import { deadMailAlarm } from '../../supabase/functions/_shared/mail/dead-mail.ts'
import { type Clock, createDelivery, systemClock } from '../../supabase/functions/_shared/mail/delivery.ts'
import { createOutbox } from '../../supabase/functions/_shared/mail/outbox.ts'
import { createMailProvider } from '../../supabase/functions/_shared/mail/send.ts'
import { newsletterConfirmation } from '../../supabase/functions/_shared/newsletter/email.ts'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import type { Database } from './database.ts'

const LINKS = { site: 'https://site.example', functions: 'https://functions.example' }
export const FAST = '1000'

/** `deliver` resolves once nothing is due. `log` has what the operator is told. */
export function startWorker(
  call: CallDatabase,
  settings: Record<string, string>,
  clock: Clock = systemClock,
) {
  const log: string[] = []
  const delivery = createDelivery({
    outbox: createOutbox(call),
    provider: createMailProvider((name) => settings[name]),
    templates: {
      'lead-team-email': leadTeamEmail,
      'team-dead-mail': deadMailAlarm,
      'newsletter-confirmation': newsletterConfirmation(async (id) => `token-of-${id}`, LINKS),
      'team-held-leads': heldLeadsReport,
    },
    log: (line) => void log.push(line),
    clock,
  })
  return { delivery, log, deliver: () => delivery.start().done }
}

const Mail = v.object({
  id: v.string(),
  kind: v.string(),
  status: v.string(),
  attempts: v.number(),
  claims: v.number(),
  failures: v.number(),
  last_error: v.nullable(v.string()),
})
export type StoredMail = v.InferOutput<typeof Mail>

/** The mails in the outbox, oldest first; of one kind. */
export async function mailsIn(database: Database, kind = 'lead-team-email'): Promise<StoredMail[]> {
  const sql = `select id, kind, status, attempts, claims, failures, last_error from public.outbox
    where kind = $1 order by created_at, id`
  return v.parse(v.array(Mail), await database.query(sql, [kind]))
}

/** Stores a lead with its mail; resolves to the mail's id. */
export async function storeLead(database: Database, email = 'ada@example.com'): Promise<string> {
  const lead = {
    submissionId: randomUUID(),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '(403) 555-0100',
    message: 'A bungalow in Brentwood.',
    source: 'website',
    tags: [],
    consents: [],
    utm: {},
    page: '/',
    referrer: 'direct',
    timestamp: '2026-11-20T18:00:00Z',
    score: { points: 0, reasons: [] },
    tracking: { timeOnPage: 0, userAgent: 'Test', formStartedAt: null },
  }
  const { id } = v.parse(v.object({ id: v.string() }), await database.call('submit_lead', { lead }))
  const [mail] = await database.query('select id from public.outbox where lead_id = $1', [id])
  return String(mail?.id)
}
