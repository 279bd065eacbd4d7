/** What browsers report of the pages: what the content security policy refused, and errors of our own code. */
import type { Limit } from './screening.ts'

/** The edge function that counts them. */
export const REPORTS_FUNCTION = 'reports'

/** How an error reached us: thrown by a script, or from a promise. */
export const ERROR_ORIGINS = ['script', 'promise'] as const
/** What an error is. Never its message, which may repeat what a visitor typed. */
export const ERROR_KINDS = [
  /** A file of the site did not arrive: a new version was released, or the network is down. */
  'missing file',
  'DOMException',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'Error',
] as const

/** One error of our code in a visitor's browser. */
export type ErrorReport = {
  kind: (typeof ERROR_KINDS)[number]
  origin: (typeof ERROR_ORIGINS)[number]
  /** Where in our files: `/assets/app-1a2b3c4d.js:1:2345`; empty when the browser does not say. */
  place: string
  /** The path of the page, without what follows it in the address. */
  page: string
  /** The build that the visitor has. */
  build: string
}

/** Errors in one request, and of one page until it is loaded again. */
export const REPORT_BATCH = 5

/** How long the counts are kept. */
export const REPORT_DAYS = 90

const DAY = 86_400

/** Requests above a limit are not counted. */
export const REPORT_LIMIT = {
  /** One IPv4 address, or one customer's IPv6 network (/64). */
  client: { allowed: 20, perSeconds: DAY },
  /** An IPv4 /24, an IPv6 /48. */
  network: { allowed: 200, perSeconds: DAY },
  /** Everybody together. */
  all: { allowed: 2000, perSeconds: DAY },
} as const satisfies Record<string, Limit>
