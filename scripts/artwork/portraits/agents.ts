/** Portraits of the agents who speak on the page for agents. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { lights, portrait } from './frame.ts'

/** Nineteen lit houses on a hill: one for each home that the first year brought. */
export function nineteen(): string {
  const rows = [3, 4, 5, 7].map((count, row) => ({
    count,
    y: 318 + row * 48,
    gap: 64 - row * 1.5,
    size: 0.8 + row * 0.1,
  }))
  const houses = rows.flatMap(({ count, y, gap, size }, row) =>
    Array.from({ length: count }, (_, index): Node => {
      const x = 200 + (index - (count - 1) / 2) * gap
      return placed(house, Math.round(x), Math.round(y + ((x - 200) / 30) ** 2 * (0.9 - row * 0.28)), size)
    }),
  )
  return portrait(
    lights.wheat,
    [
      { d: ellipse(200, 270, 74), fill: mix(ink.wheat, ink.paper, 0.5), opacity: 0.9 },
      {
        d: 'M-10 376C60 340 130 304 200 300s140 34 210 70v140H-10z',
        fill: mix(ink.hill, ink.nearRange, 0.35),
      },
      { d: 'M-10 430c80-26 140-44 210-44s140 20 210 40v90H-10z', fill: ink.hill },
      ...houses,
    ],
    { ridge: 350 },
  )
}

const house: readonly Node[] = [
  { d: 'M-19 20V-8L0-26l19 18v28z', fill: ink.cloud },
  { d: 'M0-35l-27 25 5 6L0-25 22-4l5-6z', fill: ink.deep },
  { d: rect(-9, -5, 18, 16), fill: ink.lamp },
]

/** A table laid for dinner under a lamp. */
export function table(): string {
  return portrait(lights.dusk, [
    { d: rect(-5, -5, 410, 510), fill: down(0, 500, [0, mix(ink.cloud, ink.belly, 0.4)], [1, ink.cloud]) },
    {
      d: 'M110 372V232a90 90 0 0 1 180 0v140z',
      fill: down(142, 372, [0, mix(ink.blue, ink.glacier, 0.35)], [1, mix(ink.gold, ink.wheat, 0.6)]),
    },
    { d: 'M110 372v-46l44-40 34 28 40-46 32 34 30-18v88z', fill: ink.nearRange },
    { d: 'M200 142v230M110 250h180', stroke: ink.navy, width: 6 },
    { d: ellipse(200, 250, 190), fill: glow([200, 250], 190, 1, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    { d: 'M200 0v196', stroke: ink.deep, width: 4 },
    { d: 'M144 240c4-30 28-46 56-46s52 16 56 46z', fill: ink.deep },
    { d: 'M150 240h100', stroke: ink.lamp, width: 7 },
    { d: 'M40 396h320v16H40z', fill: mix(ink.oak, ink.wheat, 0.25) },
    { d: rect(64, 412, 14, 90) + rect(322, 412, 14, 90), fill: ink.soil },
    { d: 'M96 394h76l-12-14h-52zM228 394h76l-12-14h-52z', fill: ink.wheat },
    {
      d: 'M184 394h32l4-34h-40zM200 360c-14-22-20-34-8-48M200 360c2-24 14-36 24-38',
      fill: mix(ink.glacier, ink.blue, 0.3),
      stroke: ink.hill,
      width: 3,
    },
  ])
}
