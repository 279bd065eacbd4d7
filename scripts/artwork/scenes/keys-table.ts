import { ink, mix } from '../palette.ts'
import { curve, down, ellipse, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** Keys on a table by the window. */
export function keysTable(): string {
  const steel = mix(ink.wheat, ink.gold, 0.4)
  const key = (turn: number, tone: string): Node => ({
    transform: `translate(806 640) rotate(${turn})`,
    nodes: [
      { d: 'M0-16h250l22 16-22 16h-14l-12-12-14 14-16-14-16 14-14-14H0z', fill: tone },
      { d: 'M10-3h226', stroke: ink.navy, width: 4, opacity: 0.5 },
      { d: `${ellipse(-6, 0, 58, 50)}${ellipse(-34, 0, 17)}`, fill: tone },
      { d: ellipse(-34, 0, 16), fill: mix(ink.oak, ink.night, 0.5) },
    ],
  })
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: ink.navy },
    view(180, 0, 1240, 520, moods.gold, 86),
    { d: 'M180-20v540h1240V-20M800-20v540', stroke: mix(ink.cloud, ink.belly, 0.5), width: 22 },
    { d: rect(0, 500, width, 40), fill: mix(ink.cloud, ink.belly, 0.7) },
    {
      d: rect(0, 540, width, 360),
      fill: down(
        540,
        height,
        [0, mix(ink.oak, ink.gold, 0.25)],
        [0.5, mix(ink.oak, ink.navy, 0.25)],
        [1, mix(ink.oak, ink.deep, 0.72)],
      ),
    },
    {
      d: [584, 648, 736, 846]
        .map((y, i) =>
          curve([
            [0, y],
            [420, y + 8 - i * 3],
            [900, y - 6],
            [1600, y + 6],
          ]),
        )
        .join(''),
      stroke: mix(ink.oak, ink.deep, 0.5),
      width: 3,
      opacity: 0.5,
    },
    {
      d: polygon([
        [260, 540],
        [760, 540],
        [560, 900],
        [-120, 900],
      ]),
      fill: down(540, height, [0, ink.wheat, 0.34], [1, ink.wheat, 0]),
    },
    {
      d: polygon([
        [840, 540],
        [1340, 540],
        [1560, 900],
        [900, 900],
      ]),
      fill: down(540, height, [0, ink.wheat, 0.34], [1, ink.wheat, 0]),
    },
    { d: ellipse(880, 704, 210, 30), fill: ink.deep, opacity: 0.3 },
    key(34, mix(steel, ink.belly, 0.35)),
    key(4, steel),
    { d: ellipse(740, 634, 74, 62), stroke: mix(ink.pale, ink.wheat, 0.5), width: 11 },
    { d: 'M676 664C630 694 560 696 516 654', stroke: mix(ink.pale, ink.wheat, 0.5), width: 8, round: true },
    {
      transform: 'translate(440 720) rotate(-14)',
      nodes: [
        { d: 'M-104 104v-120l112-96 112 96v120z', fill: ink.deep, opacity: 0.35 },
        { d: 'M-112 90v-120l112-96 112 96v120z', fill: mix(ink.blue, ink.navy, 0.35) },
        { d: 'M-126-22L0-130 126-22', stroke: ink.lamp, width: 8, round: true },
        { d: 'M-30 90V26h60v64zM-70-8h34v34h-34zM36-8h34v34h-34z', fill: mix(ink.wheat, ink.gold, 0.25) },
        { d: ellipse(88, -50, 13), fill: ink.navy },
      ],
    },
    {
      d: 'M1210 560h176v128c0 60-176 60-176 0z',
      fill: down(560, 740, [0, mix(ink.paper, ink.wheat, 0.4)], [1, mix(ink.midRange, ink.wheat, 0.35)]),
    },
    { d: ellipse(1298, 560, 88, 22), fill: mix(ink.belly, ink.oak, 0.4), stroke: ink.paper, width: 5 },
    { d: 'M1386 590c66-10 66 88-6 84', stroke: mix(ink.paper, ink.wheat, 0.5), width: 16 },
    {
      d: 'M1270 520c-20-30 20-44 2-78M1318 518c-20-30 20-44 2-78',
      stroke: ink.paper,
      width: 5,
      round: true,
      opacity: 0.45,
    },
  ])
}
