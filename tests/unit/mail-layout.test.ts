// @vitest-environment jsdom
/** Every mail says the same as text and as HTML, and can be acted on from a phone. */
import { describe, expect, it } from 'vitest'
import { LEAD_SOURCE } from '../../content/constants.ts'
import { site } from '../../content/site.ts'
import { leadAcknowledgement } from '../../supabase/functions/_shared/lead/acknowledgement.ts'
import { leadEmail } from '../../supabase/functions/_shared/lead/email.ts'
import { heldLeadsReport } from '../../supabase/functions/_shared/lead/held-report.ts'
import { telephoneLink } from '../../supabase/functions/_shared/lead/phone.ts'
import { surgeLeadsReport, surgeReport } from '../../supabase/functions/_shared/lead/surge-report.ts'
import { deadMailAlarm } from '../../supabase/functions/_shared/mail/dead-mail.ts'
import type { Email } from '../../supabase/functions/_shared/mail/provider.ts'
import { confirmationEmail } from '../../supabase/functions/_shared/newsletter/email.ts'
import { storedLead } from '../support/stored-lead.ts'

const LINKS = { site: 'https://site.example', functions: 'https://functions.example' }
const DEAD = {
  id: 'its-id',
  lead: 'an-id',
  kind: 'lead-alert',
  reason: 'refused',
  died_at: '2026-11-20T18:00:00Z',
}
const LISTED = {
  id: 'an-id',
  name: 'Ada Lovelace',
  phone: '(403) 555-0100',
  email: 'ada@example.com',
  score: 50,
  received_at: '2026-11-20T18:00:00Z',
}
const MAILS: [string, Email][] = [
  ['about a lead', leadEmail(storedLead())],
  [
    'about a lead with little in it',
    leadEmail(storedLead({ address: null, consents: [], phone: 'by mail' })),
  ],
  ['to the visitor', leadAcknowledgement(storedLead())],
  ['to an applicant', leadAcknowledgement(storedLead({ source: LEAD_SOURCE.joinTeam }))],
  ['that confirms a subscription', confirmationEmail('ada@example.com', 'c0ffee', LINKS)],
  ['about held leads', await heldLeadsReport(LINKS)({ count: 3, oldest: null })],
  ['about a surge', await surgeReport(LINKS)({ form: 'leads', allowed: 20, usual: 4 })],
  [
    'about a surge of the newsletter',
    await surgeReport(LINKS)({ form: 'newsletter', allowed: 20, usual: 4 }),
  ],
  ['that lists the leads of a surge', await surgeLeadsReport(LINKS)({ count: 201, leads: [LISTED] })],
  ['about failed deliveries', await deadMailAlarm(LINKS)({ count: 1, mails: [DEAD] })],
]

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const words = (text: string) => text.replaceAll(':', ' ').split(/\s+/).filter(Boolean)

/** What HTML says, where a link to a page says its address, too. */
function wordsOfHtml(html: string): string[] {
  const { body } = parse(html)
  for (const link of body.querySelectorAll('a[href^="http"]')) link.append(` ${link.getAttribute('href')}`)
  for (const element of body.querySelectorAll('p, h1, h2, a, td, br, li')) element.after(' ')
  return words(body.textContent ?? '')
}

describe.each(MAILS)('the mail %s', (_name, { text, html }) => {
  it('says word for word the same as text and as HTML', () => {
    expect(wordsOfHtml(html)).toEqual(words(text))
  })

  it('adapts to the width of a phone and to the dark', () => {
    const { head } = parse(html)
    expect(head.querySelector('meta[name=viewport]')).not.toBeNull()
    expect(head.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe('light dark')
  })
})

describe('the mail about a lead', () => {
  it('calls and writes to the visitor on a tap, and opens the request at the desk', () => {
    const lead = storedLead()
    const { html, replyTo } = leadEmail(lead, 'https://site.example')
    const links = [...parse(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      'tel:+14035550101',
      'mailto:grace%40example.com',
      `https://site.example/desk?lead=${lead.id}`,
    ])
    expect(replyTo).toBe('grace@example.com')
  })
})

describe('the acknowledgement', () => {
  const mail = leadAcknowledgement(storedLead())

  it('says when we got it, who calls and when, and our phone', () => {
    expect(mail.to).toBe('grace@example.com')
    for (const part of [
      'Thank you, Grace.',
      'We’ll call or email you within 24',
      'Fri, Nov 20, 2026, 12:00 p.m. Calgary time',
      site.phone.display,
    ])
      expect(mail.text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '))
    expect(parse(mail.html).querySelector('a')?.getAttribute('href')).toBe(site.phone.href)
  })

  it('advertises nothing, and answers no automatic reply', () => {
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-replied' })
    expect(parse(mail.html).querySelectorAll('a')).toHaveLength(1)
    expect(mail.text).not.toMatch(/score|consent/i)
  })
})

it.each([
  ['(403) 555-0101', 'tel:+14035550101'],
  ['403.555.0101 ext. 12', 'tel:+14035550101;ext=12'],
  ['1 403 555 0101', 'tel:+14035550101'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['555-0101', 'tel:5550101'],
  ['call me after five', null],
  ['403-555-0101 or 403-555-0102', null],
  ['12345', null],
])('the phone "%s" dials %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})
