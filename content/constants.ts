/**
 * The business constants and limits of section 9 of the product specification.
 * Lengths are in CSS pixels, times in milliseconds unless the name says otherwise, money in CAD.
 */

/** Widths, offsets and scroll distances, in CSS pixels. */
export const LAYOUT = {
  mobileBreakpoint: 768,
  drawerWidth: 300,
} as const

/** Vertical scroll position, in CSS pixels, past which each part changes. */
export const SCROLL_THRESHOLD = {
  navbar: 20,
  banner: 100,
  quickActions: 400,
  infrastructureNavigation: 300,
  sectionDetectionOffset: 200,
} as const

/** Fraction of a section that must be visible before it is revealed, 0 to 1. */
export const VISIBILITY_THRESHOLD = {
  homeSection: 0.2,
  evaluationBanner: 0.3,
  leadForm: 0.3,
} as const

export const LAUNCH_PHASES = { count: 4, rotationMs: 4000 } as const
export const BANNER = { count: 5, rotationMs: 4000 } as const
export const HERO = { particles: 25, contentDelayMs: 300 } as const

/** Before opening; how long after a close reopening is instant; before closing. */
export const DROPDOWN_DELAY = { openMs: 200, skipMs: 300, closeMs: 150 } as const

/** Minimum characters per field (section 5). */
export const MINIMUM_LENGTH = {
  password: 6,
  phone: 10,
  contactName: 1,
  contactMessage: 10,
  joinName: 2,
} as const

/** Maximum characters per field of a lead, and of its request body in bytes. */
export const MAXIMUM_LENGTH = {
  name: 100,
  email: 254,
  phone: 40,
  message: 5000,
  address: 300,
  shortText: 500,
  url: 2000,
  tags: 20,
  bodyBytes: 32 * 1024,
} as const

/** The pipeline entry of a lead from each page; values in CAD. */
export const PIPELINE = {
  evaluation: { title: 'Home Evaluation Request', monetaryValue: 25000 },
  contact: { title: 'Contact Page Inquiry', monetaryValue: 5000 },
} as const

/** The sources of a lead (section 7). Other clients may send other names. */
export const LEAD_SOURCE = {
  fallback: 'website',
  contactForm: 'contact-form',
  evaluationPage: 'evaluation-page',
  contactPage: 'contact-page',
  joinTeam: 'join-team',
  /** Entered by a member of the team; only the desk may send it. */
  byHand: 'by-hand',
} as const

/** How an email names a lead's source; unknown ones appear unchanged. */
export const LEAD_SOURCE_NAME: ReadonlyMap<string, string> = new Map([
  [LEAD_SOURCE.fallback, 'the website'],
  [LEAD_SOURCE.contactForm, 'a contact form'],
  [LEAD_SOURCE.evaluationPage, 'the evaluation page'],
  [LEAD_SOURCE.contactPage, 'the contact page'],
  [LEAD_SOURCE.joinTeam, 'the page for agents who want to join'],
  [LEAD_SOURCE.byHand, 'the desk, taken by hand'],
])

export const LEAD_TAG = {
  website: 'website-lead',
  team: 'northbow-team',
  highQuality: 'High Quality Lead',
  scorePrefix: 'Lead Score: ',
} as const

/** Points for each sign of interest, capped at `cap`. Above `highQualityAbove` a lead is high quality. */
export const LEAD_SCORE = {
  cap: 100,
  highQualityAbove: 50,
  timeOnPage: [
    { overSeconds: 30, points: 20 },
    { overSeconds: 60, points: 20 },
    { overSeconds: 120, points: 30 },
  ],
  utmSource: 15,
  paidMedium: { mediums: ['cpc', 'paid'], points: 10 },
  path: [
    { containing: ['evaluation', 'valuation'], points: 25 },
    { containing: ['listings', 'properties'], points: 15 },
    { containing: ['contact', 'join'], points: 10 },
  ],
  googleReferrer: { containing: 'google', points: 10 },
} as const

export const MISSING_REFERRER = 'direct'
export const NO_ADDITIONAL_MESSAGE = 'No additional message'
/** The campaign parameters in display order; in a URL each has the prefix `utm_`. */
export const UTM_PARAMETERS = ['source', 'medium', 'campaign', 'term', 'content'] as const
/** Click ids that advertising platforms add to addresses. Their offline conversion imports need them back. */
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const
export const UTM_STORAGE_KEY = 'utm_params'
/** Key prefix in session storage, followed by a form's id, of the form's draft. */
export const DRAFT_STORAGE_PREFIX = 'northbow-draft-'
/** Prefix of a desk draft's name, followed by member and lead, and how many of the newest a tab keeps. */
export const DESK_DRAFT_PREFIX = 'desk-'
export const DESK_DRAFTS = 20
/** Key prefix in local storage, followed by a form's id, of an unanswered submission; and how long it is offered. */
export const UNSENT_STORAGE_PREFIX = 'northbow-unsent-'
export const UNSENT_OFFERED_MS = 24 * 3_600_000
export const REPLY_WITHIN_HOURS = 24
export const SERVICE_RADIUS_METRES = 50_000

