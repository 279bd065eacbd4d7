import { ink, mix } from '../palette.ts'
import { curve, dashes, down, type Point, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** The Bow, and the red helix of the footbridge across it. */
export function riverBow(): string {
  const [left, right, deck] = [300, 1310, 604]
  const arch = (x: number) => deck - 78 * Math.sin((Math.PI * (x - left)) / (right - left))
  const low = (x: number) => deck + 26 - 26 * Math.sin((Math.PI * (x - left)) / (right - left))
  const turns = 11
  const helix = (phase: number) =>
    Array.from({ length: turns * 2 + 1 }, (_, i): Point => {
      const x = left + ((right - left) * i) / (turns * 2)
      return [x, (i + phase) % 2 ? arch(x) : low(x)]
    })
  const span = Array.from({ length: 9 }, (_, i): Point => {
    const x = left + ((right - left) * i) / 8
    return [x, low(x)]
  })
  const crown = Array.from({ length: 9 }, (_, i): Point => {
    const x = left + ((right - left) * i) / 8
    return [x, arch(x)]
  })
  const red = mix(ink.brick, ink.gold, 0.05)
  const ripples = Array.from(
    { length: 18 },
    (_, i): Point => [120 + ((i * 311) % 1300), 668 + ((i * 61) % 200)],
  )
  return svg(width, height, [
    ...sky({
      width,
      horizon: 560,
      apex: [760, 140],
      span: [980, 1100],
      light: [780, 640],
      moon: [960, 235],
      seed: 51,
      streaks: 5,
    }),
    ...ranges({
      width,
      base: 560,
      rise: 92,
      light: 780,
      floor: 640,
      seed: 64,
      count: 1,
      reach: 900,
      spacing: 200,
    }),
    ...hillside({
      seed: 10,
      width,
      base: 612,
      rise: 50,
      swell: 480,
      floor: 700,
      top: mix(ink.nearRange, ink.gold, 0.14),
      foot: ink.hill,
      trees: { from: 0, to: width, count: 22, height: [12, 40] },
    }),
    {
      d: rect(0, 632, width, 268),
      fill: down(
        632,
        height,
        [0, mix(ink.gold, ink.wheat, 0.35)],
        [0.2, mix(ink.glacier, ink.blush, 0.6)],
        [0.55, mix(ink.blue, ink.lilac, 0.3)],
        [1, ink.cloud],
      ),
    },
    { d: dashes(ripples, 120), stroke: mix(ink.wheat, ink.paper, 0.4), width: 3, round: true, opacity: 0.6 },
    { d: `${curve(span.map(([x, y]): Point => [x, 1262 - y]))}`, stroke: red, width: 12, opacity: 0.25 },
    { d: curve(helix(0)), stroke: mix(red, ink.navy, 0.35), width: 8 },
    { d: curve(span), stroke: ink.navy, width: 15 },
    { d: curve(helix(1)), stroke: red, width: 9 },
    { d: `${curve(crown)}${curve(span)}`, stroke: red, width: 7 },
    {
      d: dashes(
        span.slice(1, 8).map(([x, y]): Point => [x, y - 12]),
        26,
      ),
      stroke: ink.wheat,
      width: 5,
      opacity: 0.8,
    },
    {
      d: 'M-10 586C120 588 250 596 330 640 240 664 100 660-10 690zM1610 580C1480 584 1370 598 1280 640c70 26 220 24 330 44z',
      fill: ink.spruce,
    },
    ...elm(120, 640, 250, ink.hill, ink.night, ink.gold),
    ...elm(1536, 636, 280, ink.hill, ink.night, ink.gold),
    { d: 'M-10 900V812c220-8 380 24 560 88z', fill: ink.night },
    ...firs(
      [60, 120, 200].map((x, i) => [x, 850 + i * 6, 150 - i * 26]),
      ink.night,
      ink.hill,
    ),
  ])
}
