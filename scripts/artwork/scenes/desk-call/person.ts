/** Who answers: at the desk from the side, the receiver at the ear, a pencil in the other hand. */
import { ink, mix } from '../../palette.ts'
import { aside, ear, edged, hairs, hand, shade, skins } from '../../portraits/figure.ts'
import { profiles } from '../../portraits/profile.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { FLOOR, light } from './room.ts'

const coat = mix(ink.glacier, ink.blue, 0.55)
const jeans = mix(ink.navy, ink.blue, 0.25)
const skin = skins.tan
const edge = { rim: light, from: [5, 2] } as const
const AROUND = rect(300, 100, 600, 760)
const phone = mix(ink.brick, ink.soil, 0.15)

export function chair(): Shape[] {
  const metal = mix(ink.navy, ink.belly, 0.3)
  const cloth = mix(ink.brick, ink.oak, 0.25)
  return [
    {
      d: `M508 690V${FLOOR + 30}M430 ${FLOOR + 56}L508 ${FLOOR + 28}L590 ${FLOOR + 56}`,
      stroke: metal,
      width: 16,
      round: true,
    },
    { d: `M424 ${FLOOR + 60}h12M584 ${FLOOR + 60}h12`, stroke: ink.deep, width: 20, round: true },
    { d: 'M414 660Q396 560 404 448', stroke: metal, width: 16, round: true },
    { d: 'M388 420q4-18 22-18 18 2 20 24l18 176q0 20-18 22-20 0-24-20z', fill: cloth },
    { d: 'M410 404q18 2 20 24l16 168', stroke: mix(cloth, light, 0.5), width: 4, round: true },
    { d: 'M404 654q0-14 16-14h190q20 0 20 18 0 34-34 34H432q-28 0-28-38z', fill: mix(cloth, ink.soil, 0.3) },
  ]
}

export function caller(): Node[] {
  const torso =
    'M484 372C448 384 432 430 432 490L436 654H560C566 600 570 540 568 486 566 430 562 388 540 372 520 364 504 366 484 372z'
  return [
    // The far leg, the near one, and shoes.
    { d: `M520 650L700 654 706 ${FLOOR + 6}`, stroke: mix(jeans, ink.deep, 0.5), width: 50, round: true },
    { d: `M684 ${FLOOR + 12}h44q26 6 30 26H684z`, fill: ink.deep },
    { d: `M486 640L660 644 656 ${FLOOR + 14}`, stroke: jeans, width: 58, round: true },
    { d: 'M500 616L664 618Q686 622 688 646', stroke: mix(jeans, light, 0.45), width: 4, round: true },
    { d: `M626 ${FLOOR + 24}h58q30 6 34 30H626z`, fill: mix(ink.soil, ink.deep, 0.4) },
    // The far arm on the desk, with the pencil.
    ...sleeve([540, 410, 640, 520, 748, 546], mix(coat, ink.navy, 0.35), edge, 46),
    { d: 'M764 556L806 506', stroke: ink.gold, width: 7, round: true },
    placed([hand(0, 0, 8, mix(skin, ink.soil, 0.15))], 772, 544, 0.95),
    ...edged(torso, coat, edge, { middle: [500, 500], reach: 90, dark: [1, shade, 0.55], around: AROUND }),
    {
      d: 'M470 430Q456 520 470 600M548 470Q552 540 544 610',
      stroke: shade,
      width: 4,
      round: true,
      opacity: 0.3,
    },
    placed(
      [
        ...edged(profiles.lean, skin, edge),
        {
          d: 'M31 60C12 60-2 50-12 26L-36 34C-34 60-34 80-40 100H25C16 84 15 70 16 59z',
          fill: ink.brick,
          opacity: 0.22,
        },
        {
          d: 'M27 0C31-6 37-6 41-3M25-13C30-18 36-18 41-15M39 37Q44 40 47 34',
          stroke: shade,
          width: 3.2,
          round: true,
        },
        ...edged(aside.swept, hairs.silver, edge),
        ear(skin),
        { d: 'M-42 86C-20 104 16 104 34 86L38 106C14 126-26 126-50 108z', fill: mix(coat, ink.paper, 0.5) },
      ],
      520,
      296,
      0.92,
    ),
    // The receiver, its cord, and the near arm.
    { d: 'M556 372Q640 470 760 530T866 552', stroke: phone, width: 5, round: true },
    { d: 'M496 270q14-10 22 2l54 80q4 14-9 20-14 4-19-6l-54-80q-2-10 6-16z', fill: phone },
    { d: 'M517 270L571 348', stroke: mix(phone, light, 0.5), width: 4, round: true },
    ...sleeve([478, 420, 566, 536, 536, 396], coat, { ...edge, coat }, 54),
    placed([hand(0, 0, -80, skin)], 528, 352, 1.05),
  ]
}
