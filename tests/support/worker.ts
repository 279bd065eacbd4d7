/** A delivery worker of the functions in this process, on a database and a mail provider of the test. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { forExtraFields } from '../../content/lead-fields.ts'
import { readChannels } from '../../supabase/functions/_shared/channels/settings.ts'
import { leadAcknowledgement } from '../../supabase/functions/_shared/lead/acknowledgement.ts'
import { leadTeamEmail } from '../../supabase/functions/_shared/lead/email.ts'
import { heldLeadsReport } from '../../supabase/functions/_shared/lead/held-report.ts'
import { leadList } from '../../supabase/functions/_shared/lead/list-report.ts'
import type { Lead } from '../../supabase/functions/_shared/lead/parse.ts'
import type { Screening } from '../../supabase/functions/_shared/lead/screen.ts'
import { leadParameter, paceOf } from '../../supabase/functions/_shared/lead/store.ts'
import { mailChannel } from '../../supabase/functions/_shared/mail/channel.ts'
import { deadMailAlarm } from '../../supabase/functions/_shared/mail/dead-mail.ts'
import { createMailProvider, type ReadSetting } from '../../supabase/functions/_shared/mail/send.ts'
import { newsletterConfirmation } from '../../supabase/functions/_shared/newsletter/email.ts'
import type { Channel } from '../../supabase/functions/_shared/outbox/channel.ts'
import {
  type Clock,
  createWorkers,
  LEASE_SECONDS,
  systemClock,
} from '../../supabase/functions/_shared/outbox/delivery.ts'
import { createOutbox } from '../../supabase/functions/_shared/outbox/outbox.ts'
import type { CallDatabase } from '../../supabase/functions/_shared/runtime/database.ts'
import { erasureNotice } from '../../supabase/functions/_shared/team/erasure.ts'
import { teamInvitation } from '../../supabase/functions/_shared/team/invitation.ts'
import { teamNotice } from '../../supabase/functions/_shared/team/notice.ts'
import type { Database } from './database.ts'

const LINKS = { site: 'https://site.example', functions: 'https://functions.example' }
export const FAST = '1000'
/** As the senders of webhooks and their receivers share it. */
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes 1234').toString('base64')}`

/** The settings for mail over Resend's API at `url`, as fast as tests can. */
export function resendAt(url: string) {
  return { RESEND_API_KEY: 're_key', RESEND_URL: url, MAIL_PER_SECOND: FAST }
}

/** The settings of the CRM webhook to `url`. */
export function crmAt(url: string) {
  return { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRET: WEBHOOK_SECRET }
}

/** Every channel of the settings, mail first. */
export function deliveryChannels(setting: ReadSetting): Channel[] {
  const mail = mailChannel(createMailProvider(setting), {
    'lead-team-email': leadTeamEmail(LINKS),
    'lead-acknowledgement': leadAcknowledgement,
    'team-dead-deliveries': deadMailAlarm(LINKS),
    'newsletter-confirmation': newsletterConfirmation(async (id) => `token-of-${id}`, LINKS),
    'team-held-leads': heldLeadsReport(LINKS),
    'team-lead-list': leadList(LINKS),
    'team-invitation': teamInvitation(LINKS),
    'team-erasure': erasureNotice,
    'team-notice': teamNotice(LINKS, { sign: async ({ lead }) => `token-of-${lead}` }),
  })
  return [mail, ...readChannels(setting)]
}

/** `deliver` resolves once nothing is due. `log` has what the operator is told. */
export function startWorker(
  call: CallDatabase,
  settings: Record<string, string>,
  clock: Clock = systemClock,
) {
  const log: string[] = []
  const delivery = createWorkers(
    deliveryChannels((name) => settings[name]),
    {
      outbox: createOutbox(call),
      log: (line) => void log.push(line),
      clock,
    },
  )
  return { delivery, log, deliver: () => delivery.start().done, giveUpUnserved: delivery.giveUpUnserved }
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
export async function mailsIn(
  database: Pick<Database, 'query'>,
  kind = 'lead-team-email',
): Promise<StoredMail[]> {
  const sql = `select id, kind, status, attempts, claims, failures, last_error from public.deliveries
    where kind = $1 order by created_at, id`
  return v.parse(v.array(Mail), await database.query(sql, [kind]))
}

/** Stores a lead with the team's mail; resolves to the mail's id. */
export async function storeLead(
  database: Pick<Database, 'call' | 'query'>,
  email = 'ada@example.com',
): Promise<string> {
  const id = await acceptLead(database, [], { email })
  const [mail] = await database.query('select id from public.deliveries where lead_id = $1', [id])
  return String(mail?.id)
}

const WORKER = randomUUID()

/** Claims the next mail to the team, as a worker does. Throws when there is none. */
export async function claimMail(outbox: ReturnType<typeof createOutbox>) {
  const claimed = await outbox.claim({
    channel: 'resend',
    kinds: ['lead-team-email'],
    worker: WORKER,
    perSecond: 1000,
    leaseSeconds: LEASE_SECONDS,
    stillSending: false,
  })
  if (claimed.state !== 'delivery') throw new Error(`nothing claimed: ${claimed.state}`)
  return claimed.delivery
}

type LeadOptions = {
  email?: string
  source?: string
  message?: string
  submissionId?: string
  held?: boolean
  /** How many are mailed at once in an hour; without it, all. */
  perHour?: number
  receivedAt?: string
}

/** Stores a lead as the function does, with `deliveries` besides the team's mail; resolves to its id. */
export async function acceptLead(
  database: Pick<Database, 'call' | 'query'>,
  deliveries: readonly string[],
  { held = false, perHour, receivedAt, ...options }: LeadOptions = {},
): Promise<string> {
  const screening: Screening = {
    capturedBy: 'signed-form',
    formOpenedAt: null,
    seenAt: receivedAt ?? new Date().toISOString(),
    held,
    network: null,
    reasons: [],
    limits: [],
    mailboxLimit: { key: '', reason: 'Too many', points: 100, allowed: 100_000, perSeconds: 60 },
  }
  const stored = await database.call('accept_leads', {
    leads: [leadParameter({ ...leadOf(options), screening })],
    deliveries: deliveries.map((kind) => ({ kind, mailboxLimit: null })),
    pace: perHour === undefined ? null : paceOf(perHour),
  })
  const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), stored)
  if (receivedAt)
    await database.query('update public.leads set received_at = $2 where id = $1', [id, receivedAt])
  return id
}

function leadOf({ email = 'ada@example.com', source = 'website', message, submissionId }: LeadOptions): Lead {
  return {
    submissionId: submissionId ?? randomUUID(),
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '(403) 555-0100',
    phoneNumber: '+14035550100',
    message: message ?? 'A bungalow in Brentwood.',
    ...forExtraFields((_name, { options }) => Object.keys(options ?? {})[0] ?? '12 Centre St N'),
    source,
    tags: ['website-lead'],
    consents: [
      {
        channel: 'email',
        granted: true,
        wording: 'I agree to emails',
        preTicked: true,
        capturedBy: 'signed-form',
      },
    ],
    utm: { source: 'google', medium: 'cpc', campaign: '', term: '', content: '', gclid: 'Cj0KCQ' },
    page: '/contact',
    referrer: 'direct',
    timestamp: '2026-11-20T18:00:00Z',
    score: { points: 25, reasons: [{ reason: 'Came from a campaign', points: 25 }] },
    tracking: { timeOnPage: 0, userAgent: 'Test', formStartedAt: null },
    pipeline: null,
    addressHash: null,
  }
}
