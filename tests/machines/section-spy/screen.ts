import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import type { sectionSpy } from '../../../machines/section-spy.ts'
import { misses } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'

const { sections, navigation } = infrastructure

const marked: Part = { selector: `nav[aria-label="${navigation.label}"]:not([inert]) a[aria-current]` }
/** At the top of the page the navigation is hidden. */
const atTop = new WeakSet<Visitor>()
const edgeOf = (id: string): Part => ({ selector: `div:has(> #${id})` })

export const screen = screenOf<typeof sectionSpy>({
  open: (visitor) => visitor.open('/infrastructure'),
  // The page's sections have heights of their own.
  inexact: ['tops'],
  gestures: {
    // The top of the page, its end, or the second section where the event says.
    'sections.measured': async (visitor, { tops: [first = 0, second = 0, last = 0] }) => {
      atTop.delete(visitor)
      if (first > 0) {
        atTop.add(visitor)
        await visitor.scrollTo(0)
      } else if (last < 0) {
        // On the way every section is marked in its turn: the trace has only three of them.
        for (const { id } of Object.values(sections).slice(1, -1)) {
          await visitor.bringTo(edgeOf(id), SCROLL_THRESHOLD.sectionDetectionOffset)
          await visitor.sees(marked, { attributes: { href: `#${id}` } })
        }
        await visitor.bringTo(edgeOf(sections.statistics.id), last)
      } else await visitor.bringTo(edgeOf(sections.infrastructure.id), second)
    },
  },
  states: { watching: misses({ ...marked, index: 1 }) },
  context: async (visitor, { current }) => {
    if (atTop.has(visitor)) await visitor.misses(marked)
    else await visitor.sees(marked, { attributes: { href: `#${current}` } })
  },
})
