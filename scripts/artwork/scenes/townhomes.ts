import { ink, kept, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { townhouses } from './houses/townhouses.ts'
import { lampLit } from './lamp-lit.ts'
import { hillside } from './land.ts'
import { neighbour } from './people.ts'
import { thrown } from './shadow.ts'
import { sky } from './sky.ts'
import { walking } from './standing.ts'

/** Where the row begins, and where it stands; a home of it is 222 px wide. */
const [LEFT, GROUND, SCALE] = [246, 744, 1.48]

/** A row of townhomes along a street, their lamps just lit: one neighbour comes home, another waits with her dog. */
export function townhomes(): string {
  const grass = oklch(40, 0.055, 150)
  const walls = [
    mix(ink.nearRange, ink.glacier, 0.4),
    mix(ink.midRange, ink.wheat, 0.45),
    ink.midRange,
    mix(ink.wheat, ink.belly, 0.35),
    mix(ink.midRange, ink.blue, 0.5),
  ]
  return svg(width, height, [
    ...sky({
      width,
      horizon: 680,
      apex: [900, 130],
      span: [1200, 1100],
      light: [1000, 700],
      seed: 27,
      streaks: 5,
    }),
    ...hillside({
      seed: 13,
      width,
      base: 680,
      rise: 70,
      swell: 640,
      floor: 780,
      top: mix(ink.midRange, ink.gold, 0.2),
      foot: ink.nearRange,
    }),
    placed([...townhouses(coats.evening, walls), ...porchLamps()], LEFT, GROUND, SCALE),
    ...elm(128, 760, 420, mix(ink.hill, grass, 0.3), ink.night, ink.gold),
    ...elm(1482, 760, 470, mix(ink.hill, grass, 0.2), ink.night, ink.gold),
    {
      d: rect(0, 744, width, 156),
      fill: down(
        744,
        height,
        [0, grass],
        [0.3, mix(grass, ink.hill, 0.6)],
        [0.31, mix(ink.belly, ink.pale, 0.25)],
        [0.66, ink.belly],
        [0.67, ink.navy],
        [1, ink.deep],
      ),
    },
    thrown(246, 1356, 744, 44, -90),
    ...neighbours(),
  ])
}

/** A lamp beside each door, and at night what it lights. */
function porchLamps(): Node[] {
  const doors = [0, 1, 2, 3, 4].map((unit) => 150 * unit + 113)
  return [
    ...doors.map(
      (x, unit): Node => ({
        nodes: [
          {
            d: rect(x - 19, -112, 38, 94),
            fill: unit % 2 ? kept(ink.brick) : kept(mix(ink.blue, ink.navy, 0.4)),
          },
          { d: rect(x - 11, -104, 22, 18), fill: ink.lamp },
          {
            d: rect(x - 37, -132, 74, 132),
            fill: glow(
              [x + 26, -104],
              60,
              1,
              [0, ink.lamp, 0.7],
              [0.5, kept(ink.amber), 0.26],
              [1, kept(ink.amber), 0],
            ),
          },
        ],
        nightly: true,
      }),
    ),
    { d: doors.map((x) => rect(x + 23, -110, 6, 12)).join(''), fill: ink.lamp },
  ]
}

/** On the sidewalk, in the light of the lamps. */
const neighbours = (): Node[] => [
  { d: ellipse(640, 836, 100, 8) + ellipse(940, 838, 130, 8), fill: ink.night, opacity: 0.45 },
  {
    d: rect(400, 790, 800, 90),
    fill: glow([800, 828], 400, 0.12, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
    nightly: true,
  },
  ...lampLit([
    placed(
      [
        ...walking(
          {
            skin: skins.brown,
            hair: hairs.black,
            style: aside.short,
            coat: mix(ink.brick, ink.oak, 0.2),
            trousers: mix(ink.blue, ink.navy, 0.35),
          },
          [
            [6, -79],
            [22, -60],
          ],
          [25, -57],
        ),
        // What they bring home.
        { d: 'M14-58h26l-3 32H17z', fill: mix(ink.oak, ink.wheat, 0.45) },
        { d: 'M20-58q2-16 9-14 0-12 8-8-2 10-3 22z', fill: mix(ink.hill, ink.gold, 0.3) },
      ],
      640,
      834,
      1.5,
    ),
    {
      nodes: neighbour(mix(ink.wheat, ink.paper, 0.2), mix(ink.blue, ink.midRange, 0.4), hairs.silver),
      transform: 'translate(966 836) scale(-1.46 1.46)',
    },
  ]),
]
