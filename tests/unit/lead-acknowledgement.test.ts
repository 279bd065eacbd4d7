/** The reply to whoever is named in a form: strangers may be, so it says nothing that was typed but a plain first name. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extraNames } from '../../content/lead-fields.ts'
import { site } from '../../content/site.ts'
import { holidaysNote } from '../../scripts/content/holidays.ts'
import { leadAcknowledgement } from '../../supabase/functions/_shared/lead/acknowledgement.ts'
import { storedLead } from '../support/stored-lead.ts'

const TYPED = ['first_name', 'last_name', 'phone', 'message', ...extraNames] as const

it('says when we got it, who calls and when, and our phone; advertises nothing, and answers no automatic reply', () => {
  const { to, text, html, headers } = leadAcknowledgement(storedLead())
  expect(to).toBe('grace@example.com')
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-replied' })
  for (const part of [
    'Thank you, Grace.',
    'We’ll call or email you within 24',
    'Fri, Nov 20, 2026, 12:00 p.m. Calgary time',
    'You hear from us by: Sat, Nov 21, 2026, 12:00 p.m. Calgary time',
    site.phone.display,
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '))
  expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([expect.stringContaining(`"${site.phone.href}"`)])
  expect(text).not.toMatch(/score|consent/i)
})

it('repeats nothing else of what was typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.ipV4().map((ip) => `${ip}:8080/pay`),
  )
  const plain = leadAcknowledgement({ ...storedLead(), first_name: '' })
  fc.assert(
    fc.property(fc.record(Object.fromEntries(TYPED.map((name) => [name, typed]))), (fields) => {
      const lead = { ...storedLead(fields), first_name: `${fields.first_name}.` }
      expect(leadAcknowledgement(lead)).toEqual(plain)
    }),
  )
})

it.each([
  ...['Ada', 'Zoë', 'Mary-Jane', "O'Connor", 'O’Neil', 'Anne Marie', 'José María'.normalize('NFD'), 'Nguyễn'],
  ...['李', 'x'.repeat(20)],
])('thanks %s by name', (name) => {
  expect(leadAcknowledgement(storedLead({ first_name: name })).subject).toContain(`Thank you, ${name}.`)
})

it.each([
  ...['evil.com', 'https://evil.com', 'A1', 'Ada\nBcc: x', '<b>Ada</b>', 'x'.repeat(21), 'a@b', ' ', '--'],
  ...['Ransom due tomorrow or photos go out', 'Pay me now', "Pay-it'now"],
])('thanks nobody by the name %j', (name) => {
  expect(leadAcknowledgement(storedLead({ first_name: name })).subject).toMatch(/^Thank you\. /)
})

it.each([
  ['2026-12-17T18:00:00Z', []],
  ['2026-12-19T18:00:00Z', ['Dec 25: Closed']],
  // Late on Christmas Day in Calgary.
  ['2026-12-26T05:30:00Z', ['Dec 25: Closed', 'Jan 1: Closed']],
  ['2026-12-26T07:00:00Z', ['Jan 1: Closed']],
  ['2027-01-02T12:00:00Z', []],
])('a request of %s is told of the holidays in the week after it: %j', (received_at, told) => {
  const { text } = leadAcknowledgement(storedLead({ received_at }))
  expect(text.match(/^[A-Z][a-z]{2} \d+: .*$/gm) ?? []).toEqual(told)
  expect(text).toContain(`${site.holidays.days}: ${site.holidays.label}`)
})

it.each([
  [[], '2026-11-30', true],
  [['2026-12-25'], '2026-11-30', true],
  [['2027-12-25', '2028-01-01'], '2027-07-06', true],
  [['2028-01-01', '2027-12-25'], '2027-07-04', false],
])('holidays %j: a build on %s warns that they end: %s', (listed, today, warned) => {
  expect(holidaysNote(new Date(today), listed) !== undefined).toBe(warned)
})
