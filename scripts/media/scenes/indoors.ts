/** Indoors: a kitchen, keys on a table, papers on a desk. The arch is never farther than the window. */
import { ink, mix, oklch } from '../palette.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { hillside, ranges } from './land.ts'
import { type Mood, moods, sky } from './sky.ts'

const [width, height] = [1600, 900]
const oak = oklch(57, 0.075, 62)
const flame = mix(ink.gold, ink.wheat, 0.35)

/** The landscape in a window at x, y. */
function view(x: number, y: number, wide: number, tall: number, mood: Mood, seed: number): Node {
  const horizon = tall * 0.8
  const nodes = [
    ...sky({ width: wide, horizon, apex: [wide * 0.58, tall * 0.24], span: [wide * 0.72, wide * 0.7], light: [wide * 0.6, wide * 0.46], mood, seed, streaks: 5 }),
    ...ranges({ width: wide, base: horizon, rise: tall * 0.17, light: wide * 0.6, floor: tall, seed, count: 1 }),
    ...hillside({ seed: seed + 2, width: wide, base: tall * 0.9, rise: 30, swell: 300, floor: tall, top: ink.nearRange, foot: ink.hill }),
  ]
  return { transform: `translate(${x} ${y})`, clip: rect(0, 0, wide, tall), nodes }
}

