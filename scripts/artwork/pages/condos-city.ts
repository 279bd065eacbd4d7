/** Calgary at blue hour, from the twentieth floor: downtown, the Bow and its bridges, the towers and streets below. */
import { lerp, random } from '../noise.ts'
import { ink, kept, mix } from '../palette.ts'
import { dashes, down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import type { Node } from '../svg.ts'

export const [WIDTH, HEIGHT] = [4000, 1600]
/** The height of the eye, and where the streets meet. */
export const HORIZON = 640
const MEET: Point = [2700, HORIZON]

const dusk = mix(ink.navy, ink.blue, 0.3)

/** The plain in the haze, and the lamps of the streets that lead downtown. */
export function plain(): Shape[] {
  const street = (x: number, from = 0.12) =>
    `M${[MEET, [x, 1420] as const]
      .map(([, y], i) => {
        const share = i ? 1 : from
        return `${Math.round(lerp(MEET[0], x, share))} ${Math.round(lerp(MEET[1] + 20, i ? y : 1420, share))}`
      })
      .join('L')}`
  const near = [-1500, -500, 300, 1050, 1700, 2300]
  const draw = random(9)
  const leaf = mix(ink.spruce, ink.navy, 0.35)
  const crowns = (count: number, top: number, deep: number) =>
    Array.from({ length: count }, (): Point => [900 + 1900 * draw(), top + deep * draw()])
  const homes = Array.from({ length: 44 }, (): Point => {
    const away = draw() ** 2
    return [2080 + 700 * draw(), lerp(700, 900, away)]
  })
  return [
    {
      d: rect(0, HORIZON, WIDTH, HEIGHT - HORIZON),
      fill: down(
        HORIZON,
        1400,
        [0, mix(ink.nearRange, ink.lilac, 0.22)],
        [0.25, mix(dusk, ink.hill, 0.4)],
        [1, ink.night],
      ),
    },
    { d: dashes(crowns(26, 700, 60), 12), stroke: leaf, width: 20, round: true },
    { d: dashes(crowns(20, 800, 120), 16), stroke: leaf, width: 44, round: true },
    { d: dashes(crowns(12, 1000, 220), 20), stroke: leaf, width: 90, round: true },
    { d: dashes(homes, 7), stroke: ink.lamp, width: 6, opacity: 0.75 },
    {
      d: near.map((x) => street(x)).join(''),
      stroke: kept(ink.lamp),
      width: 6,
      round: true,
      dash: [0, 26],
      opacity: 0.7,
    },
    {
      d: near.map((x) => street(x, 0.42)).join(''),
      stroke: kept(ink.lamp),
      width: 12,
      round: true,
      dash: [0, 66],
      opacity: 0.85,
    },
    {
      d: rect(1500, HORIZON - 20, 2500, 300),
      fill: glow([2960, HORIZON + 20], 1200, 0.16, [0, ink.gold, 0.5], [1, ink.gold, 0]),
      daily: true,
    },
  ]
}

export function downtown(): Node[] {
  const city = skyline({
    x: 2330,
    ground: 704,
    scale: 0.92,
    haze: mix(ink.midRange, ink.lilac, 0.45),
    rim: ink.wheat,
    lit: 0.1,
    digits: 0,
  })
  return [
    ...city.shapes.filter(({ stroke }) => !stroke),
    { d: dashes(city.windows, 4), stroke: ink.lamp, width: 4 },
  ]
}

/** The Bow, which mirrors the sky, with an arched bridge far off and the red one near. */
export function river(): Node[] {
  const water =
    'M3420 688C3300 700 3110 716 3150 744S3330 786 3270 830 2990 930 2620 1300H3500C3520 1120 3640 960 3560 864S3240 770 3280 738 3380 712 3520 688z'
  const red = mix(ink.brick, ink.amber, 0.12)
  const tube = 'M2860 964Q3240 880 3660 944L3658 1000Q3240 936 2864 1022z'
  const stone = mix(ink.nearRange, ink.lilac, 0.2)
  return [
    {
      d: water,
      fill: down(
        684,
        1300,
        [0, mix(ink.gold, ink.blush, 0.5)],
        [0.2, mix(ink.lilac, ink.blue, 0.2)],
        [0.55, mix(ink.blue, ink.lilac, 0.25)],
        [1, mix(ink.blue, ink.navy, 0.55)],
      ),
    },
    {
      d: 'M3100 1040h160m60-22h130m-420 84h220m60 26h180m-560 50h240m80 20h150m-640 46h300M3290 846h150m-110 26h130M3170 744h80',
      stroke: mix(ink.blush, ink.lilac, 0.4),
      width: 5,
      round: true,
      opacity: 0.6,
    },
    // Far off, with its lamps.
    {
      d: 'M3080 756h290v10h-290zM3168 766h12v26h-12zM3252 766h12v28h-12z',
      fill: mix(ink.belly, ink.navy, 0.6),
    },
    { d: 'M3092 750H3370', stroke: kept(ink.lamp), width: 6, round: true, dash: [0, 38] },
    // The path that leads to the red one, and its lamps.
    {
      d: 'M2868 1016Q2740 1030 2660 1076T2440 1130',
      stroke: mix(stone, ink.night, 0.35),
      width: 20,
      round: true,
    },
    {
      d: 'M2836 990Q2720 1006 2640 1052T2440 1104',
      stroke: kept(ink.lamp),
      width: 9,
      round: true,
      dash: [0, 62],
    },
    // What it throws on the water, where it stands on the bank, and the bridge itself, lit within.
    { d: 'M2990 1050Q3240 990 3560 1040L3550 1084Q3240 1040 2940 1100z', fill: red, opacity: 0.28 },
    { d: 'M2836 1000H2930L2968 1078H2824z', fill: mix(stone, ink.night, 0.3) },
    { d: 'M2930 1000 2968 1078H2944L2906 1000z', fill: mix(stone, ink.lamp, 0.25) },
    { d: tube, fill: mix(red, ink.deep, 0.45) },
    { d: 'M2866 986Q3240 904 3656 964L3656 982Q3240 922 2866 1004z', fill: kept(ink.lamp), opacity: 0.9 },
    {
      clip: tube,
      nodes: [
        {
          d: Array.from({ length: 17 }, (_, i) => `M${2820 + i * 50} 1030l90-150m-90 0l90 150`).join(''),
          stroke: red,
          width: 9,
        },
      ],
    },
    { d: tube, stroke: red, width: 11 },
    { d: 'M2860 960Q3240 876 3660 940', stroke: mix(red, ink.blush, 0.55), width: 4 },
  ]
}

/** Its left edge, its top, its width, its height, how wide its side is, its windows across and up, and its seed. */
type Block = readonly [
  x: number,
  top: number,
  wide: number,
  tall: number,
  side: number,
  across: number,
  storeys: number,
  seed: number,
]
const BLOCKS: readonly Block[] = [
  [2150, 772, 78, 160, 18, 4, 9, 3],
  [2440, 800, 92, 140, 12, 4, 7, 8],
  [1800, 900, 120, 260, 40, 4, 9, 9],
  [2270, 836, 104, 220, 22, 4, 9, 12],
  [2520, 872, 120, 230, 14, 5, 8, 14],
  [1420, 940, 150, 390, 70, 4, 11, 4],
  [1960, 916, 130, 450, 42, 4, 13, 3],
  [2180, 960, 190, 370, 40, 5, 9, 8],
  [1640, 1000, 230, 330, 90, 6, 8, 4],
  [1060, 1000, 230, 330, 130, 6, 7, 6],
  [420, 1030, 280, 300, 150, 7, 6, 2],
  [3560, 330, 250, 940, -74, 5, 24, 5],
]

/** The towers around: those that are lower show their roofs, and one is taller. */
export const towers = (): Shape[] => BLOCKS.flatMap(tower)

function tower([x, top, wide, tall, side, across, storeys, seed]: Block): Shape[] {
  const draw = random(seed)
  const foot = top + tall
  const storey = tall / storeys
  const edge = side > 0 ? x + wide : x
  const share = Math.abs(side / (MEET[0] - edge))
  // Those that are near have their feet below the boards of the balcony, at their far corner too.
  const end = foot > 1100 ? HORIZON + (1500 - HORIZON) / (1 - share) : foot
  const away = ([px, py]: Point): Point => [lerp(px, MEET[0], share), lerp(py, HORIZON, share)]
  // What is far off is in the haze.
  const wall = mix(mix(ink.blue, ink.navy, 0.4 + 0.3 * draw()), ink.lilac, tall < 250 ? 0.14 : 0)
  const rooms = Array.from(
    { length: storeys * across },
    (_, i): Point => [
      x + 0.06 * wide + ((i % across) * (wide * 0.93)) / across,
      top + storey * (0.62 + Math.floor(i / across)),
    ],
  )
  const chance = rooms.map(() => draw())
  const of = (from: number, to: number) =>
    dashes(
      rooms.filter((_, i) => (chance[i] ?? 0) >= from && (chance[i] ?? 0) < to),
      Math.round((wide * 0.66) / across),
    )
  const width = storey * 0.44
  return [
    top > HORIZON
      ? {
          d: polygon([[x, top], away([x, top]), away([x + wide, top]), [x + wide, top]]),
          fill: mix(wall, ink.lilac, 0.28),
        }
      : { d: rect(x + wide * 0.3, top - 40, wide * 0.5, 42), fill: mix(wall, ink.night, 0.3) },
    {
      d: polygon([[edge, top], away([edge, top]), away([edge, end]), [edge, end]]),
      fill: mix(wall, side > 0 ? ink.lilac : ink.blush, 0.17),
    },
    { d: rect(x, top, wide, end - top), fill: down(top, end, [0, wall], [1, mix(wall, ink.night, 0.7)]) },
    { d: of(0.3, 0.5), stroke: ink.lamp, width, nightly: true },
    { d: of(0, 0.3), stroke: ink.lamp, width },
  ]
}
