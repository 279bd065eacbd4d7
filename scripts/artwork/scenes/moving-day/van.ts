/** The van at the kerb, its back open, a ramp down to the pavement, and the boxes that are out already. */
import { ink, mix } from '../../palette.ts'
import { ellipse, type Point, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { panes } from '../perspective.ts'
import { at, bright, card, facing, glass, leaf, shade, sun, sunward, trim } from './view.ts'

/** Along, its near and its far side; across, its back, the front of its box, and its front. */
const [NEAR, FAR, BACK, BOX, NOSE] = [5.2, 7.2, 4.5, 9.2, 11.2]
const side = facing(NEAR)
const rear = sunward(BACK)
const paint = mix(mix(ink.blue, ink.glacier, 0.3), ink.belly, 0.1)
const mid = (NEAR + FAR) / 2

const wheel = (across: number): Shape[] => {
  const [x, y] = side(across, 0.48) as [number, number]
  const [, foot] = side(across, 0)
  const r = foot - y
  return [
    { d: ellipse(Math.round(x), Math.round(y), Math.round(r * 0.94), Math.round(r)), fill: ink.night },
    {
      d: ellipse(Math.round(x), Math.round(y), Math.round(r * 0.46), Math.round(r * 0.5)),
      fill: mix(ink.belly, ink.paper, 0.4),
    },
  ]
}

export function van(): Shape[] {
  const low = 0.85
  const high = 3.3
  return [
    {
      d: polygon([
        at(NEAR, BACK - 0.2),
        at(FAR, BACK),
        at(FAR, NOSE),
        at(NEAR - 0.5, NOSE + 0.9),
        at(NEAR - 0.7, BACK + 0.8),
      ]),
      fill: shade,
      opacity: 0.5,
    },
    // The cab.
    {
      d: polygon([
        side(BOX, 0.55),
        side(NOSE, 0.55),
        side(NOSE, 1.35),
        side(NOSE - 0.25, 1.5),
        side(NOSE - 0.75, 2.4),
        side(BOX, 2.45),
      ]),
      fill: mix(ink.paper, shade, 0.2),
    },
    {
      d: polygon([
        side(BOX + 0.35, 1.5),
        side(NOSE - 0.45, 1.5),
        side(NOSE - 0.85, 2.2),
        side(BOX + 0.35, 2.25),
      ]),
      fill: mix(glass, ink.navy, 0.3),
    },
    {
      d:
        polyline([side(BOX + 0.3, 0.6), side(BOX + 0.3, 2.3)]) +
        polyline([side(NOSE - 0.45, 1.4), side(NOSE - 0.45, 0.6)]),
      stroke: mix(ink.paper, shade, 0.45),
      width: 3,
    },
    { d: panes(side, [NOSE - 0.18, 0.85, 0.18, 0.28]), fill: ink.wheat },
    { d: panes(side, [BACK, 0.5, NOSE - BACK, 0.38]), fill: mix(ink.navy, ink.soil, 0.3) },
    // The box: its side in the shade, a band with a roof's outline on it, and the open back in the sun.
    { d: panes(side, [BACK, low, BOX - BACK, high - low]), fill: paint },
    { d: panes(side, [BACK, low, BOX - BACK, 0.45]), fill: mix(paint, ink.navy, 0.35) },
    {
      d:
        polygon([
          side(5.8, 1.95),
          side(6.85, 2.85),
          side(7.9, 1.95),
          side(7.6, 1.95),
          side(6.85, 2.6),
          side(6.1, 1.95),
        ]) + panes(side, [5.95, 1.6, 1.8, 0.12]),
      fill: trim,
    },
    {
      d: polyline([side(BACK, high), side(BOX, high), side(BOX, low)]),
      stroke: mix(paint, ink.navy, 0.4),
      width: 5,
    },
    {
      d: polygon([rear(NEAR, low), rear(FAR, low), rear(FAR, high), rear(NEAR, high)]),
      fill: mix(ink.soil, ink.navy, 0.45),
    },
    {
      d: polygon([rear(5.45, low), rear(6.2, low), rear(6.2, 1.7), rear(5.45, 1.7)]),
      fill: mix(card, shade, 0.2),
    },
    { d: polygon([rear(5.6, 1.7), rear(6, 1.7), rear(6, 2.3), rear(5.6, 2.3)]), fill: mix(card, sun, 0.15) },
    {
      d: polygon([rear(6.5, low), rear(7, low), rear(7, 2.4), rear(6.5, 2.4)]),
      fill: mix(ink.brick, ink.soil, 0.35),
    },
    {
      d: polygon([rear(NEAR, low), rear(FAR, low), rear(FAR, high), rear(NEAR, high)]),
      stroke: bright,
      width: 9,
    },
    ...wheel(5.7),
    ...wheel(10.2),
    // The ramp.
    {
      d: polygon([
        at(mid - 0.6, BACK, low),
        at(mid + 0.6, BACK, low),
        at(mid + 0.6, BACK - 2.2, 0),
        at(mid - 0.6, BACK - 2.2, 0),
      ]),
      fill: mix(ink.belly, sun, 0.35),
    },
    {
      d: polyline([at(mid - 0.6, BACK, low), at(mid - 0.6, BACK - 2.2, 0)]),
      stroke: mix(ink.midRange, ink.navy, 0.3),
      width: 8,
    },
  ]
}

/** A box of cardboard, so wide, deep and high, its near left corner on the ground, or `up` above it. */
function box(along: number, across: number, size: number, high: number, up = 0): Shape[] {
  const point = (a: number, c: number, h: number): Point => at(along + a, across + c, up + h)
  return [
    { d: polygon([point(0, 0, 0), point(0, size, 0), point(0, size, high), point(0, 0, high)]), fill: card },
    {
      d: polygon([point(0, 0, 0), point(size, 0, 0), point(size, 0, high), point(0, 0, high)]),
      fill: mix(card, sun, 0.6),
    },
    {
      d: polygon([point(0, 0, high), point(size, 0, high), point(size, size, high), point(0, size, high)]),
      fill: mix(card, sun, 0.35),
    },
    {
      d: polyline([point(0, size / 2, high), point(0, size / 2, high * 0.6)]),
      stroke: mix(card, ink.soil, 0.35),
      width: 8,
    },
  ]
}

/** Boxes, a lamp and a plant on the pavement. */
export function things(): Node[] {
  const [x, y] = at(8.5, -0.2).map(Math.round) as [number, number]
  const [px, py] = at(8, 0.25).map(Math.round) as [number, number]
  return [
    {
      d: `M${px - 40} ${py}Q${px + 150} ${py - 30} ${px + 330} ${py - 20} ${px + 160} ${py + 16} ${px} ${py + 12}z`,
      fill: shade,
      opacity: 0.4,
    },
    { d: `M${x} ${y}v-190M${x - 26} ${y}h52`, stroke: mix(ink.soil, ink.deep, 0.3), width: 6 },
    { d: `M${x - 28} ${y - 240}h56l20 60h-96z`, fill: mix(ink.wheat, ink.brick, 0.25) },
    { d: `M${x - 28} ${y - 240}h16l-6 60h-30z`, fill: bright },
    ...box(8, 1, 0.75, 0.6),
    ...box(7.9, 1.9, 0.6, 0.45),
    ...box(8.05, 1.05, 0.55, 0.42, 0.6),
    {
      transform: `translate(${px - 40} ${py})`,
      nodes: [
        {
          d: 'M0-40Q-54-60-62-110-24-100-4-60-30-120-10-160 16-120 6-62 30-110 62-112 58-70 8-40z',
          fill: leaf.mid,
        },
        { d: 'M0-40Q-54-60-62-110-24-90 0-40zM2-50Q-20-120-10-160 0-110 4-50z', fill: leaf.lit },
        { d: 'M-28-44H28L20 0H-20z', fill: mix(ink.brick, ink.oak, 0.4) },
        { d: 'M-28-44H-10L-8 0H-20z', fill: bright, opacity: 0.5 },
      ],
    },
  ]
}
