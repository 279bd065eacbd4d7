/** Nose Hill: the grass slope in the wind, and the city below it against the mountains. */
import type { Hour } from '../hero/hour.ts'
import type { Layout } from '../hero/layout.ts'
import { mountains } from '../hero/mountains.ts'
import { fields, neighbourhoods } from '../hero/plain.ts'
import { streetLamps } from '../hero/street-lamps.ts'
import { hills, toFloor } from '../hills.ts'
import { gradientNoise } from '../noise.ts'
import { mix, oklch } from '../palette.ts'
import { curve, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { stand } from '../trees.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { blades, leafy } from './plants.ts'

const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 318,
  apex: [1060, 96],
  span: { left: 420, right: 900 },
  band: [96, 58],
  light: { x: 1080, left: 820, right: 600 },
  city: { x: 770, ground: 372, scale: 0.5 },
  river: [],
  relief: 1.15,
  hawks: [0, 0],
}

const rough = gradientNoise(6)
/** The brow of the hill: high at the left, falling to the right. */
const brow = (x: number) =>
  352 +
  178 / (1 + Math.exp(-(x - 640) / 170)) -
  46 * Math.exp(-(((x - 1640) / 240) ** 2)) +
  7 * rough(x / 150, 1)

const edge: Point[] = Array.from({ length: 68 }, (_, i): Point => [-20 + i * 24.5, brow(-20 + i * 24.5)])

