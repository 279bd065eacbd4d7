import { ink, mix, oklch } from '../palette.ts'
import { curve, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { stonePorch } from './houses/stone-porch.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'

const GROUND = 748
/** The size of the house, which stands whole in a narrow arch, and the middle of its steps. */
const SIZE = 1.16
const STEPS = 784

/** A white house with a porch of stone at dusk, the light of its rooms on the lawn. */
export function stoneHouse(): string {
  const lawn = oklch(36, 0.045, 160)
  const hedge = oklch(31, 0.05, 160)
  return svg(width, height, [
    ...setting({
      seed: 36,
      apex: [900, 112],
      mood: moods.dusk,
      tint: tints.dusk,
      haze: ink.blush,
      hill: [mix(ink.nearRange, ink.lilac, 0.2), ink.hill],
      soil: [lawn, mix(lawn, ink.night, 0.75)],
      ground: GROUND,
    }),
    ...firs(
      [
        [90, GROUND + 8, 330],
        [178, GROUND + 8, 250],
      ],
      mix(ink.hill, ink.spruce, 0.6),
      mix(ink.hill, ink.blush, 0.2),
    ),
    ...elm(1394, GROUND + 14, 356, mix(ink.hill, ink.nearRange, 0.3), ink.night, ink.blush),
    placed(
      stonePorch({
        ...coats.evening,
        wall: mix(mix(ink.paper, ink.wheat, 0.5), ink.lilac, 0.4),
        shade: mix(ink.navy, ink.blue, 0.3),
        roof: mix(ink.navy, ink.blue, 0.22),
        stone: mix(mix(ink.oak, ink.belly, 0.45), ink.wheat, 0.35),
        trim: mix(ink.paper, ink.lilac, 0.25),
      }),
      800,
      GROUND,
      SIZE,
    ),
    // What the windows and the porch throw on the lawn.
    {
      d: rect(0, GROUND, width, height - GROUND),
      fill: glow([STEPS, GROUND], 560, 0.17, [0, ink.lamp, 0.75], [0.5, ink.gold, 0.25], [1, ink.gold, 0]),
    },
    {
      d: `${curve([
        [724, GROUND + 14],
        [708, 790],
        [600, 840],
        [430, 900],
      ])}H840${curve([
        [840, 900],
        [866, 846],
        [850, 792],
        [848, GROUND + 14],
      ]).replace('M', 'L')}z`,
      fill: down(GROUND, height, [0, mix(ink.wheat, ink.oak, 0.35)], [1, mix(ink.belly, ink.navy, 0.3)]),
    },
    ...hedges([510, 566, 628, 684, 898, 958, 1024, 1086], GROUND + 16, hedge),
  ])
}

/** Round shrubs along the foundation, warm on the side of the porch. */
const hedges = (xs: readonly number[], y: number, leaf: string): Shape[] => {
  const round = (dx: number, share: number) =>
    xs
      .map((x, i) => {
        const size = 36 - (i % 3) * 7
        const side = x < STEPS ? 1 : -1
        return ellipse(
          x + side * dx,
          y - size * 0.4,
          Math.round(size * share),
          Math.round(size * share * 0.8),
        )
      })
      .join('')
  return [
    { d: round(0, 1), fill: mix(leaf, ink.gold, 0.38) },
    {
      d: round(-4, 0.96),
      fill: down(y - 54, y + 14, [0, mix(leaf, ink.gold, 0.16)], [1, mix(leaf, ink.night, 0.5)]),
    },
  ]
}
