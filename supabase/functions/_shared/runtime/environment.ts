/** The functions' settings and connections, hosted or local. */
import * as v from 'valibot'
import { REPORT_DAYS } from '../../../../content/reports.ts'
import {
  ACKNOWLEDGEMENT_LIMIT,
  LEAD_PACE,
  NEWSLETTER_PACE,
  PROOF_OF_WORK,
  SUSPICION,
} from '../../../../content/screening.ts'
import { site } from '../../../../content/site.ts'
import type { CountFunnel } from '../../funnel/handle.ts'
import type { MailEvents } from '../../mail-events/handle.ts'
import type { CountReports } from '../../reports/handle.ts'
import { readChannels } from '../channels/settings.ts'
import { createClientIdentification, type IdentifyClient } from '../http/client.ts'
import { secureAddress } from '../http/secure-address.ts'
import { leadAcknowledgement } from '../lead/acknowledgement.ts'
import { leadTeamEmail } from '../lead/email.ts'
import { createFormTokens, type FormTokens } from '../lead/form-token.ts'
import { heldLeadsReport } from '../lead/held-report.ts'
import { leadList } from '../lead/list-report.ts'
import { createLeadStore, type LeadStore } from '../lead/store.ts'
import { createTakeLead, type TakeLead } from '../lead/taken.ts'
import { createWordings } from '../lead/wordings.ts'
import { mailChannel } from '../mail/channel.ts'
import { deadMailAlarm } from '../mail/dead-mail.ts'
import { createVerification, MailEventResult } from '../mail/event.ts'
import { createMailProvider, type ReadSetting, teamAddresses } from '../mail/send.ts'
import { type MailLinks, newsletterConfirmation } from '../newsletter/email.ts'
import { createNewsletterStore, type NewsletterStore } from '../newsletter/store.ts'
import { createTokenDerivation, type DeriveToken } from '../newsletter/token.ts'
import { createWorkers, systemClock, type Workers } from '../outbox/delivery.ts'
import { createOutbox } from '../outbox/outbox.ts'
import {
  type ClaimTokens,
  createClaimTokens,
  createFollowClaim,
  type FollowClaim,
} from '../team/claim-link.ts'
import { createCaseClock } from '../team/clock.ts'
import { erasureNotice } from '../team/erasure.ts'
import { teamInvitation } from '../team/invitation.ts'
import { teamNotice } from '../team/notice.ts'
import { connectCallers, connectDatabase, type MemberOf } from './database.ts'
import { createKeyedHash } from './hash.ts'

/** The hostname of Supabase's local gateway between its containers. */
const LOCAL_GATEWAY = ['kong']

export type Environment = {
  leads: LeadStore
  /** Offers and assigns leads that nobody has claimed in time. */
  watchLeads(now: Date): Promise<number>
  /** Tells the database which consent wordings the site shows. */
  keepWordings(): Promise<void>
  claimTokens: ClaimTokens
  followClaim: FollowClaim
  memberOf: MemberOf
  takeLead: TakeLead
  newsletter: NewsletterStore
  /** Empties the outbox, for every channel. */
  delivery: Workers
  secretKey: string
  /** The site's address for redirects; undefined if the functions answer on the site's own origin. */
  siteUrl: string | undefined
  identifyClient: IdentifyClient
  formTokens: FormTokens
  /** No person fills in a signed form faster than this after its first use. */
  minimumFillMs: number
  deriveToken: DeriveToken
  links: MailLinks
  mailEvents: MailEvents
  countFunnel: CountFunnel
  countReports: CountReports
  /** The origins of the site's own pages. */
  origins: ReadonlySet<string>
  /** After how many months leads are erased; 0 for never. */
  retentionMonths: number
}

