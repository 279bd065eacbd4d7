/** What makes a lead suspicious, and how many leads and mails are usual. The suspicious are held, never dropped. */

/** How long a form's token is valid. A form left open for longer is sent without proof. */
export const FORM_TOKEN_HOURS = 24
/** A page asks for a new token when the form is used again after this long. */
export const FORM_TOKEN_RENEW_MS = 6 * 3_600_000

/** A field that people neither see nor reach. No payload of section 3 has it. */
export const TRAP_FIELD = 'subject_line'

/** A lead with this many points is held. */
export const HOLD_AT = 100

/** Points for each sign of an automated submission. One certain sign is enough, or several weak ones. */
export const SUSPICION = {
  trap: 100,
  /**
   * The form was sent within this time of its first use; even with autofill, a person takes longer. A setting may raise
   * it to `mostMs`, for which whoever sends a restored draft at once then waits.
   */
  tooFast: { underMs: 2_000, mostMs: 10_000, points: 100 },
  /** HTML or forum markup for a link. */
  linkMarkup: 100,
  /** A link in a name, which is how spam reaches people whom a site thanks by name. */
  linkInName: 100,
  /** For each site that the message links to. A person may paste several listings of one site. */
  linkedSite: 30,
  /** Nothing proves that our form sent it. */
  unproven: 40,
  /** Our form was asked for a proof of work, and sent none that is valid. Counts with `PROOF_OF_WORK` only. */
  workMissing: 100,
  /** The same without a token, as of forms without JavaScript: it takes another sign to hold these. */
  workImpossible: 30,
  /** The request lacks what every browser sends. */
  notBrowser: 40,
} as const

/**
 * The most bits of a proof of work that can be asked for: more would take old phones minutes. When the visitor
 * sends the form, it waits for its work for `patienceMs` at most.
 */
export const PROOF_OF_WORK = { mostBits: 20, patienceMs: 3_000 } as const

/** At most `allowed` at once, and as many again over each period. */
export type Limit = { readonly allowed: number; readonly perSeconds: number }

const HOUR = 3600
const DAY = 24 * HOUR

/** Leads above a limit are held. */
export const LEAD_LIMIT = {
  /** One IPv4 address, or one customer's IPv6 network (/64). Offices and mobile networks share addresses. */
  client: { allowed: 10, perSeconds: HOUR },
  /** An IPv4 /24, an IPv6 /48. */
  network: { allowed: 30, perSeconds: HOUR },
  /** One mailbox, in whatever spelling. */
  mailbox: { allowed: 5, perSeconds: DAY },
  /** Leads sent with the same form token. A form gets a new one after each lead. */
  token: { allowed: 3, perSeconds: 24 * HOUR },
  /** All forms without JavaScript together, and all other leads of browsers without a token. */
  unproven: { allowed: 30, perSeconds: HOUR },
  /** All leads of programs together. */
  scripted: { allowed: 5, perSeconds: 6 * HOUR },
} as const satisfies Record<string, Limit>

/** Acknowledgements to one mailbox. Above it a lead is stored and mailed to the team, but not acknowledged. */
export const ACKNOWLEDGEMENT_LIMIT: Limit = { allowed: 3, perSeconds: DAY }

/** Confirmation mails of the newsletter above a limit are not sent. */
export const NEWSLETTER_MAIL_LIMIT = {
  client: { allowed: 10, perSeconds: HOUR },
  network: { allowed: 30, perSeconds: HOUR },
} as const satisfies Record<string, Limit>

/**
 * Mail about leads that leaves at once, in an hour: to everybody, of which no network gets more than a share. What comes
 * above is neither acknowledged nor alerted of, and the team gets a list of it, `listMinutes` after its first lead.
 */
export const LEAD_PACE = { perHour: 20, networkShare: 1 / 4, listMinutes: 10 } as const
/** Confirmation mails of the newsletter that leave in an hour. The others wait their turn, for a day at most. */
export const NEWSLETTER_PACE: Limit = { allowed: 20, perSeconds: HOUR }
