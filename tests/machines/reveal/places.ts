import { deepEqual } from 'node:assert/strict'
import type { LeadFormContent } from '../../../content/forms.ts'
import { contactForm, evaluationForm, joinForm } from '../../../content/forms.ts'
import { evaluation } from '../../../content/pages/evaluation.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { revealScreen } from './screen.ts'

/** The longest that the page waits until it sends a count, in milliseconds. */
const IDLE_MS = 2_000

const banner: Part = { role: 'region', name: evaluation.banner.title }

/** A lead form, which is shown at once: that it was seen is counted. */
function counted(page: string, { id, title }: LeadFormContent): Place {
  const form: Part = { role: 'form', name: title }
  return {
    ...{ page, part: form },
    screen: {
      open: async (visitor) => {
        await visitor.hold('/functions/v1/funnel')
        await visitor.open(page, 'stopped')
      },
      gestures: { 'element.seen': (visitor) => visitor.bringIntoView(form) },
      states: {
        concealed: (visitor) => visitor.sees(form),
        revealed: async (visitor) => {
          await visitor.passes(IDLE_MS)
          deepEqual((await visitor.request()).body, [{ form: id, step: 'seen' }])
        },
      },
      effects: { 'stops watchVisibility': 'a page that is left must leave no observer behind' },
    },
  }
}

export const places: Places = {
  'the evaluation banner': {
    page: '/evaluation',
    part: banner,
    screen: revealScreen('/evaluation', banner, 1),
  },
  'the evaluation form': counted('/evaluation', evaluationForm),
  'the contact form': counted('/contact', contactForm),
  'the application form': counted('/join', joinForm),
}
