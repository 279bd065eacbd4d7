/**
 * Screens a lead for signs of an automated submission. Every sign is one that the server saw. None refuses a lead:
 * suspicious ones are stored and held until the team releases them.
 */
import { HOLD_AT, LEAD_LIMIT, type Limit, SUSPICION } from '../../../../content/screening.ts'
import type { Client } from '../http/client.ts'
import type { FormToken } from './form-token.ts'

/** How we know the form: by a token we signed, by the shape of a form without JavaScript, or not at all. */
export type CapturedBy = 'signed-form' | 'unsigned-form' | 'direct-post'

/** What the server saw of a submission. */
export type Seen = {
  now: Date
  capturedBy: CapturedBy
  /** Present for a signed form. */
  token: FormToken | null
  client: Client | null
  /** Whether the request has what every browser sends. */
  fromBrowser: boolean
  /** Whether required work is missing. Without a token there is none to do. */
  workMissing: boolean
  /** The contents of the honeypot field. */
  trap: string
}

type Texts = {
  firstName: string
  lastName: string
  message: string
  address: string
}

export type Screening = {
  capturedBy: CapturedBy
  /** When our form got its token; null if nothing proves it. ISO 8601. */
  formOpenedAt: string | null
  seenAt: string
  held: boolean
  /** Of the client, as a hash; null if it is not known. No network uses up what is mailed at once. */
  network: string | null
  reasons: readonly { readonly reason: string; readonly points: number }[]
  limits: readonly NamedLimit[]
  /** The database completes the key, because it compares mailboxes. */
  mailboxLimit: NamedLimit
}

/** A limit that the database counts under `key`. Exceeding it adds `points` for `reason`. */
export type NamedLimit = Limit & { key: string; reason: string; points: number }

export function screenLead(texts: Texts, seen: Seen, minimumFillMs: number): Screening {
  const { now, capturedBy, token, fromBrowser, workMissing, trap } = seen
  const reasons: { reason: string; points: number }[] = []
  const add = (applies: boolean, reason: string, points: number) => {
    if (applies) reasons.push({ reason, points })
  }
  const sites = linkedSites(`${texts.message}\n${texts.address}`)
  add(trap !== '', 'Filled in a field that people do not see', SUSPICION.trap)
  add(
    token !== null && now.getTime() - token.openedAt.getTime() < minimumFillMs,
    `Filled in the form in less than ${minimumFillMs / 1000} s`,
    SUSPICION.tooFast.points,
  )
  add(LINK_MARKUP.test(texts.message), 'Contains markup for a link', SUSPICION.linkMarkup)
  add(
    linkedSites(`${texts.firstName}\n${texts.lastName}`).size > 0,
    'Has a link for a name',
    SUSPICION.linkInName,
  )
  add(
    sites.size > 0,
    `Links to ${sites.size} ${sites.size === 1 ? 'site' : 'sites'}`,
    SUSPICION.linkedSite * sites.size,
  )
  add(capturedBy !== 'signed-form', 'Nothing proves that our form sent it', SUSPICION.unproven)
  add(workMissing && token !== null, 'Did not do the work that our form was asked for', SUSPICION.workMissing)
  add(workMissing && token === null, 'Has no proof of work either', SUSPICION.workImpossible)
  add(!fromBrowser, 'Was not sent by a browser', SUSPICION.notBrowser)
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0)
  return {
    capturedBy,
    formOpenedAt: token?.openedAt.toISOString() ?? null,
    seenAt: now.toISOString(),
    held: points >= HOLD_AT,
    network: seen.client?.networkHash ?? null,
    reasons,
    limits: limitsFor(seen),
    mailboxLimit: limit('lead mailbox', 'Too many for one mailbox', LEAD_LIMIT.mailbox),
  }
}

export function limit(key: string, reason: string, { allowed, perSeconds }: Limit): NamedLimit {
  return { key, reason, points: HOLD_AT, allowed, perSeconds }
}

function limitsFor({ capturedBy, token, client, fromBrowser }: Seen): NamedLimit[] {
  const limits = clientLimits('lead', client, LEAD_LIMIT)
  if (token) limits.push(limit(`token ${token.id}`, 'One form was sent too often', LEAD_LIMIT.token))
  // A request without a trusted proxy comes from our own tools or tests and counts towards no limit.
  else if (client)
    limits.push(
      fromBrowser
        ? // Programs that post as our script does, without its token, use up nothing of the visitors without JavaScript.
          limit(`unproven ${capturedBy}`, 'Too many without proof from anywhere', LEAD_LIMIT.unproven)
        : limit('scripted', 'Too many from programs anywhere', LEAD_LIMIT.scripted),
    )
  return limits
}

/** The limits of one client and of its network. */
export function clientLimits(
  what: string,
  client: Client | null,
  limits: { client: Limit; network: Limit },
): NamedLimit[] {
  if (!client?.clientHash) return []
  return [
    limit(`${what} client ${client.clientHash}`, 'Too many from one client', limits.client),
    limit(`${what} network ${client.networkHash}`, 'Too many from one network', limits.network),
  ]
}

const LINK_MARKUP = /<\s*a\s[^>]*href|\[\s*(?:url|link)\b/i
/**
 * A link has a scheme, `www.` or an IPv4 address. A bare domain may be part of an email address, or a typo after a
 * full stop.
 */
const LINK = /(?:[a-z][a-z\d+.-]*:\/\/|www\.|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]*\d))[^\s<>"']*/giu

/** The sites that a text links to, in any disguise, without `www.`. */
function linkedSites(text: string): Set<string> {
  const links = decoded(text.normalize('NFKC')).matchAll(LINK)
  return new Set([...links].map(([link]) => siteOf(link)))
}

/** Decodes percent-encoded ASCII, as often as it was encoded. */
function decoded(text: string): string {
  const once = text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return once === text ? text : decoded(once)
}

/** The site as the URL parser reads it: `https://@203.0.113.7` links to that address. */
function siteOf(link: string): string {
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`
  const host = URL.canParse(url) ? new URL(url).hostname : link
  return host.toLowerCase().replace(/^www\.|\.+$/g, '')
}

/** Whether a request has what every browser sends: a user agent, languages, and its origin. */
export function isFromBrowser({ headers }: Request): boolean {
  return (
    (headers.get('user-agent') ?? '').startsWith('Mozilla/5.0') &&
    headers.has('accept-language') &&
    headers.has('sec-fetch-mode') &&
    (headers.has('origin') || headers.has('referer'))
  )
}
