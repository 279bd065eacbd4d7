/** The Glenmore Reservoir: sails coming home at the end of the day, and the mountains behind the far shore. */
import type { Hour } from '../hero/hour.ts'
import type { Layout } from '../hero/layout.ts'
import { mountains } from '../hero/mountains.ts'
import { hills, toFloor } from '../hills.ts'
import { random } from '../noise.ts'
import { mix, oklch } from '../palette.ts'
import { down, ellipse, glow, type Paint, type Point, polygon, rect, type Shape, tidy } from '../shape.ts'
import { stand } from '../trees.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { blades, fir, leafy } from './plants.ts'

const SHORE = 362
const SUN = 640

const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 336,
  apex: [700, 84],
  span: { left: 420, right: 1150 },
  band: [120, 74],
  light: { x: SUN, left: 620, right: 900 },
  city: { x: 0, ground: SHORE, scale: 0.4 },
  river: [],
  relief: 1.5,
  hawks: [0, 0],
}

interface Boat {
  at: Point
  /** Height of the mast in px. */
  mast: number
  /** Degrees that the wind leans it over, and where it sails. */
  lean: number
  heading: 1 | -1
}

const BOATS: readonly Boat[] = [
  { at: [472, 383], mast: 34, lean: 5, heading: 1 },
  { at: [516, 387], mast: 42, lean: 7, heading: 1 },
  { at: [1292, 389], mast: 48, lean: 6, heading: -1 },
  { at: [1180, 402], mast: 78, lean: 7, heading: -1 },
  { at: [742, 416], mast: 112, lean: 6, heading: 1 },
  { at: [968, 486], mast: 238, lean: 10, heading: -1 },
]

interface Canvas {
  lit: string
  shade: string
  edge: string
  hull: string
  deck: string
  stripe: string
}

/** A sloop, close to the wind: main sail, jib, hull and its crew; local px with the water at 0, mast 100 high. */
function boat({ at: [x, y], mast, lean, heading }: Boat, cloth: Canvas, flip = false): Shape[] {
  const size = mast / 100
  const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)]
  const put = ([px, py]: Point): Point => {
    const [hx, hy] = [px * heading, py]
    const [rx, ry] = [hx * c - hy * s * heading, hx * s * heading + hy * c]
    return [x + rx * size, y + (flip ? -0.82 : 1) * ry * size + (flip ? 1.5 : 0)]
  }
  /** A curve through corners: each a point, or a control and a point. */
  const path = (start: Point, ...to: readonly (readonly Point[])[]) => {
    const write = (point: Point) => put(point).map(tidy).join(' ')
    return `M${write(start)}${to.map((one) => (one.length === 2 ? `Q${one.map(write).join(' ')}` : `L${one.map(write).join('')}`)).join('')}`
  }
  const [left, right] = [put([-40, -50]), put([40, -50])]
  const sail = (dark: string, light: string): Paint => ({
    kind: 'linear',
    from: [Math.min(left[0], right[0]), y],
    to: [Math.max(left[0], right[0]), y],
    stops: [
      [0.15, light],
      [0.6, mix(light, dark, 0.45)],
      [1, dark],
    ],
  })
  return [
    { d: `${path([2, -8], [[2, -102]])}`, stroke: cloth.deck, width: Math.max(0.7, 1.5 * size) },
    {
      d: `${path(
        [-1, -98],
        [
          [-30, -52],
          [-38, -13],
        ],
        [
          [-18, -10],
          [-1, -13],
        ],
      )}z`,
      fill: sail(cloth.shade, cloth.lit),
    },
    {
      d: `${path(
        [4, -90],
        [
          [27, -44],
          [43, -9],
        ],
        [
          [20, -13],
          [7, -16],
        ],
        [
          [10, -50],
          [4, -90],
        ],
      )}z`,
      fill: sail(mix(cloth.shade, cloth.lit, 0.2), mix(cloth.lit, cloth.edge, 0.35)),
    },
    {
      d: [0.26, 0.48, 0.7]
        .map((share) =>
          path(
            [-1, -98 + 85 * share],
            [
              [-14 * share, -97 + 87 * share],
              [-37 * share ** 0.8, -98 + 84 * share],
            ],
          ),
        )
        .join(''),
      stroke: cloth.shade,
      width: Math.max(0.4, 0.55 * size),
      opacity: 0.55,
    },
    { d: path([-40, -11.5], [[-1, -11.5]]), stroke: cloth.deck, width: Math.max(0.8, 1.7 * size) },
    {
      d: `${path(
        [-36, -8],
        [
          [4, -9.5],
          [46, -10.5],
        ],
        [
          [36, 1],
          [22, 2],
        ],
        [
          [-10, 4],
          [-32, 1.5],
        ],
      )}z`,
      fill: cloth.hull,
    },
    {
      d: path(
        [-35.5, -5.4],
        [
          [4, -6.6],
          [42, -7.4],
        ],
      ),
      stroke: cloth.stripe,
      width: Math.max(0.5, 1.3 * size),
    },
    {
      d: path(
        [-36, -8],
        [
          [4, -9.5],
          [46, -10.5],
        ],
      ),
      stroke: cloth.edge,
      width: Math.max(0.5, 0.9 * size),
    },
    ...(mast > 70
      ? [
          {
            d: [-26, -12]
              .map((at) => {
                const [hx, hy] = put([at, -17.6])
                return `${ellipse(hx, hy + 0.6 * size, 1.3 * size, 1.6 * size)}${path(
                  [at - 2.6, -8],
                  [
                    [at - 3, -13.5],
                    [at, -15.6],
                  ],
                  [
                    [at + 3, -13.5],
                    [at + 2.8, -8],
                  ],
                )}z`
              })
              .join(''),
            fill: cloth.deck,
          },
        ]
      : []),
  ]
}

