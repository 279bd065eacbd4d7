import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { moods } from './moods.ts'
import { view } from './view.ts'

/** A kitchen with a window to the west. */
export function kitchenInterior(): string {
  const cupboards = [80, 240, 1180, 1340]
  const pendants = [620, 800, 980]
  return svg(width, height, [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.cloud, ink.belly, 0.4)], [1, ink.navy]),
    },
    view(440, 110, 700, 420, moods.gold, 81),
    {
      d: 'M440 110h700v420h-700zM673 110v420M907 110v420',
      stroke: mix(ink.wheat, ink.paper, 0.4),
      width: 13,
    },
    { d: cupboards.map((x) => rect(x, 70, 148, 300)).join(''), fill: mix(ink.hill, ink.nearRange, 0.45) },
    { d: cupboards.map((x) => rect(x + 14, 84, 120, 272)).join(''), stroke: ink.hill, width: 4 },
    { d: cupboards.map((x, i) => rect(x + (i % 2 ? 22 : 118), 296, 7, 44)).join(''), fill: ink.gold },
    { d: `${rect(80, 384, 308, 8)}${rect(1180, 384, 308, 8)}`, fill: ink.lamp, opacity: 0.9 },
    {
      d: polygon([
        [80, 392],
        [388, 392],
        [430, 560],
        [40, 560],
      ]),
      fill: down(392, 560, [0, ink.gold, 0.4], [1, ink.gold, 0]),
    },
    {
      d: polygon([
        [1180, 392],
        [1488, 392],
        [1540, 560],
        [1140, 560],
      ]),
      fill: down(392, 560, [0, ink.gold, 0.4], [1, ink.gold, 0]),
    },
    { d: rect(0, 560, width, 22), fill: mix(ink.wheat, ink.belly, 0.25) },
    { d: rect(0, 582, width, 210), fill: mix(ink.hill, ink.navy, 0.3) },
    {
      d: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(16 + i * 200, 600, 170, 170)).join(''),
      stroke: ink.night,
      width: 4,
    },
    { d: 'M770 560v-70c0-50 70-50 70-4v10', stroke: mix(ink.pale, ink.wheat, 0.4), width: 12, round: true },
    {
      d: 'M1230 560c-6-40-4-66 12-96 18 30 20 56 14 96zM1260 560c4-30 14-50 34-64 2 26-6 48-18 64z',
      fill: mix(ink.hill, ink.gold, 0.4),
    },
    { d: `${rect(250, 500, 46, 60)}${ellipse(320, 536, 26, 24)}`, fill: mix(ink.glacier, ink.belly, 0.4) },
    {
      d: rect(0, 790, width, 110),
      fill: down(790, height, [0, mix(ink.oak, ink.navy, 0.35)], [1, mix(ink.oak, ink.deep, 0.65)]),
    },
    { d: rect(330, 646, 940, 26), fill: mix(ink.wheat, ink.paper, 0.35) },
    { d: rect(330, 646, 940, 5), fill: ink.paper },
    { d: rect(366, 672, 868, 188), fill: down(672, 860, [0, ink.oak], [1, mix(ink.oak, ink.deep, 0.4)]) },
    {
      d: Array.from({ length: 15 }, (_, i) => `M${424 + i * 58} 672v188`).join(''),
      stroke: mix(ink.oak, ink.deep, 0.4),
      width: 2.5,
      opacity: 0.6,
    },
    {
      d: [520, 800, 1080].map((x) => `M${x - 46} 878l10-110h72l10 110M${x - 40} 830h80`).join(''),
      stroke: ink.deep,
      width: 9,
      round: true,
    },
    {
      d: [520, 800, 1080].map((x) => rect(x - 52, 752, 104, 20)).join(''),
      fill: mix(ink.oak, ink.deep, 0.55),
    },
    { d: 'M740 646c0-34 120-34 120 0z', fill: mix(ink.blue, ink.glacier, 0.2) },
    { d: `${ellipse(770, 618, 17)}${ellipse(830, 618, 17)}`, fill: ink.gold },
    { d: ellipse(800, 610, 18), fill: ink.brick },
    { d: pendants.map((x) => `M${x} 0v236`).join(''), stroke: ink.deep, width: 4 },
    { d: pendants.map((x) => `M${x - 46} 290c0-36 18-54 46-54s46 18 46 54z`).join(''), fill: ink.night },
    { d: pendants.map((x) => ellipse(x, 291, 30, 9)).join(''), fill: ink.wheat },
    ...pendants.map(
      (x): Node => ({
        d: ellipse(x, 300, 120),
        fill: glow([x, 300], 120, 1, [0, ink.gold, 0.32], [1, ink.gold, 0]),
      }),
    ),
  ])
}
