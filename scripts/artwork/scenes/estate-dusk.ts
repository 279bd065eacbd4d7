import { ink, mix } from '../palette.ts'
import { dashes, down, type Point, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { height, width } from './frame.ts'
import { estate } from './houses/estate.ts'
import { hillside, ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** A long house of stone and glass above still water at dusk. */
export function estateDusk(): string {
  const ground = 650
  const ripples = Array.from(
    { length: 12 },
    (_, i): Point => [80 + ((i * 467) % 1300), ground + 110 + ((i * 43) % 120)],
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: 610,
      apex: [800, 120],
      span: [1200, 1200],
      light: [800, 800],
      moon: [470, 300],
      mood: moods.dusk,
      seed: 23,
      streaks: 7,
    }),
    ...ranges({
      width,
      base: 620,
      rise: 110,
      light: 800,
      floor: 700,
      seed: 35,
      tint: tints.dusk,
      haze: ink.amber,
      count: 1,
    }),
    ...hillside({
      seed: 4,
      width,
      base: 650,
      rise: 30,
      swell: 600,
      floor: 740,
      top: mix(ink.hill, ink.navy, 0.4),
      foot: ink.spruce,
    }),
    {
      d: [60, 120, 170, 1440, 1490, 1550]
        .map((x, i) => spruce([x, ground + 14], 190 + (i % 3) * 60))
        .join(''),
      fill: mix(ink.spruce, ink.night, 0.4),
    },
    { name: 'estate', nodes: [placed(estate(), 800, ground, 1.06)] },
    {
      d: rect(0, ground + 44, width, 210),
      fill: down(
        ground + 44,
        height,
        [0, mix(ink.amber, ink.blue, 0.55)],
        [0.3, mix(ink.blue, ink.navy, 0.5)],
        [1, ink.deep],
      ),
    },
    {
      clip: rect(0, ground + 46, width, 210),
      opacity: 0.4,
      nodes: [{ use: 'estate', transform: `translate(0 ${ground * 2 + 84}) scale(1 -1)` }],
    },
    { d: dashes(ripples, 130), stroke: ink.lamp, width: 3, opacity: 0.4 },
    { d: rect(0, ground + 26, width, 20), fill: mix(ink.night, ink.belly, 0.3) },
  ])
}