/** Strokes of light on the water, dense below the sun, longer nearer. */
function glitter(seed: number, middle: number, spread: number, count: number): string {
  const draw = random(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const share = draw() ** 1.35
    const y = SHORE + 4 + (HEIGHT - SHORE) * share
    const reach = spread * (0.3 + 0.9 * share)
    const x = middle + (draw() + draw() + draw() - 1.5) * reach
    const long = (5 + 46 * share) * (0.4 + draw())
    const thick = (0.5 + 2 * share) * (0.5 + 0.7 * draw())
    d += `M${tidy(x - long)} ${tidy(y)}Q${tidy(x)} ${tidy(y - thick)} ${tidy(x + long)} ${tidy(y)}Q${tidy(x)} ${tidy(y + thick)} ${tidy(x - long)} ${tidy(y)}z`
  }
  return d
}

/** The paddle steamer at its landing below the park: three white decks, a stack and lit windows. */
function steamer(
  x: number,
  y: number,
  size: number,
  wall: string,
  shade: string,
  pane: string,
  red: string,
): Shape[] {
  const box = (left: number, up: number, wide: number, tall: number) =>
    rect(x + left * size, y - up * size, wide * size, tall * size)
  const row = (from: number, to: number, up: number, gap: number) =>
    Array.from({ length: Math.floor((to - from) / gap) }, (_, i) =>
      box(from + i * gap, up, gap * 0.5, 3.4),
    ).join('')
  return [
    { d: box(26, 52, 5, 22), fill: shade },
    { d: box(25, 53, 7, 4), fill: red },
    { d: box(-4, 40, 34, 9), fill: wall },
    { d: box(-40, 31, 108, 10), fill: wall },
    { d: box(-50, 19, 130, 11), fill: wall },
    { d: `${box(-44, 32.4, 116, 1.8)}${box(-54, 20.4, 138, 1.8)}${box(-8, 41.4, 42, 1.8)}`, fill: shade },
    { d: `${row(-36, 66, 28.5, 7)}${row(-46, 78, 16.5, 7)}${row(-1, 30, 37.6, 7)}`, fill: pane },
    {
      d: `M${tidy(x - 58 * size)} ${tidy(y - 8 * size)}h${tidy(152 * size)}l${tidy(-10 * size)} ${tidy(9 * size)}h${tidy(-134 * size)}z`,
      fill: shade,
    },
    { d: ellipse(x + 84 * size, y - 10 * size, 13 * size), fill: red },
    { d: ellipse(x + 84 * size, y - 10 * size, 9 * size), fill: shade },
  ]
}

