import { quadrantFigures, quadrantFiguresText } from '../../../content/communities/quadrant-figures.ts'
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { cad } from '../../../content/formats.ts'
import type { priceStrip } from '../../../machines/price-strip.ts'
import { all, misses, sees } from '../../path-harness/checks.ts'
import { screenOf } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'

const slider: Part = { role: 'slider', name: quadrantFiguresText.strip.label }
const dot: Part = { selector: 'circle[data-pointed]', inside: { selector: 'section' } }

export function stripScreen(quadrant: Quadrant) {
  const { assessed } = quadrantFigures(quadrant)
  return screenOf<typeof priceStrip>({
    open: (visitor) => visitor.open(`/communities/${quadrant.id}`),
    gestures: {
      'dot.pointed': async (visitor, { index }) => {
        const named = assessed[index]
        // From its neighbour, because a slider that stays where it is tells nothing.
        await visitor.fill(slider, `${index + 1}`)
        await visitor.fill(slider, `${index}`)
        await visitor.sees(slider, {
          attributes: { 'aria-valuetext': `${named?.name}, ${cad(named?.median ?? 0)}` },
        })
      },
      'strip.entered': (visitor) => visitor.focus(slider),
      'strip.left': (visitor) => visitor.focus({ role: 'searchbox' }),
    },
    states: { resting: misses(dot), pointed: all(sees(dot), misses({ ...dot, index: 1 })) },
  })
}

const [first] = quadrants
export const screen = stripScreen(first)
