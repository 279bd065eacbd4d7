/** Two chairs with a mug and a blanket, and who has just got up from one of them to see the snow, with a dog. */
import { ink, kept, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { dog, head, shoes } from '../people.ts'
import { at } from './view.ts'

const glow = mix(ink.gold, ink.wheat, 0.4)
const paint = mix(mix(ink.nearRange, ink.blue, 0.3), ink.glacier, 0.2)
const dim = mix(paint, ink.navy, 0.5)
const knit = mix(ink.brick, ink.oak, 0.15)

/** What lamp and window light along an edge, by day and at night. */
const edge = (d: string, width: number): Shape[] => [
  { d, stroke: glow, width, round: true, daily: true },
  { d, stroke: glow, width, round: true, opacity: 0.75, nightly: true },
]

/** A low chair of boards from the side, facing right, 96 px long, its legs at 0; the light is behind and above it. */
const chair: Shape[] = [
  { d: 'M14-34L0 0h9L30-32zM72-36L74 0h9V-36z', fill: dim },
  { d: 'M8-30L-16-104q-2-6 4-8l6-2q4 0 6 5L26-34z', fill: mix(paint, ink.navy, 0.25) },
  ...edge('M-14-112L12-32', 2.5),
  { d: 'M10-34L82-44v8L22-20z', fill: paint },
  { d: 'M-4-62H88q5 0 5 4t-5 3H0z', fill: mix(paint, ink.pale, 0.25) },
  ...edge('M0-63H88', 2.5),
  { d: 'M72-56L68-38h8L84-56z', fill: dim },
]

const mug: Shape[] = [
  { d: 'M0-20H17V-3q0 3-3 3H3Q0 0 0-3z', fill: mix(ink.brick, ink.amber, 0.25) },
  { d: 'M17-16q9 0 9 6t-9 6', stroke: mix(ink.brick, ink.amber, 0.25), width: 3.5 },
  ...edge('M0-20V-3', 2),
  {
    d: 'M5-26q-6-10 1-18t1-18M12-27q-5-9 1-16t0-14',
    stroke: ink.pale,
    width: 2.5,
    round: true,
    opacity: 0.55,
  },
]

/** Wrapped in a blanket, facing right, both hands around a mug; 140 px tall. The lamp keeps its colours at night. */
const person: Node[] = [
  { d: 'M4-46Q13-28 13-6M-5-46L-5-6', stroke: mix(ink.navy, ink.blue, 0.3), width: 12, round: true },
  shoes(-5, 13),
  {
    d: 'M-9-108C-20-104-23-88-22-70L-28-34Q-4-26 20-36L20-72C20-94 16-106 8-109 0-112-5-111-9-108z',
    fill: kept(knit),
  },
  { d: 'M4-108Q16-96 15-70L20-36Q10-32 2-31 12-70 4-108z', fill: ink.night, opacity: 0.38 },
  { d: 'M-20-64Q0-58 20-66M-25-48Q0-40 20-50', stroke: kept(mix(knit, ink.wheat, 0.45)), width: 4 },
  { transform: 'rotate(-6 0-108)', nodes: [head(skins.tan, 'even', { d: aside.bob, fill: hairs.brown })] },
  { d: 'M-11-111Q-1-103 10-111L12-100Q0-93-13-102z', fill: kept(mix(ink.wheat, ink.oak, 0.25)) },
  { d: 'M-8-97Q-10-76 6-74L22-82', stroke: kept(mix(knit, ink.oak, 0.3)), width: 10, round: true },
  { d: 'M33-91q6-1 6 3.5t-7 4', stroke: kept(mix(ink.gold, ink.oak, 0.35)), width: 2.2 },
  { d: 'M23-93H34V-83Q34-80 31-80H26Q23-80 23-83z', fill: kept(mix(ink.gold, ink.wheat, 0.3)) },
  { d: 'M30-93H34V-83Q34-80 31-80H29Q30-84 30-93z', fill: kept(mix(ink.gold, ink.oak, 0.5)) },
  { d: 'M19-88q8-2 10 2-1 6-9 6z', fill: skins.tan },
  { d: 'M28-96q-3-6 1-10t0-10', stroke: ink.pale, width: 1.6, round: true, opacity: 0.7 },
  ...edge('M-12-108C-21-103-24-88-23-70L-29-36M-10.5-125Q-11-134-1-135', 2.4),
]

const put = (nodes: readonly Node[], along: number, across: number, size: number, up = 0): Node => {
  const [x, y] = at(along, across, up).map(Math.round) as [number, number]
  return { transform: `translate(${x} ${y}) scale(${Math.round(size * 100) / 100})`, nodes }
}

/** On the floor at so much along and across, away from the window: so long a shadow. */
const shadow = (along: number, across: number, long: number): string => {
  const [x, y] = at(along, across + long / 2).map(Math.round) as [number, number]
  return ellipse(x, y, Math.round((long * 450) / along), Math.round(40 / along))
}

export function sitters(): Node[] {
  const [x, y] = at(3.4, -1.25).map(Math.round) as [number, number]
  return [
    {
      d: shadow(3.4, -1.3, 1.7) + shadow(5.5, -1.3, 1.6) + shadow(4.9, 0.76, 0.5) + shadow(4.3, -0.2, 0.5),
      fill: ink.night,
      opacity: 0.5,
    },
    { ...put([], 5.5, -1.25, 1.9), nodes: [{ name: 'chair', nodes: chair }] },
    put(person, 4.9, 0.95, 2.3),
    put(dog(), 4.3, 0.1, 2.6),
    { use: 'chair', transform: `translate(${x} ${y}) scale(3.06)` },
    // A blanket over the arm of the nearer one.
    {
      transform: `translate(${x} ${y}) scale(3.06)`,
      nodes: [
        {
          d: 'M16-66H54Q58-40 55-20L50-16 44-20 38-16 32-20 26-16 20-20Q14-44 16-66z',
          fill: kept(mix(ink.wheat, ink.oak, 0.18)),
        },
        {
          d: 'M26-65Q23-40 30-20M44-65Q46-40 44-20M17-52Q36-48 56-52M18-36Q36-32 56-36',
          stroke: kept(knit),
          width: 2.4,
        },
        ...edge('M16-66H54', 2.4),
      ],
    },
    put(mug, 3.4, -0.45, 1.5, 0.755),
  ]
}