function layers(hour: Hour, dark: boolean): Layer[] {
  const { inks: ink, haze, snow, lamps, water } = hour
  const { horizon } = layout
  const shore = hills({ seed: 31, width: WIDTH, base: SHORE + 4, rise: 20, swell: 420, step: 20 })
  const wood = dark ? oklch(17, 0.036, 232) : oklch(31, 0.045, 190)
  const woodLit = dark ? oklch(30, 0.05, 232) : mix(oklch(42, 0.06, 150), ink.gold, 0.35)
  const cloth: Canvas = dark
    ? {
        lit: oklch(84, 0.035, 225),
        shade: oklch(44, 0.06, 240),
        edge: oklch(92, 0.02, 220),
        hull: oklch(26, 0.045, 236),
        deck: oklch(17, 0.03, 236),
        stripe: lamps.colour,
      }
    : {
        lit: oklch(97, 0.035, 82),
        shade: oklch(70, 0.05, 250),
        edge: oklch(98, 0.03, 85),
        hull: oklch(34, 0.06, 226),
        deck: oklch(25, 0.035, 220),
        stripe: mix(ink.brick, ink.amber, 0.25),
      }
  const gleam = dark ? oklch(93, 0.03, 215) : oklch(94, 0.06, 82)
  const draw = random(14)
  const firs = [
    [-14, 330],
    [30, 246],
    [70, 316],
    [112, 208],
    [152, 258],
    [188, 150],
    [222, 190],
    [258, 104],
    [292, 132],
    [328, 66],
  ].map(([x = 0, tall = 0]) => fir([x, 572 + 0.07 * x + draw() * 12], tall, Math.round(tall)))
  const bank = (x: number) => 552 + 46 * (x / 420) ** 1.6 + 3 * Math.sin(x / 17)
  const bankLine: Point[] = Array.from(
    { length: 30 },
    (_, i): Point => [-20 + i * 18, bank(Math.max(0, -20 + i * 18))],
  )
  const spit = (x: number) => 640 - 78 * Math.exp(-(((x - 1640) / 190) ** 2)) + 3 * Math.sin(x / 21)
  const spitLine: Point[] = Array.from({ length: 26 }, (_, i): Point => [1160 + i * 18, spit(1160 + i * 18)])
  const reeds = dark
    ? ([oklch(14, 0.03, 236), oklch(20, 0.04, 236), oklch(40, 0.05, 230)] as const)
    : ([oklch(22, 0.035, 200), oklch(32, 0.05, 150), oklch(68, 0.11, 84)] as const)
  const windows = Array.from({ length: 26 }, (): Point => [60 + draw() * 1500, SHORE - 2 - draw() * 9])
  const boats = BOATS.flatMap((one) => boat(one, cloth))
  const flipped = BOATS.flatMap((one) => boat(one, cloth, true))
  return [
    {
      shapes: mountains(
        layout,
        hour,
        { seed: 21, base: horizon + 6, rise: 100, spacing: 104 },
        {
          rock: mix(ink.farRange, ink.blue, 0.1),
          foot: mix(ink.farRange, haze.lit, 0.34),
          shade: mix(ink.farRange, ink.blue, 0.45),
          snow: snow.lit,
          bright: snow.far,
          shadow: mix(ink.farRange, ink.glacier, 0.3),
        },
      ),
      haze: { y: horizon + 4, depth: 46, strength: 0.6 },
    },
    {
      shapes: mountains(
        layout,
        hour,
        { seed: 47, base: horizon + 22, rise: 58, spacing: 120 },
        {
          rock: mix(ink.midRange, ink.blue, 0.3),
          foot: mix(ink.midRange, ink.farRange, 0.4),
          shade: mix(ink.blue, ink.navy, 0.35),
          snow: mix(ink.glacier, snow.lit, 0.6),
          bright: snow.mid * 0.7,
          shadow: mix(ink.midRange, ink.glacier, 0.35),
        },
      ),
      haze: { y: horizon + 20, depth: 30, strength: 0.5 },
    },
    {
      shapes: [
        {
          d: stand(shore, { seed: 4, from: 0, to: WIDTH, count: 210, height: [5, 19] }, 1),
          fill: mix(wood, ink.nearRange, 0.25),
        },
        { d: polygon(toFloor(shore, HEIGHT), 1), fill: down(SHORE - 20, SHORE + 6, [0, woodLit], [1, wood]) },
        ...Array.from(
          { length: 46 },
          (_, i) => [20 + i * 35 + draw() * 26, 11 + draw() * 17] as const,
        ).flatMap(([x, tall], i) =>
          leafy(
            [x, SHORE + 2],
            tall,
            {
              dark: wood,
              mid: mix(wood, woodLit, 0.5),
              lit: mix(woodLit, ink.gold, dark ? 0 : 0.35),
              bark: wood,
            },
            i + 60,
            -1,
            0.42,
          ),
        ),
        ...steamer(
          1372,
          SHORE + 4,
          0.62,
          dark ? oklch(62, 0.03, 235) : oklch(93, 0.03, 80),
          dark ? oklch(28, 0.04, 236) : oklch(42, 0.05, 230),
          lamps.colour,
          mix(ink.brick, ink.navy, dark ? 0.45 : 0.1),
        ),
        {
          d: windows.map(([x, y]) => rect(x, y, 2.2, 2.4)).join(''),
          fill: lamps.colour,
          opacity: dark ? 1 : 0.75,
        },
      ],
    },
    {
      shapes: [
        {
          d: rect(0, SHORE, WIDTH, HEIGHT - SHORE),
          fill: down(
            SHORE,
            HEIGHT,
            ...(dark
              ? ([
                  [0, oklch(52, 0.08, 232)],
                  [0.3, oklch(38, 0.08, 240)],
                  [1, oklch(21, 0.055, 242)],
                ] as const)
              : water),
          ),
        },
      ],
    },
    { shapes: [], mirror: { line: SHORE, stretch: 0.98, opacity: dark ? 0.62 : 0.66 } },
    {
      shapes: [
        {
          d: rect(0, SHORE, WIDTH, HEIGHT - SHORE),
          fill: down(
            SHORE,
            HEIGHT,
            [0, ink.blue, 0],
            [0.55, mix(ink.blue, ink.cloud, 0.5), 0.3],
            [1, ink.deep, 0.85],
          ),
        },
        { d: glitter(5, 800, 1500, 520), fill: mix(ink.blue, ink.navy, 0.45), opacity: 0.24 },
        { d: glitter(7, 780, 1300, 380), fill: mix(gleam, ink.glacier, 0.6), opacity: 0.26 },
        { d: glitter(9, dark ? 1040 : SUN, 250, 430), fill: gleam, opacity: 0.62 },
      ],
    },
    { shapes: flipped.map((one) => ({ ...one, opacity: (one.opacity ?? 1) * 0.42 })), blur: 1.6 },
    {
      shapes: [
        { d: glitter(19, 960, 420, 240), fill: mix(ink.blue, ink.cloud, 0.4), opacity: 0.3 },
        { d: `M${828} 489Q900 494 1010 492L1120 497Q980 501 800 495z`, fill: gleam, opacity: 0.5 },
        ...boats,
      ],
    },
    {
      shapes: [
        {
          d: ellipse(SUN, SHORE, 420, 168),
          fill: glow([SUN, SHORE], 420, 0.4, [0, haze.lit, dark ? 0 : 0.4], [1, haze.lit, 0]),
        },
      ],
      blend: 'screen',
    },
    {
      shapes: [
        {
          d: polygon(toFloor(bankLine, HEIGHT + 4), 1),
          fill: down(545, HEIGHT, [0, mix(wood, ink.night, 0.5)], [1, ink.deep]),
        },
        { d: firs.join(''), fill: mix(wood, ink.night, 0.72) },
        ...blades(
          { seed: 21, top: bank, from: -10, to: 470, depth: 60, count: 900, tall: [16, 44], lean: 0.3 },
          reeds,
          4,
        ),
        {
          d: polygon(toFloor(spitLine, HEIGHT + 4), 1),
          fill: down(560, HEIGHT, [0, mix(wood, ink.night, 0.4)], [1, ink.deep]),
        },
        ...blades(
          { seed: 23, top: spit, from: 1290, to: 1620, depth: 60, count: 700, tall: [18, 60], lean: 0.3 },
          reeds,
          4,
        ),
      ],
    },
  ]
}

export const southwest: Landmark = { layout, day: 'dusk', moon: [1096, 206], phone: 430, layers }
