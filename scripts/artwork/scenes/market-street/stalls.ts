/** The stalls on both sides: canopies in stripes over counters with crates; and the lamps strung between them. */
import { ink, mix, oklch } from '../../palette.ts'
import { ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { at, cream, dark, LINE, leaf, MIDDLE, red, shade, sun } from './view.ts'

/** Along, where the nearest stall begins and ends; the next ones are the same, so many times as far away. */
const [FROM, TO, NEXT] = [7.2, 10.6, 1.56]
/** Across, from the counter's front to the back; the ridge and the edge of the canopy. */
const [COUNTER, BACK, RIDGE, EDGE] = [3.1, 5.3, 4.1, 2.6]
const STRIPES = 8

interface Tones {
  stripe: string
  plain: string
  end: string
  cloth: string
  crate: string
  post: string
}

/** A stall at the right, or, if `way` is -1, at the left. */
function stall(way: 1 | -1, { stripe, plain, end, cloth, crate, post }: Tones): Shape[] {
  const on = (along: number, across: number, up: number): Point => at(along, across * way, up)
  const bar = (along: number, across: number, top: number) =>
    polyline([on(along, across, 0), on(along, across, top)])
  const band = (parity: number) =>
    Array.from({ length: STRIPES }, (_, i) => i)
      .filter((i) => i % 2 === parity)
      .map((i) => {
        const [a, b] = [i, i + 1].map((n) => FROM - 0.15 + ((TO - FROM + 0.3) * n) / STRIPES) as [
          number,
          number,
        ]
        return polygon([
          on(a, RIDGE, 3.2),
          on(b, RIDGE, 3.2),
          on(b, EDGE, 2.35),
          on(b, EDGE, 2.1),
          on((a + b) / 2, EDGE, 2),
          on(a, EDGE, 2.1),
          on(a, EDGE, 2.35),
        ])
      })
      .join('')
  const goods = (from: number, to: number, across: number, up: number) =>
    Array.from({ length: 5 }, (_, i) => on(from + ((to - from) * (i + 0.5)) / 5, across, up))
      .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('')
  /** The end of the canopy, which faces the viewer. */
  const gable = polygon([
    on(FROM - 0.15, EDGE, 2.35),
    on(FROM - 0.15, RIDGE, 3.2),
    on(FROM - 0.15, 5.5, 2.35),
    on(FROM - 0.15, 5.5, 2.1),
    on(FROM - 0.15, EDGE, 2.1),
  ])
  const [px, py] = on(8.8, 2.5, 0)
  const [lx, ly] = on(8.9, 4, 2.2)
  return [
    // What its lamp throws on the street.
    {
      d: rect(px - 360, py - 110, 720, 220),
      fill: glow([px, py], 360, 0.3, [0, ink.gold, 0.6], [0.4, ink.gold, 0.3], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: polygon([on(FROM, BACK, 0), on(TO, BACK, 0), on(TO, BACK, 2.6), on(FROM, BACK, 2.6)]),
      fill: mix(mix(ink.soil, ink.oak, 0.25), shade, 0.4),
    },
    { d: bar(FROM, BACK, 2.4) + bar(TO, BACK, 2.4), stroke: post, width: 8 },
    {
      d: polygon([on(FROM, BACK, 0.6), on(TO, BACK, 0.6), on(TO, BACK, 2.6), on(FROM, BACK, 2.6)]),
      fill: glow([lx, ly], 300, 0.8, [0, ink.lamp, 0.9], [0.4, ink.gold, 0.5], [1, ink.gold, 0.1]),
      nightly: true,
    },
    // The crates on the counter, and its cloth.
    {
      d: polygon([on(FROM, COUNTER, 0.95), on(TO, COUNTER, 0.95), on(TO, 4.1, 1.2), on(FROM, 4.1, 1.2)]),
      fill: crate,
    },
    {
      d: goods(FROM, 8.2, 3.4, 1.08) + goods(FROM, 8.2, 3.8, 1.2),
      stroke: mix(ink.brick, ink.amber, 0.15),
      width: 19,
      round: true,
    },
    { d: goods(8.3, 9.4, 3.4, 1.06) + goods(8.3, 9.4, 3.8, 1.18), stroke: ink.amber, width: 17, round: true },
    {
      d: goods(9.5, TO, 3.4, 1.06) + goods(9.5, TO, 3.8, 1.18),
      stroke: oklch(58, 0.12, 136),
      width: 16,
      round: true,
    },
    {
      d:
        [FROM, 8.25, 9.45, TO].map((s) => polyline([on(s, COUNTER, 0.98), on(s, 4.1, 1.26)])).join('') +
        polyline([on(FROM, COUNTER, 0.98), on(TO, COUNTER, 0.98)]),
      stroke: crate,
      width: 7,
    },
    {
      d: polygon([on(FROM, COUNTER, 0.95), on(TO, COUNTER, 0.95), on(TO, 4.1, 1.34), on(FROM, 4.1, 1.34)]),
      fill: glow([lx, ly + 90], 240, 0.5, [0, ink.lamp, 0.75], [1, ink.gold, 0.2]),
      nightly: true,
    },
    {
      d: polygon([on(FROM, COUNTER, 0), on(TO, COUNTER, 0), on(TO, COUNTER, 0.95), on(FROM, COUNTER, 0.95)]),
      fill: cloth,
    },
    {
      d: polygon([on(FROM, COUNTER, 0), on(FROM, 4.2, 0), on(FROM, 4.2, 1.2), on(FROM, COUNTER, 0.95)]),
      fill: mix(cloth, shade, 0.35),
    },
    {
      d: [7.8, 8.5, 9.2, 9.9].map((s) => polyline([on(s, COUNTER, 0), on(s + 0.08, COUNTER, 0.9)])).join(''),
      stroke: mix(cloth, shade, 0.35),
      width: 4,
    },
    { d: bar(FROM, 2.75, 2.3) + bar(TO, 2.75, 2.3), stroke: post, width: 8 },
    { d: ellipse(lx, ly, 13), fill: ink.lamp, nightly: true },
    { d: band(0), fill: stripe },
    { d: band(1), fill: plain },
    // The lamp shines through the canvas.
    {
      d: polygon([on(FROM, RIDGE, 3.2), on(TO, RIDGE, 3.2), on(TO, EDGE, 2.1), on(FROM, EDGE, 2.1)]),
      fill: glow([lx, ly], 400, 1, [0, ink.lamp, 0.8], [0.5, ink.gold, 0.4], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: gable,
      fill: end,
    },
    {
      d: gable,
      fill: glow(on(FROM - 0.15, 4, 2), 300, 0.7, [0, ink.lamp, 0.62], [1, ink.gold, 0.08]),
      nightly: true,
    },
  ]
}

/** The same in the distance, toward where all lines meet. */
const farther = (use: string, times: number): Node => {
  const scale = Math.round((1 / NEXT ** times) * 1000) / 1000
  return {
    use,
    transform: `translate(${Math.round(MIDDLE * (1 - scale))} ${Math.round(LINE * (1 - scale))}) scale(${scale})`,
  }
}

/** Those of one side, the farthest first. The first one is drawn behind all, and again in its place. */
function side(way: 1 | -1, tones: Tones): Node[] {
  const name = way > 0 ? 'right' : 'left'
  const scale = Math.round((1 / NEXT ** 3) * 1000) / 1000
  return [
    {
      transform: `translate(${Math.round(MIDDLE * (1 - scale))} ${Math.round(LINE * (1 - scale))}) scale(${scale})`,
      nodes: [{ name, nodes: stall(way, tones) }],
    },
    farther(name, 2),
    farther(name, 1),
  ]
}

export const rows = (): Node[] => [
  ...side(-1, {
    stripe: mix(mix(ink.blue, ink.glacier, 0.2), shade, 0.3),
    plain: mix(cream, shade, 0.38),
    end: mix(mix(ink.blue, ink.glacier, 0.4), sun, 0.2),
    cloth: mix(mix(ink.oak, ink.wheat, 0.4), shade, 0.45),
    crate: mix(mix(ink.oak, ink.wheat, 0.3), shade, 0.5),
    post: mix(ink.oak, ink.soil, 0.2),
  }),
  ...side(1, {
    stripe: red,
    plain: mix(cream, ink.paper, 0.5),
    end: mix(mix(red, cream, 0.25), shade, 0.12),
    cloth: mix(leaf.mid, ink.wheat, 0.45),
    crate: mix(ink.oak, ink.wheat, 0.5),
    post: mix(ink.oak, ink.soil, 0.2),
  }),
]
export const nearest = (way: 1 | -1): Node => ({ use: way > 0 ? 'right' : 'left', transform: 'scale(1)' })

/** Lamps on lines over the street: each from its left end to its right one, and how far it hangs through. */
const LINES: readonly (readonly [Point, Point, number])[] = [
  [at(9, -4.2, 4.2), at(9, 4.4, 4.2), 60],
  [at(14, -4.2, 4.2), at(14, 4.4, 4.2), 40],
  [at(22, -4.2, 4.2), at(22, 4.4, 4.2), 26],
]

export function lamps(): Shape[] {
  const points = LINES.map(([[x, y], [u, v], sag]) =>
    Array.from({ length: 10 }, (_, i): Point => {
      const t = i / 9
      return [x + (u - x) * t, y + (v - y) * t + sag * 4 * t * (1 - t)]
    }),
  )
  return [
    {
      d: rect(160, LINE + 10, 1180, 340),
      fill: glow([MIDDLE, 680], 620, 0.32, [0, ink.lamp, 0.8], [0.5, ink.gold, 0.34], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: LINES.map(
        ([[x, y], [u, v], sag]) =>
          `M${Math.round(x)} ${Math.round(y)}Q${Math.round((x + u) / 2)} ${Math.round(y + sag * 2)} ${Math.round(u)} ${Math.round(v)}`,
      ).join(''),
      stroke: dark,
      width: 2.5,
    },
    {
      d: points
        .flatMap((list, line) =>
          list
            .slice(1, -1)
            .map(([x, y]) => ellipse(Math.round(x), Math.round(y + 7 - line * 2), [7, 5, 3.5][line] ?? 4)),
        )
        .join(''),
      fill: ink.lamp,
    },
  ]
}

/** Buckets of cut flowers before the nearest stall at the left. */
export const flowers = (): Node[] => {
  const bunch: Shape[] = [
    { d: 'M-30-48H30L22 0H-22z', fill: mix(ink.midRange, ink.glacier, 0.3) },
    { d: 'M-30-48H-14L-12 0H-22z', fill: sun, opacity: 0.55 },
    { d: 'M-26-46Q-52-70-40-92-30-120-2-112 30-124 40-92 54-66 26-46z', fill: leaf.dark },
    {
      d: 'M-24-62h0M-6-82h0M18-66h0M30-90h0M-32-86h0M6-106h0',
      stroke: mix(ink.brick, ink.blush, 0.45),
      width: 21,
      round: true,
    },
    { d: 'M-12-60h0M-38-70h0M8-60h0M-18-100h0M22-106h0M8-86h0', stroke: ink.paper, width: 16, round: true },
  ]
  return [
    { transform: 'translate(434 752) scale(.86)', nodes: [{ name: 'bunch', nodes: bunch }] },
    ...['370 776) scale(-1 1', '286 806) scale(1.16', '184 842) scale(-1.34 1.34'].map(
      (to): Node => ({ use: 'bunch', transform: `translate(${to})` }),
    ),
  ]
}
