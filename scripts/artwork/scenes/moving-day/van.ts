/** The van at the kerb, its back open, a ramp down to the street, and the boxes that are out already. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, type Point, polygon, polyline, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { haze } from '../foliage.ts'
import { height } from '../frame.ts'
import { panes } from '../perspective.ts'
import { at, bright, card, dusk, facing, shade, sun, sunward, thrown, trim } from './view.ts'

/** Across, its left and its right side; along, its back, the front of its box, and its front. */
const [LEFT, RIGHT, BACK, BOX, NOSE] = [3.1, 5.2, 9, 14.6, 16.6]
const [LOW, HIGH] = [0.8, 2.9]
const side = sunward(LEFT)
const rear = facing(BACK)
const paint = mix(ink.paper, ink.blush, 0.35)
const band = mix(ink.blue, ink.glacier, 0.3)
const dark = mix(ink.navy, ink.soil, 0.3)

const wheel = (along: number): Shape[] => {
  const [x, y] = side(along, 0.45).map(Math.round) as [number, number]
  const r = Math.round(side(along, 0)[1] - y)
  return [
    { d: ellipse(x + 7, y, Math.round(r * 0.5), r), fill: ink.night },
    { d: ellipse(x, y, Math.round(r * 0.5), r), fill: ink.night },
    { d: ellipse(x, y, Math.round(r * 0.24), Math.round(r * 0.5)), fill: mix(ink.belly, ink.paper, 0.5) },
  ]
}

/** A box of cardboard, its near left corner on the floor, `up` above the ground. */
function box(along: number, across: number, size: number, high: number, up = 0): Shape[] {
  const point = (l: number, a: number, h: number): Point => at(along + l, across + a, up + h)
  return [
    {
      d: polygon([point(0, 0, 0), point(0, size, 0), point(0, size, high), point(0, 0, high)]),
      fill: mix(card, shade, 0.25),
    },
    {
      d: polygon([point(0, 0, 0), point(size, 0, 0), point(size, 0, high), point(0, 0, high)]),
      fill: mix(card, sun, 0.35),
    },
    {
      d: polygon([point(0, 0, high), point(size, 0, high), point(size, size, high), point(0, size, high)]),
      fill: mix(card, sun, 0.75),
    },
  ]
}

function inside(): Node[] {
  const deep = 13.5
  const corner = (a: number, u: number) => [rear(a, u), at(deep, a, u)] as const
  const [[a, e], [b, f], [c, g], [d, h]] = [
    corner(LEFT, LOW),
    corner(RIGHT, LOW),
    corner(RIGHT, HIGH),
    corner(LEFT, HIGH),
  ]
  const wood = mix(ink.oak, ink.soil, 0.35)
  const [x, y] = at(11, 4.1, HIGH)
  const nodes: Shape[] = [
    { d: polygon([a, b, c, d]), fill: mix(wood, ink.soil, 0.4) },
    { d: polygon([e, f, g, h]), fill: mix(wood, ink.lamp, 0.25) },
    { d: polygon([b, f, g, c]), fill: mix(wood, ink.lamp, 0.42) },
    { d: polygon([a, b, f, e]), fill: mix(wood, ink.lamp, 0.12) },
    ...box(11.6, 4.2, 0.8, 0.8, LOW),
    ...box(11.7, 4.3, 0.6, 0.55, LOW + 0.8),
    ...box(10.4, 3.3, 0.6, 0.6, LOW),
    { d: panes(facing(10.2), [4.75, LOW, 0.3, 1.5]), fill: mix(ink.brick, ink.soil, 0.35) },
    {
      d: polygon([a, b, c, d]),
      fill: glow([Math.round(x), Math.round(y)], 230, 1, [0, ink.lamp, 0.75], [1, ink.lamp, 0]),
    },
  ]
  const light = nodes.at(-1)
  return [{ clip: polygon([a, b, c, d]), nodes: light ? [...nodes, { ...light, nightly: true }] : nodes }]
}

