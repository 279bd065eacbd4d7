import { lamps } from '../lamps.ts'
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { dashes, down, glow, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { litRoofs } from './lit-roofs.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** The city's lamps at nightfall, from the hill to the tower. */
export function cityLights(): string {
  const draw = random(31)
  const line = 560
  const eye = { horizon: line - 14, middle: 760, height: 560, turn: -0.5 }
  const city = skyline({
    x: 440,
    ground: line + 8,
    scale: 0.86,
    haze: mix(ink.blue, ink.navy, 0.2),
    rim: ink.amber,
    lit: 0.16,
    light: -1,
  })
  return svg(width, height, [
    ...sky({
      width,
      horizon: line,
      apex: [700, 130],
      // Flat enough for its ends to stay out of the low, wide cut at the foot of the communities' pages.
      span: [1500, 1900],
      light: [560, 560],
      mood: moods.dusk,
      seed: 24,
      streaks: 5,
    }),
    ...ranges({
      width,
      base: line,
      rise: 64,
      light: 560,
      floor: line + 10,
      seed: 44,
      tint: tints.dusk,
      haze: ink.amber,
      count: 1,
    }),
    {
      d: rect(0, line, width, height - line),
      fill: down(
        line,
        height,
        [0, mix(ink.navy, ink.soil, 0.3)],
        [0.4, mix(ink.navy, ink.deep, 0.6)],
        [1, ink.night],
      ),
    },
    {
      d: rect(0, line, width, 200),
      fill: glow([800, line], 900, 0.2, [0, ink.amber, 0.35], [1, ink.amber, 0]),
    },
    ...city.shapes,
    { d: dashes(city.windows, city.pane), stroke: ink.lamp, width: city.pane * 1.3 },
    ...lamps({ eye, left: 10, right: 1590, bottom: 760 }),
    ...[0.78, 1].flatMap((near, row) =>
      litRoofs({ near, ground: 776 + 80 * row, size: 72 + 36 * row, draw }),
    ),
  ])
}
