import { auth } from '../../../content/pages/auth.ts'
import { sees } from '../../path-harness/checks.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { uniqueEmail } from '../../support/payloads.ts'

const form: Part = { selector: 'main form' }
const email: Part = { role: 'textbox', name: auth.email.label, inside: form }
const button: Part = { selector: 'button[type=submit]', inside: form }

/** Whose address is not accepted, and not changed since: to change it first would be a step of its own. */
const refused = new WeakSet<Visitor>()

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.open('/auth')
    await visitor.sees(button)
  },
  inexact: ['message'],
  gestures: {
    'check.failed': async (visitor) => {
      if (!refused.has(visitor)) await visitor.fill(email, 'nobody')
      refused.add(visitor)
      await visitor.press(button)
    },
    'value.changed': (visitor) => {
      refused.delete(visitor)
      return visitor.fill(email, uniqueEmail())
    },
  },
  states: {
    accepted: sees(email, { attributes: { 'aria-invalid': null } }),
    refused: sees(email, {
      ...{ attributes: { 'aria-invalid': 'true' }, focused: true, description: auth.checks.email },
    }),
  },
}
