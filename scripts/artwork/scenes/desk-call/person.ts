/** Who answers: at the desk from the side, the receiver at the ear, a pencil in the other hand. */
import { ink, mix } from '../../palette.ts'
import { aside, ear, edged, hairs, shade, skins, warmShade } from '../../portraits/figure.ts'
import { penHand } from '../../portraits/pen-hand.ts'
import { profiles } from '../../portraits/profile.ts'
import { sleeve } from '../../portraits/sleeve.ts'
import { between, rect, type Shape } from '../../shape.ts'
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
    { transform: 'translate(747 545) rotate(-10) scale(.88)', nodes: penHand(mix(skin, ink.soil, 0.15)) },
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
    ...receiver(),
    ...sleeve([478, 424, 578, 528, 533, 410], coat, { ...edge, coat }, 48),
    ...grip(),
  ]
}

/** The receiver from the ear to the mouth, and the cord that hangs from it. */
function receiver(): Node[] {
  return [
    { d: 'M564 366Q640 476 760 530T866 552', stroke: phone, width: 5, round: true },
    {
      transform: 'translate(530 326) rotate(47)',
      nodes: [
        {
          d: 'M-58-8Q-58-20-46-20H-36Q-27-20-24-10Q0-2 24-10Q27-20 36-20H44Q56-20 56-8Q56 12 36 16 0 22-38 16-58 12-58-8z',
          fill: phone,
        },
        { d: 'M-54-16Q-50-20-46-20H-36M34-20H44Q52-20 55-14', stroke: mix(phone, light, 0.6), width: 4 },
      ],
    },
  ]
}

/** The hand around it, from behind: the thumb along its back, the fingers over it. */
function grip(): Node[] {
  const line = mix(skin, warmShade, 0.45)
  return [
    {
      d: 'M515 408C514 392 500 384 495 366 489 350 488 334 492 322 497 314 507 318 505 328L506 336 512 332 553 360C558 374 551 388 550 408Q532 414 515 408z',
      fill: between([500, 380], [556, 366], [0, mix(skin, warmShade, 0.3)], [1, skin]),
    },
    {
      d: 'M513 338L529 317M524 346L541 325M535 354L551 334M546 362L558 346',
      stroke: skin,
      width: 13,
      round: true,
    },
    {
      d: 'M517 345L533 326M528 353L544 334M540 361L553 344M506 336Q504 350 508 362',
      stroke: line,
      width: 2.2,
      round: true,
    },
  ]
}
