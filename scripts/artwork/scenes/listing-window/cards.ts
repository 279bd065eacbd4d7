/** The homes in the window: each a card with a picture, two lines and a price, on wires from above. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'

const [WIDE, HIGH] = [176, 186] as const
const picture = rect(-76, -80, 152, 98)

const CARD: readonly Shape[] = [
  { d: rect(-WIDE / 2 + 5, -HIGH / 2 + 7, WIDE, HIGH), fill: ink.soil, opacity: 0.3 },
  { d: rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH), fill: mix(ink.paper, ink.wheat, 0.2) },
  { d: 'M-76 42h104M-76 60h70', stroke: mix(ink.belly, ink.pale, 0.45), width: 8 },
]

const grass = mix(oklch(56, 0.1, 130), ink.hill, 0.2)
/** A bungalow, a house of two storeys, an infill and a block of apartments, with their ground at 18. */
const HOMES: readonly (readonly [wall: string, sky: string, outline: string, roof: string, glass: string])[] =
  [
    [
      mix(ink.paper, ink.wheat, 0.5),
      ink.glacier,
      'M-52 14v-38h104v38z',
      'M-64-22L-36-50H36L64-22z',
      rect(-38, -14, 22, 16) + rect(-4, -14, 16, 28) + rect(24, -14, 18, 16),
    ],
    [
      mix(ink.blue, ink.glacier, 0.3),
      ink.blush,
      'M-44 14v-60L0-76 44-46V14z',
      'M-52-42L0-80 52-42 52-34 0-70-52-34z',
      rect(-28, -34, 18, 18) + rect(10, -34, 18, 18) + rect(-28, -8, 18, 22) + rect(8, -8, 22, 14),
    ],
    [
      mix(ink.oak, ink.brick, 0.2),
      mix(ink.lilac, ink.glacier, 0.4),
      'M-50 14v-58h52v-22h48V14z',
      'M-56-50h58v-24h56v9H8v24h-64z',
      rect(-38, -30, 28, 22) + rect(14, -52, 24, 26) + rect(14, -14, 24, 28),
    ],
    [
      mix(ink.midRange, ink.pale, 0.3),
      ink.wheat,
      'M-38 14v-86h76v86z',
      'M-44-78h88v8h-88z',
      [-60, -36, -12].map((y) => rect(-26, y, 14, 14) + rect(-6, y, 14, 14) + rect(14, y, 14, 14)).join(''),
    ],
  ]

const pictures = HOMES.map(([wall, sky, outline, roof, glass], index): Node[] => [
  { d: picture, fill: down(-80, 18, [0, mix(sky, ink.blue, 0.4)], [1, sky]) },
  { d: 'M-76 4q40-10 76-6t76-2v22h-152z', fill: grass },
  { d: outline, fill: wall },
  { d: roof, fill: mix(ink.navy, ink.soil, 0.3) },
  { d: glass, fill: mix(ink.lamp, ink.navy, index % 2 ? 0 : 0.75) },
])

const COLUMNS = [424, 675, 925, 1176] as const
const [MIDDLE, SIZE] = [404, 1.3] as const

export const cards = (): Node[] => [
  {
    d: COLUMNS.map((x) => `M${x - 80} 190V${MIDDLE}M${x + 80} 190V${MIDDLE}`).join(''),
    stroke: mix(ink.soil, ink.oak, 0.4),
    width: 3,
    opacity: 0.6,
  },
  ...COLUMNS.map(
    (x, index): Node =>
      placed(
        [
          index ? { use: 'listing', transform: '' } : { name: 'listing', nodes: CARD },
          ...(pictures[index] ?? []),
          { d: 'M-76 80h64', stroke: mix(ink.nearRange, ink.navy, 0.2), width: 13 },
        ],
        x,
        MIDDLE,
        SIZE,
      ),
  ),
  // The one that they have found.
  {
    d: rect(
      COLUMNS[2] - (WIDE * SIZE) / 2 - 9,
      MIDDLE - (HIGH * SIZE) / 2 - 9,
      WIDE * SIZE + 18,
      HIGH * SIZE + 18,
    ),
    stroke: ink.brick,
    width: 9,
  },
]
