/** Inglewood’s main street at dusk: brick fronts with their lamps lit, and downtown at its end. */
import type { Hour } from '../hero/hour.ts'
import type { Layout } from '../hero/layout.ts'
import { mountains } from '../hero/mountains.ts'
import { random } from '../noise.ts'
import { mix, oklch } from '../palette.ts'
import {
  down,
  ellipse,
  glow,
  type Paint,
  type Point,
  polygon,
  rect,
  type Shape,
  type Stop,
  tidy,
} from '../shape.ts'
import { skyline } from '../skyline.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { leafy } from './plants.ts'

/** The end of the street, and the focal length; its measures are in metres. */
const [END, LINE, LENS, EYE] = [880, 432, 560, 1.75]
/** Half the width between the fronts, and between the kerbs. */
const [FRONT, KERB] = [10.5, 6.6]

const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 420,
  apex: [960, 70],
  span: { left: 620, right: 760 },
  band: [140, 90],
  light: { x: END, left: 560, right: 620 },
  city: { x: 742, ground: LINE, scale: 0.4 },
  river: [],
  relief: 1,
  hawks: [0, 0],
}

const seen = (across: number, up: number, away: number): Point => [
  END + (across * LENS) / away,
  LINE - ((up - EYE) * LENS) / away,
]

/** What lies in the plane of a front: from one distance to another, between two heights. */
const pane = (across: number, [near, far]: readonly [number, number], low: number, high: number): string =>
  polygon(
    [seen(across, low, near), seen(across, low, far), seen(across, high, far), seen(across, high, near)],
    1,
  )

/** What faces the eye. */
const facing = (left: number, right: number, low: number, high: number, away: number): string =>
  polygon([seen(left, low, away), seen(right, low, away), seen(right, high, away), seen(left, high, away)], 1)

interface Front {
  side: -1 | 1
  from: number
  to: number
  high: number
  wall: string
  bays: number
  storeys: 1 | 2 | 3
  awning?: string
  sign?: string
  /** The parapet: flat, stepped, or with a pediment. */
  top: 'flat' | 'step' | 'gable'
}

interface Dusk {
  dark: boolean
  /** What the light makes of a wall: of one that it grazes, and of one in the shade. */
  graze: string
  shade: string
  trim: string
  lamp: string
  deep: string
  glass: string
}

