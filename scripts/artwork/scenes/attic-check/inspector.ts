/** The inspector, who kneels on a plank and holds a torch at the roof, and what its light finds. */
import { ink, mix } from '../../palette.ts'
import { edged, hand, mirrored, shade, skins } from '../../portraits/figure.ts'
import { profiles } from '../../portraits/profile.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { between, ellipse, glow, type Point, rect } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { FAR_LEG, NEAR_LEG, TORSO } from '../radon-pipe/technician.ts'

const coat = mix(ink.blue, ink.nearRange, 0.35)
const trousers = mix(ink.navy, ink.soil, 0.3)
const light = mix(ink.gold, ink.wheat, 0.5)
const edge = { rim: light, from: [5, 3] } as const
const form = (x: number, y: number, reach: number) =>
  ({ middle: [x, y], reach, dark: [1, shade, 0.55], around: rect(-150, -300, 320, 320) }) as const

/** The front of the torch, and the middle of what it lights on the roof. */
const TORCH: Point = [404, 398]
const SPOT: Point = [190, 326]

/** The beam, the spot and the stain of a leak in it. */
export function torchlight(): Node[] {
  const [x, y] = SPOT
  return [
    {
      d: ellipse(x, y, 190, 150),
      fill: glow(SPOT, 190, 0.8, [0, ink.lamp, 0.95], [0.55, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    {
      transform: `translate(${x} ${y}) rotate(-34)`,
      nodes: [
        {
          d: 'M-104 6Q-100-30-62-34-40-52-8-42 20-54 46-38 84-42 92-12 108 10 84 28 66 48 36 40 10 54-20 42-50 52-66 38-100 36-104 6z',
          fill: mix(ink.oak, ink.soil, 0.5),
          opacity: 0.6,
        },
        {
          d: 'M-66 4Q-62-22-30-24-4-34 20-26 54-26 58-4 66 14 44 22 16 34-12 26-40 32-54 22-66 18-66 4z',
          fill: mix(ink.soil, ink.night, 0.25),
          opacity: 0.55,
        },
      ],
    },
    {
      d: `M${TORCH[0] + 6} ${TORCH[1] - 30}L${x + 40} ${y - 130}Q${x - 100} ${y - 60} ${x - 50} ${y + 110}L${TORCH[0] - 6} ${TORCH[1] + 28}z`,
      fill: between(TORCH, SPOT, [0, ink.lamp, 0.75], [1, ink.lamp, 0]),
    },
  ]
}

/** With the knee at the origin, facing right; mirrored where they kneel. */
function body(): Node[] {
  const far = mix(trousers, ink.deep, 0.4)
  const helmet = mix(ink.paper, ink.wheat, 0.3)
  return [
    { d: 'M54-18H94Q124-14 128 0H52z', fill: ink.deep },
    { d: FAR_LEG, fill: far },
    { d: 'M88-106C102-100 104-88 100-74L92-16', stroke: mix(far, light, 0.5), width: 2.4, round: true },
    ...sleeve([16, -172, 58, -122, 98, -116], mix(coat, ink.navy, 0.4), edge, 32),
    { d: 'M84-140l52-12 12 46-54 12z', fill: mix(ink.oak, ink.soil, 0.3) },
    { d: 'M90-136l42-10 9 36-42 10z', fill: ink.paper },
    { d: 'M98-128l28-7M100-118l26-6M103-108l16-4', stroke: mix(ink.belly, ink.pale, 0.4), width: 2.4 },
    { d: 'M-104-24Q-136-34-146-22L-142 0H-100z', fill: ink.deep },
    ...edged(NEAR_LEG, trousers, edge, form(-30, -50, 70)),
    { d: 'M-28-12q14-18 34-8l4 20h-38z', fill: mix(ink.belly, ink.navy, 0.5) },
    ...edged(TORSO, coat, edge, form(-12, -140, 62)),
    { d: 'M-64-110Q-14-94 34-110L33-98Q-14-82-67-98z', fill: mix(ink.oak, ink.soil, 0.4) },
    placed(
      [
        ...edged(profiles.full, skins.brown, edge),
        {
          d: 'M27-1C31-7 37-7 41-3M25-13C30-18 36-18 41-15M39 36C41 36 44 36 46 35',
          stroke: shade,
          width: 3.4,
          round: true,
        },
        { d: 'M-14 2C-24-2-26 22-14 26C-6 26-4 4-14 2z', fill: mix(skins.brown, ink.soil, 0.3) },
        { d: 'M-36 48C-46 30-50 10-46-10H-8C-12 10-22 30-36 48z', fill: mix(ink.soil, ink.deep, 0.4) },
        ...edged('M-52-14C-58-62-30-88 2-88S54-60 48-20z', helmet, edge),
        { d: 'M-56-18Q0-30 72-14 70-6 50-8-6-20-54-8z', fill: mix(helmet, ink.oak, 0.3) },
        { d: 'M-44 80C-20 98 20 98 36 80L36 104C10 124-34 122-52 104z', fill: mix(coat, ink.navy, 0.3) },
      ],
      20,
      -238,
      0.45,
    ),
    ...sleeve([-20, -172, 40, -146, 96, -190], coat, { ...edge, coat }, 40),
    { d: 'M92-204L128-216 134-196 98-184z', fill: ink.night },
    { d: 'M126-222L142-228 152-198 134-192z', fill: mix(ink.navy, ink.belly, 0.4) },
    { d: 'M142-228L152-198', stroke: ink.lamp, width: 7, round: true },
    placed([hand(0, 0, -20, skins.brown)], 107, -190, 0.76),
  ]
}

export const inspector = (): Node[] => [
  // The plank across the joists.
  { d: 'M350 714H920L950 756H316z', fill: mix(ink.oak, ink.wheat, 0.12) },
  { d: 'M316 756H950V771H316z', fill: mix(ink.oak, ink.soil, 0.5) },
  { d: 'M350 714H920', stroke: light, width: 3, opacity: 0.7 },
  { d: ellipse(650, 738, 236, 12), fill: ink.night, opacity: 0.45 },
  mirrored(body(), 640, 738, 1.58),
]
