import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, type Point, polygon, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'

/** A point beside the lane: across from its middle, at a distance, and above the ground. */
const seen = (across: number, away: number, up = 0): Point => [
  800 + (across * 560) / away,
  590 + (330 - up) / away,
]

/** A garage on the lane between two distances; `side` is -1 on the left, 1 on the right. */
function garage(side: 1 | -1, near: number, far: number, wall: string, door: string): Shape[] {
  const at = (across: number, away: number, up: number) => seen(side * across, away, up)
  const [from, to] = [near + (far - near) * 0.16, far - (far - near) * 0.16]
  const lamp = at(1, (near + far) / 2, 262)
  return [
    {
      d: polygon([
        at(1, near, 0),
        at(1, near, 290),
        at(1.7, near, 430),
        at(2.4, near, 290),
        at(2.4, near, 0),
      ]),
      fill: mix(wall, ink.navy, 0.5),
    },
    { d: polygon([at(1, near, 0), at(1, far, 0), at(1, far, 290), at(1, near, 290)]), fill: wall },
    {
      d: polygon([
        at(0.9, near * 0.98, 272),
        at(0.9, far, 272),
        at(1.7, far, 440),
        at(1.7, near * 0.98, 440),
      ]),
      fill: mix(ink.navy, wall, 0.25),
    },
    { d: polygon([at(1, from, 0), at(1, to, 0), at(1, to, 220), at(1, from, 220)]), fill: door },
    {
      d: [55, 110, 165].map((up) => polygon([at(1, from, up), at(1, to, up)])).join(''),
      stroke: mix(door, ink.navy, 0.5),
      width: 4 / near,
    },
    {
      d: ellipse(...lamp, 120 / near),
      fill: glow(lamp, 120 / near, 1, [0, ink.lamp, 0.7], [1, ink.gold, 0]),
    },
    { d: ellipse(...lamp, 13 / near), fill: ink.lamp },
  ]
}

/** A back lane between garages at dusk, under its power lines. */
export function laneGarages(): string {
  const walls = [
    mix(ink.belly, ink.wheat, 0.35),
    mix(ink.blue, ink.belly, 0.4),
    mix(ink.soil, ink.brick, 0.35),
  ]
  const doors = [
    mix(ink.wheat, ink.belly, 0.35),
    ink.pale,
    mix(ink.gold, ink.belly, 0.5),
    mix(ink.glacier, ink.belly, 0.4),
  ]
  const depths = [5.2, 3.4, 2.2, 1.42, 0.9]
  const rows: Node[] = depths.slice(0, -1).flatMap((far, i) => {
    const near = depths[i + 1] ?? far
    const gap = near + (far - near) * 0.08
    return ([-1, 1] as const).flatMap((side) =>
      garage(
        side,
        gap,
        far - (far - near) * 0.12,
        walls[(i + (side > 0 ? 1 : 0)) % 3] ?? ink.belly,
        doors[(i + (side > 0 ? 2 : 0)) % 4] ?? ink.pale,
      ),
    )
  })
  const poles = [4.4, 2.4, 1.36].map((away) => ({ foot: seen(0.93, away), top: seen(0.93, away, 900), away }))
  return svg(width, height, [
    ...setting({
      seed: 106,
      apex: [800, 120],
      mood: moods.dusk,
      tint: tints.dusk,
      haze: ink.amber,
      hill: [mix(ink.nearRange, ink.navy, 0.3), ink.hill],
      soil: [mix(ink.hill, ink.belly, 0.4), ink.night],
      ground: 640,
    }),
    {
      d: polygon([seen(-0.86, 9), seen(0.86, 9), seen(0.86, 0.9), seen(-0.86, 0.9)]),
      fill: down(
        620,
        height,
        [0, mix(ink.amber, ink.belly, 0.4)],
        [0.4, mix(ink.belly, ink.soil, 0.55)],
        [1, mix(ink.cloud, ink.soil, 0.6)],
      ),
    },
    // The tracks of the wheels.
    {
      d: [-0.36, 0.36]
        .map((at) =>
          polygon([seen(at - 0.1, 9), seen(at + 0.1, 9), seen(at + 0.1, 0.9), seen(at - 0.1, 0.9)]),
        )
        .join(''),
      fill: mix(ink.wheat, ink.soil, 0.35),
      opacity: 0.22,
    },
    ...rows.slice(0, 14),
    ...poles.slice(0, 1).map(pole),
    ...rows.slice(14),
    ...poles.slice(1).map(pole),
    {
      d: [-0.07, 0.07]
        .map((off) => {
          const [a, b, c] = [
            seen(0.93 + off, 4.4, 880),
            seen(0.93 + off, 2.4, 880),
            seen(0.93 + off, 1.36, 880),
          ]
          const sag = (from: Point, to: Point) =>
            `Q${Math.round((from[0] + to[0]) / 2)} ${Math.round((from[1] + to[1]) / 2 + 30)} ${Math.round(to[0])} ${Math.round(to[1])}`
          return `M${Math.round(a[0])} ${Math.round(a[1])}${sag(a, b)}${sag(b, c)}L1600 -60`
        })
        .join(''),
      stroke: ink.deep,
      width: 3,
    },
  ])
}

function pole({ foot, top, away }: { foot: Point; top: Point; away: number }): Shape {
  const [arm, y] = [60 / away, top[1] + 26 / away]
  return {
    d: `${polygon([foot, top])}${polygon([
      [top[0] - arm, y],
      [top[0] + arm, y],
    ])}`,
    stroke: mix(ink.soil, ink.deep, 0.4),
    width: 22 / away,
  }
}