/** A kitchen that looks west. */
export function kitchenInterior(): string {
  const cupboards = [80, 240, 1180, 1340]
  const pendants = [620, 800, 980]
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, height, [0, mix(ink.cloud, ink.belly, 0.4)], [1, ink.navy]) },
    view(440, 110, 700, 420, moods.gold, 81),
    { d: 'M440 110h700v420h-700zM673 110v420M907 110v420', stroke: mix(ink.wheat, ink.paper, 0.4), width: 13 },
    { d: cupboards.map((x) => rect(x, 70, 148, 300)).join(''), fill: mix(ink.hill, ink.nearRange, 0.45) },
    { d: cupboards.map((x) => rect(x + 14, 84, 120, 272)).join(''), stroke: ink.hill, width: 4 },
    { d: cupboards.map((x, i) => rect(x + (i % 2 ? 22 : 118), 296, 7, 44)).join(''), fill: ink.gold },
    { d: `${rect(80, 384, 308, 8)}${rect(1180, 384, 308, 8)}`, fill: flame, opacity: 0.9 },
    { d: polygon([[80, 392], [388, 392], [430, 560], [40, 560]]), fill: down(392, 560, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    { d: polygon([[1180, 392], [1488, 392], [1540, 560], [1140, 560]]), fill: down(392, 560, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    { d: rect(0, 560, width, 22), fill: mix(ink.wheat, ink.belly, 0.25) },
    { d: rect(0, 582, width, 210), fill: mix(ink.hill, ink.navy, 0.3) },
    { d: [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(16 + i * 200, 600, 170, 170)).join(''), stroke: ink.night, width: 4 },
    { d: 'M770 560v-70c0-50 70-50 70-4v10', stroke: mix(ink.pale, ink.wheat, 0.4), width: 12, round: true },
    { d: 'M1230 560c-6-40-4-66 12-96 18 30 20 56 14 96zM1260 560c4-30 14-50 34-64 2 26-6 48-18 64z', fill: mix(ink.hill, ink.gold, 0.2) },
    { d: `${rect(250, 500, 46, 60)}${ellipse(320, 536, 26, 24)}`, fill: mix(ink.glacier, ink.belly, 0.4) },
    { d: rect(0, 790, width, 110), fill: down(790, height, [0, mix(oak, ink.navy, 0.35)], [1, mix(oak, ink.deep, 0.65)]) },
    { d: rect(330, 646, 940, 26), fill: mix(ink.wheat, ink.paper, 0.35) },
    { d: rect(330, 646, 940, 5), fill: ink.paper },
    { d: rect(366, 672, 868, 188), fill: down(672, 860, [0, oak], [1, mix(oak, ink.deep, 0.4)]) },
    { d: Array.from({ length: 15 }, (_, i) => `M${424 + i * 58} 672v188`).join(''), stroke: mix(oak, ink.deep, 0.4), width: 2.5, opacity: 0.6 },
    { d: [520, 800, 1080].map((x) => `M${x - 46} 878l10-110h72l10 110M${x - 40} 830h80`).join(''), stroke: ink.deep, width: 9, round: true },
    { d: [520, 800, 1080].map((x) => rect(x - 52, 752, 104, 20)).join(''), fill: mix(oak, ink.deep, 0.55) },
    { d: 'M740 646c0-34 120-34 120 0z', fill: mix(ink.blue, ink.glacier, 0.2) },
    { d: `${ellipse(770, 618, 17)}${ellipse(830, 618, 17)}`, fill: ink.gold },
    { d: ellipse(800, 610, 18), fill: ink.brick },
    { d: pendants.map((x) => `M${x} 0v236`).join(''), stroke: ink.deep, width: 4 },
    { d: pendants.map((x) => `M${x - 46} 290c0-36 18-54 46-54s46 18 46 54z`).join(''), fill: ink.night },
    { d: pendants.map((x) => ellipse(x, 291, 30, 9)).join(''), fill: ink.wheat },
    ...pendants.map((x): Node => ({ d: ellipse(x, 300, 120), fill: glow([x, 300], 120, 1, [0, ink.gold, 0.32], [1, ink.gold, 0]) })),
  ])
}

/** Keys on a table by the window: the day it is yours. */
export function keysTable(): string {
  const steel = mix(ink.wheat, ink.gold, 0.4)
  const key = (turn: number, tone: string): Node => ({
    transform: `translate(806 640) rotate(${turn})`,
    nodes: [
      { d: 'M0-16h250l22 16-22 16h-14l-12-12-14 14-16-14-16 14-14-14H0z', fill: tone },
      { d: 'M10-3h226', stroke: ink.navy, width: 4, opacity: 0.5 },
      { d: `${ellipse(-6, 0, 58, 50)}${ellipse(-34, 0, 17)}`, fill: tone },
      { d: ellipse(-34, 0, 16), fill: mix(oak, ink.night, 0.5) },
    ],
  })
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: ink.navy },
    view(180, 0, 1240, 520, moods.gold, 86),
    { d: 'M180-20v540h1240V-20M800-20v540', stroke: mix(ink.cloud, ink.belly, 0.5), width: 22 },
    { d: rect(0, 500, width, 40), fill: mix(ink.cloud, ink.belly, 0.7) },
    { d: rect(0, 540, width, 360), fill: down(540, height, [0, mix(oak, ink.gold, 0.25)], [0.5, mix(oak, ink.navy, 0.25)], [1, mix(oak, ink.deep, 0.72)]) },
    { d: [584, 648, 736, 846].map((y, i) => curve([[0, y], [420, y + 8 - i * 3], [900, y - 6], [1600, y + 6]])).join(''), stroke: mix(oak, ink.deep, 0.5), width: 3, opacity: 0.5 },
    { d: polygon([[260, 540], [760, 540], [560, 900], [-120, 900]]), fill: down(540, height, [0, ink.wheat, 0.34], [1, ink.wheat, 0]) },
    { d: polygon([[840, 540], [1340, 540], [1560, 900], [900, 900]]), fill: down(540, height, [0, ink.wheat, 0.34], [1, ink.wheat, 0]) },
    { d: ellipse(850, 722, 330, 54), fill: ink.deep, opacity: 0.4 },
    key(34, mix(steel, ink.belly, 0.35)),
    key(4, steel),
    { d: ellipse(740, 634, 74, 62), stroke: mix(ink.pale, ink.wheat, 0.5), width: 11 },
    { d: 'M676 664C620 690 590 700 560 700', stroke: mix(ink.pale, ink.wheat, 0.5), width: 8, round: true },
    { transform: 'translate(440 720) rotate(-14)', nodes: [
      { d: 'M-112 90v-120l112-96 112 96v120z', fill: ink.brick },
      { d: 'M-126-22L0-130 126-22', stroke: mix(ink.brick, ink.wheat, 0.4), width: 9, round: true },
      { d: 'M-30 90V26h60v64zM-70-8h34v34h-34zM36-8h34v34h-34z', fill: mix(ink.wheat, ink.gold, 0.25) },
      { d: ellipse(88, -50, 13), fill: ink.navy },
    ] },
    { d: 'M1210 560h176v128c0 60-176 60-176 0z', fill: down(560, 740, [0, mix(ink.paper, ink.wheat, 0.4)], [1, mix(ink.midRange, ink.wheat, 0.35)]) },
    { d: ellipse(1298, 560, 88, 22), fill: mix(ink.belly, oak, 0.4), stroke: ink.paper, width: 5 },
    { d: 'M1386 590c66-10 66 88-6 84', stroke: mix(ink.paper, ink.wheat, 0.5), width: 16 },
    { d: 'M1270 520c-20-30 20-44 2-78M1318 518c-20-30 20-44 2-78', stroke: ink.paper, width: 5, round: true, opacity: 0.45 },
  ])
}