function layers(hour: Hour, dark: boolean): Layer[] {
  const { inks: ink, haze, lamps, plain, snow } = hour
  const { horizon, city: place, light } = layout
  const city = skyline({
    ...place,
    haze: mix(ink.midRange, ink.gold, 0.25),
    light: 1,
    inks: { ...ink, ...hour.towers },
    lit: lamps.lit,
    rim: hour.wall,
  })
  const foot = hills({ seed: 5, width: WIDTH, base: horizon + 40, rise: 30, swell: 340, step: 24 })
  const top = place.ground - 4
  const tones = dark
    ? {
        deep: oklch(15, 0.03, 236),
        shade: oklch(20, 0.042, 236),
        body: oklch(28, 0.05, 236),
        lit: oklch(52, 0.07, 234),
        tip: oklch(74, 0.06, 225),
      }
    : {
        deep: oklch(30, 0.05, 130),
        shade: oklch(42, 0.066, 112),
        body: oklch(58, 0.088, 98),
        lit: oklch(77, 0.11, 90),
        tip: oklch(91, 0.085, 92),
      }
  const slope = `${curve(edge)}V${HEIGHT + 4}H-20z`
  const near = (x: number) => brow(x) + 64 + 26 * rough(x / 300, 4)
  const far = blades(
    { seed: 3, top: brow, from: -20, to: 1620, depth: 120, count: 6500, tall: [3, 12], lean: 0.5 },
    [tones.shade, tones.body, tones.lit],
  )
  const middle = blades(
    { seed: 8, top: near, from: -20, to: 1620, depth: 170, count: 6000, tall: [11, 30], lean: 0.55 },
    [tones.shade, tones.body, tones.lit],
  )
  const close = blades(
    {
      seed: 9,
      top: (x) => brow(x) + 150 + 12 * rough(x / 90, 8),
      from: -30,
      to: 1630,
      depth: 150,
      count: 3600,
      tall: [26, 66],
      lean: 0.5,
    },
    [tones.deep, tones.shade, tones.lit],
  )
  const tips = blades(
    {
      seed: 12,
      top: (x) => brow(x) + 120,
      from: -30,
      to: 1630,
      depth: 200,
      count: 620,
      tall: [22, 74],
      lean: 0.6,
    },
    [tones.body, tones.lit, tones.tip],
  )
  const leaf = dark
    ? {
        dark: oklch(17, 0.036, 225),
        mid: oklch(26, 0.05, 228),
        lit: oklch(46, 0.06, 228),
        bark: oklch(52, 0.03, 225),
      }
    : {
        dark: oklch(38, 0.07, 128),
        mid: oklch(58, 0.11, 112),
        lit: oklch(82, 0.13, 100),
        bark: oklch(82, 0.02, 95),
      }
  const trail: Point[] = [
    [1000, 640],
    [900, 570],
    [720, 520],
    [560, 494],
    [520, 470],
    [590, 448],
    [640, 438],
  ]
  const wide = [96, 64, 34, 19, 11, 7, 4]
  const left = trail.map(([x, y], i): Point => [x - (wide[i] ?? 0) * 0.9, y - (wide[i] ?? 0) * 0.12])
  const right = trail.map(([x, y], i): Point => [x + (wide[i] ?? 0) * 0.9, y + (wide[i] ?? 0) * 0.12])
  return [
    {
      shapes: mountains(
        layout,
        hour,
        { seed: 21, base: horizon + 4, rise: 92, spacing: 112 },
        {
          rock: mix(ink.farRange, ink.blue, 0.1),
          foot: mix(ink.farRange, haze.lit, 0.34),
          shade: mix(ink.farRange, ink.blue, 0.45),
          snow: snow.lit,
          bright: snow.far,
          shadow: mix(ink.farRange, ink.glacier, 0.3),
        },
      ),
      haze: { y: horizon + 2, depth: 52, strength: 0.6 },
    },
    {
      shapes: mountains(
        layout,
        hour,
        { seed: 38, base: horizon + 20, rise: 66, spacing: 150 },
        {
          rock: mix(ink.midRange, ink.blue, 0.3),
          foot: mix(ink.midRange, ink.farRange, 0.4),
          shade: mix(ink.blue, ink.navy, 0.35),
          snow: mix(ink.glacier, snow.lit, 0.6),
          bright: snow.mid,
          shadow: mix(ink.midRange, ink.glacier, 0.35),
        },
      ),
      haze: { y: horizon + 24, depth: 40, strength: 0.5 },
    },
    {
      shapes: [
        {
          d: stand(foot, { seed: 3, from: 0, to: WIDTH, count: 120, height: [3, 9] }, 1),
          fill: ink.nearRange,
        },
        {
          d: polygon(toFloor(foot, HEIGHT), 1),
          fill: down(
            horizon,
            horizon + 70,
            [0, mix(ink.nearRange, ink.midRange, 0.3)],
            [1, mix(ink.hill, ink.nearRange, 0.4)],
          ),
        },
      ],
      haze: { y: place.ground - 8, depth: 36, strength: 0.4 },
    },
    {
      shapes: [
        {
          d: rect(0, 0, WIDTH, HEIGHT),
          fill: glow(
            [place.x + 220, place.ground],
            470,
            0.42,
            [0, lamps.dome.colour, 0.8 * lamps.dome.strength],
            [0.25, lamps.dome.colour, 0.4 * lamps.dome.strength],
            [0.6, lamps.dome.colour, 0.1 * lamps.dome.strength],
            [1, lamps.dome.colour, 0],
          ),
        },
        ...city.shapes,
      ],
      windows: city,
    },
    {
      shapes: [
        {
          d: rect(-4, top, WIDTH + 8, HEIGHT - top),
          fill: down(
            top,
            520,
            [0, plain.top],
            [0.2, ink.hill],
            [0.7, mix(ink.hill, ink.spruce, 0.7)],
            [1, ink.spruce],
          ),
        },
        {
          d: rect(-4, top, WIDTH + 8, HEIGHT - top),
          fill: glow(
            [light.x, top],
            620,
            0.22,
            [0, plain.glow, 0.45 * plain.strength],
            [0.45, plain.glow, 0.15 * plain.strength],
            [1, plain.glow, 0],
          ),
        },
        ...fields(layout, hour),
        ...neighbourhoods(layout, [], hour),
        ...streetLamps(layout, [], hour),
      ],
      haze: { y: place.ground + 6, depth: 16, strength: 0.3 },
    },
    {
      shapes: [
        { d: slope, fill: down(350, HEIGHT, [0, tones.body], [0.45, tones.shade], [1, tones.deep]) },
        {
          d: slope,
          fill: glow([1080, 430], 760, 0.42, [0, tones.lit, 0.75], [0.5, tones.lit, 0.28], [1, tones.lit, 0]),
        },
        ...far,
        ...shadowOf(edge, tones.deep),
      ],
    },
    {
      shapes: [
        ...[
          [118, 176, 12],
          [246, 196, 9],
          [186, 262, 5],
          [312, 148, 23],
          [152, 216, 31],
          [66, 150, 7],
          [222, 230, 17],
          [370, 104, 3],
          [24, 196, 41],
        ].flatMap(([x = 0, tall = 0, seed = 0]) =>
          leafy([x, brow(x) + 20 + (seed % 5) * 3], tall, leaf, seed, 1, 0.25),
        ),
        ...blades(
          {
            seed: 14,
            top: (x) => brow(x) + 16,
            from: -20,
            to: 420,
            depth: 34,
            count: 1500,
            tall: [9, 17],
            lean: 0.5,
          },
          [tones.deep, tones.shade, tones.body],
        ),
      ],
    },
    {
      shapes: [
        {
          d: `${curve(left)}L${curve(right.toReversed()).slice(1)}z`,
          fill: dark ? oklch(38, 0.05, 232) : oklch(80, 0.07, 82),
        },
        ...middle,
        ...stroller(
          742,
          520,
          58,
          dark ? oklch(12, 0.03, 236) : oklch(27, 0.05, 225),
          dark ? oklch(30, 0.05, 236) : oklch(52, 0.15, 32),
          tones.tip,
        ),
        ...close,
        ...tips,
        ...shadowOf(edge, tones.deep, 0.8),
      ],
    },
  ]
}