function front(one: Front, dusk: Dusk, seed: number): Shape[] {
  const { side, from, to, high, bays, storeys, awning, sign, top } = one
  const draw = random(seed)
  const at = side * FRONT
  const long = to - from
  const lit = side === 1
  const wall = lit ? mix(one.wall, dusk.graze, 0.3) : mix(one.wall, dusk.shade, 0.34)
  const side1 = (end: number) => seen(at, 0, end)[0]
  const wash = (near: string, far: string): Paint => ({
    kind: 'linear',
    from: [side1(from), 0],
    to: [side1(to), 0],
    stops: [
      [0, near],
      [1, far],
    ] satisfies Stop[],
  })
  const z = (share: number) => from + long * share
  const floor = (high - 4.1) / Math.max(1, storeys - 1)
  const shapes: Shape[] = []
  // The end wall that shows over a lower neighbour.
  shapes.push({
    d: facing(side === -1 ? at - 14 : at, side === -1 ? at : at + 14, 0, high, from),
    fill: mix(wall, dusk.deep, 0.55),
  })
  shapes.push({
    d: pane(at, [from, to], 0, high),
    fill: wash(mix(wall, dusk.deep, lit ? 0.18 : 0.3), lit ? mix(wall, dusk.graze, 0.22) : wall),
  })
  // Courses of brick, and the light of the street on them.
  const courses: string[] = []
  for (let up = 4.4; up < high - 0.5; up += 0.34) {
    const [ax, ay] = seen(at, up, from)
    const [bx, by] = seen(at, up, to)
    courses.push(`M${tidy(ax)} ${tidy(ay)}L${tidy(bx)} ${tidy(by)}`)
  }
  shapes.push({ d: courses.join(''), stroke: dusk.deep, width: Math.max(0.35, 9 / from), opacity: 0.2 })
  for (let i = 0; i < 22 * bays; i++) {
    const a = draw() * 0.97
    const up = 4.4 + Math.floor((draw() * (high - 5.2)) / 0.17) * 0.17
    shapes.push({
      d: pane(at, [z(a), z(a + 0.026)], up, up + 0.13),
      fill: draw() < 0.5 ? mix(wall, dusk.deep, 0.4) : mix(wall, dusk.graze, 0.35),
      opacity: 0.35,
    })
  }
  shapes.push({
    d: pane(at, [from, to], 2.6, 6.4),
    fill: down(seen(at, 6.4, from)[1], seen(at, 2.6, from)[1], [0, dusk.lamp, 0], [1, dusk.lamp, 0.3]),
  })
  // Windows of the upper storeys, in stone surrounds.
  for (let storey = 0; storey < storeys - 1; storey++) {
    const low = 4.9 + storey * floor
    const tall = Math.min(2.1, floor * 0.62)
    for (let bay = 0; bay < bays; bay++) {
      const [a, b] = [z((bay + 0.24) / bays), z((bay + 0.76) / bays)]
      const on = draw() < (dusk.dark ? 0.62 : 0.5)
      const glass = on
        ? dusk.lamp
        : down(
            seen(at, low + tall, a)[1],
            seen(at, low, a)[1],
            [0, mix(dusk.glass, dusk.graze, lit ? 0.5 : 0.25)],
            [1, mix(dusk.glass, dusk.deep, lit ? 0.3 : 0.62)],
          )
      shapes.push({
        d: pane(at, [z((bay + 0.18) / bays), z((bay + 0.82) / bays)], low - 0.22, low + tall + 0.32),
        fill: mix(wall, dusk.trim, lit ? 0.42 : 0.26),
      })
      shapes.push({
        d: pane(at, [a, b], low, low + tall),
        fill: on
          ? down(
              seen(at, low + tall, a)[1],
              seen(at, low, a)[1],
              [0, mix(dusk.lamp, dusk.deep, 0.18)],
              [1, dusk.lamp],
            )
          : glass,
      })
      if (on && draw() < 0.6)
        shapes.push({
          d: pane(at, [a, z((bay + 0.24 + 0.2 * draw()) / bays)], low, low + tall),
          fill: mix(dusk.lamp, dusk.deep, 0.4),
          opacity: 0.55,
        })
      const mid = z((bay + 0.5) / bays)
      const [m1, m2] = [seen(at, low, mid), seen(at, low + tall, mid)]
      const [h1, h2] = [seen(at, low + tall * 0.5, a), seen(at, low + tall * 0.5, b)]
      shapes.push({
        d: `M${m1.map(tidy).join(' ')}L${m2.map(tidy).join(' ')}M${h1.map(tidy).join(' ')}L${h2.map(tidy).join(' ')}`,
        stroke: mix(wall, dusk.deep, 0.6),
        width: Math.max(0.5, 26 / from / 1.6),
      })
    }
  }
  // The shop: a lit window on a low sill, a door, the sign above.
  shapes.push({ d: pane(at, [z(0.03), z(0.97)], 0, 3.95), fill: mix(one.wall, dusk.deep, 0.72) })
  const door = draw() < 0.5 ? 0.08 : 0.74
  const shop = door < 0.5 ? ([0.3, 0.94] as const) : ([0.06, 0.68] as const)
  shapes.push({
    d: pane(at, [z(shop[0]), z(shop[1])], 0.6, 3.05),
    fill: down(
      seen(at, 3.05, from)[1],
      seen(at, 0.6, from)[1],
      [0, mix(dusk.lamp, oklch(96, 0.06, 90), 0.5)],
      [0.5, dusk.lamp],
      [1, mix(dusk.lamp, oklch(60, 0.13, 55), 0.5)],
    ),
  })
  // What stands and hangs behind the window, and who is in there.
  const within = (share: number) => z(shop[0] + (shop[1] - shop[0]) * share)
  const warm = oklch(42, 0.09, 48)
  const shelf: string[] = []
  const hung: string[] = []
  const bright: string[] = []
  for (let i = 0; i < 11; i++) {
    const d = within(0.05 + 0.082 * i + 0.03 * draw())
    const s = LENS / d
    const tall = 0.22 + 0.5 * draw()
    const [x, y] = seen(at, 0.6 + tall / 2, d)
    shelf.push(
      i % 2
        ? rect(x - 0.07 * s, y - (tall / 2) * s, (0.08 + 0.1 * draw()) * s, tall * s)
        : ellipse(x, y, (0.08 + 0.08 * draw()) * s, (tall / 2) * s),
    )
    const [ux, uy] = seen(at, 1.84, within(0.05 + 0.082 * i))
    if (draw() < 0.75)
      shelf.push(
        rect(ux, uy - (0.16 + 0.2 * draw()) * s, 0.1 * s, 0.36 * s).replace(/v[\d.]+/, `V${tidy(uy)}`),
      )
    if (i % 3 !== 1) continue
    const [px, py] = seen(at, 2.35 + 0.2 * draw(), d)
    hung.push(`M${tidy(px)} ${tidy(seen(at, 3.05, d)[1])}V${tidy(py)}`)
    bright.push(ellipse(px, py, 0.13 * s, 0.1 * s))
  }
  const guests = Array.from({ length: 2 }, (_, i) => {
    const d = within(0.2 + 0.5 * i + 0.2 * draw())
    const s = LENS / d
    const [x, y] = seen(at, 0.6, d)
    const up = 0.95 * s
    return `${ellipse(x, y - up, 0.1 * s, 0.13 * s)}M${tidy(x - 0.28 * s)} ${tidy(y)}Q${tidy(x - 0.34 * s)} ${tidy(y - up * 0.74)} ${tidy(x - 0.08 * s)} ${tidy(y - up * 0.84)}H${tidy(x + 0.08 * s)}Q${tidy(x + 0.34 * s)} ${tidy(y - up * 0.74)} ${tidy(x + 0.28 * s)} ${tidy(y)}z`
  })
  shapes.push(
    { d: pane(at, [within(0), within(1)], 1.75, 1.84), fill: warm, opacity: 0.35 },
    { d: guests.join(''), fill: mix(warm, dusk.deep, 0.35), opacity: 0.8 },
    { d: shelf.join(''), fill: mix(warm, dusk.deep, 0.15), opacity: 0.7 },
    { d: hung.join(''), stroke: mix(warm, dusk.deep, 0.3), width: Math.max(0.5, 12 / from) },
    { d: bright.join(''), fill: oklch(98, 0.04, 92) },
  )
  const bars = [0, 1 / 3, 2 / 3, 1].map((share) => {
    const d = z(shop[0] + (shop[1] - shop[0]) * share)
    return `M${seen(at, 0.6, d).map(tidy).join(' ')}L${seen(at, 3.05, d).map(tidy).join(' ')}`
  })
  shapes.push({
    d: bars.join(''),
    stroke: mix(one.wall, dusk.deep, 0.75),
    width: Math.max(0.6, 34 / from / 1.4),
  })
  shapes.push({
    d: pane(at, [z(door), z(door + 0.16)], 0.1, 2.7),
    fill: mix(dusk.lamp, oklch(55, 0.12, 50), 0.35),
  })
  shapes.push({
    d: pane(at, [z(door + 0.02), z(door + 0.14)], 0.1, 1.0),
    fill: mix(one.wall, dusk.deep, 0.6),
  })
  if (sign) {
    shapes.push({ d: pane(at, [z(0.05), z(0.95)], 3.25, 3.85), fill: sign })
    shapes.push({
      d: lettering(draw)
        .map(([a, b]) => pane(at, [z(a), z(b)], 3.42, 3.69))
        .join(''),
      fill: mix(dusk.trim, dusk.lamp, 0.5),
      opacity: 0.9,
    })
  }
  if (awning) {
    const out = at - side * 1.5
    const strips = 8
    for (let i = 0; i < strips; i++) {
      const [a, b] = [
        z(shop[0] - 0.02 + ((shop[1] - shop[0] + 0.04) * i) / strips),
        z(shop[0] - 0.02 + ((shop[1] - shop[0] + 0.04) * (i + 1)) / strips),
      ]
      const tone = i % 2 ? mix(dusk.trim, dusk.shade, lit ? 0.15 : 0.45) : awning
      shapes.push({
        d: polygon([seen(at, 3.3, a), seen(at, 3.3, b), seen(out, 2.55, b), seen(out, 2.55, a)], 1),
        fill: tone,
      })
      shapes.push({
        d: polygon([seen(out, 2.55, a), seen(out, 2.55, b), seen(out, 2.3, b), seen(out, 2.3, a)], 1),
        fill: mix(tone, dusk.deep, 0.25),
      })
    }
  }
  // The cornice and what stands on it.
  const out = at - side * 0.45
  const stone = lit ? mix(dusk.trim, dusk.graze, 0.35) : mix(dusk.trim, dusk.shade, 0.55)
  shapes.push({ d: pane(at, [from, to], 4.0, 4.3), fill: mix(stone, wall, 0.3) })
  shapes.push({
    d: polygon(
      [
        seen(at, high - 0.5, from),
        seen(at, high - 0.5, to),
        seen(out, high - 0.2, to),
        seen(out, high - 0.2, from),
      ],
      1,
    ),
    fill: mix(wall, dusk.deep, 0.6),
  })
  shapes.push({ d: pane(out, [from, to], high - 0.2, high + 0.14), fill: stone })
  shapes.push({
    d: facing(Math.min(at, out), Math.max(at, out), high - 0.5, high + 0.14, from),
    fill: mix(stone, dusk.deep, 0.45),
  })
  const teeth = Array.from({ length: bays * 5 }, (_, i) =>
    pane(out + side * 0.15, [z((i + 0.2) / (bays * 5)), z((i + 0.6) / (bays * 5))], high - 0.52, high - 0.22),
  )
  shapes.push({ d: teeth.join(''), fill: mix(stone, dusk.deep, 0.3) })
  if (top === 'step')
    shapes.push(
      {
        d: pane(at, [z(0.3), z(0.7)], high + 0.1, high + 0.95),
        fill: wash(mix(wall, dusk.deep, 0.25), wall),
      },
      { d: pane(at, [z(0.29), z(0.71)], high + 0.86, high + 1.06), fill: stone },
    )
  if (top === 'gable')
    shapes.push({
      d: polygon(
        [seen(at, high + 0.1, z(0.18)), seen(at, high + 1.5, z(0.5)), seen(at, high + 0.1, z(0.82))],
        1,
      ),
      fill: mix(wall, dusk.deep, 0.1),
      stroke: stone,
      width: Math.max(0.8, 30 / from),
    })
  return shapes
}

