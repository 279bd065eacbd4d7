/** What is counted of the lead forms' use, and how much of it is believed. */
import type { LEAD_FIELDS } from './forms.ts'
import type { Limit } from './screening.ts'

/** The ids of the lead forms. */
export const FUNNEL_FORMS = ['contact', 'evaluation', 'join'] as const
export const FUNNEL_STEPS = ['seen', 'started', 'refused', 'sent', 'failed', 'abandoned'] as const
/** One step of a visitor through a lead form. */
export type FunnelStep = {
  form: (typeof FUNNEL_FORMS)[number]
  step: (typeof FUNNEL_STEPS)[number]
  /** Which field was refused; with `refused` only. */
  field?: (typeof LEAD_FIELDS)[number]
}

/** Steps in one request. */
export const FUNNEL_BATCH = 40

const HOUR = 3600

/** Requests above a limit are not counted. */
export const FUNNEL_LIMIT = {
  /** One IPv4 address, or one customer's IPv6 network (/64). */
  client: { allowed: 60, perSeconds: HOUR },
  /** An IPv4 /24, an IPv6 /48. */
  network: { allowed: 300, perSeconds: HOUR },
  /** Everybody together. */
  all: { allowed: 6000, perSeconds: HOUR },
} as const satisfies Record<string, Limit>
