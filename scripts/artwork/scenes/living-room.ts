import { ink, mix, oklch } from '../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

const oak = oklch(50, 0.065, 58)
const cloth = mix(ink.blue, ink.nearRange, 0.4)
const light = mix(ink.gold, ink.wheat, 0.5)

/** From the end beside the lamp to the one in the shade. */
const lit = (tone: string, share = 0.22) =>
  between([1080, 0], [300, 0], [0, mix(tone, light, share)], [0.4, tone], [1, mix(tone, ink.deep, 0.4)])

function sofa(): Shape[] {
  return [
    { d: ellipse(690, 806, 430, 16), fill: ink.night, opacity: 0.55 },
    { d: 'M330 780v30M1050 780v30', stroke: ink.night, width: 14, round: true },
    { d: rect(340, 540, 700, 240), fill: lit(mix(cloth, ink.deep, 0.25)) },
    { d: 'M340 560c0-30 40-34 60-34h580c20 0 60 4 60 34v90H340z', fill: lit(mix(cloth, ink.glacier, 0.1)) },
    { d: 'M690 530v110', stroke: ink.deep, width: 4, opacity: 0.35 },
    { d: 'M376 640h312v66H376zM692 640h312v66H692z', fill: lit(mix(cloth, ink.glacier, 0.2)) },
    { d: 'M380 643h306M696 643h304', stroke: mix(cloth, light, 0.5), width: 4, opacity: 0.7 },
    { d: rect(376, 706, 628, 20), fill: ink.deep, opacity: 0.3 },
    // The arms, and the light along the end beside the lamp.
    { d: 'M300 620c0-40 90-40 90 0v160H300zM990 620c0-40 90-40 90 0v160h-90z', fill: lit(cloth, 0.34) },
    {
      d: 'M1040 552q0-22-60-26H700M994 612q10-22 42-22 40 0 44 30v156M304 612q8-22 40-22',
      stroke: light,
      width: 4,
      round: true,
      opacity: 0.75,
    },
    // Cushions, each with its shaded half.
    { d: 'M430 566q50-4 102-16 4 48 16 94-52 4-100 12-4-46-18-90z', fill: mix(ink.gold, ink.soil, 0.25) },
    { d: 'M430 566q20-2 42-6 2 52 20 92-22 2-44 4-4-46-18-90z', fill: ink.soil, opacity: 0.35 },
    // A throw over the back and the seat, with its fringe.
    {
      d: 'M786 524h146q10 60 8 116l22 66 4 44H800l-8-46 10-64q-12-60-16-116z',
      fill: lit(mix(ink.wheat, ink.oak, 0.2), 0.3),
    },
    {
      d: 'M790 560h146M796 600h142M802 640h138M796 676h156M798 712h164',
      stroke: mix(ink.brick, ink.oak, 0.35),
      width: 9,
      opacity: 0.8,
    },
    {
      d: 'M808 750v16M832 750v16M856 750v16M880 750v16M904 750v16M928 750v16M952 750v16',
      stroke: mix(ink.wheat, ink.oak, 0.35),
      width: 5,
      round: true,
    },
    { d: 'M786 524q20 70 20 116l-10 64 6 46h34q-8-110-24-226z', fill: ink.soil, opacity: 0.25 },
  ]
}

/** Before the sofa, with what was left on it: two books and a cup. */
const table = (): Shape[] => [
  { d: ellipse(700, 852, 210, 12), fill: ink.night, opacity: 0.45 },
  { d: 'M566 788v58M836 788v58', stroke: mix(oak, ink.night, 0.45), width: 10 },
  {
    d: rect(540, 772, 330, 18),
    fill: between([540, 0], [870, 0], [0, mix(oak, ink.night, 0.2)], [1, mix(oak, light, 0.5)]),
  },
  { d: 'M540 773h330', stroke: light, width: 3, opacity: 0.7 },
  { d: rect(596, 758, 104, 14), fill: mix(ink.brick, ink.soil, 0.3) },
  { d: rect(606, 746, 88, 12), fill: mix(ink.wheat, ink.belly, 0.3) },
  {
    d: 'M778 738h40v26q0 8-8 8h-24q-8 0-8-8zM818 744q14 0 14 11t-14 11',
    fill: mix(ink.paper, ink.wheat, 0.5),
  },
]

