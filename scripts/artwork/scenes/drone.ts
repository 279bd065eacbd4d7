import { droneInFlight } from '../pages/drone-flight.ts'
import { ink, kept } from '../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { houses } from './drone/houses.ts'
import { height, width } from './frame.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** A drone above the houses of a street at nightfall, with the arch behind it. */
export function drone(): string {
  return svg(width, height, [
    ...sky({
      width,
      horizon: 640,
      apex: [880, 150],
      span: [1150, 1000],
      light: [860, 680],
      mood: moods.dusk,
      seed: 73,
      streaks: 2,
    }),
    ...ranges({
      width,
      base: 640,
      rise: 84,
      light: 860,
      floor: height,
      seed: 77,
      tint: tints.dusk,
      count: 1,
      haze: ink.amber,
    }),
    // At night the glow of the city, against which roofs and drone show even in a small picture.
    {
      d: rect(0, 260, width, height - 260),
      fill: down(260, 700, [0, ink.paper, 0], [1, ink.paper, 0.8]),
      nightly: true,
    },
    ...houses(),
    {
      d: polygon([
        [812, 440],
        [560, 900],
        [1090, 900],
      ]),
      fill: down(440, 860, [0, ink.wheat, 0.34], [1, ink.wheat, 0]),
      daily: true,
    },
    {
      d: polygon([
        [812, 440],
        [560, 900],
        [1090, 900],
      ]),
      fill: down(440, 890, [0, ink.lamp, 0.5], [1, ink.lamp, 0.05]),
      nightly: true,
    },
    { transform: 'translate(820 356) rotate(-3) scale(.74)', nodes: [...droneInFlight(), ...litLamps] },
  ])
}

/** At night its lens and its lamps are on. */
const litLamps: readonly Shape[] = [
  { d: ellipse(-19, 108, 19, 19), fill: kept(ink.paper), nightly: true },
  {
    d: ellipse(-19, 108, 90),
    fill: glow([-19, 108], 90, 1, [0, ink.lamp, 0.7], [1, ink.lamp, 0]),
    nightly: true,
  },
]
