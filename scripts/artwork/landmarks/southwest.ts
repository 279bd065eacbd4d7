/** The Glenmore Reservoir: sails coming home at the end of the day, and the mountains behind the far shore. */
import { ink, kept, mix, oklch } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { tufts } from '../scenes/foliage.ts'
import { ranges } from '../scenes/land.ts'
import { down, ellipse, rect, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
import { asIs, HEIGHT, type Landmark, WIDTH } from './landmark.ts'
import { air, arch, disc, isSnow, moonlit } from './setting.ts'
import { boats } from './southwest/fleet.ts'
import { MOON, SHORE, SUN } from './southwest/view.ts'
import { mirrored, ripples, strokes } from './water.ts'

const bright = mix(ink.gold, ink.wheat, 0.45)
const wood = mix(oklch(36, 0.05, 165), ink.blue, 0.3)

/** Of how many shapes the nearest boat is. */
const NEAREST = 14

const range = ranges({
  width: WIDTH,
  base: SHORE - 26,
  rise: 132,
  light: SUN,
  seed: 21,
  spacing: 118,
  floor: SHORE + 2,
  haze: ink.wheat,
  tint: [ink.lilac, 0.16],
})

/** The air before the mountains, and the trees of the far shore. */
const woods: Shape[] = [
  {
    d: rect(0, SHORE - 70, WIDTH, 72),
    fill: down(SHORE - 70, SHORE, [0, ink.wheat, 0], [1, ink.wheat, 0.6]),
    daily: true,
  },
  {
    d: `${Array.from({ length: 70 }, (_, i) => ellipse(i * 24 + ((i * 37) % 17), SHORE - 2, 15 + ((i * 29) % 11), 7 + ((i * 41) % 11))).join('')}${rect(0, SHORE - 5, WIDTH, 7)}`,
    fill: wood,
  },
  {
    d: Array.from({ length: 46 }, (_, i) => {
      const [x, tall] = [i * 36 + ((i * 53) % 31), 16 + ((i * 31) % 17)]
      return `M${x - tall * 0.26} ${SHORE}l${tall * 0.26}-${tall} ${tall * 0.26} ${tall}z`
    }).join(''),
    fill: mix(wood, ink.navy, 0.35),
  },
]

/** What the water mirrors: all but the snow. */
const shore: Node = { name: 'shore', nodes: [...range.filter((_, i) => !isSnow(i)), ...woods] }

function draw(dark: boolean): Node[] {
  const light = dark ? MOON[0] : SUN
  const fleet = asIs(boats(dark))
  return [
    ...air({
      horizon: SHORE - 10,
      sky: [
        [0, mix(ink.glacier, ink.blue, 0.45)],
        [0.45, mix(ink.pale, ink.glacier, 0.4)],
        [0.78, ink.wheat],
        [1, mix(ink.gold, ink.wheat, 0.35)],
      ],
      sun: { at: [SUN, 222], reach: 620, light: ink.wheat },
      clouds: [
        [900, 190, 190],
        [350, 226, 110],
        [1210, 236, 150],
      ],
      cloud: mix(ink.blush, ink.gold, 0.3),
      moon: { at: MOON, radius: 30, warmth: 0.25 },
      seed: 14,
    }),
    disc(SUN, 222, 22),
    shore,
    ...moonlit(range),
    ...woods,
    ...arch(bright),
    {
      d: rect(0, SHORE, WIDTH, HEIGHT - SHORE),
      fill: down(
        SHORE,
        HEIGHT,
        [0, mix(ink.wheat, ink.pale, 0.45)],
        [0.3, mix(ink.glacier, ink.blue, 0.3)],
        [1, mix(ink.blue, ink.navy, 0.4)],
      ),
    },
    mirrored('shore', SHORE, 0.9, 0.34),
    ripples(strokes(SHORE, [5, 800, 1300, 90]), mix(ink.blue, ink.navy, 0.3), 3, 0.4),
    ripples(strokes(SHORE, [7, 780, 1200, 60]), mix(ink.pale, ink.glacier, 0.3), 2.6, 0.5),
    ripples(
      strokes(SHORE, [9, light, 110, 90]),
      dark ? kept(ink.wheat) : mix(ink.wheat, ink.paper, 0.4),
      3.6,
      0.8,
    ),
    {
      clip: rect(0, SHORE, WIDTH, HEIGHT - SHORE),
      nodes: [
        {
          transform: `translate(0 ${Math.round(478 * 1.7)}) scale(1 -.7)`,
          opacity: 0.3,
          nodes: fleet.slice(-NEAREST),
        },
      ],
    },
    ripples(
      'M850 486h90M1000 490h120M890 500h60M1010 510h70M930 524h44M1000 536h60M940 552h40',
      mix(ink.glacier, ink.blue, 0.3),
      3,
      0.7,
    ),
    ...fleet,
    // The near bank.
    {
      d: 'M-20 520Q80 524 170 548 280 574 350 604H-20z',
      fill: down(
        520,
        HEIGHT,
        [0, mix(oklch(50, 0.07, 120), ink.gold, 0.2)],
        [1, mix(ink.hill, ink.night, 0.3)],
      ),
    },
    { d: 'M-20 520Q80 524 170 548 280 574 350 604', stroke: bright, width: 3 },
    {
      d: tufts({ seed: 4, from: 0, to: 240, far: 556, near: 600, count: 16 }),
      stroke: mix(oklch(56, 0.08, 115), bright, 0.4),
      width: 2.4,
      round: true,
    },
    ...firs(
      [
        [112, 544, 226],
        [30, 540, 300],
        [186, 560, 172],
        [72, 574, 250],
        [246, 580, 132],
        [144, 592, 196],
        [4, 596, 210],
      ],
      mix(ink.hill, ink.spruce, 0.4),
      mix(oklch(52, 0.08, 125), bright, 0.28),
    ),
  ]
}

export const southwest: Landmark = { phone: 430, moonlight: 'indigo', draw }
