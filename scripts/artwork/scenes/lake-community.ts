import { ink, mix } from '../palette.ts'
import { skins } from '../portraits/figure.ts'
import { curve, dashes, down, ellipse, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { type Coat, coats } from './houses/coats.ts'
import { cottage } from './houses/cottage.ts'
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
  { d: 'M574 806h226', stroke: ink.navy, width: 7, round: true, opacity: 0.4 },
]

function lake(light: Light): string {
  const shore = 560
  const homes: Node[] = Array.from({ length: 9 }, (_, i) => ({
    nodes: cottage(
      128 + (i % 3) * 14,
      78 + ((i * 37) % 40),
      { ...light.coat, wall: light.walls[i % 4] ?? ink.belly },
      i % 4 !== 2,
    ),
    transform: `translate(${110 + i * 176} ${shore})`,
  }))
  /** A short pier from the shore, with its posts. */
  const pier = (x: number): Shape[] => [
    {
      d: `M${x + 3} ${shore + 6}v40M${x + 41} ${shore + 6}v40M${x - 3} ${shore + 20}v46M${x + 47} ${shore + 20}v46`,
      stroke: ink.navy,
      width: 4,
      opacity: 0.6,
    },
    {
      d: polygon([
        [x, shore - 2],
        [x + 44, shore - 2],
        [x + 54, shore + 34],
        [x - 10, shore + 34],
      ]),
      fill: mix(light.canoe, ink.belly, 0.3),
    },
    { d: `M${x - 10} ${shore + 36}h64`, stroke: mix(ink.belly, ink.navy, 0.4), width: 6 },
  ]
  const ripples = Array.from(
    { length: 16 },
    (_, i): Point => [60 + ((i * 389) % 1400), shore + 60 + ((i * 71) % 250)],
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: shore,
      apex: [1000, 130],
      span: [1300, 900],
      light: [1000, 720],
      mood: light.mood,
      seed: 55,
      streaks: 6,
    }),
    ...ranges({
      width,
      base: 520,
      rise: 70,
      light: 1000,
      floor: shore,
      seed: 48,
      count: 1,
      tint: light.tint,
      haze: light.haze,
    }),
    { d: rect(0, 516, width, 50), fill: light.bank },
    { name: 'homes', nodes: homes },
    {
      d: rect(0, shore, width, height - shore),
      fill: down(shore, height, [0, light.water[0]], [0.25, light.water[1]], [1, light.water[2]]),
    },
    { opacity: light.mirror, nodes: [{ use: 'homes', transform: `translate(0 ${shore * 2}) scale(1 -1)` }] },
    { d: rect(0, shore - 4, width, 9), fill: mix(light.glint, light.ground, 0.5) },
    { d: dashes(ripples, 150), stroke: light.glint, width: 3, round: true, opacity: 0.5 },
    ...pier(290),
    ...pier(816),
    ...pier(1168),
    ...(light.frozen ? rink : canoe(light)),
    ...elm(1476, 760, 470, light.leaves, light.ground, light.glint),
    { d: 'M1180 900c90-90 230-160 440-176v176z', fill: light.ground },
  ])
}
