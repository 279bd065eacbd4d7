import { ink, mix } from '../palette.ts'
import { ellipse } from '../shape.ts'
import type { Node } from '../svg.ts'
import { clumps, fringe, type Mass } from './foliage.ts'

/** The height that the tree is drawn at, with its foot at 0, 0; it is scaled to others, so that all have the same outlines. */
const TALL = 400
/** The masses of the crown. */
const CROWN: readonly Mass[] = [
  [-124, -200, 60, 49],
  [-80, -268, 68, 56],
  [-20, -316, 72, 59],
  [48, -308, 72, 59],
  [104, -256, 68, 56],
  [136, -196, 56, 46],
  [56, -216, 68, 56],
  [-44, -224, 72, 59],
  [8, -264, 60, 49],
]
const masses = CROWN.map((mass) => ellipse(...mass)).join('')
const edge = fringe(CROWN, 28, 8, 4)
/** On the masses around it alone: those in its middle are shaded. */
const tufts = clumps(CROWN.slice(0, 6), 6, 9, 5)
/** It widens at its foot and forks under the crown. */
const TRUNK =
  'M-22 0Q-5-40-8-104Q-20-168-76-232L-60-236Q-8-176 1-128Q20-184 68-232L84-224Q24-168 11-104Q8-40 24 0z'

/**
 * An elm with a forked trunk and an arching crown, `tall` px high, with its foot at x, y. With a `rim`, it stands in light of
 * that colour, from its right.
 */
export function elm(x: number, y: number, tall: number, leaf: string, bark: string, rim?: string): Node[] {
  const crown = {
    kind: 'linear',
    from: [130, -350],
    to: [-90, -150],
    stops: [
      [0.1, rim ? mix(leaf, rim, 0.1) : leaf],
      [1, mix(leaf, ink.night, 0.46)],
    ],
  } as const
  return [
    {
      transform: `translate(${x} ${y}) scale(${Math.round((tall / TALL) * 1000) / 1000})`,
      nodes: [
        { d: TRUNK, fill: bark },
        { d: masses, fill: crown },
        { d: edge, stroke: crown, width: 17, round: true },
        ...(rim
          ? [
              { d: tufts, stroke: mix(leaf, rim, 0.16), width: 25, round: true },
              {
                nodes: [{ d: tufts, stroke: mix(leaf, rim, 0.4), width: 8, round: true }],
                transform: 'translate(6-8)',
              },
            ]
          : []),
      ],
    },
  ]
}
