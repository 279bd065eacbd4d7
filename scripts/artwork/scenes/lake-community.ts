import { ink, mix } from '../palette.ts'
import { down, polygon, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { archY } from './arch.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
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

/** The far shore, from the left: each house, its place, its size and whether it is lit. An arched crop of the middle cuts none. */
const HOUSES = [
  [gabled, 284, 0.94, true],
  [long, 606, 0.78, false],
  [gabled, 810, 1.18, true],
  [flat, 1040, 0.92, true],
  [gabled, 1440, 0.94, true],
] as const

/** Spruces between the houses, and the crowns of elms behind them. */
function greenery({ bank, leaves }: Light, shore: number): Node[] {
  const spruces = [40, 210, 446, 704, 922, 1176, 1318, 1560]
  const crown = mix(leaves, bank, 0.35)
  return [
    { name: 'elm', nodes: elm(196, shore, 200, crown, crown) },
    ...[-120, 210, 462, 688, 950, 1100, 1300].map((right) => ({
      use: 'elm',
      transform: `translate(${right} ${(right % 7) * 3})`,
    })),
    ...firs(
      spruces.map((x, i) => [x, shore, 100 + ((i * 47) % 70)]),
      leaves,
      mix(leaves, bank, 0.4),
    ),
  ]
}

/** What the lit windows throw on the water, below each house. */
const fromWindows = (shore: number): string =>
  HOUSES.filter(([, , , isLit]) => isLit)
    .flatMap(([, x, size]) =>
      [0, 1, 2, 3, 4].map((i) => {
        const half = Math.round((34 - i * 4) * size)
        return `M${Math.round(x + (i % 2 ? 14 : -8)) - half} ${shore + 18 + i * 13 + i * i}h${2 * half}`
      }),
    )
    .join('')

function lake(light: Light): string {
  const shore = 560
  const sun = 940
  // Alike on both sides of the picture's middle, where a narrow panel crops it.
  const arch = { horizon: shore, apex: [800, 90], span: [560, 560] } as const
  const opening = polygon(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [250 + i * 137.5, archY(arch, 250 + i * 137.5)]),
  )
  const homes: Node[] = HOUSES.map(([house, x, size, isLit], i) => {
    const wall = light.walls[i % light.walls.length] ?? ink.belly
    return placed(house({ ...light.coat, wall }, isLit), x, shore - 8, size)
  })
  return svg(width, height, [
    ...sky({
      width,
      ...arch,
      light: [sun, 720],
      ...(light.moon && { moon: { at: [sun, 372], radius: 56, warmth: 0.3, veiled: true } }),
      mood: light.mood,
      seed: 55,
      streaks: 6,
    }),
    {
      clip: opening,
      nodes: ranges({
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
    },
    {
      name: 'far',
      nodes: [
        { d: rect(0, 460, width, 106), fill: mix(light.leaves, light.bank, 0.35) },
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
          // The moon's: by day the light has no disc that the water could show.
          ...(light.moon
            ? [
                {
                  d: sunPath(sun, shore),
                  stroke: ink.wheat,
                  width: 3,
                  round: true,
                  opacity: 0.55,
                  nightly: true,
                },
              ]
            : []),
          { d: fromWindows(shore), stroke: ink.wheat, width: 4, round: true, opacity: 0.26, nightly: true },
          ...canoe(light),
        ]),
    ...[486, 1140].flatMap((x) => pier(x, shore, light)),
    ...(light.frozen
      ? [
          ...elm(1594, 800, 470, light.leaves, light.ground, light.glint),
          { d: 'M1330 900c60-70 140-116 270-122v122z', fill: light.ground },
        ]
      : dock(light)),
  ])
}
