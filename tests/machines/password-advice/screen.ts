import * as v from 'valibot'
import { auth as content } from '../../../content/pages/auth.ts'
import { ADVICE } from '../../../content/password-advice.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { PASSWORDS, Typed } from '../shared/advised-passwords.ts'

const Context = v.object({ told: v.nullable(v.picklist(['tooShort', 'long'])) })

const password: Part = { label: content.password.label, inside: { selector: 'main form' } }
const advice: Part = { selector: 'main form [aria-live=polite]:not(:empty)' }

/** In whose field there is something. */
const hasTyped = new WeakSet<Visitor>()

const isTyped = (visitor: Visitor) => visitor.sees(password, { value: /./ })

export const screen: Screen = {
  open: async (visitor) => {
    await visitor.open('/auth', 'stopped')
    await visitor.press({ role: 'tab', name: content.signUp.tab })
    await visitor.sees({ role: 'tab', name: content.signUp.tab, selected: true })
  },
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
  /** Says what the machine thinks, and nothing before. */
  context: async (visitor, context) => {
    const { told } = v.parse(Context, context)
    if (told) await visitor.sees(advice, { text: ADVICE[told] })
    else await visitor.misses(advice)
  },
  effects: {},
}