/** The strokes of a shop's name, too far off to be read, as shares of its front. */
function lettering(draw: () => number): [number, number][] {
  const strokes: [number, number][] = []
  for (let at = 0.2; at < 0.78; at += 0.014 + 0.012 * draw()) {
    if (draw() < 0.14) at += 0.03
    const wide = 0.006 + 0.012 * draw()
    strokes.push([at, at + wide])
    at += wide
  }
  return strokes
}

/** A lamp with two globes on its post. */
function lamppost(
  across: number,
  away: number,
  dusk: Dusk,
): { post: Shape[]; globes: Point[]; size: number } {
  const [x, y] = seen(across, 0, away)
  const size = LENS / away
  const up = (metres: number) => y - metres * size
  const globes: Point[] = [
    [x - 0.46 * size, up(4.05)],
    [x + 0.46 * size, up(4.05)],
  ]
  return {
    size,
    globes,
    post: [
      { d: `M${tidy(x)} ${tidy(y)}V${tidy(up(4))}`, stroke: dusk.deep, width: Math.max(1, 0.11 * size) },
      { d: `M${tidy(x)} ${tidy(y)}V${tidy(up(0.8))}`, stroke: dusk.deep, width: Math.max(1.4, 0.2 * size) },
      {
        d: `M${tidy(globes[0]?.[0] ?? 0)} ${tidy(up(3.8))}Q${tidy(x)} ${tidy(up(3.2))} ${tidy(globes[1]?.[0] ?? 0)} ${tidy(up(3.8))}`,
        stroke: dusk.deep,
        width: Math.max(0.8, 0.07 * size),
      },
    ],
  }
}

