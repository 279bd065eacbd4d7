/** One shovels a short walk, a neighbour has coffee on the next stoop, and by day a child is pulled on a sled. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { lampLit } from '../lamp-lit.ts'
import { leg } from '../limbs.ts'
import { head, neighbour, shoes } from '../people.ts'
import { walking } from '../standing.ts'
import { at, bright, FIRST, FRONT, STOOP, shade, snow, UNIT } from './view.ts'

const toque = (tone: string): Shape[] => [
  { d: 'M-48-16C-54-62-30-80 2-80C36-80 54-56 50-18L48-26C20-34-20-34-46-20z', fill: tone },
  { d: 'M-52-16C-20-34 20-34 52-20L50-38C20-50-22-50-52-34z', fill: mix(tone, ink.paper, 0.35) },
  { d: ellipse(2, -86, 13), fill: ink.paper },
]
const parka = mix(ink.amber, ink.gold, 0.2)
const jeans = mix(ink.blue, ink.navy, 0.4)

/** Bent a little over a shovel, facing right; 138 px tall. */
const shoveller: Node[] = [
  { d: 'M18-70L56-14', stroke: mix(ink.oak, ink.wheat, 0.2), width: 3.4, round: true },
  { d: 'M46-22L64-26 76-4 56 2z', fill: mix(ink.brick, ink.soil, 0.1) },
  { d: 'M52-14q8-14 22-6l4 12-18 4z', fill: snow },
  ...leg([4, -56], [13, -34], [16, -5], mix(jeans, ink.deep, 0.3)),
  ...leg([-6, -56], [-8, -34], [-14, -5], jeans),
  shoes(-14, 17),
  { d: 'M8-96Q28-78 34-54', stroke: mix(parka, ink.soil, 0.35), width: 10.5, round: true },
  { d: ellipse(36, -48, 6), fill: ink.deep },
  {
    d: 'M-4-107C-17-103-21-90-21-74L-20-50Q0-42 18-50L18-74C21-92 20-102 12-108 6-111 0-111-4-107z',
    fill: parka,
  },
  { d: 'M8-108C20-102 21-92 18-74L18-50Q12-47 6-46 14-80 8-108z', fill: shade, opacity: 0.35 },
  {
    transform: 'translate(7 1) rotate(9)',
    nodes: [
      head(
        skins.brown,
        'full',
        { d: aside.short, fill: hairs.black },
        ...toque(mix(ink.nearRange, ink.blue, 0.3)),
      ),
    ],
  },
  { d: 'M-4-97Q-4-74 8-72L20-70', stroke: mix(parka, ink.oak, 0.25), width: 11, round: true },
  { d: ellipse(21, -69, 6), fill: ink.deep },
  { d: 'M-6-107C-19-103-22-90-22-74L-21-52', stroke: bright, width: 2.2, round: true },
]

/** Sitting on a sled, facing right; 60 px tall. */
const onSled: Node[] = [
  { d: 'M-34-4H30q12 0 12-12', stroke: mix(ink.brick, ink.soil, 0.1), width: 6, round: true },
  { d: 'M-30-10H28', stroke: mix(ink.oak, ink.wheat, 0.3), width: 7 },
  { d: 'M-10-18L20-20 26-12', stroke: mix(ink.navy, ink.blue, 0.3), width: 12, round: true },
  { d: 'M-14-52Q-24-34-20-12L6-12Q10-40 2-54-6-58-14-52z', fill: mix(ink.blue, ink.glacier, 0.25) },
  { d: 'M-8-46Q2-30 16-30', stroke: mix(ink.blue, ink.navy, 0.2), width: 8, round: true },
  {
    transform: 'translate(-6 42) scale(.9) translate(0 -8)',
    nodes: [
      head(
        skins.fair,
        'snub',
        { d: aside.short, fill: hairs.blond },
        ...toque(mix(ink.gold, ink.amber, 0.3)),
      ),
    ],
  },
]

const puller = walking(
  {
    profile: 'snub',
    skin: skins.fair,
    hair: hairs.brown,
    style: aside.bob,
    coat: mix(ink.hill, ink.nearRange, 0.4),
    trousers: mix(ink.soil, ink.navy, 0.4),
  },
  [
    [-24, -79],
    [-26, -64],
  ],
  [-27, -59],
)

export function people(): Node[] {
  const feet = (along: number, across: number, up = 0) =>
    at(along, across, up).map(Math.round) as [number, number]
  const [ux, uy] = feet(FRONT - 0.5, FIRST + UNIT + 1.3, STOOP)
  const [wx, wy] = feet(FRONT - 3.4, FIRST + 2 * UNIT + 0.9)
  const [px, py] = [470, 838]
  return [
    mirrored(
      [
        ...lampLit(neighbour(mix(ink.brick, ink.soil, 0.1), mix(ink.gold, ink.wheat, 0.3), hairs.silver)),
        { d: 'M6-68h10v12H6z', fill: ink.paper },
        { d: 'M10-72q3-5 0-9', stroke: ink.paper, width: 1.6, round: true },
      ],
      ux,
      uy,
      1.08,
    ),
    { d: `M${wx - 10} ${wy}q90-10 190 2-90 12-190 6z`, fill: shade, opacity: 0.4, daily: true },
    { transform: `translate(${wx - 10} ${wy}) scale(1.42)`, nodes: lampLit(shoveller) },
    {
      nightly: true,
      transform: `translate(${px - 90} ${py - 8}) rotate(-4) scale(1.9)`,
      nodes: onSled.slice(0, 2),
    },
    { d: `M${px - 220} ${py + 2}q180-14 420 0-200 16-420 8z`, fill: shade, opacity: 0.35, daily: true },
    {
      d: `M${px - 52} ${py - 116}L${px - 150} ${py - 20}`,
      stroke: mix(ink.oak, ink.soil, 0.3),
      width: 3,
      daily: true,
    },
    { daily: true, transform: `translate(${px - 220} ${py}) scale(1.9)`, nodes: onSled },
    { daily: true, transform: `translate(${px} ${py}) scale(1.96)`, nodes: puller },
  ]
}
