/** The house that is sold, with those who sold it at its door, and the next ones. */
import { ink, mix } from '../../palette.ts'
import { hairs, mirrored, skins } from '../../portraits/figure.ts'
import { between, down, ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { neighbour } from '../people.ts'
import { boards, lines, type Pane, panes } from '../perspective.ts'
import { at, beside, bright, FRONT, shade, sun, trim } from './view.ts'

const front = beside(FRONT)
const roofing = mix(mix(ink.belly, ink.soil, 0.4), ink.lilac, 0.1)
const EAVE = 2.9
const shrub = mix(ink.nearRange, ink.hill, 0.4)

/** Wall, roof and eave of a house along the street. */
function shell(from: number, to: number, tone: string): Shape[] {
  const [[lx], [rx]] = [front(from, 0), front(to, 0)]
  const out = FRONT + 0.5
  return [
    {
      d: panes(front, [from, 0, to - from, EAVE + 0.1]),
      fill: between([lx, 0], [rx, 0], [0, mix(tone, shade, 0.25)], [1, mix(tone, sun, 0.4)]),
    },
    {
      d: boards(front, [from, 0.3, to - from, 2.5], 0.24),
      stroke: mix(tone, shade, 0.4),
      width: 2,
      opacity: 0.7,
    },
    { d: panes(front, [from, 0, to - from, 0.3]), fill: mix(ink.belly, ink.oak, 0.3) },
    { d: panes(front, [from, EAVE - 0.3, to - from, 0.4]), fill: shade, opacity: 0.35 },
    {
      d: polygon([
        at(from - 0.4, out, EAVE),
        at(to + 0.4, out, EAVE),
        at(to + 0.4, FRONT - 3.6, EAVE + 2.5),
        at(from - 0.4, FRONT - 3.6, EAVE + 2.5),
      ]),
      fill: down(120, 380, [0, mix(roofing, sun, 0.25)], [1, mix(roofing, shade, 0.15)]),
    },
    {
      d: polyline([
        at(from - 0.4, out, EAVE),
        at(to + 0.4, out, EAVE),
        at(to + 0.4, FRONT - 3.6, EAVE + 2.5),
      ]),
      stroke: bright,
      width: 7,
    },
  ]
}

function windowsOf(list: readonly Pane[]): Shape[] {
  return [
    { d: panes(front, ...list), fill: mix(ink.glacier, ink.blue, 0.4), lit: true },
    {
      d:
        panes(front, ...list) +
        lines(
          front,
          ...list.map(
            ([x, y, wide, high]) =>
              [
                [x + wide / 2, y],
                [x + wide / 2, y + high],
              ] as const,
          ),
        ),
      stroke: trim,
      width: 6,
    },
  ]
}

/** A small roof on two posts before the door, with its gable to the street. */
function porch(): Shape[] {
  const out = FRONT + 1.6
  const [from, to] = [6.5, 8.7]
  const middle = (from + to) / 2
  const [lx, ly] = front(8.4, 2.05)
  return [
    { d: panes(front, [from + 0.1, 0.3, to - from - 0.2, 2.4]), fill: shade, opacity: 0.3 },
    { d: panes(front, [7.1, 0.35, 1, 2.1]), fill: ink.lamp },
    {
      d: polygon([
        front(7.1, 0.35),
        front(7.1, 2.45),
        at(7.12, FRONT - 0.75, 2.3),
        at(7.12, FRONT - 0.75, 0.45),
      ]),
      fill: mix(ink.brick, ink.amber, 0.1),
    },
    { d: panes(front, [7.1, 0.35, 1, 2.1]), stroke: trim, width: 5 },
    {
      d: ellipse(lx, ly, 90),
      fill: glow([lx, ly], 90, 1, [0, ink.lamp, 0.8], [0.3, ink.gold, 0.4], [1, ink.gold, 0]),
      nightly: true,
    },
    { d: ellipse(lx, ly, 5, 8), fill: ink.lamp },
    {
      d: polygon([at(from, out, 0.3), at(to, out, 0.3), at(to, FRONT, 0.3), at(from, FRONT, 0.3)]),
      fill: mix(ink.belly, ink.wheat, 0.5),
    },
    {
      d: polygon([at(from, out, 0.3), at(to, out, 0.3), at(to, out, 0), at(from, out, 0)]),
      fill: mix(ink.belly, ink.wheat, 0.2),
    },
    {
      d: polygon([
        at(7, out + 0.35, 0.15),
        at(8.2, out + 0.35, 0.15),
        at(8.2, out + 0.35, 0),
        at(7, out + 0.35, 0),
      ]),
      fill: mix(ink.belly, ink.wheat, 0.3),
    },
    {
      d: polygon([
        at(from - 0.2, out + 0.2, 2.6),
        at(middle, out + 0.2, 3.6),
        at(middle, FRONT - 1, 3.6),
        at(from - 0.2, FRONT - 0.4, 2.6),
      ]),
      fill: mix(roofing, shade, 0.3),
    },
    { d: polygon([at(from, out, 2.6), at(to, out, 2.6), at(middle, out, 3.5)]), fill: mix(trim, sun, 0.2) },
    {
      d: polyline([
        at(from - 0.2, out + 0.2, 2.55),
        at(middle, out + 0.2, 3.55),
        at(to + 0.2, out + 0.2, 2.55),
      ]),
      stroke: bright,
      width: 8,
    },
    { d: polyline([at(from, out, 2.6), at(to, out, 2.6)]), stroke: trim, width: 8 },
  ]
}

/** A waving hand for somebody 140 px tall. */
const wave = (sleeve: string, skin: string): Node[] => [
  { d: 'M8-98Q24-98 28-118', stroke: sleeve, width: 8.5, round: true },
  { d: ellipse(29, -124, 5, 6), fill: skin },
]

export function house(): Node[] {
  const put = (nodes: readonly Node[], along: number, across: number, size: number): Node => {
    const [x, y] = at(along, across, 0.3).map(Math.round) as [number, number]
    return { transform: `translate(${x} ${y}) scale(${size})`, nodes }
  }
  const red = mix(ink.brick, ink.oak, 0.3)
  const teal = mix(ink.nearRange, ink.glacier, 0.25)
  const posts = [6.62, 8.58]
    .map((along) => polyline([at(along, FRONT + 1.6, 0.3), at(along, FRONT + 1.6, 2.6)]))
    .join('')
  const [x, y] = at(7.9, FRONT + 0.95, 0.3).map(Math.round) as [number, number]
  return [
    ...shell(27, 38, mix(ink.glacier, ink.wheat, 0.4)),
    ...shell(15.4, 24.6, mix(mix(ink.brick, ink.oak, 0.5), ink.wheat, 0.35)),
    ...windowsOf([
      [16.6, 1, 2.4, 1.3],
      [20.6, 1, 2.4, 1.3],
    ]),
    ...shell(1.6, 12.6, mix(mix(ink.nearRange, ink.glacier, 0.5), ink.wheat, 0.3)),
    ...windowsOf([
      [3.2, 0.95, 2.3, 1.35],
      [9.7, 0.95, 1.9, 1.35],
    ]),
    ...porch(),
    mirrored([...neighbour(teal, ink.wheat, hairs.silver)], x, y, 1.08),
    put(
      [
        ...neighbour(red, mix(ink.wheat, ink.oak, 0.2), hairs.brown),
        ...wave(mix(red, ink.oak, 0.2), skins.fair),
      ],
      6.72,
      FRONT + 1,
      1.12,
    ),
    { d: posts, stroke: trim, width: 12 },
    {
      d: 'M20 742q-4-50 40-54 20-34 66-18 40-22 66 14 40-6 44 40l-4 24zM430 668q0-26 26-26 14-16 36-4 22-4 24 22l-2 10z',
      fill: mix(ink.hill, shrub, 0.4),
    },
    {
      d: 'M70 706l10-8M106 688l12-6M150 682l10-4M190 704l10-6M130 712l10-6M470 650l8-4M492 652l8-4M216 722l8-6',
      stroke: mix(shrub, sun, 0.6),
      width: 6,
      round: true,
    },
  ]
}