/** A contract, a pen and a seal, in a band of low light. */
export function documentsDesk(): string {
  const rows = (from: number, count: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => [-210, from + i * 34])
  const sheet: Node[] = [
    { d: rect(-262, -352, 540, 720), fill: ink.deep, opacity: 0.35 },
    { d: rect(-270, -360, 540, 720), fill: mix(ink.paper, ink.wheat, 0.15) },
  ]
  return svg(width, height, [
    { d: rect(0, 0, width, height), fill: down(0, height, [0, mix(ink.cloud, oak, 0.12)], [1, mix(ink.navy, oak, 0.1)]) },
    { d: 'M-20 700C380 300 900 120 1620 90V430C1000 470 560 640 300 920H-20z', fill: { kind: 'linear', from: [100, 800], to: [1500, 150], stops: [[0, ink.amber, 0.5], [0.5, ink.gold, 0.62], [1, ink.wheat, 0.4]] } },
    { d: 'M-20 700C380 300 900 120 1620 90', stroke: ink.wheat, width: 4, opacity: 0.7 },
    { transform: 'translate(640 470) rotate(-17)', nodes: sheet },
    { transform: 'translate(760 456) rotate(-6)', nodes: [
      ...sheet,
      { d: 'M-210-290h250', stroke: ink.navy, width: 20 },
      { d: 'M-210-250h150', stroke: ink.gold, width: 8 },
      { d: dashes(rows(-196, 9), 420), stroke: ink.belly, width: 7, opacity: 0.5 },
      { d: dashes([[-210, 112], [-210, 146]], 300), stroke: ink.belly, width: 7, opacity: 0.5 },
      { d: 'M-210 268h210', stroke: ink.navy, width: 4 },
      { d: 'M-196 256c22-58 44-58 34-8-6 26 34-62 46-40 8 16-16 38 6 36 24-2 26-34 44-30 12 4-4 26 40 18', stroke: mix(ink.blue, ink.navy, 0.3), width: 6, round: true },
      { d: 'M116 300l-26 74 40-12 22 34 16-86zM188 300l34 70-40-8-18 36-20-84z', fill: mix(ink.brick, ink.navy, 0.35) },
      { d: ellipse(152, 250, 62), fill: ink.brick },
      { d: ellipse(152, 250, 46), stroke: mix(ink.brick, ink.wheat, 0.45), width: 4 },
      { d: 'M124 268c10-30 46-30 56 0M126 272l16-16 12 12 10-9 18 13z', stroke: mix(ink.brick, ink.wheat, 0.6), width: 5, round: true },
    ] },
    { transform: 'translate(1190 560) rotate(-52)', nodes: [
      { d: rect(-240, 12, 460, 22), fill: ink.deep, opacity: 0.35 },
      { d: 'M-250-17h350v34h-350c-20 0-20-34 0-34z', fill: ink.navy },
      { d: 'M100-17h70l96 17-96 17h-70z', fill: flame },
      { d: 'M206 0h52', stroke: ink.navy, width: 4 },
      { d: 'M-40-17h22v34h-22z', fill: ink.gold },
      { d: 'M-236-9h324', stroke: ink.glacier, width: 4, opacity: 0.6 },
      { d: 'M-230-22h150v-10h-160z', fill: ink.gold },
    ] },
    { d: `${ellipse(1392, 250, 108)}`, fill: ink.night },
    { d: ellipse(1392, 250, 90), fill: mix(oak, ink.deep, 0.6), stroke: mix(ink.pale, ink.wheat, 0.5), width: 12 },
    { d: ellipse(1370, 232, 40, 26), fill: ink.wheat, opacity: 0.16 },
  ])
}
