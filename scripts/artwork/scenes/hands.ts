/** A hand that signs, and the room around hands at work. */
import { ink, mix } from '../palette.ts'
import { skins, warmShade } from '../portraits/figure.ts'
import { between, down, ellipse, glow, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'

/** The wall of a room, or a table, to its edges. */
export const room = (top: string, foot: string): Node => ({
  d: rect(0, 0, width, height),
  fill: down(0, height, [0, top], [1, foot]),
})

/** A hand that writes at 808, 636: the pen between the index finger behind it and the thumb before it. */
function writing(skin: string): Node[] {
  const line = mix(skin, warmShade, 0.5)
  const lit = between([1040, 390], [1130, 700], [0, mix(skin, ink.wheat, 0.25)], [0.4, skin], [1, line])
  return [
    { d: 'M822 652L900 640Q960 740 1090 744L1200 700L1160 620L900 600z', fill: ink.night, opacity: 0.3 },
    // The fingers that lie on the paper.
    { d: 'M1090 660L972 676', stroke: mix(skin, warmShade, 0.42), width: 52, round: true },
    { d: 'M1070 616L932 640', stroke: mix(skin, warmShade, 0.32), width: 56, round: true },
    { d: 'M1050 570L898 596', stroke: mix(skin, warmShade, 0.24), width: 58, round: true },
    // The back of the hand, and the index finger.
    {
      d: 'M1270 560L1232 528C1190 480 1140 420 1076 396C1036 376 986 366 948 384C914 402 904 426 892 462L858 534C848 562 862 582 884 574C906 562 916 532 932 504L940 524L1000 560L1040 610L1062 690C1100 706 1140 700 1176 682L1240 690z',
      fill: lit,
    },
    {
      d: 'M1076 398C1064 414 1064 424 1070 436M930 404C944 404 956 412 962 424',
      stroke: line,
      width: 5,
      round: true,
    },
    // The pen.
    { d: 'M808 636L846 574 870 598z', fill: ink.gold },
    { d: 'M808 636L842 602', stroke: ink.deep, width: 3 },
    { d: 'M864 580L1124 304', stroke: ink.deep, width: 30, round: true },
    { d: 'M854 590L866 577', stroke: ink.gold, width: 34 },
    { d: 'M1016 410L1024 401', stroke: ink.gold, width: 31 },
    { d: 'M880 552L1114 304', stroke: mix(ink.belly, ink.pale, 0.3), width: 4, round: true },
    // The thumb.
    {
      d: 'M1130 500C1080 478 1020 490 972 504C936 512 906 512 888 530C872 550 884 576 912 576C950 576 990 586 1022 606C1060 630 1110 650 1160 640z',
      fill: lit,
    },
    {
      d: 'M1130 500C1080 478 1020 490 972 504M912 576C950 576 990 586 1022 606C1050 624 1080 636 1112 642',
      stroke: line,
      width: 5,
      round: true,
    },
    { d: 'M890 540C896 526 916 522 930 526C930 540 916 552 896 552z', fill: mix(skin, ink.paper, 0.45) },
  ]
}

/** A signature under a lamp. */
export function signing(): string {
  const coat = mix(ink.navy, ink.blue, 0.35)
  return svg(width, height, [
    room(mix(ink.oak, ink.soil, 0.35), mix(ink.soil, ink.oak, 0.2)),
    { d: 'M0 170h1600M0 420h1600M0 690h1600', stroke: ink.soil, width: 6, opacity: 0.4 },
    { d: ellipse(640, 330, 760), fill: glow([640, 330], 760, 0.8, [0, ink.lamp, 0.7], [1, ink.gold, 0]) },
    { d: 'M250 150L1010 60l210 740L420 900z', fill: ink.night, opacity: 0.35 },
    { d: 'M230 130L990 40l210 740L400 880z', fill: mix(ink.paper, ink.wheat, 0.2) },
    {
      d: 'M336 232l330-40M360 318l590-70M378 384l590-70M396 450l590-70M414 516l400-48',
      stroke: mix(ink.belly, ink.pale, 0.45),
      width: 16,
    },
    { d: 'M470 744l420-52', stroke: ink.belly, width: 5 },
    {
      d: 'M500 716c30-90 70-120 66-60s-50 90-16 50 50-70 62-30 20 24 44-16 26 20 60-6 60-22 92-18',
      stroke: ink.navy,
      width: 9,
      round: true,
    },
    ...writing(skins.tan),
    // The cuff of the shirt around the wrist, and the sleeve around the cuff.
    { d: 'M1206 688Q1176 690 1160 664Q1190 560 1256 512Q1288 512 1308 540L1230 716z', fill: ink.paper },
    { d: 'M1206 688Q1176 690 1160 664Q1164 650 1170 636Q1190 668 1228 676z', fill: ink.belly, opacity: 0.3 },
    {
      d: 'M1168 724Q1204 590 1302 522Q1460 590 1640 660V960H1440Q1320 800 1168 724z',
      fill: between([1420, 580], [1330, 800], [0, mix(coat, ink.glacier, 0.12)], [0.35, coat], [1, ink.deep]),
    },
    { d: 'M1306 525Q1462 592 1640 661', stroke: mix(ink.wheat, coat, 0.35), width: 5 },
    { d: 'M1206 742Q1236 616 1334 540', stroke: mix(coat, ink.deep, 0.5), width: 5 },
    {
      d: 'M1440 690C1400 720 1370 764 1362 812C1384 772 1412 740 1440 690zM1560 720C1500 760 1470 820 1466 880C1490 826 1530 780 1560 720z',
      fill: ink.deep,
      opacity: 0.4,
    },
  ])
}
