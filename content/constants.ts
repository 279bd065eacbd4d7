/**
 * The business constants and limits of section 9 of the product specification.
 * Lengths are in CSS pixels, times in milliseconds unless the name says otherwise, money in CAD.
 */

/** Widths, offsets and scroll distances, in CSS pixels. */
export const LAYOUT = {
  mobileBreakpoint: 768,
  drawerWidth: 300,
  /** From here the header has room for all of its links, and needs no menu button. */
  fullNavigation: 960,
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
} as const

/** How a mail names where a lead was written, by its source; any other source is named as it is. */
export const LEAD_SOURCE_NAME: ReadonlyMap<string, string> = new Map([
  [LEAD_SOURCE.fallback, 'the website'],
  [LEAD_SOURCE.contactForm, 'a contact form'],
  [LEAD_SOURCE.evaluationPage, 'the evaluation page'],
  [LEAD_SOURCE.contactPage, 'the contact page'],
  [LEAD_SOURCE.joinTeam, 'the page for agents who want to join'],
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
/** Ids that advertising platforms add to the address of a click. Their imports of offline conversions want them back. */
export const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const
export const UTM_STORAGE_KEY = 'utm_params'
/** With the id of a form, the key in session storage of what was typed into it and not sent. */
export const DRAFT_STORAGE_PREFIX = 'northbow-draft-'
/** With the id of a form, the key in local storage of what was sent without an answer; and how long it is offered. */
export const UNSENT_STORAGE_PREFIX = 'northbow-unsent-'
export const UNSENT_OFFERED_MS = 24 * 3_600_000
export const REPLY_WITHIN_HOURS = 24
export const SERVICE_RADIUS_METRES = 50_000

/** How long a form waits for the server before it reports a failure. */
export const SUBMIT_TIMEOUT_MS = 20_000

/** How often the desk asks for what has changed, while its tab is visible. */
export const DESK_REFRESH_MS = 5_000
/** Office minutes without an owner after which the team is told of a lead again, and after which somebody gets it. */
export const CASE_OFFER_MINUTES = 5
export const CASE_ASSIGN_MINUTES = 15
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
