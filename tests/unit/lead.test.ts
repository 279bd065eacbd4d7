/** What a client may send, and the lead it is parsed into (sections 3, 5, 7 and 9). */
import { describe, expect, it } from 'vitest'
import { EXTRA_FIELDS, forExtraFields } from '../../content/lead-fields.ts'
import { site } from '../../content/site.ts'
import { parseLead } from '../../supabase/functions/_shared/lead/parse.ts'
import { acceptedLead, detailsAt, FALLBACK_ID, PERSON } from '../support/parsed-lead.ts'

const NOW = '2026-11-20T18:00:00.000Z'
const form = { capturedBy: 'signed-form', formOpenedAt: new Date(NOW) } as const
const details = detailsAt(NOW, { ...form, addressHash: 'hash', userAgent: 'Header Browser' })
const MESSAGE = 'A bungalow in Brentwood.'

const accepted = (input: object) => acceptedLead({ ...PERSON, ...input }, details)
function refused(input: unknown) {
  const parsed = parseLead(input, details)
  return parsed.ok ? {} : parsed.fields
}

describe('a valid payload', () => {
  const campaign = { source: 'google', medium: 'cpc', campaign: 'fall', term: 'condo', content: 'b' }
  const prefixed = Object.fromEntries(Object.entries(campaign).map(([name, value]) => [`utm_${name}`, value]))

  it.each([
    ['notes, utm by long names', { notes: MESSAGE, utm: prefixed }],
    ['message, utm by short names', { message: MESSAGE, utm: campaign }],
    ['notes, campaign parameters at the top', { notes: MESSAGE, ...prefixed }],
  ])('becomes the same lead in each form: %s', (_name, payload) => {
    const sent = { ...payload, source: 'contact-page', page: '/contact', tags: ['spring'], unknown: 1 }
    expect(accepted(sent)).toEqual({
      ...PERSON,
      phoneNumber: '+14035550100',
      submissionId: FALLBACK_ID,
      message: MESSAGE,
      ...forExtraFields(() => null),
      source: 'contact-page',
      tags: ['website-lead', 'northbow-team', 'contact-page', 'spring', 'Lead Score: 35'],
      score: { points: 35, reasons: expect.any(Array) },
      consents: [],
      utm: campaign,
      page: '/contact',
      referrer: 'direct',
      timestamp: NOW,
      tracking: { timeOnPage: 0, userAgent: 'Header Browser', formStartedAt: null },
      pipeline: { title: 'Contact Page Inquiry', monetaryValue: 5000 },
      addressHash: 'hash',
    })
  })

  it.each([
    ['the message first', { notes: MESSAGE, address: '1 Centre St' }, MESSAGE],
    ['the notes when the message is empty', { message: '', notes: MESSAGE, address: '1 Centre St' }, MESSAGE],
    ['else the address', { address: '1 Centre St' }, '1 Centre St'],
    ['the address when the notes are blank', { notes: '  ', address: '1 Centre St' }, '1 Centre St'],
    ['else a text naming the page', { page: '/buyer' }, expect.stringContaining('/buyer')],
    ['else a fixed text, for an application', { source: 'join-team' }, 'No additional message'],
  ])('provides the text of the lead: %s', (_name, input, expected) => {
    expect(accepted(input).message).toEqual(expected)
  })

  const LUXURY = { title: 'Luxury', monetaryValue: 9 }
  it.each([
    ['evaluation-page', LUXURY, { title: 'Home Evaluation Request', monetaryValue: 25_000 }],
    ['contact-page', LUXURY, { title: 'Contact Page Inquiry', monetaryValue: 5000 }],
    ['join-team', undefined, null],
    ['website', LUXURY, LUXURY],
    [undefined, LUXURY, LUXURY],
  ])('from %s with the pipeline %j has %j', (source, pipeline, expected) => {
    const lead = accepted({ source, message: MESSAGE, pipeline })
    expect(lead).toMatchObject({ source: source ?? 'website', pipeline: expected })
  })

  it('gets a consent record for each answered question, with the wording and whether it was pre-ticked', () => {
    expect(accepted({}).consents).toEqual([])
    const [email, sms] = [site.consent.email, site.consent.sms].map(({ label, preTicked }) => ({
      ...{ wording: label, preTicked, capturedBy: 'signed-form' },
    }))
    expect(accepted({ consent: { email: true, sms: false } }).consents).toEqual([
      { channel: 'email', granted: true, ...email },
      { channel: 'sms', granted: false, ...sms },
    ])
  })

  it.each([
    ['https://northbow.example/evaluation?x=1#form', '/evaluation'],
    ['/contact?utm_source=a', '/contact'],
    ['', '/'],
    ['http://[', '/'],
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['https://northbow.example/index.html', '/'],
    ['//', '/'],
  ])('with the page %s is stored with the path %s', (page, path) => {
    expect(accepted({ page }).page).toBe(path)
  })
})

describe('an invalid payload is refused with the messages of section 5', () => {
  const contact = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
    message: 'Please enter a message (minimum 10 characters)',
  }
  const blank = { firstName: ' ', lastName: '', email: 'ada@', phone: '403555010', message: '123456789' }
  const join = {
    firstName: 'First name must be at least 2 characters.',
    lastName: 'Last name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number.',
  }

  it.each(['contact-form', 'contact-page', 'evaluation-page'])('from %s', (source) => {
    expect(refused({ ...blank, source })).toEqual(contact)
  })
  it('from the application form, which also requires an experience', () => {
    const fields = refused({ ...blank, source: 'join-team', firstName: 'A', lastName: 'B', experience: '' })
    expect(fields).toEqual({ ...join, experience: expect.stringMatching(/experience/) })
  })
  it.each([[{}], [{ firstName: 1, lastName: null, email: [], phone: {} }]])('when it is %j', (input) => {
    const { message: _, ...person } = contact
    expect(refused(input)).toEqual(person)
  })
  it.each([null, [], 'text', 42, true])('when it is %j, which is not an object', (input) => {
    expect(refused(input)).toEqual({ form: expect.any(String) })
  })

  it('but the shortest valid input is accepted', () => {
    accepted({ firstName: 'A', lastName: 'B', source: 'contact-page', message: '1234567890' })
    for (const experience of Object.keys(EXTRA_FIELDS.experience.options))
      expect(accepted({ firstName: 'Al', source: 'join-team', experience }).experience).toBe(experience)
  })

  it.each([
    ['firstName', 'x'.repeat(100)],
    ['lastName', 'x'.repeat(100)],
    ['phone', '4'.repeat(40)],
    ['message', 'x'.repeat(5000)],
    ['notes', 'x'.repeat(5000)],
    ['address', 'x'.repeat(300)],
  ])('when %s is longer than its limit', (field, longest) => {
    accepted({ [field]: longest })
    expect(Object.keys(refused({ ...PERSON, [field]: `${longest}x` }))).toEqual([
      field === 'notes' ? 'message' : field,
    ])
  })
  it('when an e-mail address is longer than 254 characters', () => {
    const long = `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(4)}example.com`
    expect(refused({ ...PERSON, email: long })).toEqual({ email: expect.any(String) })
  })

  it('when its submission id is not a UUID; without one the server makes its own', () => {
    const submissionId = '0B6F4C9E-8F0E-4C38-9D5A-4A3D2B1C0F9E'
    expect(accepted({ submissionId }).submissionId).toBe(submissionId.toLowerCase())
    expect(accepted({}).submissionId).toBe(FALLBACK_ID)
    expect(Object.keys(refused({ ...PERSON, submissionId: '1; drop table leads' }))).toEqual(['submissionId'])
  })
})
