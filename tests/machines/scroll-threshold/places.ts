import { SCROLL_THRESHOLD } from '../../../content/constants.ts'
import { quickActions } from '../../../content/navigation.ts'
import { infrastructure } from '../../../content/pages/infrastructure.ts'
import type { Places } from '../../path-harness/place.ts'
import type { Part, Visitor } from '../../path-harness/visitor.ts'
import { scrollScreen } from './screen.ts'

const navigationOf = (label: string) => ({ selector: `nav[aria-label="${label}"]` }) satisfies Part
const actions = navigationOf(quickActions.label)
const sections = navigationOf(infrastructure.navigation.label)

const isMarked = (marked: string | null) => (visitor: Visitor) =>
  visitor.sees(actions, { attributes: { 'data-shown': marked } })

export const places: Places = {
  'the quick actions': {
    page: '/',
    part: actions,
    layout: { film: true },
    screen: scrollScreen({
      ...{ page: '/', threshold: SCROLL_THRESHOLD.quickActions },
      ...{ above: isMarked(null), below: isMarked('true') },
    }),
  },
  'the sections of the infrastructure page': {
    page: '/infrastructure',
    // The navigation itself is out of reach while it is hidden.
    part: { selector: `div:has(> ${sections.selector})` },
    screen: scrollScreen({
      ...{ page: '/infrastructure', threshold: SCROLL_THRESHOLD.infrastructureNavigation },
      above: (visitor) => visitor.misses(sections),
      below: (visitor) => visitor.sees(sections, { attributes: { 'data-shown': 'true' } }),
    }),
  },
}
