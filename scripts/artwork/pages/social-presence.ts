import { ink, mix } from '../palette.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { dashes, down, type Point, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { BESIDE, HEIGHT, mountains, shadow, WIDTH } from './stage.ts'
import { arch, under } from './vault.ts'

const SHORE = 822

/** Downtown across the Bow as the lamps come on. */
export function socialPresence(): string {
  const city = skyline({
    x: 2030,
    ground: SHORE,
    scale: 1.32,
    haze: mix(ink.blue, ink.navy, 0.2),
    rim: ink.lamp,
    lit: 0.11,
    light: -1,
  })
  const panes: Shape = { d: dashes(city.windows, 4), stroke: ink.lamp, width: 5 }
  const ripples = Array.from(
    { length: 20 },
    (_, i): Point => [1990 + ((i * 467) % 1700), SHORE + 22 + ((i * 53) % 130)],
  )
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.dusk, seed: 6, light: [2330, 620] },
      ...mountains(BESIDE, { seed: 40, rise: 70, tint: tints.dusk, haze: ink.amber, light: 2330, count: 1 }),
    ),
    { name: 'city', nodes: [...city.shapes, panes] },
    {
      clip: under(BESIDE, 6),
      nodes: [
        {
          d: rect(1500, SHORE, 2500, 180),
          fill: down(
            SHORE,
            HEIGHT,
            [0, mix(ink.amber, ink.blue, 0.5)],
            [0.3, mix(ink.blue, ink.navy, 0.35)],
            [1, ink.deep],
          ),
        },
        { opacity: 0.32, nodes: [{ use: 'city', transform: `translate(0 ${SHORE * 2}) scale(1 -1)` }] },
      ],
    },
    shadow(SHORE - 2),
    { d: dashes(ripples, 150), stroke: mix(ink.blue, ink.glacier, 0.3), width: 4, opacity: 0.3 },
    {
      d: dashes(
        ripples.map(([x, y]): Point => [x + 60, y + 11]),
        46,
      ),
      stroke: ink.lamp,
      width: 3,
      opacity: 0.55,
    },
    { d: rect(1940, SHORE - 5, 2060, 8), fill: ink.deep },
  ])
}
