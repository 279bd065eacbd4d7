/** The two who live there, in the evening, each with a cup. 140 px tall, feet at the origin. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { between, ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head, shoes } from '../people.ts'

const cup = (x: number, y: number): Node => ({ d: `M${x} ${y}h9l-1 10h-7z`, fill: ink.paper })

/** One hand on the rail behind her, facing right. */
export function resident(): Node[] {
  const knit = mix(ink.brick, ink.amber, 0.25)
  const skin = skins.fair
  return [
    { d: 'M2-60Q7-34 7-6M-5-60Q-8-34-8-6', stroke: mix(ink.navy, ink.blue, 0.4), width: 11 },
    shoes(-8, 7),
    {
      d: 'M-9-107C-17-102-18-90-16-75L-19-47Q-1-40 17-47L14-75C15-90 13-102 7-107-1-110-5-110-9-107z',
      fill: between(
        [-18, 0],
        [16, 0],
        [0, mix(knit, ink.navy, 0.45)],
        [0.6, knit],
        [1, mix(knit, ink.lamp, 0.5)],
      ),
    },
    head(skin, 'snub', { d: aside.bob, fill: hairs.copper }),
    { d: 'M-10-109Q-1-103 8-110L10-101-10-101z', fill: mix(knit, ink.soil, 0.3) },
    { d: 'M-5-97Q1-76 10-76L24-88', stroke: mix(knit, ink.soil, 0.25), width: 9.5, round: true },
    cup(23, -100),
    { d: ellipse(26, -90, 4.4, 4), fill: skin },
  ]
}

/** Turned to her, with one hand in a pocket. */
export function partner(): Node[] {
  const shirt = mix(ink.pale, ink.glacier, 0.5)
  const skin = skins.brown
  return [
    { d: 'M3-60Q9-34 10-6M-5-60Q-9-34-9-6', stroke: mix(ink.soil, ink.oak, 0.3), width: 12 },
    shoes(-9, 10),
    {
      d: 'M-10-107C-19-101-20-88-18-74L-18-50Q-1-43 18-50L16-74C17-90 14-102 7-107-1-110-5-110-10-107z',
      fill: between(
        [-18, 0],
        [16, 0],
        [0, mix(shirt, ink.lamp, 0.55)],
        [0.4, shirt],
        [1, mix(shirt, ink.navy, 0.45)],
      ),
    },
    head(skin, 'full', { d: aside.short, fill: hairs.black }),
    { d: 'M-6-98Q-14-80-8-72L4-62', stroke: mix(shirt, ink.navy, 0.22), width: 10, round: true },
    { d: 'M6-98Q10-84 16-84L28-92', stroke: mix(shirt, ink.navy, 0.3), width: 9, round: true },
    cup(27, -104),
    { d: ellipse(30, -94, 4.6, 4.2), fill: skin },
  ]
}
