/** What is around the basement: the winter night, the rooms above, the ground, and the gas that comes out of it. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { dashes, down, glow, type Point, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { firs } from '../fir.ts'
import { height, width } from '../frame.ts'
import { CRACK, NEAR, plaster, shade, wood } from './tones.ts'

const GROUND = 84
const WALL = 40
const { left, right, top, floor } = NEAR

export function night(): Node[] {
  const snow = mix(ink.pale, ink.blue, 0.25)
  return [
    {
      outside: true,
      nodes: [
        {
          d: rect(0, 0, width, GROUND + 20),
          fill: down(0, GROUND, [0, ink.navy], [1, mix(ink.blue, ink.lilac, 0.3)]),
        },
      ],
    },
    ...firs(
      [
        [64, GROUND + 4, 150],
        [122, GROUND + 4, 96],
        [1496, GROUND + 4, 120],
        [1560, GROUND + 4, 170],
      ],
      mix(ink.nearRange, ink.navy, 0.6),
      mix(ink.pale, ink.blue, 0.4),
      1,
      true,
    ),
    ...soil(),
    {
      outside: true,
      nodes: [
        {
          d: `M-10 ${GROUND + 22}V${GROUND - 2}Q80 ${GROUND - 14} 156 ${GROUND - 10}V${GROUND + 18}Q80 ${GROUND + 12}-10 ${GROUND + 22}zM1610 ${GROUND + 20}V${GROUND - 4}Q1520 ${GROUND - 16} 1444 ${GROUND - 10}V${GROUND + 18}Q1520 ${GROUND + 12} 1610 ${GROUND + 20}z`,
          fill: snow,
        },
      ],
    },
  ]
}

function soil(): Shape[] {
  const draw = random(14)
  const stones = Array.from({ length: 60 }, (): Point => [width * draw(), 150 + 730 * draw()])
  const loam = mix(ink.soil, ink.navy, 0.2)
  return [
    {
      d: rect(0, GROUND, width, height - GROUND),
      fill: down(
        GROUND,
        height,
        [0, mix(ink.soil, ink.oak, 0.42)],
        [0.6, loam],
        [1, mix(loam, ink.deep, 0.5)],
      ),
    },
    {
      d: `M0 430Q80 410 200 436V900H0zM1600 400Q1500 420 1400 396V900H1600zM0 806C300 770 500 826 800 808S1300 780 1600 814V900H0z`,
      fill: mix(loam, ink.deep, 0.4),
      opacity: 0.55,
    },
    {
      d: dashes(
        stones.filter((_, i) => i % 3),
        4,
      ),
      stroke: mix(ink.oak, ink.belly, 0.4),
      width: 7,
      round: true,
      opacity: 0.6,
    },
    {
      d: dashes(
        stones.filter((_, i) => i % 3 === 0),
        15,
      ),
      stroke: mix(ink.soil, ink.belly, 0.45),
      width: 13,
      round: true,
      opacity: 0.7,
    },
  ]
}

/** The foundation, the slab on its gravel, and the floor and the warm room above. */
export function shell(): Shape[] {
  const draw = random(8)
  const gravel = Array.from(
    { length: 170 },
    (): Point => [left - 20 + 1255 * draw(), floor + 48 + 36 * draw()],
  )
  const concrete = mix(ink.belly, ink.pale, 0.22)
  return [
    // The room above: its lamp is beyond the stairs, which come up through the floor.
    { d: rect(left, 0, right - left, top + 60), fill: above() },
    {
      d: rect(left, 0, right - left, top + 60),
      fill: glow([1250, 20], 560, 0.5, [0, ink.lamp, 0.9], [1, ink.lamp, 0]),
    },
    // A sofa and a plant stand there.
    {
      d: 'M300 78V40Q300 24 320 24H560Q580 24 580 40V78zM846 78l-6-34h44l-6 34z',
      fill: mix(ink.nearRange, ink.soil, 0.35),
    },
    {
      d: 'M862 46Q820 20 826-20 862 0 862 46zM862 46Q908 30 910-14 872 0 862 46z',
      fill: mix(ink.hill, ink.soil, 0.3),
    },
    { d: 'M580 78V40Q580 24 560 24H320', stroke: mix(ink.lamp, wood.lit, 0.3), width: 4, round: true },
    { d: rect(left, 78, 996, 22), fill: wood.lit },
    { d: rect(left, 98, 996, top - 98), fill: wood.dark },
    {
      d: Array.from({ length: 12 }, (_, i) => rect(left + 18 + 80 * i, 108, 22, 32)).join(''),
      fill: mix(wood.mid, shade, 0.2),
    },
    {
      d: `M${left} 100H1186V${top}`,
      stroke: mix(wood.lit, ink.wheat, 0.3),
      width: 5,
    },
    // The gravel.
    { d: rect(left - 60, floor + 30, right - left + 120, 62), fill: mix(ink.belly, ink.soil, 0.45) },
    {
      d: dashes(
        gravel.filter((_, i) => i % 2),
        7,
      ),
      stroke: mix(ink.belly, ink.pale, 0.12),
      width: 14,
      round: true,
    },
    {
      d: dashes(
        gravel.filter((_, i) => i % 2 === 0),
        3,
      ),
      stroke: mix(ink.pale, ink.belly, 0.5),
      width: 11,
      round: true,
    },
    // Walls and slab.
    {
      d: `M${left - WALL} 62H${left}V${floor}H${right}V62H${right + WALL}V${floor}h26v48h-96V${floor + 36}H${left + 30}v12h-96v-48h26z`,
      fill: cast(concrete),
    },
    {
      d: `M${left} ${floor}H${right}`,
      stroke: mix(ink.wheat, concrete, 0.35),
      width: 5,
    },
    {
      d: `M${CRACK.x - 7} ${floor - 3}l13 14-8 12 12 15h-9l-12-15 7-12-9-14z`,
      fill: ink.deep,
      stroke: ink.deep,
      width: 3,
    },
  ]
}

