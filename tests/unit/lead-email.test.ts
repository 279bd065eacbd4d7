// @vitest-environment jsdom
/**
 * The team's email about a lead: it says everything, and what a visitor wrote stays plain text. That its HTML says what its
 * text does, and what its subject says: `team-mails.test.ts`, `request-subject.test.ts`.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadEmail } from '../../supabase/functions/_shared/lead/email.ts'
import type { LeadWithConsents } from '../../supabase/functions/_shared/lead/stored.ts'
import { storedLead } from '../support/stored-lead.ts'

const LEAD = storedLead()

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
/** A document's elements but line breaks, with their attributes, in order: the markup that a visitor must not change. */
const markup = (html: string) =>
  [...parse(html).querySelectorAll(':not(br)')].map(
    (element) => `${element.tagName} ${element.getAttributeNames()}`,
  )

describe('the e-mail about a lead', () => {
  it('says all that is known', () => {
    const { text } = leadEmail(LEAD)
    for (const value of [
      ...['Grace Hopper', 'grace@example.com', '(403) 555-0101', 'Please tell me what my condo is worth.'],
      ...[
        '12 Centre St N',
        '5–10\u00a0years',
        'the evaluation page',
        'Home Evaluation Request',
        '25,000 CAD',
      ],
      ...['website-lead, northbow-team, spring-letter', 'Score 77 of 100'],
      ...['+15: Came from a campaign', '+10: Was referred by Google'],
      ...['utm_source: newsletter', 'utm_medium: email', 'utm_campaign: fall', 'utm_term: condo'],
      ...['utm_content: top', 'Page: /evaluation', 'https://www.google.com/', '93 s', 'Mozilla/5.0 (Test)'],
      'Form started: Fri, Nov 20, 2026, 11:59 a.m. Calgary time',
      'Received: Fri, Nov 20, 2026, 12:00 p.m. Calgary time',
      'Consent by email: yes (the box was ticked beforehand)',
      ...['Consent by SMS: no\n', LEAD.id],
    ])
      expect(text).toContain(value)
  })

  it('calls and writes to the visitor on a tap, opens the request at the desk, and has the score in its subject', () => {
    const { html, replyTo, subject } = leadEmail(LEAD, 'https://site.example')
    expect([...parse(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+14035550101',
      'mailto:grace%40example.com',
      `https://site.example/desk?lead=${LEAD.id}`,
    ])
    expect(replyTo).toBe('grace@example.com')
    expect(subject).toBe('New: Grace, home evaluation from the evaluation page · 111111, score 77')
  })

  it('leaves out what was not provided', () => {
    const bare = leadEmail({
      ...LEAD,
      ...{ address: null, experience: null, pipeline_title: null, pipeline_value_cad: null },
      ...{ form_started_at: null, utm: { source: '', medium: '' }, consents: [], score_reasons: [] },
    })
    for (const content of [bare.subject, bare.text, bare.html])
      expect(content).not.toMatch(/null|undefined|NaN|Address|Experience|utm_|Consent|CAD/)
    expect(bare.text).toContain('New lead from the evaluation page')
  })

  it('speaks of an application in words', () => {
    const application = leadEmail({ ...LEAD, source: 'join-team', pipeline_title: null })
    expect(application.subject).toMatch(/, application to join from /)
    expect(application.text).toContain('Application to join')
    expect(application.text).not.toContain('join-team')
  })
})

describe('what a visitor wrote', () => {
  const markupOf = (written: string) => leadEmail(everywhere(written)).html
  /** A lead with the same text in every field that a visitor controls. */
  function everywhere(text: string): LeadWithConsents {
    const names = ['first_name', 'last_name', 'email', 'phone', 'message', 'address', 'experience', 'source']
    const visit = ['pipeline_title', 'page', 'referrer', 'user_agent']
    return {
      ...storedLead(Object.fromEntries([...names, ...visit].map((name) => [name, text]))),
      tags: [text],
      score_reasons: [{ reason: text, points: 15 }],
      utm: { source: text, content: text },
    }
  }
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onmouseover='alert(1)"],
      ...['</td></tr></table><h1>', '<!--', ']]>', '&lt;b&gt;', '</title><style>'],
    ),
    fc
      .array(fc.constantFrom('<', '>', '"', "'", '&', '/', 'b', ' '), { maxLength: 12 })
      .map((c) => c.join('')),
  )

  it('never becomes markup', () => {
    const harmless = markup(markupOf('x'))
    fc.assert(
      fc.property(hostile, (text) => {
        expect(markup(markupOf(`x${text}`))).toEqual(harmless)
      }),
    )
  })

  it.each([
    '5 < 6 & 7 > "4"',
    "O'Neill",
    '&lt;b&gt;',
    '<b>bold</b>',
    'First line\nSecond line',
    'a\n\n  b   c',
  ])('reads as written, also where `white-space` is unknown: %j', (message) => {
    const { text, html } = leadEmail({ ...LEAD, message })
    expect(text).toContain(message)
    const { body } = parse(html)
    for (const end of body.querySelectorAll('br')) end.replaceWith('\n')
    expect(body.textContent.replaceAll('\u00a0', ' ')).toContain(message)
    expect(html).not.toMatch(/white-space|pre-wrap/)
  })

  it.each([
    ['call me after five', null],
    ['(403) 555-0199', '+14035550199'],
  ])('shows the phone once: %s', (phone, phone_number) => {
    expect(leadEmail({ ...LEAD, phone, phone_number }).text.split(phone)).toHaveLength(2)
  })

  it('shows an answer that nobody offered as it is', () => {
    expect(leadEmail({ ...LEAD, experience: 'constructor' }).text).toContain('constructor')
  })

  it('adds no line to the text', () => {
    const breaks = fc.constantFrom('\r', '\n', '\r\n', '\0', '\u2028', '\u0085', '\x7f')
    fc.assert(
      fc.property(fc.array(breaks, { minLength: 1 }), (parts) => {
        const lead = { ...everywhere(`A${parts.join('')}Bcc: x@y`), message: 'Hello' }
        expect(leadEmail(lead).text).not.toMatch(/^Bcc:/m)
      }),
    )
  })
})
