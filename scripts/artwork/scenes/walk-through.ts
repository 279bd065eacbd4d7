import { ink, mix, oklch } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { standing } from './standing.ts'
import { hall, kitchen, living } from './walk-through/furniture.ts'
import { garden, ROOMS, room } from './walk-through/rooms.ts'
import { at, bright } from './walk-through/view.ts'

/** The way that a visitor takes, in marks on the floor. */
function way(): Shape {
  const mark = (along: number, across: number): Point[] => [
    at(along, across - 0.06),
    at(along + 0.16, across),
    at(along, across + 0.06),
    at(along + 0.05, across),
  ]
  return {
    d: [2.4, 2.75, 3.15, 3.6, 4.1, 4.6, 5.1, 5.6, 6.1, 6.9, 7.6, 8.3, 9]
      .map((along) => polygon(mark(along, 0.12)))
      .join(''),
    fill: ink.wheat,
  }
}

/** The videographer from behind, the camera held before the chest on its stabilizer. */
function videographer(): Node[] {
  const [x, y] = at(2.5, -0.62).map(Math.round) as [number, number]
  const coat = mix(ink.nearRange, ink.blue, 0.25)
  return [
    { d: ellipse(x, y - 6, 130, 16), fill: ink.night, opacity: 0.3 },
    placed(
      [
        { d: 'M22-96h22v16H22z', fill: ink.night },
        { d: 'M25-93h16v10H25z', fill: mix(ink.glacier, ink.wheat, 0.4) },
        { d: 'M33-80V-62M26-62h16', stroke: ink.deep, width: 4, round: true },
        ...standing(
          { skin: skins.tan, hair: hairs.brown, coat, trousers: mix(ink.soil, ink.navy, 0.5) },
          { arms: 'holding' },
        ),
        { d: 'M-13-122Q-14-143 0-144 14-143 13-122 0-117-13-122z', fill: mix(ink.gold, ink.amber, 0.3) },
        { d: 'M9-109Q18-106 25-93', stroke: bright, width: 2, round: true },
      ],
      x,
      y,
      3.5,
    ),
  ]
}

/** In the evening the lamp of the living room lights the way, and the hall has what comes through the door. */
const evening: Shape = {
  d: rect(0, 0, width, height),
  fill: glow(
    [800, 470],
    900,
    0.85,
    [0, oklch(94, 0.05, 82)],
    [0.26, oklch(86, 0.05, 78)],
    [0.5, oklch(56, 0.05, 225)],
    [1, oklch(36, 0.05, 225)],
  ),
  glass: true,
}

/** A home in the order in which a visitor walks it: the hall, the living room, the kitchen, the garden. */
export function walkThrough(): string {
  const [first, second, third] = ROOMS
  return svg(width, height, [
    garden(),
    ...room(third),
    ...kitchen(),
    ...room(second),
    ...living(),
    ...room(first),
    ...hall(),
    way(),
    {
      d: rect(0, 0, width, height),
      fill: glow([800, 420], 1000, 0.8, [0, ink.lamp, 0.22], [0.4, ink.gold, 0.04], [1, ink.night, 0.4]),
    },
    evening,
    ...videographer(),
  ])
}
