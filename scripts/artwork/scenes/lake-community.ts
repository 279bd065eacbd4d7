import { ink, mix } from '../palette.ts'
import { down, ellipse, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { flat, gabled, long } from './houses/lake-house.ts'
import { evening, type Light, night, winter } from './lake/light.ts'
import { rink } from './lake/rink.ts'
import { canoe, dock, pier, sunPath, waves } from './lake/water.ts'
import { ranges } from './land.ts'
import { sky } from './sky.ts'

/** A suburban lake at the end of the day: houses on the far shore, docks, a canoe. */
export const lakeCommunity = () => lake(evening)

/** The same lake at night: lit windows and their reflections. */
export const lakeNight = () => lake(night)

/** The same lake on a winter morning: skaters on a cleared rink. */
export const lakeWinter = () => lake(winter)

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
      apex: [sun, 100],
      span: [1900, 900],
      light: [sun, 720],
      moon: [sun, 230],
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
      nodes: [
        { d: rect(0, 482, width, 84), fill: mix(light.leaves, light.bank, 0.35) },
        ...greenery(light, 552),
        ...homes,
      ],
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
    ...(light.frozen
      ? [
          ...elm(1594, 800, 470, light.leaves, light.ground, light.glint),
          { d: 'M1330 900c60-70 140-116 270-122v122z', fill: light.ground },
        ]
      : dock(light)),
  ])
}
