import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import type { scrollThreshold } from '../../../machines/scroll-threshold.ts'
import { sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

/** What changes past a threshold, and how that shows above and below it. */
type Scrolled = {
  page: string
  threshold: number
  above: (visitor: Visitor) => Promise<void>
  below: (visitor: Visitor) => Promise<void>
}

/** The traces' places are told for the header: as far from the threshold, and the top of the page. */
export const scrollScreen = ({ page, threshold, above, below }: Scrolled) => {
  const placeOf = (y: number) => (y === 0 ? 0 : y - SCROLL_THRESHOLD.navbar + threshold)
  /** A place on the same side of the threshold: a page that is where it shall scroll to does not move. */
  const near = (y: number) => (y > threshold || y === 0 ? y + 5 : y - 5)
  return screenOf<typeof scrollThreshold>({
    open: (visitor) => visitor.open(page),
    gestures: {
      'scroll.moved': async (visitor, { y: told }) => {
        const y = placeOf(told)
        await visitor.scrollTo(near(y))
        await visitor.scrollTo(y)
      },
    },
    ...(threshold !== SCROLL_THRESHOLD.navbar && { inexact: ['y'] }),
    states: { above, below },
  })
}

const header: Part = { role: 'banner' }
const isScrolled = (marked: RegExp | null) => sees(header, { attributes: { 'data-scrolled': marked } })

export const screen = scrollScreen({
  ...{ page: '/evaluation', threshold: SCROLL_THRESHOLD.navbar },
  ...{ above: isScrolled(null), below: isScrolled(/.*/) },
})
