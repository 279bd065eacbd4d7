// @vitest-environment jsdom
/** What is done with a mail on a phone: the team calls and writes to the visitor, who reads when we got it and calls us. */
import { describe, expect, it } from 'vitest'
import { site } from '../../content/site.ts'
import { leadAcknowledgement } from '../../supabase/functions/_shared/lead/acknowledgement.ts'
import { leadEmail } from '../../supabase/functions/_shared/lead/email.ts'
import { telephoneLink } from '../../supabase/functions/_shared/lead/phone.ts'
import { storedLead } from '../support/stored-lead.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

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
