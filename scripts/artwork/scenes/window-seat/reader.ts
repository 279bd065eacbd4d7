/** Somebody who reads on the window seat, leaning on cushions, from the side, and the blanket over their knees. */
import { ink, mix } from '../../palette.ts'
import { aside, ear, hairs, skins } from '../../portraits/figure.ts'
import { profiles } from '../../portraits/profile.ts'
import type { Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { light, shade } from './tones.ts'

const wool = mix(ink.brick, ink.soil, 0.25)
const jeans = mix(ink.blue, ink.navy, 0.5)
const knit = mix(ink.wheat, ink.paper, 0.35)

/** Cushions at the right end of the seat. */
const cushions: Shape[] = [
  {
    d: 'M1094 340Q1150 316 1206 340 1222 460 1210 602 1150 622 1090 600z',
    fill: mix(ink.nearRange, ink.blue, 0.5),
  },
  {
    d: 'M1168 330Q1190 332 1206 340 1222 460 1210 602 1190 610 1160 612 1190 470 1168 330z',
    fill: ink.night,
    opacity: 0.35,
  },
  { d: 'M1094 340Q1150 316 1200 338', stroke: mix(ink.glacier, light, 0.5), width: 4, round: true },
  {
    d: 'M1060 450Q1120 420 1176 458 1196 530 1180 600 1110 622 1062 600z',
    fill: mix(ink.gold, ink.oak, 0.5),
  },
  {
    d: 'M1140 434Q1160 444 1176 458 1196 530 1180 600 1150 610 1120 610 1160 530 1140 434z',
    fill: shade,
    opacity: 0.35,
  },
]

const legs: Shape[] = [
  // The far leg, then the near one, in socks.
  { d: 'M900 470L862 410 772 566', stroke: mix(jeans, ink.deep, 0.45), width: 50, round: true },
  { d: 'M752 548l44 22-12 36H716q-14-4-10-18l30-14z', fill: mix(knit, shade, 0.5) },
  { d: 'M1040 566L930 480 836 424 738 566', stroke: jeans, width: 56, round: true },
  { d: 'M812 420L716 556', stroke: mix(jeans, light, 0.4), width: 4, round: true },
  { d: 'M716 548l46 24-8 38H666q-16-4-10-20l34-14z', fill: mix(knit, ink.oak, 0.12) },
  { d: 'M712 554l46 24M660 594q40 6 92 4', stroke: mix(ink.brick, ink.oak, 0.2), width: 5 },
]

/** A knitted blanket over the knees, which hangs down before the bench. */
const blanket: Shape[] = [
  {
    d: 'M1060 592Q1040 520 986 488L878 398Q838 378 800 416L776 452Q812 500 826 566L830 716Q866 724 900 712 950 724 1000 712 1040 722 1064 712z',
    fill: knit,
  },
  {
    d: 'M1060 592Q1040 520 986 488L940 450Q984 540 980 612L984 714 1000 712Q1040 722 1064 712z',
    fill: shade,
    opacity: 0.34,
  },
  {
    d: 'M830 412Q886 500 892 600L896 714M862 396Q930 500 936 600L940 716M800 430Q850 500 860 600L862 718M912 426Q978 520 984 606L988 714M960 466Q1016 530 1026 606L1030 716',
    stroke: mix(knit, ink.oak, 0.45),
    width: 3,
  },
  {
    d: 'M842 474l14 6 6-14M868 520l14 6 6-12M878 580l12 8 12-8M882 640l14 8 12-8M884 690l14 8 12-8M888 456l14 8 8-12M916 520l14 8 10-10M924 580l14 8 12-8M928 640l12 8 14-8M930 690l14 8 12-8M836 560l14 8 10-8M842 620l12 8 12-8M844 680l12 8 12-8M960 540l12 8 12-8M970 600l14 8 12-8M974 660l14 8 12-8',
    stroke: mix(knit, ink.oak, 0.45),
    width: 4,
    round: true,
  },
  { d: 'M800 416L776 452Q812 500 826 566L830 716', stroke: mix(light, ink.paper, 0.5), width: 5 },
  {
    d: 'M834 716v20M850 718v20M866 718v20M882 716v20M898 714v20M914 716v20M930 718v20M946 718v20M962 716v20M978 714v20M994 714v20M1010 714v20M1026 718v20M1042 718v20M1058 714v20',
    stroke: knit,
    width: 5,
    round: true,
  },
]

const torso: Shape[] = [
  {
    d: 'M1044 342Q1008 356 1002 420 994 480 984 540L990 588H1090Q1120 520 1124 440 1126 366 1090 338 1066 326 1044 342z',
    fill: wool,
  },
  {
    d: 'M1090 338Q1126 366 1124 440 1120 520 1090 588H1050Q1090 480 1080 334z',
    fill: ink.night,
    opacity: 0.34,
  },
  { d: 'M1046 342Q1010 356 1004 420L990 510', stroke: mix(wool, light, 0.65), width: 5, round: true },
  { d: 'M1040 346Q1064 362 1096 342L1090 322Q1066 334 1046 326z', fill: mix(wool, light, 0.2) },
]

const book: Shape[] = [
  { d: 'M820 366L936 474 966 452 1000 430 886 322 852 346z', fill: mix(ink.navy, ink.blue, 0.4) },
  { d: 'M826 360Q848 360 854 344L962 446Q956 462 936 464z', fill: mix(ink.paper, ink.wheat, 0.5) },
  { d: 'M854 344Q864 326 884 326L994 428Q972 428 962 446z', fill: ink.paper },
  { d: 'M872 346l70 64M880 340l76 70M888 334l60 56', stroke: mix(ink.wheat, ink.oak, 0.3), width: 3 },
]

const arms: Shape[] = [
  { d: 'M1072 386Q1068 470 1024 496L954 470', stroke: mix(wool, ink.deep, 0.25), width: 46, round: true },
  { d: 'M1064 380Q1056 456 1016 480L956 462', stroke: wool, width: 38, round: true },
  { d: 'M1050 372Q1042 440 1010 464L958 446', stroke: mix(wool, light, 0.5), width: 4, round: true },
  {
    d: 'M964 440L930 432Q914 432 916 446L926 458 918 466Q924 480 946 480L966 482z',
    fill: skins.tan,
  },
]

export function reader(): Node[] {
  return [
    ...cushions,
    ...legs,
    ...torso,
    {
      transform: 'translate(1040 268) rotate(-14) scale(-.82 .82)',
      nodes: [
        { d: profiles.snub, fill: mix(skins.tan, light, 0.2) },
        {
          d: 'M31 60C12 60-2 50-12 26L-36 34C-34 60-34 80-40 100H25C16 84 15 70 16 59z',
          fill: ink.brick,
          opacity: 0.28,
        },
        {
          d: 'M27 1C32 5 37 5 41 2M25-12C30-17 36-17 41-14M39 36C41 36 44 36 46 35',
          stroke: shade,
          width: 3,
          round: true,
        },
        { d: aside.swept, fill: hairs.copper },
        ear(mix(skins.tan, light, 0.2)),
        { d: 'M-64-34a26 24 0 1 0 .1 0z', fill: hairs.copper },
        {
          d: 'M-34-50Q-20-66 6-66 30-64 44-50M-14-36Q6-54 36-46',
          stroke: mix(hairs.copper, light, 0.45),
          width: 4,
          round: true,
        },
      ],
    },
    ...blanket,
    ...book,
    ...arms,
  ]
}
