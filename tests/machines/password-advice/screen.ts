import { auth as content } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import type { passwordAdvice } from '../../../machines/password-advice.ts'
import { sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

/** A password for each advice that the paths give. */
const PASSWORDS: Readonly<Record<string, string>> = { tooShort: 'abc', long: 'gravel lantern otter' }

/** In whose field there is something. */
const hasTyped = new WeakSet<Visitor>()

/** A form for a new password: how a visitor comes to it, and its field. */
type NewPassword = { open: (visitor: Visitor) => Promise<void>; form: Part; label: string }

export function adviceScreen({ open, form, label }: NewPassword) {
  const password: Part = { label, inside: form }
  const advice: Part = { selector: '[aria-live=polite]:not(:empty)', inside: form }
  return screenOf<typeof passwordAdvice>({
    open,
    gestures: {
      'password.typed': async (visitor, { advice: typed }) => {
        // A field that is empty cannot be emptied.
        if (!typed && !hasTyped.delete(visitor)) await visitor.fill(password, 'abc')
        if (typed) hasTyped.add(visitor)
        await visitor.fill(password, (typed && PASSWORDS[typed]) ?? '')
      },
    },
    states: {
      empty: sees(password, { value: '' }),
      typing: sees(password, { value: /./ }),
    },
    alike: { 'what was said before stays until the next pause': ['typing', 'told'] },
    /** Says what the machine thinks, and nothing before; a screen reader says it of the field as well. */
    context: async (visitor, { told }) => {
      if (!told) return visitor.misses(advice)
      await visitor.sees(advice, { text: ADVICE[told] })
      await visitor.sees(password, { description: RegExp(ADVICE[told]) })
    },
  })
}

export const screen = adviceScreen({
  open: async (visitor) => {
    await visitor.open('/auth', 'stopped')
    await visitor.press({ role: 'tab', name: content.signUp.tab })
    await visitor.sees({ role: 'tab', name: content.signUp.tab, selected: true })
  },
  ...{ form: { selector: 'main form' }, label: content.password.label },
})
