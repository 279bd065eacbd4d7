import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { curve, dashes, down, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { type Fir, firs } from './fir.ts'
import { haze } from './foliage.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'
import { ranges, tints } from './land.ts'
import { CURB, GROUND, road, shaded, sign, snow, streetLamp } from './quiet-street/street.ts'

/** From left to right. `lit`: not advertised, and at home. */
const HOUSES = [
  { x: 118, size: 190, tall: 130, lit: false },
  { x: 396, size: 214, tall: 190, lit: true },
  { x: 664, size: 186, tall: 122, lit: false },
  { x: 1010, size: 190, tall: 206, lit: false },
  { x: 1254, size: 208, tall: 150, lit: true },
  { x: 1510, size: 190, tall: 118, lit: false },
] as const
/** The first snow at dusk: one house has a sign; two without one are lit. A card shows its lower part, houses and sky alone. */
export function quietStreet(): string {
  const away: Coat = {
    ...coats.evening,
    wall: mix(ink.nearRange, ink.blue, 0.35),
    shade: mix(ink.navy, ink.blue, 0.3),
    trim: mix(ink.midRange, ink.lilac, 0.4),
    roof: mix(ink.navy, ink.blue, 0.2),
  }
  const home: Coat = { ...away, wall: mix(ink.brick, ink.soil, 0.45), trim: mix(ink.wheat, ink.pale, 0.4) }
  return svg(width, height, [
    ...dusk(),
    ...ranges({
      width,
      base: 640,
      rise: 84,
      light: 1180,
      floor: 740,
      seed: 71,
      count: 1,
      tint: tints.dusk,
      haze: ink.blush,
    }),
    ...farStreet(),
    { d: rect(0, 712, width, 40), fill: mix(snow, shaded, 0.5) },
    ...firs(
      [258, 538, 886, 1128, 1384].flatMap((x, i): Fir[] => [
        [x - 14, GROUND + 4, 210 - (i % 2) * 40],
        [x + 28, GROUND + 8, 130 + (i % 3) * 20],
      ]),
      mix(ink.hill, ink.navy, 0.4),
      mix(snow, ink.blue, 0.2),
    ),
    ...HOUSES.flatMap(({ x, size, tall, lit }): Node[] => {
      const coat = lit ? home : away
      const shapes = cottage(size, tall, coat, lit)
      const side = cottageSide(
        size,
        tall,
        { ...coat, roof: mix(shaded, snow, 0.3), trim: snow },
        [1140 - x, -120],
        mix(coat.wall, ink.blush, 0.3),
      )
      // At night, too, those alone have light.
      return [
        placed(side, x, GROUND, 1),
        placed(lit ? shapes : shapes.map(({ lit: _, ...shape }) => shape), x, GROUND, 1),
        ...covered(x, size, tall),
      ]
    }),
    ...lawns(),
    ...road(),
    ...sign(),
    ...streetLamp(),
  ])
}

/** A low sky full of snow, with the last light under it. */
function dusk(): Shape[] {
  const draw = random(17)
  const flakes = (count: number) => Array.from({ length: count }, (): Point => [width * draw(), 690 * draw()])
  return [
    {
      d: rect(0, 0, width, GROUND),
      fill: down(
        0,
        GROUND,
        [0, mix(ink.navy, ink.blue, 0.3)],
        [0.45, mix(ink.blue, ink.lilac, 0.3)],
        [0.74, mix(ink.lilac, ink.blush, 0.4)],
        [0.9, mix(ink.blush, ink.gold, 0.4)],
      ),
    },
    {
      d: rect(300, 360, 1300, 360),
      fill: glow([1180, 650], 640, 0.45, [0, ink.amber, 0.75], [1, ink.blush, 0]),
    },
    ...[
      [330, 210, 620],
      [1240, 130, 700],
    ].map(([x = 0, y = 0, reach = 0]) => haze(x, y, reach, mix(ink.lilac, ink.blue, 0.45), 0.5)),
    // Behind the houses: over lit windows they would be dark at night.
    { d: dashes(flakes(90), 0), stroke: ink.paper, width: 4, round: true, opacity: 0.55 },
    { d: dashes(flakes(46), 0), stroke: ink.paper, width: 8, round: true, opacity: 0.75 },
  ]
}

/** Roofs of the next street, pale in the snow. */
const farStreet = (): Shape[] => [
  {
    d: `M-20 730V672l50-34 50 34h40v-26l46-36 46 36v20h60l40-30 40 30h90v-22l52-38 52 38v22h80l44-32 44 32h60v-18l48-36 48 36v18h90l40-30 40 30h70v-24l50-36 50 36v24h100l40-30 40 30h90V730z`,
    fill: mix(ink.lilac, ink.blue, 0.5),
  },
]

/** Snow on a roof, thicker where it slides to the eaves, and its shade on the wall below. */
const covered = (x: number, size: number, tall: number): Shape[] => {
  const [half, peak] = [Math.round(size * 0.6), Math.round(tall + size * 0.48)]
  const eaves = Math.round(tall - size * 0.06)
  return [
    {
      d: `M${x - half} ${GROUND - eaves}L${x} ${GROUND - peak}L${x + half} ${GROUND - eaves}q4-10-2-17L${x + 8} ${GROUND - peak - 15}q-8-8-16 0L${x - half + 2} ${GROUND - eaves - 17}q-6 7-2 17z`,
      fill: {
        kind: 'linear',
        from: [x - half, 0],
        to: [x + half, 0],
        stops: [
          [0.3, shaded],
          [0.7, snow],
        ],
      },
    },
  ]
}

/** Lawns under snow, the walks to the doors, and what the windows throw on them. */
function lawns(): Shape[] {
  return [
    {
      d: `${curve([
        [-20, 738],
        [118, 726],
        [258, 738],
        [396, 724],
        [540, 740],
        [664, 726],
        [830, 744],
        [1010, 724],
        [1130, 738],
        [1254, 724],
        [1390, 740],
        [1510, 726],
        [1620, 736],
      ])}V${CURB + 10}H-20z`,
      fill: down(GROUND, CURB, [0, snow], [1, mix(snow, shaded, 0.55)]),
    },
    {
      d: HOUSES.filter(({ lit }) => lit)
        .map(({ x }) => `M${x - 17} ${GROUND}h34q4 30 34 ${CURB - GROUND}h-74q14-40 6-${CURB - GROUND}z`)
        .join(''),
      fill: mix(shaded, ink.belly, 0.4),
    },
    // What the houses throw on the snow, away from the last light.
    {
      d: HOUSES.map(({ x, size }) => `M${x - size / 2} ${GROUND}h${size}l-50 60h-${size}z`).join(''),
      fill: down(GROUND, GROUND + 60, [0, ink.navy, 0.6], [1, ink.navy, 0]),
    },
    ...HOUSES.filter(({ lit }) => lit).map(
      ({ x }): Shape => ({
        d: rect(x - 220, GROUND, 440, 100),
        fill: glow([x, GROUND + 12], 210, 0.34, [0, ink.gold, 0.85], [1, ink.gold, 0]),
      }),
    ),
  ]
}
