import { ink, kept, mix, oklch } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

const MOON = 905
const NEAR = oklch(28, 0.05, 247)
/** What the night makes the same colour. */
const NEAR_AT_NIGHT = oklch(35, 0.017, 270)

/** The skyline at blue hour, and its reflection in still water. */
export function skylineDusk(): string {
  const shore = 668
  const city = skyline({
    x: 250,
    ground: shore,
    scale: 1.22,
    haze: mix(ink.blue, ink.navy, 0.25),
    // Not the lamps' colour, which nights keep.
    rim: mix(ink.lamp, ink.amber, 0.1),
    lit: 0.3,
    moonlit: true,
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
      // Above the arch that pages cut the picture to.
      apex: [880, 4],
      span: [1250, 1200],
      light: [860, 720],
      moon: { at: [MOON, 330], radius: 40, warmth: 0.3, veiled: true },
      clear: 0.44,
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
    // The glow of a city that is lit, against which its towers stand, and in the water.
    {
      d: rect(0, 200, width, 700),
      fill: glow(
        [800, shore],
        780,
        0.52,
        [0, kept(ink.amber), 0.62],
        [0.4, kept(ink.lilac), 0.34],
        [1, kept(ink.lilac), 0],
      ),
      nightly: true,
    },
    { name: 'city', nodes: [...city.shapes, panes] },
    // The trees of the bank.
    {
      d: Array.from({ length: 54 }, (_, i) =>
        ellipse(i * 31 + ((i * 37) % 19), shore, 26 + ((i * 29) % 17), 6 + ((i * 41) % 11)),
      ).join(''),
      fill: mix(ink.navy, ink.hill, 0.4),
    },
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
      d: rect(0, shore, width, 110),
      fill: down(shore, 778, [0, kept(ink.amber), 0.4], [1, kept(ink.lilac), 0]),
      nightly: true,
    },
    {
      opacity: 0.38,
      clip: rect(0, shore, width, 232),
      nodes: [{ use: 'city', transform: `translate(0 ${shore * 2}) scale(1 -1)` }],
    },
    ...[190, 110, 60].map((long, part) => ({
      d: dashes(
        ripples.filter((_, i) => i % 3 === part),
        long,
      ),
      stroke: mix(ink.blue, ink.navy, 0.35),
      width: 5 - part,
      round: true,
      opacity: 0.55,
    })),
    {
      d: dashes(
        ripples.map(([x, y], i): Point => [x + 40 + 13 * (i % 5), y + 9]),
        46,
      ),
      stroke: ink.lamp,
      width: 2.5,
      round: true,
      opacity: 0.4,
    },
    {
      d: dashes(
        Array.from(
          { length: 13 },
          (_, i): Point => [MOON - 22 + 16 * Math.sin(i * 2.6), shore + 14 + i * 15],
        ),
        44,
      ),
      stroke: ink.pale,
      width: 4,
      round: true,
      opacity: 0.55,
      nightly: true,
    },
    // The near water is as dark as the footer of the communities, which begins at its edge.
    { d: rect(0, 770, width, 130), fill: down(770, 870, [0, NEAR, 0], [1, NEAR]) },
    {
      d: rect(0, 770, width, 130),
      fill: down(770, 870, [0, NEAR_AT_NIGHT, 0], [1, NEAR_AT_NIGHT]),
      nightly: true,
    },
  ])
}
