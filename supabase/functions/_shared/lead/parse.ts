/**
 * The lead contract: what a client may send, and the normalised lead that results. Accepts both payloads of section
 * 3, bare or with the extra fields that our own forms send.
 */
import * as v from 'valibot'
import {
  LEAD_SOURCE,
  MAXIMUM_LENGTH,
  MISSING_REFERRER,
  NO_ADDITIONAL_MESSAGE,
  PIPELINE,
} from '../../../../content/constants.ts'
import {
  type ExtraAnswers,
  type ExtraName,
  extraNames,
  forExtraFields,
  isTeams,
} from '../../../../content/lead-fields.ts'
import type { TRAP_FIELD } from '../../../../content/screening.ts'
import { site } from '../../../../content/site.ts'
import type { Campaign, FieldErrors } from '../../../../content/types.ts'
import { clip } from '../text.ts'
import { fieldErrors, fieldsFor } from './fields.ts'
import { phoneNumberOf } from './phone-number.ts'
import { type LeadScore, leadTags, type ScoreInput, scoreLead } from './score.ts'
import type { CapturedBy, Screening } from './screen.ts'
import { campaignOf, pagePath, readCampaign, readVisit } from './visit.ts'

/** What our own forms send: section 3's second payload, with the extra fields of its first. */
export type LeadPayload = Partial<Record<ExtraName, string>> & {
  submissionId: string
  firstName: string
  lastName: string
  email: string
  phone: string
  message?: string
  source: string
  tags: string[]
  consent?: { email: boolean; sms: boolean }
  utm: Campaign
  /** Path of the page the form is on. */
  page: string
  referrer: string
  /** ISO 8601. */
  timestamp: string
  tracking: { timeOnPage: number; userAgent: string; formStartedAt: string | null }
  pipeline?: { title: string; monetaryValue: number }
  /** Signed by the function `form-token` when the visitor began; missing if it could not be fetched. */
  formToken?: string
  /** The contents of the honeypot field; missing if it is empty. */
  [TRAP_FIELD]?: string
}

type LeadConsent = {
  channel: 'email' | 'sms'
  granted: boolean
  wording: string
  preTicked: boolean
  capturedBy: CapturedBy
}

/** A validated lead, as `store_lead` stores it. */
export type Lead = ExtraAnswers & {
  submissionId: string
  firstName: string
  lastName: string
  email: string
  phone: string
  phoneNumber: string | null
  message: string
  source: string
  tags: string[]
  score: LeadScore
  consents: LeadConsent[]
  utm: Campaign
  page: string
  referrer: string
  timestamp: string
  tracking: { timeOnPage: number; userAgent: string; formStartedAt: string | null }
  pipeline: { title: string; monetaryValue: number } | null
  addressHash: string | null
}

/** A lead with the findings of its screening. */
export type ScreenedLead = Lead & { screening: Screening }

/** Facts from the request itself, for whatever the body leaves out. */
export type RequestDetails = {
  now: Date
  /** The submission id to use if the client sent none. */
  fallbackId: string
  capturedBy: CapturedBy
  /** When our form got its token; null if nothing proves it. */
  formOpenedAt: Date | null
  addressHash: string | null
  userAgent: string
  /** The page's address, as the browser names it. */
  referer: string
}

/** `words` is the message as the visitor wrote it; empty if the lead has a default instead. */
export type ParsedLead = { ok: true; lead: Lead; words: string } | { ok: false; fields: FieldErrors }

export const SubmissionId = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** Parses a decoded request body into a lead, or returns each invalid field with its message. */
export function parseLead(input: unknown, details: RequestDetails): ParsedLead {
  if (!v.is(v.record(v.string(), v.unknown()), input) || Array.isArray(input))
    return { ok: false, fields: { form: 'The lead must be an object' } }

  const visit = readVisit(input)
  // Nobody outside the team enters a lead by hand.
  const source = visit.source === LEAD_SOURCE.byHand ? LEAD_SOURCE.fallback : visit.source
  const texts = [input.message, input.notes].filter((text) => text !== undefined && text !== null)
  const message = texts.find((text) => typeof text !== 'string' || text.trim() !== '') ?? texts[0]
  const given = {
    ...input,
    message,
    ...forExtraFields((name, field) => (isTeams(field) ? undefined : (input[name] ?? undefined))),
  }
  const omitted = ['message' as const, ...extraNames].filter((name) => given[name] === undefined)
  const person = v.safeParse(fieldsFor(source, omitted), given)
  const id = v.safeParse(v.optional(SubmissionId, details.fallbackId), input.submissionId)
  if (!person.success || !id.success)
    return {
      ok: false,
      fields: {
        ...(person.issues ? fieldErrors(person.issues) : {}),
        ...(id.success ? {} : { submissionId: 'The submission id must be a UUID' }),
      },
    }

  const fields = person.output
  const page = pagePath(visit.page)
  const utm = readCampaign(input.utm, input)
  const tracking = {
    ...visit.tracking,
    userAgent: visit.tracking.userAgent || clip(details.userAgent, MAXIMUM_LENGTH.shortText),
  }
  const referrer = visit.referrer || MISSING_REFERRER
  const score = scoreLead(seenVisit({ utm, page, referrer }, details))
  return {
    ok: true,
    words: fields.message ?? '',
    lead: {
      submissionId: id.output,
      firstName: fields.firstName,
      lastName: fields.lastName,
      email: fields.email,
      phone: fields.phone,
      phoneNumber: phoneNumberOf(fields.phone),
      message: fields.message || fields.address || defaultMessage(source, page),
      ...forExtraFields((name) => fields[name] || null),
      source,
      tags: leadTags(source, score.points, visit.tags),
      score,
      consents: consentsOf(visit.consent, details.capturedBy),
      utm,
      page,
      referrer,
      timestamp: visit.timestamp ?? details.now.toISOString(),
      tracking,
      pipeline: pipelineOf(source) ?? visit.pipeline,
      addressHash: details.addressHash,
    },
  }
}

/**
 * The facts that may score. With a token: the time since it was issued, and what our form reports of the visit.
 * Without one: only what the browser names. Nobody else's claims count.
 */
function seenVisit(
  reported: Omit<ScoreInput, 'timeOnPage'>,
  { now, formOpenedAt, referer }: RequestDetails,
): ScoreInput {
  if (formOpenedAt)
    return { ...reported, timeOnPage: Math.floor((now.getTime() - formOpenedAt.getTime()) / 1000) }
  return { timeOnPage: 0, utm: campaignOf(referer), page: pagePath(referer), referrer: MISSING_REFERRER }
}

function defaultMessage(source: string, page: string): string {
  return source === LEAD_SOURCE.joinTeam ? NO_ADDITIONAL_MESSAGE : `Lead from ${page}`
}

/** The pipelines of section 9. A lead from elsewhere keeps its sender's pipeline. */
function pipelineOf(source: string) {
  if (source === LEAD_SOURCE.evaluationPage) return PIPELINE.evaluation
  if (source === LEAD_SOURCE.contactPage) return PIPELINE.contact
  return null
}

function consentsOf(consent: { email: boolean; sms: boolean } | null, capturedBy: CapturedBy): LeadConsent[] {
  if (!consent) return []
  const channels = ['email', 'sms'] as const
  return channels.map((channel) => ({
    channel,
    granted: consent[channel],
    wording: site.consent[channel].label,
    preTicked: site.consent[channel].preTicked,
    capturedBy,
  }))
}
