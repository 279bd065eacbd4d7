/** What stands in the hall: a rug, a sofa before the fire, a table, a dog, and three lamps. */
import { ink, mix } from '../../palette.ts'
import { ellipse, glow, polygon, polyline, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { panes } from '../perspective.ts'
import { at, CEILING, cedar, edge, facing, level, linen, sunward } from './view.ts'

/** A box: its sides that are seen, and its top. */
const box = (
  [x, wide]: readonly [number, number],
  [near, deep]: readonly [number, number],
  [low, high]: readonly [number, number],
  tones: readonly [side: string, end: string, top: string],
): Shape[] => [
  { d: panes(sunward(x), [near, low, deep, high]), fill: tones[0] },
  { d: panes(facing(near), [x, low, wide, high]), fill: tones[1] },
  { d: level(x, x + wide, near, near + deep, low + high), fill: tones[2] },
]

export function rug(): Shape[] {
  return [
    { d: level(-0.6, 3.1, 3.4, 6), fill: mix(ink.belly, ink.blue, 0.35) },
    { d: level(-0.4, 2.9, 3.6, 5.85), stroke: linen.mid, width: 4 },
    {
      d: polygon([at(5.5, -1.3), at(5.5, 1.4), at(4.6, 2), at(4.5, -0.6)]),
      fill: ink.night,
      opacity: 0.4,
    },
  ]
}

/** A cushion of the back: its front, softly cornered, from one place across to another. */
const cushion = (from: number, to: number): string => {
  const front = facing(5.98)
  const [a, b, c, d] = [
    front(from, 0.46),
    front(from + 0.03, 0.9),
    front(to - 0.03, 0.9),
    front(to, 0.46),
  ].map((point) => point.map(Math.round).join(' '))
  const top = front((from + to) / 2, 0.97)
    .map(Math.round)
    .join(' ')
  return `M${a}L${b}Q${top} ${c}L${d}z`
}

/** A long sofa with its back to the windows. */
export function sofa(): Shape[] {
  const seat = [linen.mid, linen.dark, linen.lit] as const
  const [left, right] = [-1.4, 1.35]
  return [
    ...box([left, right - left], [6.1, 0.25], [0.1, 0.72], seat),
    { d: polyline([at(6.35, left, 0.82), at(6.35, right, 0.82)]), stroke: edge, width: 4 },
    {
      d: cushion(-1.12, -0.32) + cushion(-0.3, 0.48) + cushion(0.5, 1.1),
      fill: linen.mid,
      stroke: linen.dark,
      width: 3,
    },
    // A pillow, and a blanket over the far arm.
    {
      d: polygon([at(5.9, -0.95, 0.46), at(5.9, -0.55, 0.42), at(5.94, -0.48, 0.8), at(5.94, -0.88, 0.85)]),
      fill: mix(ink.brick, ink.amber, 0.3),
    },
    ...box([left + 0.2, right - left - 0.4], [5.5, 0.6], [0.1, 0.34], seat),
    {
      d:
        polyline([at(5.5, -0.3, 0.44), at(6, -0.3, 0.44)]) +
        polyline([at(5.5, -0.3, 0.44), at(5.5, -0.3, 0.2)]) +
        polyline([at(5.5, 0.5, 0.44), at(6, 0.5, 0.44)]) +
        polyline([at(5.5, 0.5, 0.44), at(5.5, 0.5, 0.2)]) +
        polyline([at(5.5, left, 0.22), at(5.5, right, 0.22)]),
      stroke: ink.navy,
      width: 3,
      opacity: 0.5,
    },
    ...box([right - 0.22, 0.22], [5.45, 0.9], [0.1, 0.5], seat),
    ...box([left, 0.22], [5.45, 0.9], [0.1, 0.5], seat),
    {
      d:
        polygon([
          at(5.44, right - 0.24, 0.61),
          at(5.44, right + 0.02, 0.61),
          at(5.44, right + 0.02, 0.25),
          at(5.44, right - 0.24, 0.22),
        ]) +
        polygon([
          at(5.44, right - 0.24, 0.61),
          at(5.44, right + 0.02, 0.61),
          at(5.9, right + 0.02, 0.61),
          at(5.9, right - 0.24, 0.61),
        ]),
      fill: mix(ink.brick, ink.soil, 0.3),
    },
    {
      d: polyline([at(6.35, left, 0.6), at(5.45, left, 0.6), at(5.45, left + 0.22, 0.6)]),
      stroke: edge,
      width: 3,
    },
    {
      d: [left + 0.06, right - 0.06].map((x) => polyline([at(5.5, x, 0.1), at(5.5, x)])).join(''),
      stroke: ink.deep,
      width: 9,
    },
  ]
}

/** A dog asleep before the fire, its nose to the left; 150 px long. */
const dog: Shape[] = [
  { d: 'M-80 2Q0-10 84 2 90 10 0 12-80 10-80 2z', fill: ink.night, opacity: 0.4 },
  {
    d: 'M-40 2Q-46-30-10-40 34-48 62-22 74-8 66 2 80-4 92-8 98-6 92 0 80 8 60 8H-70Q-86 6-84-6-82-14-68-14-66-28-50-28-42-28-38-20z',
    fill: mix(ink.soil, ink.oak, 0.35),
  },
  { d: 'M-54-29q-12 10-4 24 12-2 14-18z', fill: ink.soil },
  { d: 'M12 4Q14-20 40-20M-74-8h4', stroke: ink.soil, width: 4, round: true },
  { d: 'M-30-28Q6-48 44-34', stroke: ink.gold, width: 4, round: true },
]

export function table(): Node[] {
  const [dx, dy] = at(3.8, 2.7).map(Math.round) as [number, number]
  const [vx, vy] = at(4.55, 1.8, 0.44).map(Math.round) as [number, number]
  return [
    { d: level(1.3, 2.6, 4.1, 4.9, 0.02), fill: ink.night, opacity: 0.35 },
    ...box([1.15, 1.3], [4.2, 0.75], [0.36, 0.07], [cedar.lit, cedar.mid, cedar.lit]),
    {
      d: [
        [4.25, 1.21],
        [4.25, 2.39],
        [4.9, 1.21],
      ]
        .map(([s = 0, x = 0]) => polyline([at(s, x, 0.36), at(s, x)]))
        .join(''),
      stroke: cedar.dark,
      width: 7,
    },
    { d: `M${vx - 13} ${vy}q-8-26 4-40h18q12 14 4 40z`, fill: mix(ink.glacier, ink.paper, 0.3) },
    {
      d: `M${vx} ${vy - 38}q-18-40-44-58M${vx} ${vy - 38}q-2-50 8-84M${vx} ${vy - 38}q12-34 38-50`,
      stroke: ink.hill,
      width: 4,
    },
    {
      d:
        ellipse(vx - 46, vy - 100, 15, 11) +
        ellipse(vx - 24, vy - 80, 14, 10) +
        ellipse(vx + 8, vy - 128, 12, 18) +
        ellipse(vx + 42, vy - 92, 16, 11) +
        ellipse(vx + 2, vy - 92, 11, 16),
      fill: mix(ink.hill, ink.nearRange, 0.6),
    },
    placed(dog, dx, dy, 1.15),
  ]
}

/** Globes of glass at different heights. */
export function lamps(): Shape[] {
  const hung = [
    [6.2, -0.1, 4.3],
    [5.2, 0.5, 4.7],
    [5.8, 1.4, 3.9],
  ] as const
  return hung.flatMap(([along, x, up], i): Shape[] => {
    const [cx, cy] = at(along, x, up).map(Math.round) as [number, number]
    return [
      { d: ellipse(cx, cy, 100), fill: glow([cx, cy], 100, 1, [0, ink.lamp, 0.5], [1, ink.lamp, 0]) },
      { d: `M${cx} ${Math.round(at(along, x, CEILING - 0.3)[1])}V${cy - 20}`, stroke: ink.deep, width: 4 },
      { d: ellipse(cx, cy, 28 - i * 3), fill: ink.lamp },
    ]
  })
}