/** Somebody on foot, from behind, with a long coat. */
function walker(across: number, away: number, coat: string, legs: string, stride: number): Shape[] {
  const [x, y] = seen(across, 0, away)
  const s = LENS / away
  const at = (px: number, py: number) => `${tidy(x + px * s)} ${tidy(y - py * s)}`
  return [
    { d: ellipse(x, y, 0.34 * s, 0.05 * s), fill: legs, opacity: 0.4 },
    {
      d: `M${at(-0.06, 0.85)}L${at(-0.1 - stride, 0.02)}M${at(0.06, 0.85)}L${at(0.08 + stride, 0.04)}`,
      stroke: legs,
      width: 0.12 * s,
      round: true,
    },
    {
      d: `M${at(-0.07, 1.55)}Q${at(-0.26, 1.42)} ${at(-0.22, 1.1)}L${at(-0.25, 0.62)}L${at(0.24, 0.62)}L${at(0.22, 1.1)}Q${at(0.26, 1.42)} ${at(0.07, 1.55)}z`,
      fill: coat,
    },
    { d: ellipse(x + 0.01 * s, y - 1.62 * s, 0.1 * s, 0.13 * s), fill: legs },
  ]
}

/** A car far down the street, from behind or from ahead. */
function car(across: number, away: number, way: 1 | -1, dusk: Dusk, paint: string): Shape[] {
  const [x, y] = seen(across, 0, away)
  const s = LENS / away
  const at = (px: number, py: number) => `${tidy(x + px * s)} ${tidy(y - py * s)}`
  const light = way === 1 ? oklch(62, 0.21, 26) : oklch(98, 0.04, 90)
  return [
    { d: ellipse(x, y, 1.15 * s, 0.12 * s), fill: dusk.deep, opacity: 0.6 },
    {
      d: `M${at(-0.86, 0.12)}h${tidy(0.3 * s)}v${tidy(0.12 * s)}h${tidy(-0.3 * s)}zM${at(0.56, 0.12)}h${tidy(0.3 * s)}v${tidy(0.12 * s)}h${tidy(-0.3 * s)}z`,
      fill: dusk.deep,
    },
    {
      d: `M${at(-0.92, 0.2)}L${at(-0.94, 0.78)}Q${at(-0.9, 0.95)} ${at(-0.78, 0.97)}L${at(-0.62, 1.42)}Q${at(0, 1.52)} ${at(0.62, 1.42)}L${at(0.78, 0.97)}Q${at(0.9, 0.95)} ${at(0.94, 0.78)}L${at(0.92, 0.2)}z`,
      fill: down(
        y - 1.5 * s,
        y,
        [0, mix(paint, dusk.graze, 0.4)],
        [0.45, paint],
        [1, mix(paint, dusk.deep, 0.6)],
      ),
    },
    {
      d: `M${at(-0.68, 0.98)}L${at(-0.55, 1.36)}Q${at(0, 1.44)} ${at(0.55, 1.36)}L${at(0.68, 0.98)}z`,
      fill: mix(dusk.glass, dusk.deep, 0.4),
    },
    ...[-0.74, 0.74].flatMap((px): Shape[] => {
      const [lx, ly] = [x + px * s, y - 0.72 * s]
      return [
        {
          d: ellipse(lx, ly, 0.9 * s),
          fill: glow([lx, ly], 0.9 * s, 1, [0, light, 0.6], [0.3, light, 0.2], [1, light, 0]),
        },
        { d: ellipse(lx, ly, 0.15 * s, 0.1 * s), fill: light },
      ]
    }),
  ]
}

