import * as v from 'valibot'
import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const Moved = v.object({ y: v.number() })

/** What changes past a threshold, and how that shows above and below it. */
type Scrolled = {
  page: string
  threshold: number
  above: (visitor: Visitor) => Promise<void>
  below: (visitor: Visitor) => Promise<void>
}

/** The traces' places are told for the header: as far from the threshold, and the top of the page. */
export const scrollScreen = ({ page, threshold, above, below }: Scrolled): Screen => {
  const placeOf = (y: number) => (y === 0 ? 0 : y - SCROLL_THRESHOLD.navbar + threshold)
  /** A place on the same side of the threshold: a page that is where it shall scroll to does not move. */
  const near = (y: number) => (y > threshold || y === 0 ? y + 5 : y - 5)
  return {
    open: (visitor) => visitor.open(page),
    gestures: {
      'scroll.moved': async (visitor, event) => {
        const y = placeOf(v.parse(Moved, event).y)
        await visitor.scrollTo(near(y))
        await visitor.scrollTo(y)
      },
    },
    ...(threshold !== SCROLL_THRESHOLD.navbar && { inexact: ['y'] }),
    settle: {},
    states: { above, below },
    effects: {},
  }
}

const header: Part = { role: 'banner' }
const isScrolled = (marked: RegExp | null) => (visitor: Visitor) =>
  visitor.sees(header, { attributes: { 'data-scrolled': marked } })

export const screen = scrollScreen({
  ...{ page: '/evaluation', threshold: SCROLL_THRESHOLD.navbar },
  ...{ above: isScrolled(null), below: isScrolled(/.*/) },
})
