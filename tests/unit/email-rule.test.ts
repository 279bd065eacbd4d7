/** The rule for e-mail addresses: the one that browsers apply to `<input type="email">`. */
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { LEAD_SOURCE } from '../../content/constants.ts'
import { checkFields, EmailField } from '../../supabase/functions/_shared/lead/fields.ts'
import { checkAddress } from '../../supabase/functions/_shared/newsletter/fields.ts'

const errors = (email: string) => [checkFields(LEAD_SOURCE.contactPage, { email }).email, checkAddress(email)]
const AS_TYPED = [
  ...["o'brien@example.com", 'a&b@example.com', 'sales/ab@example.com', 'x!y#z$%*?^_`{|}~=@example.com'],
  ...['first.last+tag@sub.example.co.uk', 'trailing.@example.com', 'someone@localhost'],
  ...[`${'x'.repeat(64)}@example.com`, 'a@xn--bcher-kva.example'],
]

it.each([
  ...AS_TYPED.map((email) => [email, email]),
  // An international domain is stored as browsers send it.
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@faß.example', 'ada@xn--fa-hia.example'],
])('%s, which browsers accept, is accepted and stored as %s', (email, stored) => {
  expect(errors(email)).toEqual([undefined, ''])
  expect(v.parse(EmailField, ` ${email} `)).toBe(stored)
})

it.each([
  ...[
    'ada@example.com\u200b',
    '\ufeffada@\u00adexample.com',
    '\u202aada@example.com\u202c',
    'ada\u2060@example.com',
  ],
  ...[
    '<ada@example.com>',
    'Ada <ada@example.com>',
    '"Lovelace, Ada" <ada@example.com>;',
    'mailto:ada@example.com',
  ],
  ...['<MAILTO:ada@example.com?subject=Hi>', 'ada@example.com.', 'ada@example.com,', '“ada@example.com”'],
  ...['(ada@example.com)', "'ada@example.com'", 'ada＠example．com', 'ada@example。com', 'ada @ example.com'],
  ...['ada@example.com>', '\u00a0ada@example.com\u3000'],
])('%j is read as the address in it', (typed) => {
  expect(errors(typed)).toEqual([undefined, ''])
  expect(v.parse(EmailField, typed)).toBe('ada@example.com')
})

it.each([
  ...['nobody', '@example.com', 'a@', 'a@b@example.com', 'a b@example.com', 'a@example.com,b@example.com'],
  ...['a@example.com\nBcc: b@example.com', '"a b"@example.com', 'a@[192.0.2.1]', 'a@-example.com'],
  ...['a@example-.com', 'a@example..com', 'a@.example.com', `a@${'x'.repeat(64)}.com`],
  ...['grün@example.com', 'a@bücher..example', 'a@bü cher.example', 'a@bücher.example/x'],
  ...['a@bücher.example:80', 'a@bücher.example?x', 'a@bücher.example#x', 'a@b%FCcher.example'],
  ...['a@x\\bücher.example', `a@${'ü'.repeat(64)}.example`],
])('an address that browsers refuse is refused: %j', (email) => {
  const message = 'Please enter a valid email address'
  expect(errors(email)).toEqual([message, message])
})
