import * as v from 'valibot'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Moved = v.object({ y: v.number() })

const header: Part = { role: 'banner' }
const isScrolled = (marked: RegExp | null) => (visitor: Visitor) =>
  visitor.sees(header, { attributes: { 'data-scrolled': marked } })

/** A place on the same side of the threshold: a page that is where it shall scroll to does not move. */
const near = (y: number) => (y > SCROLL_THRESHOLD.navbar || y === 0 ? y + 5 : y - 5)

export const screen: Screen = {
  open: (visitor) => visitor.open('/evaluation'),
  gestures: {
    'scroll.moved': async (visitor, event) => {
      const { y } = v.parse(Moved, event)
      await visitor.scrollTo(near(y))
      await visitor.scrollTo(y)
    },
  },
  settle: {},
  states: { above: isScrolled(null), below: isScrolled(/.*/) },
  effects: {},
}
