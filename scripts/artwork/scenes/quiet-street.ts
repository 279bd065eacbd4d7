import { ink, mix, oklch } from '../palette.ts'
import { down, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
import { setting } from './setting.ts'

const GROUND = 740
const LAWN = oklch(38, 0.05, 158)

/** From left to right. `lit`: not advertised, and at home. */
const HOUSES = [
  { x: 132, size: 178, tall: 136, lit: false },
  { x: 382, size: 186, tall: 196, lit: true },
  { x: 632, size: 178, tall: 128, lit: false },
  { x: 992, size: 176, tall: 214, lit: false },
  { x: 1240, size: 196, tall: 168, lit: true },
  { x: 1480, size: 170, tall: 124, lit: false },
] as const
/** In the gap between the third house and the fourth, clear of both. */
const SIGN = 812

/** A street at dusk: one house has a sign; two without one are lit. A card shows its lower part, houses and sky alone. */
export function quietStreet(): string {
  const away: Coat = {
    ...coats.evening,
    wall: mix(ink.nearRange, ink.navy, 0.25),
    shade: mix(ink.navy, ink.nearRange, 0.25),
    trim: mix(ink.nearRange, ink.glacier, 0.32),
  }
  const home: Coat = { ...coats.evening, wall: mix(ink.blue, ink.belly, 0.35) }
  return svg(width, height, [
    ...setting({
      seed: 29,
      apex: [812, 330],
      hill: [mix(ink.midRange, ink.gold, 0.2), ink.nearRange],
      soil: [LAWN, mix(LAWN, ink.night, 0.7)],
      ground: GROUND,
      moon: [1110, 440],
    }),
    {
      d: [258, 506, 1122, 1368]
        .map((x, i) => spruce([x, GROUND + 2], 120 + (i % 2) * 34) + spruce([x + 26, GROUND + 4], 84))
        .join(''),
      fill: mix(ink.hill, ink.night, 0.35),
    },
    ...HOUSES.map(({ x, size, tall, lit }): Node => {
      const shapes = cottage(size, tall, lit ? home : away, lit)
      // At night, too, those alone have light.
      return placed(lit ? shapes : shapes.map(({ lit: _, ...shape }) => shape), x, GROUND, 1)
    }),
    ...HOUSES.filter(({ lit }) => lit).flatMap(({ x }): Shape[] => [
      {
        d: rect(x - 220, GROUND, 440, 90),
        fill: glow([x, GROUND], 210, 0.34, [0, ink.gold, 0.75], [1, ink.gold, 0]),
      },
    ]),
    // The sidewalk and the road.
    {
      d: rect(0, 816, width, height - 816),
      fill: down(
        816,
        height,
        [0, mix(ink.belly, ink.wheat, 0.25)],
        [0.3, ink.belly],
        [0.31, ink.cloud],
        [1, ink.navy],
      ),
    },
    {
      d: HOUSES.map(({ x }) => `M${x - 12} ${GROUND}h24l10 76h-44z`).join(''),
      fill: mix(ink.belly, ink.wheat, 0.2),
    },
    ...sign(),
  ])
}

/** A post with an arm and a board that hangs from it. */
const sign = (): Shape[] => [
  { d: `M${SIGN - 40} ${GROUND + 40}V${GROUND - 96}h92`, stroke: ink.paper, width: 10 },
  { d: `M${SIGN - 10} ${GROUND - 92}v14M${SIGN + 36} ${GROUND - 92}v14`, stroke: ink.night, width: 4 },
  { d: rect(SIGN - 24, GROUND - 78, 74, 54), fill: ink.brick },
  { d: `M${SIGN - 10} ${GROUND - 60}h46M${SIGN - 10} ${GROUND - 42}h30`, stroke: ink.paper, width: 8 },
]
