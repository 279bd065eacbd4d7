/** The rule for e-mail addresses: the one that browsers apply to `<input type="email">`. */

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LEAD_SOURCE } from '../../content/constants.ts'
import { checkFields, EmailField } from '../../supabase/functions/_shared/lead/fields.ts'
import { checkAddress } from '../../supabase/functions/_shared/newsletter/fields.ts'

const leadError = (email: string) => checkFields(LEAD_SOURCE.contactPage, { email }).email
const stored = (email: string) => v.parse(EmailField, email)

describe('an address that browsers accept', () => {
  it.each([
    "o'brien@example.com",
    'a&b@example.com',
    'sales/ab@example.com',
    'x!y#z$%*?^_`{|}~=@example.com',
    'first.last+tag@sub.example.co.uk',
    'trailing.@example.com',
    'someone@localhost',
    `${'x'.repeat(64)}@example.com`,
    'a@xn--bcher-kva.example',
  ])('is accepted and stored as typed: %s', (email) => {
    expect([leadError(email), checkAddress(email)]).toEqual([undefined, ''])
    expect(stored(` ${email} `)).toBe(email)
  })

  it.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@faß.example', 'ada@xn--fa-hia.example'],
  ])('with an international domain is stored as browsers send it: %s', (email, expected) => {
    expect([leadError(email), checkAddress(email)]).toEqual([undefined, ''])
    expect(stored(email)).toBe(expected)
  })
})

describe('an address that browsers refuse', () => {
  it.each([
    'nobody',
    '@example.com',
    'a@',
    'a@b@example.com',
    'a b@example.com',
    'a@example.com,b@example.com',
    'a@example.com\nBcc: b@example.com',
    '"a b"@example.com',
    'a@[192.0.2.1]',
    'a@-example.com',
    'a@example-.com',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    `a@${'x'.repeat(64)}.com`,
    'grün@example.com',
    'a@bücher..example',
    'a@bü cher.example',
    'a@bücher.example/x',
    'a@bücher.example:80',
    'a@bücher.example?x',
    'a@bücher.example#x',
    'a@b%FCcher.example',
    'a@x\\bücher.example',
    'a@\u202ebücher.example',
    `a@${'ü'.repeat(64)}.example`,
  ])('is refused: %j', (email) => {
    expect(leadError(email)).toBe('Please enter a valid email address')
    expect(checkAddress(email)).toBe('Please enter a valid email address')
  })
})
