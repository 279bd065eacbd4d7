import { ink, mix } from '../palette.ts'
import { skins } from '../portraits/figure.ts'
import { curve, down, ellipse, polygon, rect, type Shape, tidy } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { flat, gabled, long } from './houses/lake-house.ts'
import { ranges, type Tint, tints } from './land.ts'
import { type Mood, moods } from './moods.ts'
import { sky } from './sky.ts'

/** The light on the lake: the colours of the houses, the far bank, the water from the shore down, and the near bank. */
interface Light {
  mood: Mood
  tint: Tint
  haze: string
  coat: Coat
  walls: readonly string[]
  bank: string
  water: readonly [shore: string, middle: string, near: string]
  mirror: number
  glint: string
  leaves: string
  canoe: string
  ground: string
  /** Skaters on the ice instead of the canoe. */
  frozen?: boolean
}

const evening: Light = {
  mood: moods.gold,
  tint: tints.none,
  haze: ink.paper,
  coat: coats.evening,
  walls: [
    ink.nearRange,
    mix(ink.midRange, ink.wheat, 0.3),
    mix(ink.blue, ink.midRange, 0.3),
    mix(ink.belly, ink.gold, 0.2),
  ],
  bank: mix(ink.hill, ink.glacier, 0.25),
  water: [mix(ink.gold, ink.glacier, 0.55), mix(ink.glacier, ink.blue, 0.55), mix(ink.blue, ink.navy, 0.6)],
  mirror: 0.22,
  glint: ink.wheat,
  leaves: mix(ink.hill, ink.nearRange, 0.3),
  canoe: mix(ink.gold, ink.belly, 0.3),
  ground: ink.spruce,
}

const night: Light = {
  mood: moods.night,
  tint: tints.dusk,
  haze: mix(ink.cloud, ink.blue, 0.35),
  coat: { ...coats.dusk, trim: mix(ink.cloud, ink.glacier, 0.3) },
  walls: [
    mix(ink.navy, ink.blue, 0.3),
    mix(ink.cloud, ink.belly, 0.25),
    mix(ink.cloud, ink.blue, 0.2),
    mix(ink.navy, ink.cloud, 0.6),
  ],
  bank: mix(ink.hill, ink.night, 0.6),
  water: [mix(ink.cloud, ink.blue, 0.35), mix(ink.navy, ink.cloud, 0.5), ink.deep],
  mirror: 0.5,
  glint: mix(ink.lamp, ink.blue, 0.2),
  leaves: mix(ink.hill, ink.night, 0.7),
  canoe: mix(ink.belly, ink.navy, 0.6),
  ground: ink.deep,
}

const snow = mix(ink.pale, ink.paper, 0.55)
const winter: Light = {
  mood: moods.dawn,
  tint: tints.dawn,
  haze: ink.wheat,
  coat: coats.winter,
  walls: [
    mix(ink.midRange, ink.blue, 0.35),
    mix(ink.brick, ink.belly, 0.45),
    mix(ink.glacier, ink.blue, 0.4),
    mix(ink.gold, ink.belly, 0.35),
  ],
  bank: snow,
  water: [mix(snow, ink.glacier, 0.3), mix(ink.glacier, ink.pale, 0.5), mix(ink.glacier, ink.blue, 0.25)],
  mirror: 0.12,
  glint: ink.paper,
  leaves: mix(ink.pale, ink.glacier, 0.25),
  canoe: mix(ink.oak, ink.belly, 0.3),
  ground: mix(snow, ink.glacier, 0.25),
  frozen: true,
}

/** A suburban lake at the end of the day: houses on the far shore, docks, a canoe. */
export const lakeCommunity = () => lake(evening)

/** The same lake at night: lit windows and their reflections. */
export const lakeNight = () => lake(night)

/** The same lake on a winter morning: skaters on a cleared rink. */
export const lakeWinter = () => lake(winter)