/** Reads every setting once, at start. Throws, naming the first that is missing or invalid. */
export async function readEnvironment(setting: ReadSetting): Promise<Environment> {
  const required = (...names: [string, ...string[]]) => {
    const value = names.map((name) => setting(name)).find(Boolean)
    if (!value) throw new Error(`Set ${names.join(' or ')}`)
    return value
  }
  const count = (
    name: string,
    fallback: number,
    { least = 0, most = Number.POSITIVE_INFINITY }: { least?: number; most?: number } = {},
  ) => {
    const value = Number(setting(name) || fallback)
    if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number`)
    if (value < least) throw new Error(`${name} must be at least ${least}`)
    if (value > most) throw new Error(`${name} must be at most ${most}`)
    return value
  }
  const url = secureAddress('SUPABASE_URL', required('SUPABASE_URL'), LOCAL_GATEWAY)
  const secretKey =
    defaultKey(setting('SUPABASE_SECRET_KEYS')) ??
    required('SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY')
  const database = connectDatabase(url, secretKey)
  const siteUrl = setting('SITE_URL') || undefined
  const publicUrl = setting('PUBLIC_URL')
  const hashKey = setting('ADDRESS_HASH_KEY') || secretKey
  const deriveToken = await createTokenDerivation(hashKey)
  const claimTokens = await createClaimTokens(hashKey)
  const links = { site: publicUrl || siteUrl || site.origin, functions: publicUrl || url }
  const channels = readChannels(setting)
  const perHour = count('MAILED_PER_HOUR', LEAD_PACE.perHour, { least: 1 })
  const mail = mailChannel(createMailProvider(setting), {
    'lead-team-email': leadTeamEmail(links),
    'lead-acknowledgement': leadAcknowledgement,
    'team-dead-deliveries': deadMailAlarm(links),
    'newsletter-confirmation': newsletterConfirmation(deriveToken, links),
    'team-held-leads': heldLeadsReport(links),
    'team-lead-list': leadList(links),
    'team-invitation': teamInvitation(links),
    'team-notice': teamNotice(links, claimTokens),
    'team-erasure': erasureNotice,
  })
  return {
    leads: createLeadStore(database, {
      deliveries: [
        { kind: 'lead-acknowledgement', mailboxLimit: ACKNOWLEDGEMENT_LIMIT },
        ...channels.flatMap(({ kinds }) => kinds.map((kind) => ({ kind, mailboxLimit: null }))),
      ],
      perHour,
    }),
    watchLeads: createCaseClock(database, teamAddresses(setting)),
    keepWordings: createWordings(database),
    claimTokens,
    followClaim: createFollowClaim(database),
    memberOf: connectCallers(url),
    takeLead: createTakeLead(
      database,
      channels.flatMap(({ kinds }) => kinds),
    ),
    newsletter: createNewsletterStore(database, { ...NEWSLETTER_PACE, allowed: perHour }),
    delivery: createWorkers([mail, ...channels], {
      outbox: createOutbox(database),
      log: (line) => console.error(line),
      clock: systemClock,
    }),
    secretKey,
    siteUrl,
    identifyClient: createClientIdentification(
      await createKeyedHash(hashKey),
      count('TRUSTED_PROXY_HOPS', 0),
    ),
    formTokens: await createFormTokens(hashKey, count('PROOF_OF_WORK', 0, { most: PROOF_OF_WORK.mostBits })),
    minimumFillMs: count('MINIMUM_FILL_MS', SUSPICION.tooFast.underMs, { most: SUSPICION.tooFast.mostMs }),
    deriveToken,
    links,
    countFunnel: async (steps, limits, now) =>
      v.parse(v.boolean(), await database('count_funnel', { steps, limits, seen_at: now.toISOString() })),
    countReports: async (reports, limits, now) => {
      const parameters = { reports, limits, keep_days: REPORT_DAYS, seen_at: now.toISOString() }
      return v.parse(v.boolean(), await database('count_reports', parameters))
    },
    origins: new Set([publicUrl, siteUrl, site.origin].flatMap((own) => (own ? new URL(own).origin : []))),
    retentionMonths: count('RETENTION_MONTHS', 0),
    mailEvents: {
      verify: createVerification(setting('RESEND_WEBHOOK_SECRET') || undefined),
      record: async (event) => v.parse(MailEventResult, await database('record_mail_event', { event })),
    },
  }
}

const NamedKeys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

/** Supabase provides its secret keys as JSON, by name; the first is called "default". */
function defaultKey(json: string | undefined): string | undefined {
  const keys = v.safeParse(NamedKeys, json)
  return keys.success ? (keys.output.default ?? Object.values(keys.output)[0]) : undefined
}
