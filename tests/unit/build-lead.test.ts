/** The payload built from a filled form, and that the server parses it without changes. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contactForm, evaluationForm, joinForm, type LeadFormContent } from '../../content/forms.ts'
import { TRAP_FIELD } from '../../content/screening.ts'
import type { LeadValues } from '../../machines/lead.ts'
import { buildLead, type Visit } from '../../src/features/leads/build-lead.ts'
import { acceptedLead, detailsAt } from '../support/parsed-lead.ts'
import { NO_VISIT } from '../support/payloads.ts'

const OPENED = Date.parse('2026-11-20T18:00:00.000Z')
const VISIT: Visit = {
  ...NO_VISIT,
  ...{ now: OPENED + 31_999, pageOpenedAt: OPENED, formStartedAt: OPENED + 10_000 },
  userAgent: 'Test Browser',
}
const VALUES: LeadValues = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '(403) 555-0100',
  message: 'A bungalow in Brentwood.\nIn spring.',
  emailConsent: true,
  smsConsent: false,
}
const APPLICATION: LeadValues = { ...VALUES, message: '', experience: '2-5' }
const submissionId = randomUUID()
const build = (form: LeadFormContent, values: LeadValues = VALUES, visit: Partial<Visit> = {}) =>
  buildLead(form, { submissionId, values }, { ...VISIT, ...visit })

describe('buildLead', () => {
  it('builds the payload of the contract', () => {
    expect(build(contactForm)).toEqual({
      submissionId,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '(403) 555-0100',
      message: 'A bungalow in Brentwood.\nIn spring.',
      source: 'contact-page',
      tags: ['website-lead', 'northbow-team', 'contact-page', 'Lead Score: 30'],
      consent: { email: true, sms: false },
      utm: VISIT.campaign,
      page: '/contact',
      referrer: 'direct',
      timestamp: '2026-11-20T18:00:31.999Z',
      tracking: { timeOnPage: 31, userAgent: 'Test Browser', formStartedAt: '2026-11-20T18:00:10.000Z' },
      pipeline: { title: 'Contact Page Inquiry', monetaryValue: 5000 },
    })
  })

  it('includes the address of the evaluation form if there is one', () => {
    const pipeline = { title: 'Home Evaluation Request', monetaryValue: 25_000 }
    const payload = build(evaluationForm, { ...VALUES, address: ' 12 Centre St N ' })
    expect(payload).toMatchObject({ source: 'evaluation-page', address: '12 Centre St N', pipeline })
    expect(build(evaluationForm, { ...VALUES, address: '  ' })).not.toHaveProperty('address')
  })

  it('includes an applicant’s experience, without consent or a pipeline value', () => {
    const payload = build(joinForm, APPLICATION)
    expect(payload).toMatchObject({
      source: 'join-team',
      experience: '2-5',
      message: 'No additional message',
    })
    expect(payload).not.toHaveProperty('consent')
    expect(payload).not.toHaveProperty('pipeline')
  })

  it('includes campaign and referrer, also in the score', () => {
    const campaign = { ...VISIT.campaign, source: 'google', medium: 'cpc' }
    const payload = build(contactForm, VALUES, { campaign, referrer: 'https://www.google.com/' })
    expect(payload).toMatchObject({ utm: campaign, referrer: 'https://www.google.com/' })
    expect(payload.tags).toEqual(expect.arrayContaining(['Lead Score: 65', 'High Quality Lead']))
  })

  it('treats an unticked, missing or invalid consent as no', () => {
    const { emailConsent: _, ...rest } = VALUES
    expect(build(contactForm, rest).consent).toEqual({ email: false, sms: false })
    expect(build(contactForm, { ...VALUES, emailConsent: 'on' }).consent?.email).toBe(false)
  })

  it('includes what a program wrote into the field that people do not see', () => {
    expect(build(contactForm, { ...VALUES, [TRAP_FIELD]: 'Hi' })).toMatchObject({ [TRAP_FIELD]: 'Hi' })
    expect(build(contactForm, { ...VALUES, [TRAP_FIELD]: '' })).not.toHaveProperty(TRAP_FIELD)
  })

  it('has no start time if the visitor typed nothing', () => {
    expect(build(contactForm, VALUES, { formStartedAt: null }).tracking.formStartedAt).toBeNull()
  })
})

describe.each<[LeadFormContent, LeadValues]>([
  [contactForm, VALUES],
  [evaluationForm, { ...VALUES, address: '12 Centre St N' }],
  [evaluationForm, VALUES],
  [joinForm, APPLICATION],
])('the server parses the payload of the $id form', (form, values) => {
  it('to the same texts, tags and score, when the form was used since the page opened', () => {
    const payload = build(form, values, { page: `/${form.id}` })
    const opened = { capturedBy: 'signed-form', formOpenedAt: new Date(VISIT.pageOpenedAt) } as const
    const details = detailsAt(VISIT.now, { ...opened, userAgent: 'another' })
    const lead = acceptedLead(JSON.parse(JSON.stringify(payload)), details)
    const { consent, ...same } = payload
    expect(lead).toMatchObject(same)
    expect(lead.consents.map(({ channel, granted }) => [channel, granted])).toEqual(
      Object.entries(consent ?? {}),
    )
  })
})
