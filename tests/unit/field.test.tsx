/** What a field says below itself of its own accord. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { contactForm } from '../../content/forms.ts'
import { messages } from '../../content/messages.ts'
import { Field } from '../../src/ui/Field.tsx'

it.each([
  ['(403) 555-0142', false],
  ['+1 403 555 0142', false],
  ['555-0142', true],
  ['555-0142 x', true],
  ['555', false],
])('a phone number %s is asked about its area code: %s, and is refused for nothing', (value, asks) => {
  const field = contactForm.fields.find(({ kind }) => kind === 'tel')
  if (!field) throw new Error('The form has no phone number')
  const ignored = { onChange: () => undefined, onBlur: () => undefined }
  const page = renderToStaticMarkup(<Field id="phone" error={undefined} {...{ field, value }} {...ignored} />)
  expect(page.includes(messages.areaCodeMissing)).toBe(asks)
  expect(page).not.toContain('aria-invalid')
})
