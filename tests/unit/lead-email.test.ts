// @vitest-environment jsdom
/** The team's e-mail: it says everything, and what a visitor wrote stays plain text. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leadEmail } from '../../supabase/functions/_shared/lead/email.ts'
import type { LeadWithConsents } from '../../supabase/functions/_shared/lead/stored.ts'
import { storedLead } from '../support/stored-lead.ts'

const LEAD = storedLead()

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
/** The elements of a document with their attributes, in order: the markup that a visitor must not change. */
const markup = (html: string) =>
  [...parse(html).querySelectorAll('*')].map((element) => `${element.tagName} ${element.getAttributeNames()}`)

describe('the e-mail about a lead', () => {
  const email = leadEmail(LEAD)

  it.each([
    ['the name', 'Grace Hopper'],
    ['the e-mail address', 'grace@example.com'],
    ['the phone', '(403) 555-0101'],
    ['the message', 'Please tell me what my condo is worth.'],
    ['the address', '12 Centre St N'],
    ['the experience', '5–10\u00a0years'],
    ['where it was written', 'the evaluation page'],
    ['every tag', 'website-lead, northbow-team, spring-letter'],
    ['the score', '77'],
    ['a reason', 'Came from a campaign'],
    ['another reason', 'Was referred by Google'],
    ["the first reason's points", '+15'],
    ["the second reason's points", '+10'],
    ['the pipeline', 'Home Evaluation Request'],
    ['its value', '25,000 CAD'],
    ['utm_source', 'newsletter'],
    ['utm_medium', 'email'],
    ['utm_campaign', 'fall'],
    ['utm_term', 'condo'],
    ['utm_content', 'top'],
    ['the page', '/evaluation'],
    ['the referrer', 'https://www.google.com/'],
    ['the time on the page', '93 s'],
    ["the form's start, in Calgary", 'Fri, Nov 20, 2026, 11:59 a.m. Calgary time'],
    ['the time of receipt, in Calgary', 'Fri, Nov 20, 2026, 12:00 p.m. Calgary time'],
    ['the browser', 'Mozilla/5.0 (Test)'],
    ['the id', LEAD.id],
  ])('says %s, as text and as HTML', (_name, value) => {
    expect(email.text).toContain(value)
    expect(parse(email.html).body.textContent).toContain(value)
  })

  it('says which consents were given, and whether the box was pre-ticked', () => {
    for (const content of [email.text, parse(email.html).body.textContent]) {
      expect(content).toMatch(/Consent by email:?\s*yes \(the box was ticked beforehand\)/)
      expect(content).toMatch(/Consent by SMS:?\s*no(?! \()/)
    }
  })

  it('names the visitor, the topic and the score in its subject, and replies go to the visitor', () => {
    expect(email.subject).toBe('New: Grace, home evaluation from the evaluation page · 111111, score 77')
    expect(email.replyTo).toBe('grace@example.com')
  })

  it('leaves out what was not provided', () => {
    const bare = leadEmail({
      ...LEAD,
      address: null,
      experience: null,
      pipeline_title: null,
      pipeline_value_cad: null,
      form_started_at: null,
      utm: { source: '', medium: '' },
      consents: [],
      score_reasons: [],
    })
    for (const content of [bare.subject, bare.text, bare.html])
      expect(content).not.toMatch(/null|undefined|NaN|Address|Experience|utm_|Consent|CAD/)
    expect(bare.text).toContain('New lead from the evaluation page')
  })

  it('speaks of an application in words, and says all without a command to run', () => {
    const application = leadEmail({ ...LEAD, source: 'join-team', pipeline_title: null })
    expect(application.subject).toMatch(/, application to join from /)
    expect(application.text).toContain('Application to join')
    expect(application.text).not.toMatch(/join-team|npm run/)
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

  it.each(['5 < 6 & 7 > "4"', "O'Neill", '&lt;b&gt;', '<b>bold</b>'])('reads as written: %s', (text) => {
    const { text: plain, html } = leadEmail({ ...LEAD, message: text, last_name: text })
    for (const content of [plain, parse(html).body.textContent]) {
      expect(content).toContain(text)
      expect(content).toContain(`Grace ${text}`)
    }
  })

  it('keeps its line breaks in the message', () => {
    const { text, html } = leadEmail({ ...LEAD, message: 'First line\nSecond line' })
    expect(text).toContain('First line\nSecond line')
    expect(html).toContain('First line\nSecond line')
  })

  it('shows a phone that cannot be dialled, and any other once', () => {
    const phonesIn = (phone: string) => leadEmail({ ...LEAD, phone }).text.split(phone).length - 1
    expect(phonesIn('call me after five')).toBe(1)
    expect(phonesIn('(403) 555-0199')).toBe(1)
  })

  it('shows an answer that nobody offered as it is', () => {
    expect(leadEmail({ ...LEAD, experience: 'constructor' }).text).toContain('constructor')
  })

  it('adds no control character to the subject and no line to the text', () => {
    const breaks = fc.array(fc.constantFrom('\r', '\n', '\r\n', '\0', '\u2028', '\u0085', '\x7f', 'Bcc: x@y'))
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      breaks.map((parts) => `A${parts.join('')}B`),
    )
    fc.assert(
      fc.property(name, name, (first, last) => {
        const lead = { ...everywhere(last), first_name: first, message: 'Hello' }
        const { subject, text } = leadEmail(lead)
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
        expect(text).not.toMatch(/^Bcc:/m)
      }),
    )
  })

  it('cannot make the subject longer than 200 characters, or cut it in the middle of an emoji', () => {
    for (const length of [97, 98, 99, 100]) {
      const { subject } = leadEmail({ ...LEAD, first_name: 'x'.repeat(length), last_name: '🏠'.repeat(50) })
      expect(subject.length).toBeLessThanOrEqual(200)
      expect(subject.isWellFormed()).toBe(true)
    }
  })
})
