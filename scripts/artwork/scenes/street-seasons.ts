/** Two streets in full daylight: at noon in summer, and under snow. */
import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, skins } from '../portraits/figure.ts'
import { curve, down, ellipse, glow, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { bicycle } from './bicycle.ts'
import { elm } from './elm.ts'
import { type Fir, firs } from './fir.ts'
import { height, width } from './frame.ts'
import { bungalow } from './houses/bungalow.ts'
import { type Coat, coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { foursquare } from './houses/foursquare.ts'
import { infill } from './houses/infill.ts'
import { lampLit } from './lamp-lit.ts'
import { ranges, tints } from './land.ts'
import { type Mood, moods } from './moods.ts'
import { thrown } from './shadow.ts'
import { sky } from './sky.ts'
import { walking } from './standing.ts'
import { moonAndStars } from './stars.ts'

/** A high sky with light clouds, without the chinook's dark one. */
const fair = (blue: string): Mood => ({
  ...moods.day,
  band: [blue, mix(blue, ink.pale, 0.45), ink.pale],
  shade: mix(blue, ink.blue, 0.2),
  cloud: [mix(ink.paper, blue, 0.25), mix(ink.paper, blue, 0.45), mix(ink.paper, blue, 0.6)],
})

const day: Coat = {
  ...coats.evening,
  trim: ink.paper,
  glass: mix(ink.glacier, ink.blue, 0.35),
  roof: mix(ink.navy, ink.belly, 0.4),
}

const coat = (wall: string): Coat => ({ ...day, wall, shade: mix(wall, ink.navy, 0.42) })

/** The houses to both sides of the craftsman's, no two alike: their middle, size, walls and half width. */
const SIDES: readonly (readonly [x: number, scale: number, half: number, shapes: readonly Shape[]])[] = [
  [214, 1, 200, foursquare(coat(mix(ink.wheat, ink.gold, 0.3)))],
  [1214, 0.9, 108, infill(coat(mix(ink.paper, ink.pale, 0.4)), mix(ink.oak, ink.wheat, 0.25))],
  [1560, 0.84, 236, bungalow(coat(mix(ink.nearRange, ink.glacier, 0.45)))],
]

const WALKER = { skin: skins.brown, hair: hairs.black, style: aside.short, trousers: ink.navy }

/** An inner-city street at noon in summer: short shadows, and a bicycle left on the lawn, where no crop cuts it. */
export function streetNoon(): string {
  const ground = 716
  const lawn = oklch(68, 0.115, 132)
  const leaf = oklch(52, 0.1, 142)
  const home = (shapes: readonly Shape[], x: number, scale = 1): Node =>
    placed(
      shapes.map((shape) => (shape.fill === day.glass ? { ...shape, lit: true } : shape)),
      x,
      ground,
      scale,
    )
  const blue = mix(ink.glacier, ink.blue, 0.36)
  return svg(width, height, [
    {
      d: rect(0, 0, width, 700),
      fill: down(0, 640, [0, blue], [0.55, mix(blue, ink.pale, 0.7)], [1, mix(ink.pale, ink.wheat, 0.7)]),
    },
    ...moonAndStars({ width, horizon: 640, apex: [860, 0], span: [1500, 1500] }, 61),
    // Flat below, as fair clouds are.
    {
      d: 'M40 196q90-30 190-18 80-34 180-2 120-8 190 20zM560 92q90-26 170-8 70-22 150 8zM1010 150q110-32 210-12 80-30 190 4 90-6 150 8z',
      fill: ink.paper,
      opacity: 0.62,
    },
    ...ranges({
      width,
      base: 626,
      rise: 120,
      light: 900,
      floor: 720,
      seed: 33,
      count: 1,
      tint: tints.day,
      haze: ink.pale,
    }),
    { d: rect(0, 640, width, 90), fill: mix(leaf, ink.midRange, 0.35) },
    ...elm(520, ground, 380, leaf, ink.soil, ink.wheat),
    ...elm(1200, ground, 430, leaf, ink.soil, ink.wheat),
    ...SIDES.map(([x, scale, , shapes]) => home(shapes, x, scale)),
    home(
      craftsman({ ...day, wall: mix(ink.brick, ink.oak, 0.4), stone: mix(ink.pale, ink.belly, 0.4) }),
      812,
    ),
    {
      d: rect(0, ground, width, 190),
      fill: down(
        ground,
        height,
        [0, lawn],
        [0.16, mix(lawn, leaf, 0.25)],
        [0.165, mix(ink.pale, ink.wheat, 0.35)],
        [0.315, mix(ink.pale, ink.wheat, 0.15)],
        [0.32, mix(ink.belly, ink.midRange, 0.55)],
        [1, ink.belly],
      ),
    },
    // The sun is high: what stands on the lawns has its shadow right below.
    {
      d:
        SIDES.map(([x, , half]) => rect(x - half, ground, 2 * half, 14)).join('') +
        rect(566, ground, 492, 20) +
        ellipse(520, ground + 6, 150, 15) +
        ellipse(1200, ground + 6, 160, 16),
      fill: mix(leaf, ink.spruce, 0.5),
      opacity: 0.55,
    },
    {
      d: `M786 716h52q0 16 22 31H764q22-15 22-31z${[284, 1268, 1536].map((x) => `M${x - 15} 716h30l6 31h-42z`).join('')}`,
      fill: mix(ink.pale, ink.wheat, 0.45),
    },
    {
      d: [96, 610, 1132, 1400]
        .map((x, i) => `M${x - 52} 748q-3-28 22-26 ${22 + i * 3}-14 50 0 30-2 27 26z`)
        .join(''),
      fill: mix(leaf, ink.spruce, 0.45),
    },
    { d: ellipse(985, 746, 74, 5), fill: ink.deep, opacity: 0.3 },
    placed(bicycle, 985, 746, 0.8),
    {
      d: rect(560, 716, 500, 130),
      fill: glow([770, 760], 260, 0.3, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
      nightly: true,
    },
    // Two neighbours on the sidewalk, which every crop shows.
    { d: ellipse(690, 770, 136, 6), fill: ink.deep, opacity: 0.3 },
    ...lampLit([
      placed(walking({ ...WALKER, style: aside.bob, coat: mix(ink.brick, ink.oak, 0.2) }), 606, 768, 1.06),
      {
        nodes: walking({ ...WALKER, skin: skins.fair, hair: hairs.copper, coat: ink.wheat }),
        transform: 'translate(756 768) scale(-1.1 1.1)',
      },
    ]),
  ])
}

/** A bungalow on one level under fresh snow, on a bright winter day, its walk cleared and a snowman beside it. */
export function bungalowSnow(): string {
  const ground = 728
  const snow = mix(ink.paper, ink.pale, 0.25)
  const cold = mix(ink.glacier, ink.blue, 0.2)
  const blue = mix(ink.glacier, ink.blue, 0.42)
  const trees = [70, 170, 262, 1330, 1420, 1530].map((x, i): Fir => [x, ground + 10, 330 - ((i * 37) % 120)])
  const house: Coat = {
    ...coats.winter,
    wall: mix(ink.oak, ink.brick, 0.35),
    glass: ink.lamp,
    shade: mix(ink.belly, ink.midRange, 0.4),
  }
  return svg(width, height, [
    ...sky({
      width,
      horizon: 660,
      apex: [760, 80],
      span: [1500, 1400],
      light: [760, 900],
      moon: { at: [420, 190], radius: 17 },
      // Blue down to the horizon, so that the snow on the roof shows against it.
      mood: { ...fair(blue), band: [blue, mix(blue, ink.pale, 0.12), mix(blue, ink.pale, 0.3)] },
      seed: 23,
      streaks: 3,
    }),
    ...ranges({
      width,
      base: 660,
      rise: 150,
      light: 900,
      floor: 740,
      seed: 57,
      count: 1,
      tint: tints.day,
      haze: ink.pale,
    }),
    { d: rect(0, 668, width, 240), fill: down(668, 800, [0, mix(snow, cold, 0.5)], [1, snow]) },
    ...firs(trees, mix(ink.nearRange, ink.blue, 0.3), snow, -1),
    placed(bungalow(house), 800, ground, 1.42),
    {
      d: `${curve([
        [-20, 752],
        [220, 728],
        [500, 742],
        [760, 726],
        [1060, 744],
        [1340, 724],
        [1620, 750],
      ])}V900H-20z`,
      fill: down(724, height, [0, snow], [1, mix(snow, cold, 0.45)]),
    },
    thrown(460, 1168, ground, 48, 150, ink.blue),
    {
      d: polygon([
        [748, 730],
        [826, 730],
        [960, height],
        [640, height],
      ]),
      fill: mix(ink.pale, ink.belly, 0.35),
    },
    { d: 'M748 730L640 900h-34l128-172zM826 730l134 170h34L840 728z', fill: ink.paper },
    ...snowman(1216, 836),
  ])
}

/** A snowman with its foot at x, y. */
function snowman(x: number, y: number): Node[] {
  const ball = mix(ink.pale, ink.glacier, 0.3)
  return [
    placed(
      [
        { d: ellipse(30, 0, 92, 12), fill: mix(ink.glacier, ink.blue, 0.4), opacity: 0.5 },
        { d: ellipse(0, -46, 54, 50) + ellipse(0, -118, 38, 36) + ellipse(0, -172, 26), fill: ball },
        { d: ellipse(-6, -50, 48, 44) + ellipse(-5, -121, 33, 31) + ellipse(-4, -174, 22), fill: ink.paper },
        { d: 'M-26-154Q0-140 26-154L27-142Q0-128-27-142zM10-142l8 44 14-4-8-42z', fill: ink.brick },
        { d: 'M-26-190H26M-17-194V-224H17V-194z', fill: ink.deep, stroke: ink.deep, width: 6 },
        { d: 'M0-172l-28 6 28 3z', fill: ink.amber },
        {
          d: ellipse(-10, -180, 3) + ellipse(6, -180, 3) + ellipse(-2, -118, 3.5) + ellipse(-2, -104, 3.5),
          fill: ink.deep,
        },
        {
          d: 'M-36-122L-84-152M-70-143l-4-16M36-124L80-146M66-139l6-16',
          stroke: ink.soil,
          width: 5,
          round: true,
        },
      ],
      x,
      y,
      1,
    ),
  ]
}