/** A living room at dusk: a sofa, a lamp, and the last light in the window. */
export function livingRoom(): string {
  const wall = mix(ink.navy, ink.blue, 0.25)
  return svg(width, height, [
    { d: rect(0, 0, width, 720), fill: down(0, 720, [0, mix(wall, ink.deep, 0.4)], [1, wall]) },
    {
      d: rect(0, 0, width, 720),
      fill: glow([1270, 380], 620, 0.9, [0, ink.gold, 0.5], [0.4, ink.amber, 0.2], [1, ink.amber, 0]),
    },
    view(180, 110, 800, 480, moods.dusk, 29),
    {
      d: `${rect(180, 110, 800, 480)}M446 110v480M714 110v480`,
      stroke: mix(ink.wheat, ink.belly, 0.35),
      width: 14,
    },
    { d: rect(150, 588, 860, 22), fill: mix(ink.wheat, ink.belly, 0.45) },
    // Its curtains, drawn aside.
    {
      d: 'M120 84h110q-16 330-38 606h-72zM930 84h110v606h-66q-30-300-44-606z',
      fill: between(
        [120, 0],
        [1040, 0],
        [0, mix(ink.brick, ink.deep, 0.7)],
        [0.8, mix(ink.brick, ink.soil, 0.5)],
        [1, mix(ink.brick, ink.oak, 0.3)],
      ),
    },
    {
      d: 'M156 84q0 340-10 606M196 84q-4 340-26 606M968 84q14 340 30 606M1008 84q4 340 10 606',
      stroke: ink.deep,
      width: 5,
      opacity: 0.4,
    },
    { d: 'M96 82h968', stroke: mix(ink.oak, ink.soil, 0.2), width: 10, round: true },
    {
      d: rect(0, 704, width, 196),
      fill: down(704, height, [0, mix(oak, ink.navy, 0.35)], [1, mix(oak, ink.night, 0.7)]),
    },
    { d: rect(0, 690, width, 16), fill: mix(wall, ink.wheat, 0.2) },
    { d: ellipse(760, 846, 620, 50), fill: mix(ink.belly, ink.wheat, 0.22) },
    { d: ellipse(760, 842, 560, 40), fill: mix(ink.belly, ink.blue, 0.3) },
    // The lamp's light on the floor, and the rug's border.
    {
      d: rect(0, 704, width, 196),
      fill: glow([1240, 800], 560, 0.24, [0, ink.lamp, 0.7], [0.5, ink.amber, 0.26], [1, ink.amber, 0]),
    },
    {
      d: ellipse(760, 842, 500, 32),
      stroke: mix(ink.brick, ink.oak, 0.3),
      width: 5,
      dash: [26, 14],
      opacity: 0.8,
    },
    { d: 'M1270 320v470', stroke: mix(ink.gold, ink.soil, 0.3), width: 9 },
    { d: ellipse(1270, 794, 66, 12), fill: mix(ink.gold, ink.soil, 0.55) },
    {
      d: 'M1206 210h128l46 142h-220z',
      fill: down(210, 352, [0, ink.lamp], [1, ink.wheat]),
    },
    ...sofa(),
    ...table(),
    {
      d: rect(1430, 250, 120, 160),
      fill: mix(ink.cloud, ink.blue, 0.4),
      stroke: mix(oak, ink.wheat, 0.3),
      width: 9,
    },
    { d: 'M1434 380l40-44 26 24 22-30 26 50z', fill: mix(ink.gold, ink.amber, 0.4) },
    {
      d: 'M60 790V650M60 660c-50-30-60-110-50-160 40 40 56 100 50 160zM60 660c0-80 30-140 70-170 10 60-20 130-70 170zM60 650c-10-70-6-150 10-210 30 60 24 150-10 210z',
      fill: mix(ink.hill, ink.nearRange, 0.4),
      stroke: ink.hill,
      width: 4,
    },
    { d: 'M20 720h84l-12 100H32z', fill: mix(ink.wheat, ink.belly, 0.5) },
  ])
}
