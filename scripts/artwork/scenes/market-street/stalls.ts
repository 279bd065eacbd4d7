/** The stalls on both sides: canopies in stripes over counters with crates; and the lamps strung between them. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { awning } from './awning.ts'
import { across, along, hung } from './goods.ts'
import { at, cream, dark, LINE, leaf, MIDDLE, red, sun } from './view.ts'

/** Along, where the nearest stall begins and ends; the next ones are the same, so many times as far away. */
const [FROM, TO, NEXT] = [7.2, 10.6, 1.56]
/** Across, from the counter's front to the back; the ridge and the edge of the canopy. */
const [COUNTER, BACK, RIDGE, EDGE] = [3.1, 5.3, 4.1, 2.6]

interface Tones {
  stripe: string
  plain: string
  cloth: string
  crate: string
  /** Those at the end of the counter. */
  fruits: readonly number[]
}

/** The canvas at the back is lit by day from the street, at night by the lamp. */
const canvas = mix(mix(cream, ink.gold, 0.4), ink.oak, 0.12)
/** Where the light of a lamp ends on the street at night. */
const pool = kept(oklch(48, 0.085, 40))
const post = mix(ink.oak, ink.soil, 0.2)

type Place = (along: number, across: number, up: number) => Point

const bars = (on: Place, across: number, top: number) =>
  [FROM, TO].map((end) => polyline([on(end, across, 0), on(end, across, top)])).join('')

/** A stall at the right, or, if `way` is -1, at the left: what is behind the counter. */
function behind(way: 1 | -1): Shape[] {
  const on: Place = (along, across, up) => at(along, across * way, up)
  const [lx, ly] = on(8.6, 4.2, 2.1)
  const [[, top], [, foot]] = [on(FROM, BACK, 2.5), on(FROM, BACK, 0.6)]
  return [
    {
      d: polygon([on(FROM, BACK, 0), on(TO, BACK, 0), on(TO, BACK, 2.6), on(FROM, BACK, 2.6)]),
      fill: down(
        top,
        foot,
        [0, kept(mix(canvas, ink.oak, 0.5))],
        [0.45, kept(canvas)],
        [1, kept(mix(canvas, ink.paper, 0.25))],
      ),
    },
    { d: bars(on, BACK, 2.4), stroke: post, width: 8 },
    {
      d: polygon([on(FROM, BACK, 0.6), on(TO, BACK, 0.6), on(TO, BACK, 2.6), on(FROM, BACK, 2.6)]),
      fill: glow([lx, ly], 260, 0.8, [0, ink.lamp, 0.8], [1, ink.lamp, 0]),
      nightly: true,
    },
    ...hung(on, [FROM, TO], BACK),
    { d: ellipse(lx, ly, 12), fill: ink.lamp, nightly: true },
  ]
}

/** Its counter and its canopy. */
function before(way: 1 | -1, { stripe, plain, cloth, crate, fruits }: Tones): Shape[] {
  const on: Place = (along, across, up) => at(along, across * way, up)
  const [px, py] = on(8.2, 2.7, 0)
  const front = polygon([
    on(FROM, COUNTER, 0),
    on(TO, COUNTER, 0),
    on(TO, COUNTER, 0.97),
    on(FROM, COUNTER, 0.97),
  ])
  const side = polygon([
    on(FROM, COUNTER, 0),
    on(FROM, BACK, 0),
    on(FROM, BACK, 0.97),
    on(FROM, COUNTER, 0.97),
  ])
  const [[, top], [, foot]] = [on(FROM, COUNTER, 0.9), on(FROM, COUNTER, 0)]
  return [
    // What its lamp throws on the street.
    {
      d: rect(px - 330, py - 80, 660, 160),
      fill: glow([px, py], 330, 0.22, [0, ink.lamp, 0.85], [0.45, pool, 0.5], [1, pool, 0]),
      nightly: true,
    },
    { d: front, fill: kept(mix(cloth, ink.night, 0.16)) },
    { d: side, fill: kept(cloth) },
    {
      d:
        [8, 9, 10].map((s) => polyline([on(s, COUNTER, 0), on(s + 0.08, COUNTER, 0.9)])).join('') +
        [3.5, 4, 4.5, 5].map((s) => polyline([on(FROM, s, 0), on(FROM, s + 0.04, 0.88)])).join(''),
      stroke: kept(mix(cloth, ink.night, 0.3)),
      width: 4,
    },
    {
      d: front + side,
      fill: down(top, foot, [0, ink.night, 0.3], [1, ink.night, 0.74]),
      nightly: true,
    },
    ...along(on, [FROM, TO], [COUNTER, 4.1], crate),
    ...across(on, FROM, [COUNTER, BACK], crate, fruits),
    { d: bars(on, 2.75, 2.3), stroke: post, width: 8 },
    ...awning(on, {
      ends: [FROM - 0.15, TO + 0.15],
      edges: [EDGE, RIDGE, 5.5],
      stripe,
      plain,
    }),
  ]
}