/** Somebody on skates, their blades at the point, leaning to one side. */
const skater = (x: number, y: number, coat: string, lean: 1 | -1, size: number): Node => ({
  transform: `translate(${x} ${y}) scale(${lean * size} ${size})`,
  nodes: [
    { d: ellipse(6, 6, 62, 8), fill: ink.blue, opacity: 0.3 },
    { d: 'M-2-66L-34-6M0-66L22-30 20-4', stroke: ink.navy, width: 17, round: true },
    { d: 'M-52 2h34M4 4h34', stroke: ink.belly, width: 5, round: true },
    { d: 'M14-124L42-84 66-96', stroke: mix(coat, ink.navy, 0.25), width: 14, round: true },
    { d: 'M12-120L0-72', stroke: coat, width: 36, round: true },
    { d: 'M10-124L-26-92', stroke: mix(coat, ink.navy, 0.25), width: 14, round: true },
    { d: ellipse(24, -156, 16, 18), fill: skins.tan },
    { d: 'M5-158c0-28 38-28 38-2z', fill: ink.gold },
  ],
})

/** The cleared rink, its bank of snow, and who is on it. */
const rink: readonly Node[] = [
  { d: ellipse(690, 742, 560, 96), fill: ink.paper },
  {
    d: ellipse(690, 738, 530, 84),
    fill: down(654, 822, [0, mix(ink.glacier, ink.pale, 0.35)], [1, mix(ink.glacier, ink.blue, 0.35)]),
  },
  {
    d: [-60, 0, 70]
      .map((off) =>
        curve([
          [320 + off, 716],
          [560, 770 - off * 0.3],
          [840, 700 + off * 0.2],
          [1080 + off, 760],
        ]),
      )
      .join(''),
    stroke: ink.paper,
    width: 4,
    opacity: 0.7,
  },
  skater(430, 724, mix(ink.brick, ink.amber, 0.25), 1, 0.78),
  skater(960, 712, mix(ink.hill, ink.nearRange, 0.3), -1, 0.7),
  skater(720, 794, mix(ink.blue, ink.glacier, 0.15), 1, 1.05),
  skater(820, 790, mix(ink.wheat, ink.brick, 0.5), 1, 0.7),
]

const canoe = ({ canoe: fill, glint }: Light): readonly Node[] => [
  { d: 'M560 742c60 26 190 26 252-2-14 44-44 54-126 54s-112-12-126-52z', fill },
  { d: 'M560 742c60 18 190 18 252-2', stroke: glint, width: 4 },
  { d: 'M574 797c40 26 190 26 226-2-22 30-52 38-112 38s-96-8-114-36z', fill: ink.navy, opacity: 0.35 },
]

/** The far shore, from the left: each house, its place and its size. */
const HOUSES = [
  [long, 104, 0.94],
  [gabled, 348, 0.94],
  [flat, 556, 0.92],
  [gabled, 792, 1.18],
  [long, 1046, 0.92],
  [flat, 1296, 0.96],
  [gabled, 1494, 1],
] as const

/** Spruces between the houses, and round trees behind them. */
function greenery({ bank, leaves }: Light, shore: number): Shape[] {
  const spruces = [242, 266, 446, 664, 690, 902, 1192, 1214, 1410]
  const round = [10, 250, 456, 670, 908, 1190, 1420]
  return [
    {
      d: round.map((x, i) => ellipse(x, shore - 74 - (i % 3) * 14, 52 + (i % 2) * 14, 56)).join(''),
      fill: mix(leaves, bank, 0.35),
    },
    { d: spruces.map((x, i) => spruce([x, shore], 118 + ((i * 47) % 70))).join(''), fill: leaves },
  ]
}

/** A pier from the shore towards the middle of the lake. */
const pier = (x: number, shore: number, { canoe: wood, ground }: Light): Shape[] => [
  { d: `M${x - 20} ${shore + 56}v16M${x + 56} ${shore + 56}v16`, stroke: ground, width: 6 },
  {
    d: polygon([
      [x + 4, shore - 2],
      [x + 32, shore - 2],
      [x + 62, shore + 58],
      [x - 26, shore + 58],
    ]),
    fill: mix(wood, ink.belly, 0.3),
  },
  {
    d: `M${x - 2} ${shore + 12}h40M${x - 10} ${shore + 28}h56M${x - 18} ${shore + 44}h72`,
    stroke: ground,
    width: 2,
    opacity: 0.5,
  },
]