/** How long a form waits for the server before it reports a failure. */
export const SUBMIT_TIMEOUT_MS = 20_000

/**
 * How long the desk rests between comparisons with the database while its tab is visible. With a second for the
 * answer, a change shows within five.
 */
export const DESK_REFRESH_MS = 4_000
/** Lines that the desk's list adds at once, and its maximum. */
export const DESK_PAGE = 50
export const DESK_LINES = 500
/** Most rows in an exported file. */
export const DESK_EXPORT_ROWS = 10_000
/** Office minutes without an owner after which the team is told again, and after which the lead is assigned. */
export const CASE_OFFER_MINUTES = 5
export const CASE_ASSIGN_MINUTES = 15
/** Office minutes of a weekday. */
const OFFICE_DAY = 720
/**
 * Office minutes from one reminder of a lead's owner to the next, by state. Managers are told from the second on; reminders
 * end after the last, because nobody heeds a fifth.
 * Claimed: after an hour, after four, and on the next two days, because visitors are promised an answer within a day.
 * Contacted: after three and five days, then for two weeks, because people need days to decide.
 * Meeting: after ten and fifteen days, because most meetings happen within two weeks. None may exceed 30 days.
 */
export const CASE_PATIENCE_MINUTES = {
  claimed: [60, 180, OFFICE_DAY, OFFICE_DAY],
  contacted: [3 * OFFICE_DAY, 2 * OFFICE_DAY, 5 * OFFICE_DAY, 5 * OFFICE_DAY],
  meeting: [10 * OFFICE_DAY, 5 * OFFICE_DAY],
} as const
/** Office minutes until managers hear that an unanswered lead's owner is off duty: as for an unassigned one. */
export const CASE_AWAY_MINUTES = CASE_ASSIGN_MINUTES
/** Minutes between two reminders to the same person, so that reminders due in between share one email. */
export const CASE_REMINDER_PAUSE_MINUTES = 60
/** How long a move can be undone: long enough to notice a slip, too short to rewrite the week's figures. */
export const CASE_UNDO_MINUTES = 30
/**
 * Maximums of an email to the team: leads with buttons, rows of a plain list, and characters of other people's input (a
 * message, any other text, a text in a list). Gmail cuts an email off at 102 kB, with the buttons after that.
 */
export const TEAM_MAIL = { leads: 20, rows: 25, text: 2_000, shortText: 200, listedText: 60 } as const
/** How long a member can claim a lead from the mail that offers it. */
export const CLAIM_LINK_HOURS = 72
/** Days on which the office is closed, besides those without hours: Alberta's general holidays. */
export const OFFICE_CLOSED = [
  '2026-12-25',
  '2027-01-01',
  '2027-02-15',
  '2027-03-26',
  '2027-05-24',
  '2027-07-01',
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-12-25',
  '2028-01-01',
] as const
/** Characters of a note about a lead. */
export const NOTE_LENGTH = 2_000
/** Characters that the desk can be searched for at once. */
export const SEARCH_LENGTH = 200

/**
 * How a lead form sends: how long one attempt may take; the pauses before it tries again by itself; how often it goes on
 * after it has said that it failed, and the pause before each; and the longest pause that it takes because the server
 * asks for it.
 */
export const LEAD_SENDING = {
  attemptMs: 12_000,
  retryDelaysMs: [1000, 2000, 4000],
  laterRetries: 60,
  laterDelayMs: 60_000,
  longestPauseMs: 5000,
} as const

/** How long a stored session may stay unconfirmed before the visitor counts as signed out. */
export const SESSION_TIMEOUT_MS = 10_000

/** How long an embedded frame may take to load before it counts as failed. */
export const FRAME_TIMEOUT_MS = 15_000

/** How long a calculator's inputs must be unchanged before they are written to the URL. */
export const ADDRESS_DELAY_MS = 400

/** How long a new password must be unchanged before advice on it is given. */
export const ADVICE_DELAY_MS = 700

/** In the address that the mail of a forgotten password leads back to, on the sign-in page. */
export const RECOVERY_PARAMETER = 'reset'

/** In the address of the sign-in page to which the link of a confirmation email leads on, for a password to be chosen. */
export const CONFIRMATION_PARAMETER = 'confirmed'

/** The fragment of the sign-in page that asks for a mailed code. */
export const MAILED_CODE_FRAGMENT = 'code'

/** Costs quoted to visitors, in CAD. The upper end of whole-house removal means "and up". */
export const COSTS = {
  inspection: [400, 600],
  legal: [1500, 3000],
  radonMitigation: [1500, 5000],
  asbestosTestPerSample: [200, 500],
  asbestosRemovalRoom: [3000, 7000],
  asbestosRemovalHouse: [15_000, 50_000],
  asbestosEncapsulationPerSquareFoot: [5, 15],
} as const

export const DOWN_PAYMENT_PERCENT = [5, 20] as const
export const NEW_HOME_WARRANTY_YEARS = [1, 2, 5, 10] as const
