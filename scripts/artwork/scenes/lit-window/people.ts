/** Those at the table: two who sell their home, and their agent, who shows them a page. The lamp is between them. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { polygon, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head } from '../people.ts'
import { at } from './view.ts'

const rim = mix(ink.wheat, ink.paper, 0.5)
/** The lamp on a face and on the hair above it. */
const CROWN: Shape = { d: 'M-20-66C14-74 44-56 43-24', stroke: rim, width: 6, round: true, opacity: 0.9 }

interface Looks {
  skin: string
  hair: string
  style: string
  shirt: string
}

/** Sitting, facing right, both forearms on the table, whose top is at -76; the head is 121 above the floor. */
export const sitting = ({ skin, hair, style, shirt }: Looks): Node[] => [
  { d: 'M8-98Q20-92 26-82L38-79', stroke: mix(shirt, ink.soil, 0.35), width: 9, round: true },
  { d: 'M37-83q12-1 13 4-6 4-13 3z', fill: mix(skin, ink.soil, 0.2) },
  {
    d: 'M-6-107C-18-104-23-90-24-70L-22-34H14L14-74C16-92 14-104 8-108 2-111-2-111-6-107z',
    fill: shirt,
  },
  { d: 'M-6-107C-18-104-23-90-24-70L-22-34H-8Q-14-80-6-107z', fill: ink.soil, opacity: 0.4 },
  { transform: 'translate(4 1) rotate(5)', nodes: [head(skin, 'even', { d: style, fill: hair }, CROWN)] },
  { d: 'M-6-97Q-8-78 6-74L28-76', stroke: mix(shirt, ink.wheat, 0.16), width: 10, round: true },
  { d: 'M26-81q12-2 14 4-6 5-14 4z', fill: skin },
  { d: 'M9-107Q16-100 15-82', stroke: rim, width: 2, round: true },
]

/** Standing behind the table, bent over it to the left, a hand on the page. */
const agent: Node[] = [
  {
    d: 'M-2-112C-14-108-20-96-21-80L-20-44H18L18-80C20-96 16-108 10-112z',
    fill: mix(ink.navy, ink.blue, 0.25),
  },
  { d: 'M-2-112C-14-108-20-96-21-80L-20-44H-6Q-12-84-2-112z', fill: ink.night, opacity: 0.4 },
  { d: 'M4-110L14-92 12-111z', fill: ink.paper },
  {
    transform: 'translate(6 0) rotate(10)',
    nodes: [head(skins.brown, 'full', { d: aside.bob, fill: hairs.black }, CROWN)],
  },
  { d: 'M0-102Q6-86 20-78L34-72', stroke: mix(ink.blue, ink.navy, 0.3), width: 9.5, round: true },
  { d: 'M33-76q11 0 12 6l-12 3z', fill: skins.brown },
  { d: 'M12-111Q19-102 18-84', stroke: rim, width: 2, round: true },
]

/** Where somebody at the table stands or sits, so large that its top is at `-76`. */
const seat = (along: number, across: number, size: number): readonly [number, number] => {
  const [x, y] = at(along, across, 0.76)
  return [Math.round(x), Math.round(y + 76 * size)]
}

/** A page on the table, at so much along and across it. */
const page = (along: number, across: number): string =>
  polygon([
    at(along, across, 0.77),
    at(along + 0.34, across, 0.77),
    at(along + 0.34, across + 0.42, 0.77),
    at(along, across + 0.42, 0.77),
  ])

export function behindTable(): Node[] {
  const [x, y] = seat(1.22, 8, 2.16)
  return [mirrored(agent, x, y, 2.1)]
}

export function atTable(): Node[] {
  const [lx, ly] = seat(2.66, 7.2, 2.5)
  const [rx, ry] = seat(-0.06, 7.1, 2.56)
  return [
    { d: page(0.9, 7) + page(1.3, 7.1) + page(1.7, 6.95), fill: ink.paper },
    {
      d: `M${lx - 74} ${ly - 236}q-16 90-8 200M${rx + 74} ${ry - 236}q16 90 8 200`,
      stroke: ink.soil,
      width: 10,
      round: true,
    },
    {
      transform: `translate(${lx} ${ly}) scale(2.5)`,
      nodes: sitting({
        skin: skins.fair,
        hair: hairs.silver,
        style: aside.swept,
        shirt: mix(ink.brick, ink.oak, 0.2),
      }),
    },
    mirrored(
      sitting({
        skin: skins.tan,
        hair: hairs.brown,
        style: aside.short,
        shirt: mix(ink.glacier, ink.blue, 0.45),
      }),
      rx,
      ry,
      2.56,
    ),
    // Mugs.
    {
      d: polygon([at(2, 6.9, 0.77), at(2.09, 6.9, 0.77), at(2.09, 6.9, 0.88), at(2, 6.9, 0.88)]),
      fill: mix(ink.brick, ink.amber, 0.3),
    },
  ]
}