/** Somebody on the trail with a dog, lit from the right. */
function stroller(x: number, y: number, tall: number, dark: string, coat: string, rim: string): Shape[] {
  const at = (px: number, py: number) => `${(x + px * tall).toFixed(1)} ${(y - py * tall).toFixed(1)}`
  return [
    {
      d: `M${at(0.02, 0)}L${at(-0.9, -0.1)}L${at(-0.86, -0.14)}L${at(0.1, -0.03)}z`,
      fill: dark,
      opacity: 0.35,
    },
    {
      d: `M${at(-0.03, 0.48)}L${at(-0.1, 0.02)}M${at(0.04, 0.48)}L${at(0.11, 0.02)}`,
      stroke: dark,
      width: 0.075 * tall,
      round: true,
    },
    {
      d: `M${at(-0.05, 0.86)}Q${at(-0.15, 0.78)} ${at(-0.13, 0.4)}L${at(0.13, 0.4)}Q${at(0.15, 0.78)} ${at(0.05, 0.86)}z`,
      fill: coat,
    },
    {
      d: `M${at(0.1, 0.8)}Q${at(0.18, 0.64)} ${at(0.24, 0.5)}`,
      stroke: coat,
      width: 0.06 * tall,
      round: true,
    },
    { d: `M${at(0.055, 0.86)}Q${at(0.15, 0.78)} ${at(0.13, 0.4)}`, stroke: rim, width: 0.022 * tall },
    { d: ellipse(x + 0.005 * tall, y - 0.92 * tall, 0.062 * tall, 0.078 * tall), fill: dark },
    { d: `M${at(0.24, 0.5)}Q${at(0.45, 0.3)} ${at(0.62, 0.27)}`, stroke: dark, width: 0.012 * tall },
    {
      d: `M${at(0.5, 0.2)}Q${at(0.6, 0.27)} ${at(0.74, 0.25)}L${at(0.8, 0.34)}L${at(0.84, 0.31)}L${at(0.92, 0.27)}L${at(0.9, 0.23)}L${at(0.82, 0.22)}L${at(0.79, 0.15)}L${at(0.79, 0.01)}L${at(0.75, 0.01)}L${at(0.74, 0.13)}L${at(0.59, 0.13)}L${at(0.56, 0.01)}L${at(0.52, 0.01)}L${at(0.53, 0.14)}L${at(0.5, 0.2)}L${at(0.42, 0.3)}L${at(0.41, 0.28)}z`,
      fill: dark,
    },
    {
      d: `M${at(0.6, 0.265)}Q${at(0.68, 0.27)} ${at(0.74, 0.255)}L${at(0.8, 0.34)}`,
      stroke: rim,
      width: 0.018 * tall,
    },
  ]
}

/** The dark of the slope towards the left, away from the light. */
const shadowOf = (line: readonly Point[], colour: string, strength = 1): Shape[] => [
  {
    d: `${curve(line)}V${HEIGHT + 4}H-20z`,
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [900, 260],
      stops: [
        [0, colour, 0.7 * strength],
        [0.5, colour, 0.3 * strength],
        [1, colour, 0],
      ],
    },
  },
]

export const northwest: Landmark = { layout, day: 'day', moon: [1216, 196], phone: 400, layers }
