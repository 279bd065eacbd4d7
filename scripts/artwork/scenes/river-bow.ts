import { ink, kept, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { curve, dashes, down, ellipse, glow, type Point, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { lampLit } from './lamp-lit.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'
import { standing, walking } from './standing.ts'

/** The Bow, the red helix of the footbridge across it, which is lit at night, and a couple who look at it from the bank. */
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
  const red = kept(mix(ink.brick, ink.gold, 0.05))
  const inner = kept(mix(ink.brick, ink.navy, 0.3))
  const open = `${curve(crown)}L${right} ${deck + 26}${curve(span.toReversed()).replace('M', 'L')}z`
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
    ...reflections(span),
    { d: open, fill: down(520, 632, [0, kept(ink.amber), 0.25], [1, ink.lamp, 0.95]), nightly: true },
    { d: curve(helix(0)), stroke: inner, width: 8 },
    ...crossing(low),
    { d: curve(span), stroke: ink.navy, width: 15 },
    { d: curve(helix(1)), stroke: red, width: 9 },
    { d: `${curve(crown)}${curve(span)}`, stroke: red, width: 7 },
    {
      d: 'M-10 586C120 588 250 596 330 640 240 664 100 660-10 690zM1610 580C1480 584 1370 598 1280 640c70 26 220 24 330 44z',
      fill: ink.spruce,
    },
    ...elm(120, 640, 250, ink.hill, ink.night, ink.gold),
    ...elm(1536, 636, 280, ink.hill, ink.night, ink.gold),
    { d: 'M-10 900V806c320-30 640-4 930 94z', fill: ink.night },
    { d: 'M-10 810c320-30 610-4 860 74', stroke: mix(ink.hill, ink.gold, 0.16), width: 6, round: true },
    ...firs(
      [60, 130].map((x, i) => [x, 856 + i * 6, 210 - i * 50]),
      ink.night,
      ink.hill,
    ),
    ...couple(),
  ])
}

/** The lit bridge in the water, in strokes that waves break. */
const reflections = (span: readonly Point[]): Node[] => [
  {
    d: rect(300, 634, 1010, 220),
    fill: glow(
      [805, 640],
      540,
      0.36,
      [0, ink.lamp, 0.6],
      [0.5, kept(ink.amber), 0.2],
      [1, kept(ink.amber), 0],
    ),
    nightly: true,
  },
  {
    d: dashes(
      span
        .slice(1, 8)
        .flatMap(([x], i): Point[] =>
          [0, 1, 2].map((row) => [x - 50 + ((i * 37 + row * 29) % 40), 652 + row * 34 + (i % 2) * 14]),
        ),
      76,
    ),
    stroke: ink.wheat,
    width: 5,
    round: true,
    opacity: 0.7,
    nightly: true,
  },
]

/** People on the deck, small and dark before its lamps, and in colour by day. */
const crossing = (low: (x: number) => number): Node[] =>
  [
    { x: 520, coat: ink.wheat, way: 1 },
    { x: 790, coat: ink.glacier, way: -1 },
    { x: 838, coat: ink.gold, way: -1 },
    { x: 1086, coat: ink.paper, way: 1 },
  ].map(({ x, coat, way }) => ({
    transform: `translate(${x} ${Math.round(low(x)) - 6}) scale(${way * 0.4} .4)`,
    nodes: walking({
      skin: skins.tan,
      hair: hairs.black,
      style: aside.short,
      coat: mix(coat, ink.soil, 0.2),
      trousers: ink.navy,
    }),
  }))

/** Two of them from behind, close together, and their dog. */
const couple = (): Node[] => [
  {
    d: ellipse(470, 858, 250, 40),
    fill: glow([470, 858], 250, 0.16, [0, ink.lamp, 0.55], [1, ink.lamp, 0]),
    nightly: true,
  },
  ...lampLit([
    placed(
      standing(
        {
          skin: skins.fair,
          hair: hairs.copper,
          coat: mix(ink.gold, ink.oak, 0.25),
          trousers: mix(ink.blue, ink.navy, 0.2),
        },
        { hair: 'long', arms: 'pockets', tilt: 9 },
      ),
      440,
      858,
      1.75,
    ),
    placed(
      [
        ...standing(
          {
            skin: skins.brown,
            hair: hairs.black,
            coat: mix(ink.blue, ink.glacier, 0.3),
            trousers: oklch(36, 0.03, 60),
          },
          { arms: 'around', tilt: -8 },
        ),
      ],
      516,
      860,
      1.88,
    ),
  ]),
]
