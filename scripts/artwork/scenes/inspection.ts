import { ink, mix } from '../palette.ts'
import { dashes, down, ellipse, type Point, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { height, width } from './frame.ts'
import { hillside } from './land.ts'
import { moods } from './moods.ts'
import { sky } from './sky.ts'

/** A cross-section of a house: attic, two floors, basement; what to inspect is marked in gold. */
export function inspection(): string {
  const [left, right] = [470, 1130]
  /** A floor's wall, in lamplight. */
  const room = (y: number, h: number, top: string, foot: string): Shape => ({
    d: rect(left, y, right - left, h),
    fill: down(y, y + h, [0, top], [1, foot]),
  })
  const windows = `${rect(520, 338, 70, 62)}${rect(960, 338, 70, 62)}${rect(540, 496, 120, 70)}`
  const radon: Point[] = [
    [560, 872],
    [700, 884],
    [840, 876],
    [980, 884],
    [1080, 872],
  ]
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        ...sky({
          width,
          horizon: 600,
          apex: [820, 70],
          span: [1050, 1050],
          light: [800, 760],
          mood: moods.dawn,
          seed: 93,
          streaks: 6,
          moon: { at: [1336, 560], radius: 52, warmth: 0.4 },
        }),
        ...hillside({
          seed: 7,
          width,
          base: 590,
          rise: 50,
          swell: 600,
          floor: 640,
          top: mix(ink.nearRange, ink.glacier, 0.3),
          foot: ink.hill,
        }),
        {
          d: rect(0, 620, width, 280),
          fill: down(620, height, [0, ink.soil], [1, mix(ink.soil, ink.deep, 0.6)]),
        },
        { d: rect(0, 616, width, 14), fill: ink.hill },
        {
          d: dashes(
            [
              [60, 700],
              [240, 780],
              [90, 850],
              [330, 706],
              [1250, 720],
              [1420, 800],
              [1300, 860],
              [1500, 700],
            ],
            46,
          ),
          stroke: mix(ink.soil, ink.wheat, 0.25),
          width: 7,
          round: true,
        },
        { d: [150, 250, 1440].map((x, i) => spruce([x, 622], 210 - i * 30)).join(''), fill: ink.spruce },
      ],
    },
    { d: rect(940, 120, 44, 120), fill: mix(ink.belly, ink.navy, 0.3) },
    {
      d: polygon([
        [left - 70, 300],
        [800, 96],
        [right + 70, 300],
      ]),
      fill: mix(ink.soil, ink.wheat, 0.5),
    },
    {
      d: polygon([
        [left + 30, 296],
        [800, 134],
        [right - 30, 296],
      ]),
      fill: mix(ink.soil, ink.gold, 0.25),
    },
    {
      d: `M${left + 30} 284c40-26 60 6 100-14s60 10 100-8 60 10 100-8 60 10 100-8 60 10 100 2 40 10 100 22z`,
      fill: mix(ink.glacier, ink.wheat, 0.6),
      opacity: 0.85,
    },
    { d: `M${left - 80} 304L800 92l${right + 80 - 800} 212`, stroke: ink.navy, width: 20, round: true },
    room(300, 156, mix(ink.wheat, ink.paper, 0.4), mix(ink.wheat, ink.gold, 0.4)),
    room(456, 164, mix(ink.wheat, ink.paper, 0.3), mix(ink.wheat, ink.gold, 0.62)),
    room(620, 180, mix(ink.midRange, ink.glacier, 0.2), mix(ink.midRange, ink.belly, 0.4)),
    {
      d: `M${left} 300v500h660V300M${left} 456h660M${left} 620h660M790 300v156M900 456v164M740 620v180`,
      stroke: ink.navy,
      width: 13,
    },
    { d: rect(left - 16, 796, 692, 22), fill: mix(ink.midRange, ink.pale, 0.3) },
    { outside: true, nodes: [{ d: windows, fill: mix(ink.glacier, ink.blue, 0.3) }] },
    { d: windows, stroke: ink.navy, width: 6 },
    { d: 'M630 448v-50h130v50zM630 398v-22h36v22zM930 448v-18h150v18z', fill: mix(ink.blue, ink.navy, 0.2) },
    {
      d: `${rect(700, 548, 150, 66)}${rect(700, 520, 26, 40)}${rect(824, 520, 26, 40)}`,
      fill: ink.nearRange,
    },
    { d: `${rect(930, 540, 180, 74)}${rect(930, 478, 180, 34)}`, fill: mix(ink.hill, ink.nearRange, 0.4) },
    { d: rect(1040, 514, 50, 26), fill: ink.navy },
    { d: rect(520, 672, 92, 118), fill: mix(ink.pale, ink.belly, 0.3) },
    { d: `M566 672v-34h100v-18M640 700h50v90h-50z`, stroke: ink.navy, width: 9 },
    { d: rect(790, 660, 12, 136), fill: ink.paper },
    { d: 'M796 660V100', stroke: ink.paper, width: 9 },
    { d: rect(780, 700, 32, 40), fill: ink.brick },
    {
      d: radon.map(([x, y]) => `M${x} ${y}c-14-18 14-28 0-50m-9 12l9-14 9 14`).join(''),
      stroke: ink.gold,
      width: 6,
      round: true,
    },
    { d: 'M796 86V48m-13 15l13-17 13 17', stroke: ink.gold, width: 7, round: true },
    ...[
      [420, 246],
      [1090, 370],
      [1010, 700],
      [610, 560],
    ].flatMap(([x = 0, y = 0]): Shape[] => [
      { d: ellipse(x, y, 24), fill: ink.navy, stroke: ink.gold, width: 6 },
      { d: `M${x - 9} ${y + 1}l7 8 13-16`, stroke: ink.gold, width: 6, round: true },
    ]),
  ])
}
