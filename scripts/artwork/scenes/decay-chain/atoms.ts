/** The atoms of the chain, glowing in the ground, with their symbols as strokes. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { ellipse, glow, type Point, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'

const [LARGE_R, A, N] = [
  'M-18 13V-14h9a7.5 7.5 0 0 1 0 15h-9m9 0l9 12',
  'M17 4a7 8 0 1 1-14 0 7 8 0 1 1 14 0M17-5V13',
  'M4 13V-4M4 4q0-8 6.5-8T17 4V13',
] as const

/** Each where it is, from the rock up to the house. */
const CHAIN: readonly (readonly [at: Point, symbol: string, tone: string])[] = [
  [[112, 722], 'M-10-14V3a10 10 0 0 0 20 0V-14', oklch(52, 0.13, 290)],
  [[336, 634], LARGE_R + A, oklch(54, 0.11, 235)],
  [[176, 512], LARGE_R + N, mix(ink.amber, ink.gold, 0.5)],
]

function atom([[x, y], symbol, tone]: (typeof CHAIN)[number], light: boolean): Node {
  const shapes: Shape[] = [
    {
      d: ellipse(0, 0, 92),
      fill: glow([0, 0], 92, 1, [0.3, kept(mix(tone, ink.paper, 0.35)), 0.75], [1, kept(tone), 0]),
    },
    {
      d: ellipse(0, 0, 36),
      fill: glow(
        [-10, -12],
        52,
        1,
        [0, kept(mix(tone, ink.paper, 0.45))],
        [0.6, kept(tone)],
        [1, kept(mix(tone, ink.deep, 0.25))],
      ),
    },
    { d: symbol, stroke: kept(light ? ink.deep : ink.paper), width: 4.5, round: true },
  ]
  return placed(shapes, x, y, 1.25)
}

/** From one atom to the next, and from the last one through cracks into the basement. */
const WAYS =
  'M172 714Q246 704 288 672M292 594Q266 556 234 536M236 500Q350 496 362 424V362M236 524Q462 532 470 424V362'
const TIPS = 'M274 674l14-2-2 14M248 534l-14 2 4 14M352 374l10-14 10 14M460 374l10-14 10 14'

export const chain = (): Node[] => [
  { d: WAYS, stroke: kept(ink.wheat), width: 4, round: true, opacity: 0.85 },
  { d: TIPS, stroke: kept(ink.wheat), width: 4, round: true },
  ...CHAIN.map((one, i) => atom(one, i === 2)),
]
