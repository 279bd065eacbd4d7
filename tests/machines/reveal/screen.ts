import { home } from '../../../content/pages/home.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

/** A section of a page whose parts are shown one after another. */
export function revealScreen(page: string, section: Part, count: number): Screen {
  const parts = (state: string): Part => ({ selector: `[data-state=${state}] > *`, inside: section })
  /** Each of its parts is as opaque as told. */
  const shows = (state: string, opacity: '0' | '1') => async (visitor: Visitor) => {
    for (let index = 0; index < count; index += 1)
      await visitor.sees({ ...parts(state), index }, { styles: { opacity } })
  }
  return {
    open: (visitor) => visitor.open(page),
    gestures: {
      'element.seen': (visitor) => visitor.bringIntoView({ selector: '[data-state]', inside: section }),
    },
    states: { concealed: shows('concealed', '0'), revealed: shows('revealed', '1') },
    effects: {
      'stops watchVisibility': 'a page that is left must leave no observer behind',
    },
  }
}

export const screen = revealScreen('/', { role: 'region', name: home.valueProposition.title }, 3)