/** Bands of water across what is mirrored in it, longer and further apart towards the near bank. */
function waves(shore: number): string {
  return Array.from({ length: 26 }, (_, i) => {
    const depth = (i / 26) ** 1.25
    const x = (i * 613) % 1600
    const [y, half, thick] = [shore + 14 + depth * 190, 60 + depth * 170, 2.4 + depth * 6]
    return `M${tidy(x - half)} ${tidy(y)}q${tidy(half)}-${tidy(thick)} ${tidy(2 * half)} 0q-${tidy(half)} ${tidy(thick)}-${tidy(2 * half)} 0z`
  }).join('')
}

/** The path of the sun on the water, below it. */
const sunPath = (x: number, shore: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const half = 16 + i * 7 - ((i * 29) % 23)
    return `M${x - half + ((i * 37) % 31) - 15} ${shore + 12 + i * i + i * 5}h${2 * half}`
  }).join('')

/** The end of the near dock, and two chairs that look over the lake. */
function dock({ ground, canoe: wood, glint }: Light): Node[] {
  const chair: Shape[] = [
    {
      d: 'M-34-118L-26-34M-14-124L-12-34M6-124L2-34M26-118L16-34',
      stroke: mix(wood, ground, 0.35),
      width: 15,
    },
    { d: 'M-42-46H36', stroke: mix(wood, ground, 0.2), width: 12 },
    { d: 'M-44-46V0M38-46V0', stroke: mix(wood, ground, 0.55), width: 9 },
    { d: 'M-36-122q32-12 64 0', stroke: glint, width: 4, round: true, opacity: 0.8 },
  ]
  return [
    { d: 'M900 846v70M1010 846v70M1420 846v70', stroke: ground, width: 16 },
    {
      d: polygon([
        [880, 820],
        [1600, 770],
        [1600, 900],
        [1010, 900],
      ]),
      fill: mix(wood, ground, 0.5),
    },
    { d: 'M914 840L1600 788M950 862L1600 812M984 884L1600 842', stroke: ground, width: 3, opacity: 0.7 },
    { d: 'M880 820L1600 770', stroke: glint, width: 4, opacity: 0.7 },
    placed(chair, 1070, 836, 0.86),
    placed(chair, 1180, 828, 0.86),
  ]
}

function lake(light: Light): string {
  const shore = 560
  const sun = 1000
  const homes: Node[] = HOUSES.map(([house, x, size], i) => {
    const wall = light.walls[i % light.walls.length] ?? ink.belly
    return placed(house({ ...light.coat, wall }, i % 4 !== 2), x, shore - 8, size)
  })
  return svg(width, height, [
    ...sky({
      width,
      horizon: shore,
      apex: [sun, 110],
      span: [1300, 900],
      light: [sun, 720],
      mood: light.mood,
      seed: 55,
      streaks: 6,
    }),
    ...ranges({
      width,
      base: 510,
      rise: 210,
      light: sun,
      floor: shore,
      seed: 48,
      count: 1,
      tint: light.tint,
      haze: light.haze,
    }),
    {
      name: 'far',
      nodes: [{ d: rect(0, 534, width, 32), fill: light.bank }, ...greenery(light, 552), ...homes],
    },
    {
      d: rect(0, shore, width, height - shore),
      fill: down(shore, height, [0, light.water[0]], [0.25, light.water[1]], [1, light.water[2]]),
    },
    {
      opacity: light.mirror,
      nodes: [{ use: 'far', transform: `translate(0 ${shore * 1.9}) scale(1 -.9)` }],
    },
    { d: waves(shore), fill: light.water[1], opacity: 0.75 },
    { d: rect(0, shore - 6, width, 8), fill: mix(light.glint, light.ground, 0.35) },
    ...(light.frozen
      ? rink
      : [
          { d: sunPath(sun, shore), stroke: light.glint, width: 4, round: true, opacity: 0.7 },
          ...canoe(light),
        ]),
    ...[270, 1140].flatMap((x) => pier(x, shore, light)),
    ...(light.frozen ? [] : dock(light)),
    ...elm(1520, 800, 470, light.leaves, light.ground, light.glint),
    { d: 'M1330 900c60-70 140-116 270-122v122z', fill: light.ground },
  ])
}