const TONES: Readonly<Record<-1 | 1, Tones>> = {
  [-1]: {
    stripe: mix(ink.nearRange, ink.blue, 0.5),
    plain: mix(cream, ink.glacier, 0.25),
    cloth: mix(ink.oak, ink.wheat, 0.5),
    crate: mix(ink.oak, ink.wheat, 0.35),
    fruits: [0, 4, 2],
  },
  1: {
    stripe: red,
    plain: mix(cream, ink.paper, 0.5),
    cloth: mix(ink.nearRange, oklch(66, 0.05, 150), 0.45),
    crate: mix(ink.oak, ink.wheat, 0.5),
    fruits: [2, 1, 0],
  },
}
const SIDES = [-1, 1] as const
const name = (way: 1 | -1, part: 'back' | 'front') => `${way > 0 ? 'r' : 'l'}-${part}`

/** The same in the distance, so many times as far, toward where all lines meet. */
const toward = (times: number): string => {
  const scale = Math.round((1 / NEXT ** times) * 1000) / 1000
  return `translate(${Math.round(MIDDLE * (1 - scale))} ${Math.round(LINE * (1 - scale))}) scale(${scale})`
}

/** Those of both sides, the farthest first. The first ones are drawn behind all, and again in their places. */
export const rows = (): Node[] =>
  SIDES.flatMap((way): Node[] => [
    { transform: toward(3), nodes: [{ name: name(way, 'back'), nodes: behind(way) }] },
    { transform: toward(3), nodes: [{ name: name(way, 'front'), nodes: before(way, TONES[way]) }] },
    ...[2, 1].flatMap((times) =>
      (['back', 'front'] as const).map((part) => ({ use: name(way, part), transform: toward(times) })),
    ),
  ])

/** A part of the nearest ones. */
export const nearest = (part: 'back' | 'front'): Node[] =>
  SIDES.map((way) => ({ use: name(way, part), transform: 'scale(1)' }))

/** Lamps on lines over the street: each from its left end to its right one, and how far it hangs through. */
const LINES: readonly (readonly [Point, Point, number])[] = [
  [at(9, -4.2, 4.2), at(9, 4.4, 4.2), 60],
  [at(14, -4.2, 4.2), at(14, 4.4, 4.2), 40],
  [at(22, -4.2, 4.2), at(22, 4.4, 4.2), 26],
]

export function lamps(): Shape[] {
  const points = LINES.map(([[x, y], [u, v], sag]) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = i / 8
      return [x + (u - x) * t, y + (v - y) * t + sag * 4 * t * (1 - t)]
    }),
  )
  return [
    {
      d: rect(400, LINE - 10, 660, 300),
      fill: glow([MIDDLE, 640], 330, 0.36, [0, ink.lamp, 0.75], [0.5, pool, 0.5], [1, pool, 0]),
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
    { d: 'M-30-48H30L22 0H-22z', fill: kept(mix(ink.midRange, ink.glacier, 0.3)) },
    { d: 'M-30-48H-14L-12 0H-22z', fill: sun, opacity: 0.55 },
    { d: 'M-26-46Q-52-70-40-92-30-120-2-112 30-124 40-92 54-66 26-46z', fill: kept(leaf.dark) },
    {
      d: 'M-24-62h0M-6-82h0M18-66h0M30-90h0M-32-86h0M6-106h0',
      stroke: kept(mix(ink.brick, ink.blush, 0.45)),
      width: 21,
      round: true,
    },
    {
      d: 'M-12-60h0M-38-70h0M8-60h0M-18-100h0M22-106h0M8-86h0',
      stroke: kept(ink.paper),
      width: 16,
      round: true,
    },
  ]
  return [
    { transform: 'translate(434 752) scale(.86)', nodes: [{ name: 'bunch', nodes: bunch }] },
    ...['370 776) scale(-1 1', '286 806) scale(1.16', '184 842) scale(-1.34 1.34'].map(
      (to): Node => ({ use: 'bunch', transform: `translate(${to})` }),
    ),
  ]
}
