/** A family who come home at night, under the lamps at both sides; the bicycle is there before them. */
import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { bicycle } from '../bicycle.ts'
import { lampLit } from '../lamp-lit.ts'
import { standing, underLamps } from '../standing.ts'
import { at } from './view.ts'

const SCALE = 2.15
const pyjamas = mix(ink.wheat, ink.gold, 0.35)

const father = {
  skin: skins.brown,
  hair: hairs.black,
  coat: mix(ink.blue, ink.glacier, 0.3),
  trousers: mix(ink.oak, ink.soil, 0.3),
}
const mother = {
  skin: skins.fair,
  hair: hairs.copper,
  coat: mix(ink.gold, ink.amber, 0.4),
  trousers: mix(ink.navy, ink.blue, 0.4),
}
const older = {
  skin: skins.tan,
  hair: hairs.brown,
  coat: mix(ink.brick, ink.blush, 0.2),
  trousers: mix(ink.navy, ink.blue, 0.3),
}

/** Of the sleeping child, what shows at both sides of who carries it: thin shanks, and feet turned out. */
const legs: Shape[] = [
  { d: 'M-14-68Q-21-66-22-55M14-68Q21-66 22-55', stroke: pyjamas, width: 6, round: true },
  {
    d: 'M-19-54Q-18-47-23-44L-30-41Q-34-41-33-45L-25-54zM19-54Q18-47 23-44L30-41Q34-41 33-45L25-54z',
    fill: mix(ink.glacier, ink.paper, 0.4),
  },
]

/** Its head over the left shoulder, turned to the neck, and one arm, which hangs down the back. */
const asleep: Node[] = [
  { d: 'M-10-106Q-2-102-3-90', stroke: pyjamas, width: 8, round: true },
  { d: ellipse(-3, -84, 3.8, 4.4), fill: skins.tan },
  {
    transform: 'translate(-15 -114) rotate(-20)',
    nodes: [
      { d: 'M-8-6Q-9 11 2 11 13 10 11-3z', fill: skins.tan },
      { d: 'M-9 8Q-16-2-11-9-4-16 6-12 13-9 12-2 6-6 0-3-2 2-4 2-7 1-6 5-6 9-9 8z', fill: hairs.brown },
    ],
  },
]

export function family(): Node[] {
  const [x, y] = at(5, 0.05).map(Math.round) as [number, number]
  return [
    {
      nightly: true,
      nodes: [
        { transform: 'translate(1080 640) skewY(15) scale(.8 1.05)', nodes: lampLit(bicycle) },
        ...lampLit([
          placed(
            [...legs, ...standing(father, { arms: 'pockets' }), underLamps, ...asleep],
            x - 79,
            y,
            SCALE,
          ),
          placed(standing(older, { arms: 'led' }), x + 10, y + 6, SCALE * 0.66),
          placed([...standing(mother, { hair: 'long', tilt: -6 }), underLamps], x + 94, y + 2, SCALE),
        ]),
      ],
    },
  ]
}