function layers(hour: Hour, dark: boolean): Layer[] {
  const { inks: ink, haze, snow, lamps } = hour
  const dusk: Dusk = dark
    ? {
        dark,
        graze: oklch(58, 0.07, 238),
        shade: oklch(24, 0.05, 244),
        trim: oklch(72, 0.03, 235),
        lamp: oklch(86, 0.125, 78),
        deep: oklch(14, 0.03, 240),
        glass: oklch(24, 0.05, 242),
      }
    : {
        dark,
        graze: oklch(84, 0.1, 66),
        shade: oklch(38, 0.05, 240),
        trim: oklch(88, 0.045, 80),
        lamp: oklch(87, 0.115, 80),
        deep: oklch(18, 0.032, 225),
        glass: oklch(40, 0.06, 225),
      }
  const brick = dark
    ? [oklch(34, 0.06, 20), oklch(30, 0.045, 5), oklch(40, 0.05, 45), oklch(32, 0.04, 330)]
    : [oklch(49, 0.115, 33), oklch(42, 0.085, 26), oklch(60, 0.085, 58), oklch(47, 0.07, 18)]
  const [red = '', wine = '', buff = '', plum = ''] = brick
  const green = dark ? oklch(28, 0.045, 200) : oklch(38, 0.06, 185)
  const blue = dark ? oklch(30, 0.06, 245) : oklch(43, 0.07, 235)
  const fronts: Front[] = [
    {
      side: -1,
      from: 6.2,
      to: 12.4,
      high: 9.6,
      wall: red,
      bays: 4,
      storeys: 2,
      awning: green,
      sign: green,
      top: 'flat',
    },
    {
      side: -1,
      from: 12.5,
      to: 17.5,
      high: 7.6,
      wall: buff,
      bays: 3,
      storeys: 2,
      sign: mix(wine, dusk.deep, 0.4),
      top: 'gable',
    },
    {
      side: -1,
      from: 17.6,
      to: 25,
      high: 11.4,
      wall: wine,
      bays: 4,
      storeys: 3,
      awning: mix(red, oklch(60, 0.15, 40), 0.4),
      sign: blue,
      top: 'step',
    },
    { side: -1, from: 25.2, to: 33, high: 6.8, wall: red, bays: 4, storeys: 2, awning: blue, top: 'flat' },
    { side: -1, from: 33.2, to: 44, high: 9.4, wall: plum, bays: 5, storeys: 2, sign: green, top: 'step' },
    { side: -1, from: 44.3, to: 62, high: 7.4, wall: buff, bays: 6, storeys: 2, top: 'flat' },
    {
      side: 1,
      from: 7,
      to: 13.6,
      high: 8.4,
      wall: buff,
      bays: 4,
      storeys: 2,
      sign: blue,
      awning: blue,
      top: 'step',
    },
    {
      side: 1,
      from: 13.7,
      to: 21,
      high: 11.6,
      wall: red,
      bays: 4,
      storeys: 3,
      sign: mix(green, dusk.deep, 0.3),
      top: 'flat',
    },
    {
      side: 1,
      from: 21.2,
      to: 27.5,
      high: 7.2,
      wall: plum,
      bays: 3,
      storeys: 2,
      awning: green,
      top: 'gable',
    },
    { side: 1, from: 27.7, to: 37, high: 8.8, wall: wine, bays: 5, storeys: 2, sign: buff, top: 'flat' },
    { side: 1, from: 37.2, to: 50, high: 10.4, wall: red, bays: 5, storeys: 3, top: 'step' },
    { side: 1, from: 50.2, to: 68, high: 6.6, wall: buff, bays: 6, storeys: 2, top: 'flat' },
  ]
  const posts = [
    [-7.4, 11.5],
    [7.4, 15],
    [-7.4, 20],
    [7.4, 25],
    [-7.4, 33],
    [7.4, 41],
    [-7.4, 52],
  ].map(([across = 0, away = 1]) => ({ away, ...lamppost(across, away, dusk) }))
  const leaf = dark
    ? {
        dark: oklch(16, 0.035, 235),
        mid: oklch(25, 0.05, 225),
        lit: oklch(48, 0.07, 95),
        bark: oklch(14, 0.03, 240),
      }
    : {
        dark: oklch(37, 0.07, 78),
        mid: oklch(60, 0.12, 76),
        lit: oklch(84, 0.13, 84),
        bark: oklch(24, 0.035, 60),
      }
  const trees = [
    [-7.8, 15.8, 7.2],
    [7.9, 19.6, 7.6],
    [-7.8, 27, 6.6],
    [7.9, 33, 7],
    [-7.8, 43, 6.4],
    [8, 55, 7],
  ].map(([across = 0, away = 1, tall = 0], i) => {
    const foot = seen(across, 0, away)
    return { away, shapes: leafy(foot, (tall * LENS) / away, leaf, 70 + i * 7, across < 0 ? 1 : -1, 0.3) }
  })
  const city = skyline({
    ...layout.city,
    haze: mix(ink.midRange, ink.gold, 0.25),
    light: 1,
    inks: { ...ink, ...hour.towers },
    lit: lamps.lit,
    rim: hour.wall,
  })
  const halo = (x: number, y: number, radius: number, strength: number, colour = dusk.lamp): Shape => ({
    d: ellipse(x, y, radius),
    fill: glow(
      [x, y],
      radius,
      1,
      [0, colour, strength],
      [0.15, colour, strength * 0.5],
      [0.45, colour, strength * 0.13],
      [1, colour, 0],
    ),
  })
  const asphalt = dark ? oklch(21, 0.035, 244) : oklch(37, 0.035, 240)
  const walk = dark ? oklch(33, 0.035, 240) : oklch(56, 0.04, 60)
  const floor = (left: number, right: number, near = 3.2, far = 300) =>
    polygon([seen(left, 0, near), seen(right, 0, near), seen(right, 0, far), seen(left, 0, far)], 1)
  const bulbs = [
    [13.2, 6.4],
    [22.5, 6.2],
  ].map(([away = 1, up = 0]) => {
    const line = Array.from({ length: 27 }, (_, i): Point => {
      const share = i / 26
      return seen(-FRONT + 2 * FRONT * share, up - 1.5 * 4 * share * (1 - share), away)
    })
    return { line, size: LENS / away }
  })
  const slick = fronts.flatMap(({ side, from, to }) => [
    {
      d: polygon(
        [
          seen(side * (FRONT - 0.1), 0, from + 0.8),
          seen(side * (FRONT - 0.1), 0, to - 0.8),
          seen(side * 2.4, 0, to - 1.6),
          seen(side * 2.4, 0, from + 0.2),
        ],
        1,
      ),
      fill: {
        kind: 'linear',
        from: seen(side * FRONT, 0, from),
        to: seen(side * 2.2, 0, from),
        stops: [
          [0, dusk.lamp, 0.6],
          [0.4, dusk.lamp, 0.22],
          [1, dusk.lamp, 0],
        ],
      },
    } satisfies Shape,
  ])
  const order = [
    ...fronts.map((one, i) => ({ away: one.from + 0.02, shapes: front(one, dusk, 300 + i * 13) })),
    ...trees,
    ...posts.map(({ away, post }) => ({ away, shapes: post })),
  ].sort((one, other) => other.away - one.away)
  const coats = dark
    ? [oklch(30, 0.06, 20), oklch(26, 0.04, 240), oklch(42, 0.07, 80)]
    : [oklch(43, 0.11, 28), oklch(30, 0.045, 235), oklch(66, 0.1, 80)]
  const people = [
    [-8.6, 18.5, 0, 0.09],
    [-8.1, 18.2, 2, 0.05],
    [8.5, 16.6, 1, 0.1],
    [8.8, 29, 0, 0.06],
    [-8.9, 37, 1, 0.05],
  ].flatMap(([across = 0, away = 1, coat = 0, stride = 0]) =>
    walker(across, away, coats[coat] ?? dusk.deep, dusk.deep, stride),
  )
  return [
    {
      shapes: mountains(
        layout,
        hour,
        { seed: 21, base: layout.horizon + 4, rise: 60, spacing: 84 },
        {
          rock: mix(ink.farRange, ink.blue, 0.1),
          foot: mix(ink.farRange, haze.lit, 0.34),
          shade: mix(ink.farRange, ink.blue, 0.45),
          snow: snow.lit,
          bright: snow.far,
          shadow: mix(ink.farRange, ink.glacier, 0.3),
        },
      ),
      haze: { y: layout.horizon, depth: 60, strength: 0.6 },
    },
    {
      shapes: [
        {
          d: rect(0, 0, WIDTH, HEIGHT),
          fill: glow(
            [END, LINE],
            420,
            0.5,
            [0, lamps.dome.colour, 0.8 * lamps.dome.strength],
            [0.3, lamps.dome.colour, 0.35 * lamps.dome.strength],
            [1, lamps.dome.colour, 0],
          ),
        },
        ...city.shapes,
      ],
      windows: city,
      haze: { y: LINE - 4, depth: 34, strength: 0.5 },
    },
    {
      shapes: [
        {
          d: rect(0, LINE - 6, WIDTH, HEIGHT - LINE + 6),
          fill: down(
            LINE - 6,
            HEIGHT,
            [0, mix(walk, haze.lit, 0.45)],
            [0.2, walk],
            [1, mix(walk, dusk.deep, 0.6)],
          ),
        },
        {
          d: floor(-KERB, KERB),
          fill: down(
            LINE - 4,
            HEIGHT,
            [0, mix(asphalt, haze.lit, 0.75)],
            [0.12, mix(asphalt, haze.lit, 0.35)],
            [0.45, asphalt],
            [1, mix(asphalt, dusk.deep, 0.55)],
          ),
        },
        { d: floor(-KERB - 0.28, -KERB) + floor(KERB, KERB + 0.28), fill: mix(walk, haze.lit, 0.3) },
        {
          d: [
            [-0.15, -0.05],
            [0.05, 0.15],
          ]
            .map(([a = 0, b = 0]) => floor(a, b))
            .join(''),
          fill: dark ? oklch(66, 0.1, 82) : oklch(78, 0.12, 82),
          opacity: 0.75,
        },
        {
          d: Array.from({ length: 10 }, (_, i) => -6 + i * 1.28)
            .map((a) =>
              polygon([seen(a, 0, 6.3), seen(a + 0.62, 0, 6.3), seen(a + 0.62, 0, 8.4), seen(a, 0, 8.4)], 1),
            )
            .join(''),
          fill: mix(dusk.trim, asphalt, 0.25),
          opacity: 0.6,
        },
        ...slick,
      ],
    },
    {
      shapes: [
        {
          d: floor(-1.9, 1.5, 4),
          fill: down(LINE, HEIGHT, [0, haze.lit, 0.9], [0.4, haze.lit, 0.34], [1, haze.lit, 0.08]),
        },
      ],
      blur: 9,
      blend: 'screen',
    },
    {
      shapes: [
        ...Array.from(
          { length: 15 },
          (_, i) => [END - 128 + i * 18.5 + (i % 3) * 4, 15 + ((i * 7) % 11)] as const,
        )
          .filter(([x]) => Math.abs(x - END) > 15)
          .flatMap(([x, tall], i) =>
            leafy(
              [x, LINE + 3 + Math.abs(x - END) * 0.035],
              tall,
              {
                dark: mix(leaf.dark, haze.away, 0.3),
                mid: mix(leaf.mid, haze.lit, 0.25),
                lit: mix(leaf.lit, haze.lit, 0.3),
                bark: leaf.bark,
              },
              500 + i,
              1,
              0.55,
            ),
          ),
      ],
      haze: { y: LINE - 2, depth: 10, strength: 0.3 },
    },
    ...order.map(({ shapes }) => ({ shapes })),
    {
      shapes: [
        ...people,
        ...car(3.1, 27, 1, dusk, wine),
        ...car(-3.2, 40, -1, dusk, blue),
        ...car(3.2, 58, 1, dusk, green),
      ],
    },
    {
      shapes: [
        ...bulbs.map(({ line, size }) => ({
          d: `M${line.map((point) => point.map(tidy).join(' ')).join('L')}`,
          stroke: dusk.deep,
          width: Math.max(0.7, 0.03 * size),
          opacity: 0.9,
        })),
        ...bulbs.map(({ line, size }) => ({
          d: line
            .slice(1, -1)
            .map(([x, y]) => ellipse(x, y + 0.1 * size, Math.max(1.3, 0.075 * size)))
            .join(''),
          fill: mix(dusk.lamp, oklch(98, 0.03, 90), 0.5),
        })),
        ...posts.map(({ globes, size }) => ({
          d: globes.map(([x, y]) => ellipse(x, y, 0.24 * size)).join(''),
          fill: mix(dusk.lamp, oklch(99, 0.02, 90), 0.55),
        })),
      ],
    },
    {
      shapes: [
        ...posts.flatMap(({ globes, size }) =>
          globes.map(([x, y]) => halo(x, y, 2 * size, dark ? 0.75 : 0.55)),
        ),
        ...bulbs.flatMap(({ line, size }) =>
          line.slice(1, -1).map(([x, y]) => halo(x, y + 0.1 * size, 0.6 * size, 0.4)),
        ),
        halo(END, LINE - 10, 300, dark ? 0.2 : 0.5, haze.lit),
      ],
      blend: 'screen',
    },
    {
      shapes: [
        {
          d: rect(0, 0, WIDTH, HEIGHT),
          fill: {
            kind: 'linear',
            from: [0, 0],
            to: [WIDTH, 0],
            stops: [
              [0, dusk.deep, 0.5],
              [0.22, dusk.deep, 0],
              [0.8, dusk.deep, 0],
              [1, dusk.deep, 0.4],
            ],
          },
        },
      ],
    },
  ]
}

export const southeast: Landmark = { layout, day: 'dusk', moon: [1010, 214], phone: 380, layers }
