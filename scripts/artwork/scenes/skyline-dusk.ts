import { ink, mix } from '../palette.ts'
import { dashes, down, type Point, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** The skyline at blue hour, and its reflection in still water. */
export function skylineDusk(): string {
  const shore = 668
  const city = skyline({
    x: 250,
    ground: shore,
    scale: 1.22,
    haze: mix(ink.blue, ink.navy, 0.25),
    rim: ink.lamp,
    lit: 0.12,
  })
  const panes: Shape = { d: dashes(city.windows, 4), stroke: ink.lamp, width: 5 }
  const ripples = Array.from(
    { length: 15 },
    (_, i): Point => [(i * 467) % 1500, shore + 24 + ((i * 83) % 190)],
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: 640,
      apex: [980, 215],
      span: [1150, 980],
      light: [900, 720],
      moon: [1180, 350],
      mood: moods.dusk,
      seed: 6,
      streaks: 8,
    }),
    ...ranges({
      width,
      base: 648,
      rise: 92,
      light: 900,
      floor: shore,
      seed: 71,
      tint: tints.dusk,
      count: 1,
      haze: ink.amber,
      spacing: 190,
    }),
    { name: 'city', nodes: [...city.shapes, panes] },
    {
      d: rect(0, shore, width, height - shore),
      fill: down(
        shore,
        height,
        [0, mix(ink.amber, ink.blue, 0.45)],
        [0.25, mix(ink.blue, ink.navy, 0.4)],
        [1, ink.deep],
      ),
    },
    {
      opacity: 0.38,
      clip: rect(0, shore, width, 232),
      nodes: [{ use: 'city', transform: `translate(0 ${shore * 2}) scale(1 -1)` }],
    },
    { d: dashes(ripples, 190), stroke: mix(ink.blue, ink.navy, 0.35), width: 5, opacity: 0.6 },
    {
      d: dashes(
        ripples.map(([x, y]): Point => [x + 60, y + 9]),
        70,
      ),
      stroke: ink.lamp,
      width: 2.5,
      opacity: 0.45,
    },
    { d: rect(0, shore - 2, width, 4), fill: mix(ink.navy, ink.deep, 0.5) },
  ])
}