export function van(): Node[] {
  return [
    // What it throws, away from the sun.
    {
      d:
        thrown(at(NOSE, LEFT), at(BACK, RIGHT), 2.2) +
        polygon([at(NOSE, LEFT), at(BACK, LEFT), at(BACK, RIGHT)]),
      fill: down(690, height, [0, shade, 0.75], [1, shade, 0.25]),
    },
    haze(1190, 770, 330, ink.lamp, 0.6),
    // What its lamp throws on the street at night.
    {
      transform: 'translate(1090 790)',
      nodes: [
        {
          name: 'spill',
          nodes: [
            {
              d: rect(-460, -90, 920, 200),
              fill: glow([0, 0], 460, 0.24, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
              nightly: true,
            },
          ],
        },
      ],
    },
    // The cab.
    {
      d: polygon([
        side(BOX, 0.5),
        side(NOSE, 0.5),
        side(NOSE, 1.3),
        side(NOSE - 0.4, 1.45),
        side(NOSE - 0.9, 2.3),
        side(BOX, 2.35),
      ]),
      fill: mix(band, sun, 0.3),
    },
    {
      d: polygon([side(BOX + 0.3, 1.45), side(NOSE - 0.6, 1.45), side(NOSE - 1, 2.15), side(BOX + 0.3, 2.2)]),
      fill: mix(ink.glacier, sun, 0.4),
    },
    {
      d: panes(side, [BACK, 0.45, NOSE - BACK, 0.35]) + panes(rear, [LEFT, 0.45, RIGHT - LEFT, 0.35]),
      fill: dark,
    },
    // The box: its side in the last light, and the open back in the shade, lit from within.
    {
      d: panes(side, [BACK, LOW, BOX - BACK, HIGH - LOW]),
      fill: {
        kind: 'linear',
        from: [side(BACK, 0)[0], 0],
        to: [side(BOX, 0)[0], 0],
        stops: [
          [0, mix(paint, dusk, 0.35)],
          [1, mix(paint, sun, 0.7)],
        ],
      },
    },
    { d: panes(side, [BACK, LOW, BOX - BACK, 0.5]), fill: mix(band, ink.lilac, 0.15) },
    {
      d:
        polygon([
          side(10.3, 1.75),
          side(11.8, 2.55),
          side(13.3, 1.75),
          side(12.8, 1.75),
          side(11.8, 2.3),
          side(10.8, 1.75),
        ]) + panes(side, [10.5, 1.48, 2.6, 0.12]),
      fill: band,
    },
    ...inside(),
    { d: panes(rear, [LEFT, LOW, RIGHT - LEFT, HIGH - LOW]), stroke: mix(trim, dusk, 0.3), width: 12 },
    { d: panes(rear, [LEFT, HIGH - 0.28, RIGHT - LEFT, 0.28]), fill: mix(trim, dusk, 0.45) },
    { d: panes(rear, [LEFT + 0.08, 0.55, 0.28, 0.14], [RIGHT - 0.36, 0.55, 0.28, 0.14]), fill: ink.brick },
    { d: polyline([side(BOX, HIGH), side(BACK, HIGH), rear(RIGHT, HIGH)]), stroke: bright, width: 6 },
    { d: polyline([side(BOX, HIGH), side(BOX, LOW)]), stroke: bright, width: 3 },
    {
      d: polyline([side(BOX, 2.38), side(NOSE - 0.9, 2.33), side(NOSE - 0.4, 1.48), side(NOSE, 1.32)]),
      stroke: bright,
      width: 3,
    },
    { d: panes(rear, [RIGHT - 0.5, 0, 0.36, 0.5]), fill: ink.night },
    ...wheel(9.7),
    ...wheel(15.6),
    // The ramp.
    {
      d: polygon([rear(3.5, LOW), rear(4.8, LOW), at(6.5, 4.8), at(6.5, 3.5)]),
      fill: down(690, 800, [0, mix(dusk, sun, 0.45)], [1, mix(dusk, shade, 0.2)]),
    },
    { d: polyline([rear(3.5, LOW), at(6.5, 3.5)]), stroke: bright, width: 5 },
    { d: polyline([rear(4.8, LOW), at(6.5, 4.8), at(6.5, 3.5)]), stroke: dark, width: 5 },
  ]
}

/** Boxes on the pavement, and at night the light of the open door around them. */
export const boxes = (): Node[] => [
  { use: 'spill', transform: 'translate(430 700) scale(.8)' },
  { d: thrown(at(9.1, -2.3), at(9.4, -1), 1.35), fill: shade, opacity: 0.5 },
  ...box(9.4, -1.7, 0.7, 0.6),
  ...box(9.1, -2.3, 0.6, 0.5),
  ...box(9.2, -2.2, 0.36, 0.26, 0.5),
]
