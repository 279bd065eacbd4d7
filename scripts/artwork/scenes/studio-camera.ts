import { ink, mix } from '../palette.ts'
import { curve, down, ellipse, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** A camera on a gimbal, with the filmed house on its screen. */
export function studioCamera(): string {
  const film: Node[] = [
    {
      d: rect(0, 0, 380, 214),
      fill: down(0, 190, [0, mix(ink.glacier, ink.blue, 0.4)], [0.6, ink.wheat], [1, ink.gold]),
    },
    {
      d: `${curve([
        [0, 96],
        [120, 54],
        [230, 46],
        [380, 84],
      ])}V0H0z`,
      fill: ink.cloud,
    },
    { d: 'M0 180l70-34 60 24 80-40 76 36 94-30v78H0z', fill: mix(ink.midRange, ink.blue, 0.4) },
    { transform: 'translate(196 204) scale(.42)', nodes: [{ use: 'house', transform: 'scale(1)' }] },
    {
      d: 'M20 20h36M20 20v30M360 20h-36M360 20v30M20 194h36M20 194v-30M360 194h-36M360 194v-30',
      stroke: ink.paper,
      width: 4,
    },
    { d: ellipse(340, 42, 7), fill: ink.brick },
  ]
  return svg(width, height, [
    ...sky({
      width,
      horizon: 610,
      apex: [480, 160],
      span: [760, 1400],
      light: [440, 560],
      seed: 101,
      streaks: 3,
    }),
    ...ranges({ width, base: 612, rise: 74, light: 440, floor: height, seed: 62, count: 1, spacing: 190 }),
    ...hillside({
      seed: 5,
      width,
      base: 656,
      rise: 40,
      swell: 600,
      floor: height,
      top: mix(ink.nearRange, ink.gold, 0.1),
      foot: ink.spruce,
    }),
    {
      transform: 'translate(390 716) scale(.84)',
      nodes: [{ name: 'house', nodes: craftsman(coats.evening) }],
    },
    { d: [96, 150, 690].map((x, i) => spruce([x, 730], 190 - (i % 2) * 50)).join(''), fill: ink.spruce },
    {
      d: rect(0, 714, width, 186),
      fill: down(714, height, [0, mix(ink.hill, ink.gold, 0.12)], [1, ink.night]),
    },
    { d: 'M1146 900V720M1146 720c-210 0-330-90-330-250', stroke: ink.deep, width: 44, round: true },
    { d: 'M1128 900V724M1140 702c-190-6-300-84-306-226', stroke: ink.belly, width: 6, round: true },
    { d: ellipse(1146, 722, 50), fill: ink.night, stroke: ink.belly, width: 7 },
    { d: ellipse(816, 462, 42), fill: ink.night, stroke: ink.belly, width: 7 },
    { d: rect(850, 250, 600, 384), fill: down(250, 634, [0, mix(ink.navy, ink.belly, 0.35)], [1, ink.deep]) },
    { d: 'M930 250l26-58h210l26 58zM1260 250v-26h96v26z', fill: ink.night },
    { d: 'M852 252h596M934 248l24-54h206', stroke: ink.lamp, width: 5, round: true, opacity: 0.8 },
    {
      d: polygon([
        [850, 330],
        [764, 306],
        [764, 596],
        [850, 572],
      ]),
      fill: ink.night,
    },
    { d: 'M766 308v286', stroke: mix(ink.glacier, ink.wheat, 0.4), width: 8 },
    { d: rect(896, 306, 436, 262), fill: ink.deep },
    { transform: 'translate(906 316) scale(1.095)', clip: rect(0, 0, 380, 220), nodes: film },
    { d: `${ellipse(1392, 352, 30)}${ellipse(1392, 452, 38)}`, fill: ink.night, stroke: ink.belly, width: 6 },
    { d: ellipse(1392, 452, 11), fill: ink.brick },
    { d: 'M1370 540h44m-44 22h44', stroke: ink.belly, width: 7, round: true },
  ])
}
