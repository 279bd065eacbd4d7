/** The hedge across the view, the flowers before it, and the lawn. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { curve, type Point, polygon, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { tufts } from '../foliage.ts'
import { at, bright, lawn, leaf, SUN, shade, sun } from './view.ts'

/** Along, its front and its back; its height. */
const [NEAR, FAR, TALL] = [6.2, 7, 0.76]

/** Its upper edge at the front or the back, which is clipped by hand. */
function top(along: number, seed: number): Point[] {
  const draw = random(seed)
  return Array.from({ length: 22 }, (_, i): Point => at(along, -6.2 + i * 0.48, TALL + 0.07 * (draw() - 0.5)))
}

/** Leaves on its front, as short strokes, `count` of them from one height to another. */
function leaves(count: number, low: number, high: number, seed: number): string {
  const draw = random(seed)
  return Array.from({ length: count }, () => {
    const [x, y] = at(NEAR, -6 + 9.8 * draw(), low + (high - low) * draw()).map(Math.round) as [
      number,
      number,
    ]
    return `M${x} ${y}l${draw() < 0.5 ? '9-5' : '6 5'}`
  }).join('')
}

export function hedge(): Shape[] {
  const [front, back] = [top(NEAR, 3), top(FAR, 11)]
  const foot = [at(NEAR, 4, 0), at(NEAR, -6.4, 0)]
  return [
    { d: `${curve([...front, ...[...back].reverse()])}z`, fill: leaf.lit },
    {
      d: `${curve(front)}L${foot.map((point) => point.map(Math.round).join(' ')).join('L')}z`,
      fill: {
        kind: 'radial',
        centre: [SUN[0], 580],
        radius: 800,
        squash: 0.5,
        stops: [
          [0, mix(leaf.mid, leaf.lit, 0.35)],
          [1, mix(leaf.mid, leaf.dark, 0.35)],
        ],
      },
    },
    { d: curve(back), stroke: bright, width: 5 },
    {
      d: polygon([
        at(NEAR, -6.4, 0),
        at(NEAR, -6.4, 0.3),
        at(NEAR, -3, 0.42),
        at(NEAR, -1, 0.3),
        at(NEAR, 1.4, 0.44),
        at(NEAR, 4, 0.34),
        at(NEAR, 4, 0),
      ]),
      fill: leaf.dark,
    },
    { d: leaves(110, 0.15, 0.66, 5), stroke: leaf.dark, width: 8, round: true },
    { d: leaves(90, 0.35, 0.72, 17), stroke: leaf.lit, width: 7, round: true },
    // What it throws on the lawn, and the light along its back.
    {
      d: polygon([at(NEAR, -6.4, 0), at(NEAR, 4.6, 0), at(5.2, 4.6, 0), at(5.2, -6.4, 0)]),
      fill: shade,
      opacity: 0.42,
    },
  ]
}

/** Poppies and daisies along its foot, and the grass. */
export function border(): Node[] {
  const clump: Shape[] = [
    {
      d: 'M-8 4L-34-46M0 4L-10-74M4 4L20-60M8 4L44-40M2 4L6-96M-6 4L-26-84',
      stroke: leaf.dark,
      width: 5,
      round: true,
    },
    { d: 'M-46 6Q-50-24-24-26-8-44 8-26 36-34 48 6z', fill: leaf.dark },
    {
      d: 'M-36-48h0M20-62h0M6-100h0M46-42h0',
      stroke: mix(ink.brick, ink.amber, 0.25),
      width: 24,
      round: true,
    },
    { d: 'M-10-76h0M-28-88h0M32-88h0', stroke: ink.paper, width: 21, round: true },
    { d: 'M-10-76h0M-28-88h0M32-88h0', stroke: mix(ink.gold, ink.oak, 0.15), width: 8, round: true },
  ]
  return [
    {
      d: tufts({ seed: 4, from: 40, to: 1560, far: 800, near: 880, count: 16 }),
      stroke: mix(lawn, sun, 0.5),
      width: 2.5,
      round: true,
    },
    { transform: 'translate(1130 842) scale(1.05)', nodes: [{ name: 'clump', nodes: clump }] },
    ...[
      '1240 860) scale(-1.2 1.2',
      '1366 880) scale(1.4',
      '1506 900) scale(-1.5 1.5',
      '90 724) scale(.7',
      '170 734) scale(-.76 .76',
      '256 742) scale(.8',
    ].map((to): Node => ({ use: 'clump', transform: `translate(${to})` })),
  ]
}
