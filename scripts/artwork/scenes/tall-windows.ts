import { ink, mix } from '../palette.ts'
import { contacts } from '../portraits/contact.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { room } from './hands.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** The hall of a house with windows over two storeys, the fire lit, and the valley outside. */
export function tallWindows(): string {
  const stone = mix(ink.belly, ink.wheat, 0.3)
  const courses = Array.from(
    { length: 9 },
    (_, i) =>
      `M1130 ${80 + i * 76}h290M${1190 + (i % 2) * 70} ${80 + i * 76}v76M${1330 + (i % 2) * 50} ${80 + i * 76}v76`,
  ).join('')
  const lamps = [
    [690, 210],
    [790, 290],
    [920, 170],
  ] as const
  return svg(width, height, [
    room(mix(ink.cloud, ink.belly, 0.4), mix(ink.cloud, ink.navy, 0.4)),
    view(90, 50, 1040, 660, moods.gold, 27),
    {
      d: `${rect(90, 50, 1040, 660)}M350 50v660M610 50v660M870 50v660M90 470h1040`,
      stroke: ink.deep,
      width: 16,
    },
    { d: 'M0 40h1600', stroke: mix(ink.oak, ink.soil, 0.4), width: 60 },
    { d: rect(1120, 0, 310, 770), fill: down(0, 770, [0, mix(stone, ink.navy, 0.5)], [1, stone]) },
    { d: courses, stroke: mix(stone, ink.navy, 0.55), width: 5, opacity: 0.7 },
    { d: rect(1180, 560, 190, 190), fill: ink.night },
    {
      d: 'M1214 750c-8-60 26-70 28-122 30 26 24 50 36 62 6-20 2-32 10-44 34 40 46 60 40 104z',
      fill: ink.amber,
    },
    { d: 'M1244 750c-2-40 18-44 24-74 22 24 32 44 28 74z', fill: ink.lamp },
    { d: rect(1150, 530, 250, 26), fill: mix(ink.oak, ink.soil, 0.3) },
    {
      d: rect(0, 750, width, 150),
      fill: down(750, height, [0, mix(ink.oak, ink.soil, 0.1)], [1, mix(ink.oak, ink.night, 0.6)]),
    },
    {
      d: 'M90 750H1130L1290 900H-60z',
      fill: glow([640, 750], 620, 0.3, [0, ink.wheat, 0.55], [1, ink.wheat, 0]),
    },
    { d: ellipse(1275, 740, 420), fill: glow([1275, 740], 420, 0.6, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    ...lamps.flatMap(([x, y]) => [
      { d: ellipse(x, y, 130), fill: glow([x, y], 130, 1, [0, ink.lamp, 0.45], [1, ink.lamp, 0]) },
      { d: `M${x} 60V${y - 30}`, stroke: ink.deep, width: 5 },
      { d: ellipse(x, y, 34), fill: ink.lamp },
    ]),
    ...contacts([520, 840, 350, 30], [1010, 848, 130, 18]),
    {
      d: 'M250 826V690q0-34 36-34h468q36 0 36 34v136z',
      fill: down(656, 826, [0, mix(ink.wheat, ink.belly, 0.2)], [1, mix(ink.wheat, ink.belly, 0.55)]),
    },
    {
      d: 'M214 836V750q0-30 32-30t32 30v30h484v-30q0-30 32-30t32 30v86z',
      fill: mix(ink.wheat, ink.belly, 0.45),
    },
    { d: 'M320 690l80-16 18 92-80 14z', fill: mix(ink.brick, ink.amber, 0.3) },
    {
      d: 'M900 786h220l20 22H880zM910 808l-10 40M1110 808l10 40',
      fill: mix(ink.oak, ink.soil, 0.35),
      stroke: mix(ink.oak, ink.soil, 0.5),
      width: 9,
    },
    { d: 'M970 786c-6-34-4-44 2-56h36c6 12 8 22 2 56z', fill: mix(ink.glacier, ink.paper, 0.3) },
    {
      d: 'M990 732c-20-50-52-60-70-92M990 732c0-70 6-90 20-120M990 732c14-40 40-60 62-68',
      stroke: ink.hill,
      width: 5,
      round: true,
    },
    {
      d:
        ellipse(918, 632, 18, 26) +
        ellipse(952, 672, 13, 20) +
        ellipse(1012, 600, 17, 28) +
        ellipse(1058, 656, 20, 17) +
        ellipse(1000, 652, 13, 20),
      fill: mix(ink.hill, ink.nearRange, 0.5),
    },
  ])
}
