/** The agent at the lock, and those who come to see the house: two on the walk, with a child between them. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { leg } from '../limbs.ts'
import { head, neighbour, shoes } from '../people.ts'
import { sleeve } from '../standing.ts'
import { at, bright, cast, FLOOR } from './view.ts'

const coat = mix(ink.gold, ink.oak, 0.4)
const jeans = mix(ink.blue, ink.navy, 0.35)
const jacket = mix(ink.hill, ink.nearRange, 0.5)

/** Facing the door at the right, the key in an outstretched hand; 140 px tall. */
const agent: Node[] = [
  ...leg([4, -56], [9, -34], [9, -5], mix(ink.navy, ink.deep, 0.4)),
  ...leg([-4, -56], [-7, -32], [-7, -5], ink.navy),
  shoes(-7, 9),
  { d: 'M8-97Q20-90 26-82L38-72', stroke: mix(coat, ink.navy, 0.3), width: 9, round: true },
  {
    d: 'M-9-107C-17-102-18-90-16-75L-17-49Q-1-43 16-49L14-75C15-90 13-102 7-107-1-110-5-110-9-107z',
    fill: coat,
  },
  { d: 'M4-106Q12-90 12-72L14-48Q2-44-2-44 6-80 4-106z', fill: ink.soil, opacity: 0.35 },
  head(skins.brown, 'full', { d: aside.bob, fill: hairs.black }),
  { d: 'M-9-109Q-1-104 7-110L10-97-9-103z', fill: ink.wheat },
  // The folder under the near arm, then the arm that turns the key.
  { d: 'M-22-80l20-6 5 24-20 6z', fill: ink.paper },
  { d: 'M-9-98Q-20-80-12-70L2-66', stroke: mix(coat, ink.oak, 0.25), width: 9.5, round: true },
  { d: 'M36-75q8-2 9 3t-8 4z', fill: skins.brown },
  { d: 'M-10-107C-17-102-18-90-16-75L-17-50M-10-56L-11-12', stroke: bright, width: 2, round: true },
]

/** On the walk, from the side, one hand in a pocket; 146 px tall. */
const man: Node[] = [
  ...leg([4, -60], [10, -34], [7, -5], mix(jeans, ink.deep, 0.35)),
  ...leg([-5, -60], [-7, -34], [-12, -5], jeans),
  shoes(-12, 7),
  { d: sleeve([19, -80], [22, -61], [8, -99]), fill: mix(jacket, ink.navy, 0.4) },
  { d: 'M18-62h8l1 8q-4 4-8 0z', fill: skins.tan },
  {
    d: 'M-10-110C-19-105-20-92-18-76L-18-56Q0-50 17-57L16-78C17-94 14-106 7-110-1-113-5-113-10-110z',
    fill: jacket,
  },
  { d: 'M4-110Q14-104 16-78L17-57 6-53Q10-84 4-110z', fill: ink.night, opacity: 0.35 },
  {
    transform: 'translate(0-4)',
    nodes: [head(skins.tan, 'hooked', { d: aside.short, fill: hairs.brown })],
  },
  { d: sleeve([-13, -80], [-2, -64], [-7, -99]), fill: mix(jacket, ink.midRange, 0.35) },
  { d: 'M-11-109C-19-105-20-92-18-76V-57M-11-54L-18-10', stroke: bright, width: 2, round: true },
]

/** From behind, a hand in the man's; 88 px tall. */
const child: Shape[] = [
  { d: 'M-6-34L-7-6M6-34L9-8', stroke: jeans, width: 9, round: true },
  { d: 'M-14 0q0-8 7-8t6 8zM3-2q3-7 8-5t5 7z', fill: ink.soil },
  { d: 'M-12-66Q-17-50-16-28 0-22 17-28 17-50 12-66 0-70-12-66z', fill: mix(ink.amber, ink.gold, 0.3) },
  { d: 'M-12-60L-26-66M12-58Q20-44 18-36', stroke: mix(ink.amber, ink.oak, 0.3), width: 8, round: true },
  { d: 'M-12-74Q-13-88 0-89 13-88 12-74 10-64 0-63-10-64-12-74z', fill: hairs.copper },
  {
    d: 'M-13-76Q-13-93 0-94 13-93 13-76 0-72-13-76zM-4-96a4 4 0 1 1 8 0 4 4 0 1 1-8 0',
    fill: mix(ink.blue, ink.glacier, 0.25),
  },
  { d: 'M-13-64Q-17-50-16-30', stroke: bright, width: 2.5, round: true },
]

const put = (nodes: readonly Node[], along: number, across: number, up: number, scale: number): Node => {
  const [x, y] = at(along, across, up).map(Math.round) as [number, number]
  return { transform: `translate(${x} ${y}) scale(${scale})`, nodes }
}

export const atTheDoor = (): Node[] => [put(agent, 8.35, 3.55, FLOOR, 1.42)]

export function visitors(): Node[] {
  const shadow = (along: number, across: number, size: number) => {
    const [x, y] = at(along, across).map(Math.round) as [number, number]
    return `M${x - 34 * size} ${y}Q${x + 120 * size} ${y - 24 * size} ${x + 260 * size} ${y - 20 * size} ${x + 160 * size} ${y + 8 * size} ${x + 20 * size} ${y + 8 * size}z`
  }
  return [
    {
      d: shadow(5.9, 0.35, 1) + shadow(6, 1.9, 0.9) + shadow(5.6, 0.76, 0.55),
      fill: cast,
      opacity: 0.5,
      daily: true,
    },
    // The window and the porch light the walk.
    {
      d: rect(240, 640, 860, 260),
      fill: glow([660, 780], 420, 0.3, [0, ink.lamp, 0.62], [0.5, ink.gold, 0.26], [1, ink.gold, 0]),
      nightly: true,
    },
    put(
      neighbour(mix(ink.glacier, ink.paper, 0.25), mix(ink.brick, ink.amber, 0.2), hairs.blond),
      6,
      1.9,
      0,
      1.8,
    ),
    put(man, 5.9, 0.35, 0, 1.98),
    put(child, 5.6, 0.76, 0, 1.7),
  ]
}
