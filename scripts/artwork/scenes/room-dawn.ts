import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** A table and two chairs at a wide window, at first light. */
export function roomDawn(): string {
  const oak = oklch(56, 0.07, 60)
  const wall = mix(ink.belly, ink.blue, 0.3)
  const chair = (x: number, flip: 1 | -1) => ({
    transform: `translate(${x} 838) scale(${flip} 1)`,
    nodes: [
      { d: 'M-62 0L-50-150M44 0L36-150M-62-168h108', stroke: ink.night, width: 13, round: true },
      { d: 'M-58-160C-70-250-78-330-74-384', stroke: ink.night, width: 14, round: true },
      { d: 'M-75-376C-40-388-36-384-33-372L-40-210-64-214z', fill: mix(ink.night, ink.belly, 0.35) },
    ],
  })
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(wall, ink.navy, 0.5)], [0.8, wall], [1, ink.navy]),
    },
    view(300, 96, 1000, 540, moods.dawn, 18),
    {
      d: `${rect(300, 96, 1000, 540)}M634 96v540M966 96v540M300 300h1000`,
      stroke: mix(ink.wheat, ink.paper, 0.3),
      width: 14,
    },
    { d: rect(268, 634, 1064, 26), fill: mix(ink.wheat, ink.belly, 0.2) },
    {
      d: polygon([
        [150, 40],
        [300, 40],
        [286, 700],
        [176, 700],
      ]),
      fill: mix(ink.belly, ink.wheat, 0.24),
    },
    {
      d: polygon([
        [1300, 40],
        [1450, 40],
        [1424, 700],
        [1314, 700],
      ]),
      fill: mix(ink.belly, ink.wheat, 0.3),
    },
    {
      d: 'M186 40v656M222 40v658M260 40v656M1340 40v656M1378 40v658M1414 40v656',
      stroke: mix(ink.navy, ink.belly, 0.4),
      width: 4,
      opacity: 0.5,
    },
    { d: 'M110 40h1380', stroke: ink.night, width: 10, round: true },
    {
      d: rect(0, 760, width, 140),
      fill: down(760, height, [0, mix(oak, ink.navy, 0.55)], [1, mix(oak, ink.night, 0.75)]),
    },
    {
      d: polygon([
        [330, 770],
        [1270, 770],
        [1480, 900],
        [120, 900],
      ]),
      fill: glow([800, 770], 700, 0.3, [0, ink.wheat, 0.42], [1, ink.wheat, 0]),
    },
    chair(560, 1),
    chair(1040, -1),
    {
      d: 'M800 640v210M700 858c30-26 70-30 100-30s70 4 100 30',
      stroke: mix(oak, ink.night, 0.55),
      width: 20,
      round: true,
    },
    { d: ellipse(800, 634, 236, 30), fill: mix(oak, ink.night, 0.4) },
    { d: ellipse(800, 625, 236, 30), fill: down(590, 658, [0, mix(oak, ink.wheat, 0.6)], [1, oak]) },
    {
      d: 'M772 620c-8-40-6-58 2-72h52c8 14 10 32 2 72-16 8-40 8-56 0z',
      fill: mix(ink.glacier, ink.paper, 0.35),
    },
    {
      d: 'M800 550c-6-60-40-90-62-104M800 550c0-70 4-110 22-142M800 550c8-50 34-76 66-86',
      stroke: ink.hill,
      width: 5,
      round: true,
    },
    {
      d: `${ellipse(738, 444, 20, 30)}${ellipse(768, 476, 15, 23)}${ellipse(824, 404, 20, 32)}${ellipse(806, 452, 15, 24)}${ellipse(868, 460, 22, 27)}${ellipse(836, 494, 15, 20)}`,
      fill: mix(ink.hill, ink.nearRange, 0.5),
    },
    {
      d: rect(0, 0, width, height),
      fill: glow([800, 420], 980, 0.62, [0, ink.wheat, 0.14], [0.6, ink.night, 0], [1, ink.night, 0.45]),
    },
  ])
}
