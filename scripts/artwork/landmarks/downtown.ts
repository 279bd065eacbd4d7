/** Downtown from across the Bow, for pages that end with the city. Nothing of the arch: pages cut the picture to one. */
import { ink, kept, mix, oklch } from '../palette.ts'
import { ranges } from '../scenes/land.ts'
import { dashes, down, ellipse, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import type { Node } from '../svg.ts'
import { HEIGHT, type Landmark, WIDTH } from './landmark.ts'
import { air, isSnow, moonlit } from './setting.ts'
import { mirrored, ripples, strokes } from './water.ts'

const SHORE = 426
const SUN = 770
const bright = mix(ink.gold, ink.wheat, 0.45)
const wood = mix(mix(oklch(40, 0.06, 150), ink.blue, 0.35), ink.navy, 0.2)

/** The mountains, the towers and the trees of the far bank, which the water mirrors. */
function city(): Node[] {
  const { shapes, windows } = skyline({
    x: 366,
    ground: SHORE,
    scale: 0.97,
    haze: mix(ink.blue, ink.lilac, 0.3),
    rim: bright,
    light: -1,
    moonlit: true,
    lit: 0.26,
  })
  const range = ranges({
    width: WIDTH,
    base: SHORE - 20,
    rise: 112,
    light: SUN,
    seed: 24,
    spacing: 118,
    floor: SHORE + 2,
    haze: ink.gold,
    tint: [ink.lilac, 0.2],
  })
  const bank = (step: number, sway: number, wide: number, high: number, up: number): string =>
    Array.from({ length: Math.ceil(1640 / step) }, (_, i) =>
      ellipse(
        i * step + ((i * 37) % sway),
        SHORE - up - ((i * 23) % 5),
        wide + ((i * 29) % 13),
        high + ((i * 41) % 9),
      ),
    ).join('')
  const town: Node[] = [
    {
      d: rect(0, SHORE - 80, WIDTH, 82),
      fill: down(SHORE - 80, SHORE, [0, ink.gold, 0], [1, ink.gold, 0.5]),
      daily: true,
    },
    ...shapes,
    { d: dashes(windows, 3), stroke: kept(ink.lamp), width: 4.4 },
    { d: bank(40, 19, 26, 9, 2) + rect(0, SHORE - 5, WIDTH, 7), fill: wood },
    { d: bank(83, 31, 12, 5, 7), fill: mix(wood, bright, 0.22) },
  ]
  // The water mirrors all but the snow.
  return [
    { name: 'city', nodes: [...range.filter((_, i) => !isSnow(i)), ...town] },
    ...moonlit(range),
    ...town,
  ]
}

function draw(dark: boolean): Node[] {
  return [
    ...air({
      horizon: SHORE,
      sky: [
        [0, mix(ink.glacier, ink.blue, 0.4)],
        [0.42, mix(ink.pale, ink.glacier, 0.4)],
        [0.74, ink.blush],
        [1, mix(ink.gold, ink.amber, 0.3)],
      ],
      sun: { at: [SUN, SHORE], reach: 700, light: ink.wheat },
      clouds: [
        [420, 170, 190],
        [1190, 130, 210],
        [1390, 226, 150],
        [230, 250, 130],
      ],
      cloud: mix(ink.amber, ink.blush, 0.5),
      seed: 24,
    }),
    ...city(),
    {
      d: rect(0, SHORE, WIDTH, HEIGHT - SHORE),
      fill: down(
        SHORE,
        HEIGHT,
        [0, mix(ink.gold, ink.blush, 0.5)],
        [0.3, mix(ink.blush, ink.lilac, 0.6)],
        [1, mix(ink.blue, ink.lilac, 0.25)],
      ),
    },
    mirrored('city', SHORE, 0.9, 0.45),
    ripples(strokes(SHORE, [5, 800, 1300, 70]), mix(ink.blue, ink.lilac, 0.2), 3.4, 0.5),
    ripples(strokes(SHORE, [7, 780, 1200, 60]), mix(ink.blush, ink.wheat, 0.4), 3, 0.6),
    ...(dark ? [] : [ripples(strokes(SHORE, [9, SUN, 120, 70]), mix(ink.wheat, ink.paper, 0.4), 3.6, 0.8)]),
  ]
}

export const downtown: Landmark = { phone: 300, moonlight: 'indigo', draw }
