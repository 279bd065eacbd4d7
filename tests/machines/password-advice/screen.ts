import * as v from 'valibot'
import { auth as content } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { PASSWORDS, Typed } from '../shared/advised-passwords.ts'

const Context = v.object({ told: v.nullable(v.picklist(['tooShort', 'long'])) })

/** In whose field there is something. */
const hasTyped = new WeakSet<Visitor>()

/** A form for a new password: how a visitor comes to it, and its field. */
type NewPassword = { open: (visitor: Visitor) => Promise<void>; form: Part; label: string }

export function adviceScreen({ open, form, label }: NewPassword): Screen {
  const password: Part = { label, inside: form }
  const advice: Part = { selector: '[aria-live=polite]:not(:empty)', inside: form }
  const isTyped = (visitor: Visitor) => visitor.sees(password, { value: /./ })
  return {
    open,
    gestures: {
      'password.typed': async (visitor, event) => {
        const typed = v.parse(Typed, event).advice
        // A field that is empty cannot be emptied.
        if (!typed && !hasTyped.delete(visitor)) await visitor.fill(password, PASSWORDS.tooShort)
        if (typed) hasTyped.add(visitor)
        await visitor.fill(password, typed ? PASSWORDS[typed] : '')
      },
    },
    settle: {},
    states: {
      empty: (visitor) => visitor.sees(password, { value: '' }),
      typing: isTyped,
      told: isTyped,
    },
    alike: [{ states: ['typing', 'told'], because: 'what was said before stays until the next pause' }],
    /** Says what the machine thinks, and nothing before; a screen reader says it of the field as well. */
    context: async (visitor, context) => {
      const { told } = v.parse(Context, context)
      if (!told) return visitor.misses(advice)
      await visitor.sees(advice, { text: ADVICE[told] })
      await visitor.sees(password, { description: RegExp(ADVICE[told]) })
    },
    effects: {},
  }
}

export const screen = adviceScreen({
  open: async (visitor) => {
    await visitor.open('/auth', 'stopped')
    await visitor.press({ role: 'tab', name: content.signUp.tab })
    await visitor.sees({ role: 'tab', name: content.signUp.tab, selected: true })
  },
  ...{ form: { selector: 'main form' }, label: content.password.label },
})
