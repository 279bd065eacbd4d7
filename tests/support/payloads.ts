/** Lead payloads as clients send them, each for a different visitor. */
import { randomUUID } from 'node:crypto'
import type { Visit } from '../../src/features/leads/build-lead.ts'

/** A unique e-mail address. */
export function uniqueEmail(): string {
  return `visitor-${randomUUID()}@example.com`
}

/** The first payload shape of section 3, minimal: notes, tags, consent, utm. */
export function firstPayload(email: string) {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    phone: '(403) 555-0100',
    notes: 'A bungalow in Brentwood, to be sold in spring.',
    source: 'contact-page',
    tags: ['website-lead'],
    consent: { email: true, sms: false },
    utm: { utm_source: 'google', utm_medium: 'cpc' },
  }
}

/** The second payload shape of section 3, minimal: message, utm with short names, page, referrer, timestamp. */
export function secondPayload(email: string) {
  return {
    firstName: 'Grace',
    lastName: 'Hopper',
    email,
    phone: '(403) 555-0101',
    message: 'Please tell me what my condo is worth.',
    source: 'evaluation-page',
    utm: { source: 'newsletter', medium: 'email', campaign: 'fall' },
    page: '/evaluation',
    referrer: 'https://www.google.com/',
    timestamp: '2026-11-20T18:00:00.000Z',
  }
}

/** What the site's own evaluation form sends. */
export function siteForm(email: string) {
  return { ...secondPayload(email), submissionId: randomUUID(), consent: { email: true, sms: true } }
}

/** A visit of which a lead form knows nothing. */
export const NO_VISIT: Visit = {
  ...{ now: 0, pageOpenedAt: 0, formStartedAt: null, page: '/contact', referrer: '', userAgent: '' },
  campaign: { source: '', medium: '', campaign: '', term: '', content: '' },
}

/** What a member of the team types for somebody who called. */
export const takenForm = (changes: object = {}) => ({
  submissionId: randomUUID(),
  firstName: 'Grace',
  lastName: 'Hopper',
  email: uniqueEmail(),
  phone: '',
  message: 'Wants to see condos near the river',
  taken: 'phone',
  ...changes,
})