const above = () => down(0, 80, [0, mix(plaster, ink.gold, 0.4)], [1, mix(plaster, ink.gold, 0.2)])
const cast = (concrete: string) =>
  down(60, floor + 40, [0, mix(concrete, ink.navy, 0.25)], [0.8, concrete], [1, mix(concrete, ink.navy, 0.3)])

/** Gas, as dots: they gather below the crack, and spread in the room. */
export function gas(): Shape[] {
  const draw = random(33)
  const around = () => draw() + draw() + draw() - 1.5
  const below = Array.from({ length: 92 }, (): Point => {
    const up = draw() ** 0.8
    return [CRACK.x + around() * (8 + 330 * (1 - up) ** 1.5), CRACK.foot + 8 + 156 * (1 - up)]
  })
  const above = Array.from({ length: 64 }, (): Point => {
    const up = draw()
    return [CRACK.x + 70 * up ** 1.5 + around() * (6 + 210 * up ** 1.2), floor - 10 - 430 * up ** 1.25]
  })
  const tone = mix(ink.glacier, ink.paper, 0.45)
  const faint = above.filter(([, y]) => y < 470)
  return [
    {
      d: rect(CRACK.x - 300, floor + 30, 600, 180),
      fill: glow([CRACK.x, CRACK.foot], 260, 0.6, [0, tone, 0.3], [1, tone, 0]),
    },
    { d: dashes(below, 0), stroke: tone, width: 7, round: true, opacity: 0.8 },
    {
      d: dashes(
        above.filter(([, y]) => y >= 470),
        0,
      ),
      stroke: tone,
      width: 7,
      round: true,
      opacity: 0.75,
    },
    { d: dashes(faint, 0), stroke: ink.paper, width: 6, round: true, opacity: 0.5 },
  ]
}
