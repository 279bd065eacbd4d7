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
  [[134, 470], 'M-10-14V3a10 10 0 0 0 20 0V-14', oklch(52, 0.13, 290)],
  [[352, 424], LARGE_R + A, oklch(54, 0.11, 235)],
  [[520, 372], LARGE_R + N, mix(ink.amber, ink.gold, 0.5)],
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
  return placed(shapes, x, y, 1)
}

/** From one atom to the next, and from the last one through cracks into the basement. */
const WAYS =
  'M182 466Q240 462 300 436M400 416Q436 408 472 388M564 382Q652 398 667 374V322M600 392Q762 412 777 374V322'
const TIPS = 'M288 432l14 3-8 13M459 386l14 1-6 14M657 334l10-14 10 14M767 334l10-14 10 14'

export const chain = (): Node[] => [
  { d: WAYS, stroke: kept(ink.wheat), width: 4, round: true, opacity: 0.85 },
  { d: TIPS, stroke: kept(ink.wheat), width: 4, round: true },
  ...CHAIN.map((one, i) => atom(one, i === 2)),
]
