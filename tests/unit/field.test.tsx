/** What a field says below itself of its own accord. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contactForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { Field } from '../../src/ui/Field.tsx'
import { filled } from '../../supabase/functions/_shared/text.ts'

const shown = (kind: 'tel' | 'email', value: string) => {
  const field = contactForm.fields.find((one) => one.kind === kind)
  if (!field) throw new Error(`The form has no field of the kind ${kind}`)
  const ignored = { onChange: () => undefined, onBlur: () => undefined }
  const page = renderToStaticMarkup(<Field id="it" error={undefined} {...{ field, value }} {...ignored} />)
  expect(page).not.toContain('aria-invalid')
  return page
}

it.each([
  ['(403) 555-0142', false],
  ['+1 403 555 0142', false],
  ['555-0142', true],
  ['555-0142 x', true],
  ['555-0142 ext. 2200', true],
  ['٥٥٥-٠١٤٢', true],
  ['۴۰۳ ۵۵۵ ۰۱۴۲', false],
  ['555', false],
])('a phone number %s is asked about its area code: %s, and is refused for nothing', (value, asks) => {
  expect(shown('tel', value).includes(messages.areaCodeMissing)).toBe(asks)
})

const meant = (address: string) => filled(messages.addressMeant, { address })

it.each([
  ...[
    'jane@gmail',
    'jane@gmail.con',
    'jane@gmail.co',
    'jane@gmial.com',
    'jane@gmal.com',
    'jane@gamil.con',
  ].map((typed) => [typed, meant('jane@gmail.com')]),
  ['Jane.D@Hotmail.vom', meant('Jane.D@hotmail.com')],
  ['jane@hotmal.ca', meant('jane@hotmail.ca')],
  ['jane@shaw', meant('jane@shaw.ca')],
  ['jane@shaw.cq', meant('jane@shaw.ca')],
  ['jane@telus.ner', meant('jane@telus.net')],
  ['jane@some-firm.cmo', meant('jane@some-firm.com')],
  ['jane@sub.firm.nte', meant('jane@sub.firm.net')],
  ['jane@firm', messages.addressEnding],
])('the address %s is asked about: %s', (typed, question) => {
  expect(shown('email', typed)).toContain(question)
})

it.each([
  ...[
    '',
    'jane',
    'jane@',
    'jane@gmail.com',
    'jane@hotmail.ca',
    'jane@yahoo.co.uk',
    'jane@outlook.fr',
    'jane@mail.com',
  ],
  ...['jane@gmx.net', 'jane@ymail.com', 'jane@email.com', 'jane@live.se', 'jane@shawn.ca', 'jane@olive.ca'],
  ...['jane@me.com', 'jane@mac.com', 'jane@aol.com', 'jane@atb.com', 'jane@remax.net', 'jane@gov.ab.ca'],
  ...[
    'jane@proton.me',
    'jane@company.io',
    'jane@firm.law',
    'jane@müller.de',
    'jane@ucalgary.ca',
    'jane@shaw.com',
  ],
])('the address %s is not', (typed) => {
  expect(shown('email', typed)).not.toMatch(/Did you mean|ending missing/)
})
