/** A technician, who kneels and tightens the band below the fan. */
import { ink, mix } from '../../palette.ts'
import { edged, shade, skins } from '../../portraits/figure.ts'
import { profiles } from '../../portraits/profile.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { ellipse, rect } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'

const coat = mix(ink.brick, ink.amber, 0.25)
const trousers = mix(ink.navy, ink.blue, 0.25)
const AROUND = rect(-150, -300, 320, 320)
const edge = { rim: mix(ink.wheat, ink.paper, 0.4), from: [5, 2] } as const
const form = (x: number, y: number, reach: number) =>
  ({ middle: [x, y], reach, dark: [1, shade, 0.5], around: AROUND }) as const

/** Of somebody who kneels, facing right, with the knee at the origin. */
export const TORSO =
  'M-8-200C-40-194-58-164-62-128L-70-82C-44-66 4-66 28-82L36-128C44-160 42-186 26-198C14-204 2-204-8-200z'
export const NEAR_LEG = 'M-66-92C-70-60-52-30-36-14L-108-22Q-122-20-120 0H2Q14-4 12-22L22-84z'
export const FAR_LEG = 'M-20-98C20-112 62-116 88-106C102-100 104-88 100-74L92-14H56L58-68C30-62-4-60-30-66z'

/** 270 px tall, with the knee at the origin, facing right. */
export function technician(): Node[] {
  const far = mix(trousers, ink.deep, 0.4)
  return [
    { d: 'M54-18H94Q124-14 128 0H52z', fill: ink.deep },
    { d: FAR_LEG, fill: far },
    { d: 'M88-106C102-100 104-88 100-74L92-16', stroke: mix(far, ink.wheat, 0.5), width: 2.4, round: true },
    { d: 'M14-172L66-164 112-194', stroke: mix(coat, ink.navy, 0.4), width: 30, round: true },
    { d: 'M72-178L108-202', stroke: mix(coat, ink.wheat, 0.3), width: 2.4, round: true },
    { d: 'M106-186Q100-212 122-216 138-212 134-198 130-184 116-180z', fill: mix(ink.soil, ink.deep, 0.3) },
    { d: 'M-104-24Q-136-34-146-22L-142 0H-100z', fill: ink.deep },
    ...edged(NEAR_LEG, trousers, edge, form(-30, -50, 70)),
    { d: 'M-28-12q14-18 34-8l4 20h-38z', fill: mix(ink.belly, ink.navy, 0.5) },
    ...edged(TORSO, coat, edge, form(-12, -140, 62)),
    { d: 'M-65-112Q-14-96 34-112L33-98Q-14-82-67-98z', fill: mix(ink.wheat, ink.paper, 0.5) },
    { d: 'M-30-190Q-40-150-36-110M-54-84Q-30-78-8-80', stroke: shade, width: 3, opacity: 0.4 },
    // The head, its scarf and its cap.
    placed(
      [
        ...edged(profiles.hooked, skins.tan, edge),
        { d: ellipse(36.6, -2, 2.6, 3.2), fill: shade },
        { d: 'M25-13C30-18 36-18 41-15M39 36C41 36 44 36 46 35', stroke: shade, width: 3.4, round: true },
        { d: 'M-14 6C-24 2-26 24-14 28C-6 28-4 8-14 6z', fill: mix(skins.tan, ink.soil, 0.2) },
        { d: 'M-34 48C-46 30-50 10-46-10H-8C-12 10-22 30-34 48z', fill: mix(ink.soil, ink.deep, 0.3) },
        { d: 'M-50-12C-58-58-30-84 4-84S54-56 47-18Q0-30-50-12z', fill: mix(ink.blue, ink.nearRange, 0.4) },
        { d: 'M-54-4Q-4-30 50-14L48-32Q-4-48-56-24z', fill: mix(ink.blue, ink.glacier, 0.35) },
        { d: ellipse(2, -88, 15), fill: mix(ink.blue, ink.glacier, 0.35) },
        {
          d: 'M-44 76C-20 96 20 96 36 78L34 108C10 126-34 124-52 106z',
          fill: mix(ink.gold, ink.wheat, 0.25),
        },
      ],
      20,
      -236,
      0.45,
    ),
    ...sleeve([-22, -172, 30, -108, 96, -150], coat, edge, 40),
    { d: 'M108-160L146-170', stroke: ink.gold, width: 10, round: true },
    { d: 'M140-169L160-174', stroke: ink.pale, width: 4 },
    { d: 'M92-146Q90-166 104-170 120-172 122-158 120-142 102-138z', fill: mix(ink.soil, ink.oak, 0.4) },
    { d: 'M104-170Q120-172 122-158', stroke: mix(ink.oak, ink.wheat, 0.4), width: 2.4 },
  ]
}
