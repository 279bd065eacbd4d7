import * as v from 'valibot'
import { quadrantFigures, quadrantFiguresText } from '../../../content/communities/quadrant-figures.ts'
import { type Quadrant, quadrants } from '../../../content/communities/quadrants.ts'
import { cad } from '../../../content/formats.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part } from '../../path-harness/visitor.ts'

const Pointed = v.object({ index: v.number() })

const slider: Part = { role: 'slider', name: quadrantFiguresText.strip.label }
const dot: Part = { selector: 'circle[data-pointed]', inside: { selector: 'section' } }

export function stripScreen(quadrant: Quadrant): Screen {
  const { assessed } = quadrantFigures(quadrant)
  return {
    open: (visitor) => visitor.open(`/communities/${quadrant.id}`),
    gestures: {
      'dot.pointed': async (visitor, event) => {
        const { index } = v.parse(Pointed, event)
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
    settle: {},
    states: {
      resting: (visitor) => visitor.misses(dot),
      pointed: async (visitor) => {
        await visitor.sees(dot)
        await visitor.misses({ ...dot, index: 1 })
      },
    },
    effects: {},
  }
}

const [first] = quadrants
export const screen = stripScreen(first)
