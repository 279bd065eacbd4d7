/** The ridge with its path, its long shadows and its grass. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { down, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { tufts } from '../foliage.ts'
import { height } from '../frame.ts'
import { grass, sun } from './view.ts'

const CREST = 'M0 612Q150 624 300 640 470 664 640 676 820 680 960 652 1120 612 1290 588 1440 566 1600 540'
const PATH =
  'M430 900Q560 812 690 762 800 726 880 700 990 672 1066 640 1150 608 1264 594L1290 591Q1210 612 1140 646 1066 682 968 710 900 734 850 776 800 822 790 900z'

const moonlight = kept(oklch(72, 0.06, 232))

export function ridge(): Node[] {
  const dirt = mix(ink.oak, ink.wheat, 0.55)
  return [
    // The flank of the next ridge, in the shade.
    { d: 'M980 640Q1180 560 1330 552 1480 530 1600 500V720H900z', fill: mix(grass.shade, ink.lilac, 0.2) },
    {
      d: 'M1060 606Q1200 560 1330 552 1480 530 1600 500V520Q1420 560 1300 574 1160 586 1060 606z',
      fill: mix(grass.mid, sun, 0.35),
      daily: true,
    },
    { d: `${CREST}V900H0z`, fill: down(540, height, [0, grass.lit], [0.35, grass.mid], [1, grass.shade]) },
    { d: CREST, stroke: mix(sun, ink.paper, 0.35), width: 3.5 },
    // The moon's light on it.
    { d: CREST, stroke: ink.wheat, width: 3, opacity: 0.75, nightly: true },
    // Hollows that the low sun does not reach.
    {
      d: 'M0 640Q200 650 420 690 560 712 640 726 420 760 250 800 110 840 0 850zM1600 700Q1380 704 1200 760 1080 800 960 900H1600z',
      fill: down(640, height, [0, grass.shade], [1, grass.deep]),
      opacity: 0.72,
    },
    {
      d: 'M1600 600Q1430 612 1290 652 1180 690 1090 736 1240 700 1380 682 1500 668 1600 664z',
      fill: mix(grass.lit, sun, 0.5),
      opacity: 0.7,
    },
    {
      d: PATH,
      fill: down(590, height, [0, mix(dirt, sun, 0.6)], [0.5, dirt], [1, mix(dirt, ink.soil, 0.35)]),
    },
    {
      d: 'M430 900Q560 812 690 762 800 726 880 700 990 672 1066 640 1150 608 1264 594 1150 616 1074 648 990 684 884 714 780 748 716 790 610 840 560 900z',
      fill: mix(ink.oak, ink.soil, 0.35),
      opacity: 0.5,
    },
    {
      d: 'M790 900Q800 822 850 776 900 734 968 710 1066 682 1140 646 1210 612 1290 591',
      stroke: mix(sun, ink.paper, 0.3),
      width: 3,
    },
    ...turf(),
    ...boulder,
    // The moon's light on the open slope, along the path and on the boulder.
    {
      d: 'M790 900Q800 822 850 776 900 734 968 710 1066 682 1140 646 1210 612 1290 591M1362 744L1440 740 1486 780 1494 838',
      stroke: ink.wheat,
      width: 3,
      opacity: 0.7,
      nightly: true,
    },
    {
      d: 'M1600 600Q1430 612 1290 652 1180 690 1090 736 1240 700 1380 682 1500 668 1600 664zM1600 700Q1380 704 1200 760 1080 800 960 900H1180Q1300 790 1600 762z',
      fill: moonlight,
      opacity: 0.3,
      nightly: true,
    },
    {
      d: 'M1440 740L1486 780 1496 842 1440 852 1416 790zM1362 744L1440 740 1416 790 1338 786z',
      fill: moonlight,
      opacity: 0.4,
      nightly: true,
    },
  ]
}

/** Swaths of dry grass, each time the same ones: dark in the shade, and lit on the sunny side. */
function turf(): Node[] {
  const blades: Shape[] = [
    {
      d: tufts({ seed: 6, from: 0, to: 420, far: 0, near: 120, count: 16 }),
      stroke: mix(sun, grass.lit, 0.4),
      width: 2.5,
      round: true,
    },
    {
      d: tufts({ seed: 8, from: 0, to: 420, far: 10, near: 120, count: 6 }),
      stroke: grass.deep,
      width: 2.5,
      round: true,
    },
  ]
  return [
    { transform: 'translate(930 700)', nodes: [{ name: 'turf', nodes: blades }] },
    ...[
      '1250 650) scale(.8',
      '1130 730) scale(1.2',
      '880 800',
      '60 700) scale(.8',
      '130 770) scale(.9 1.1',
      '-20 730) scale(1.1',
    ].map((to) => ({ use: 'turf', transform: `translate(${to})` })),
  ]
}

/** A boulder that the ice left, its top and its right side in the sun. */
const boulder: Shape[] = [
  { d: 'M1352 826Q1180 810 1040 838 1180 862 1360 852z', fill: grass.deep, opacity: 0.7 },
  {
    d: 'M1318 846Q1300 800 1322 772L1362 744 1440 740 1486 780 1496 842Q1400 866 1318 846z',
    fill: mix(ink.belly, ink.lilac, 0.22),
  },
  { d: 'M1440 740L1486 780 1496 842 1440 852 1416 790z', fill: mix(ink.wheat, ink.oak, 0.22) },
  { d: 'M1362 744L1440 740 1416 790 1338 786z', fill: mix(mix(ink.belly, ink.lilac, 0.3), sun, 0.5) },
  {
    d: 'M1300 850l-8-18m12 18l2-24m8 24l4-16M1450 862l-6-20m12 20l2-26m6 24l8-18',
    stroke: grass.lit,
    width: 3,
    round: true,
  },
]
