/** The terrace: its boards and its rail, a bench with cushions, the head of the stair, lights on a line, and two people. */
import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { lampLit } from '../lamp-lit.ts'
import { standing } from '../standing.ts'

const [EDGE, RAIL] = [700, 548]
const wood = mix(ink.oak, ink.soil, 0.25)

/** Bulbs on a line that hangs from one point to another. */
const bulbs = (x: number, y: number, to: number, toY: number, count: number): Shape[] => {
  const sag = 90
  const at = (share: number) => {
    const [px, py] = [x + (to - x) * share, y + (toY - y) * share + 4 * sag * share * (1 - share) * 0.55]
    return [Math.round(px), Math.round(py)] as const
  }
  const points = Array.from({ length: count }, (_, i) => at((i + 1) / (count + 1)))
  return [
    { d: `M${x} ${y}Q${(x + to) / 2} ${(y + toY) / 2 + sag * 1.1} ${to} ${toY}`, stroke: ink.deep, width: 4 },
    { d: points.map(([px, py]) => `M${px} ${py + 10}h0`).join(''), stroke: ink.lamp, width: 17, round: true },
  ]
}

export function deck(): Node[] {
  const seat = mix(ink.belly, ink.navy, 0.3)
  return [
    // The rail of glass and its boards.
    { d: rect(0, RAIL, 1180, EDGE - RAIL), fill: ink.glacier, opacity: 0.12 },
    {
      d:
        Array.from({ length: 6 }, (_, i) => rect(i * 236 + 20, RAIL, 8, EDGE - RAIL)).join('') +
        rect(0, RAIL - 8, 1190, 14),
      fill: ink.deep,
    },
    { d: `M0 ${RAIL - 8}H1190`, stroke: mix(ink.gold, ink.belly, 0.3), width: 4 },
    {
      d: rect(0, EDGE, 1600, 200),
      fill: down(EDGE, 900, [0, mix(wood, ink.navy, 0.3)], [1, mix(wood, ink.deep, 0.55)]),
    },
    {
      d: [-7, -5, -3, -1, 1, 3, 5, 7, 9].map((i) => `M${800 + i * 96} ${EDGE}L${800 + i * 210} 900`).join(''),
      stroke: ink.deep,
      width: 4,
      opacity: 0.45,
    },
    { d: `M0 ${EDGE}H1200`, stroke: mix(wood, ink.gold, 0.4), width: 4 },
    // The head of the stair, lit from below.
    {
      d: rect(1150, 300, 450, 440),
      fill: down(300, 740, [0, mix(ink.nearRange, ink.navy, 0.4)], [1, mix(ink.nearRange, ink.deep, 0.3)]),
    },
    {
      d: Array.from({ length: 12 }, (_, i) => `M${1186 + i * 36} 300V740`).join(''),
      stroke: ink.deep,
      width: 3,
      opacity: 0.35,
    },
    { d: 'M1126 282h474v26h-474z', fill: mix(ink.navy, ink.deep, 0.4) },
    { d: 'M1126 308H1600', stroke: mix(ink.gold, ink.oak, 0.3), width: 4 },
    {
      d: rect(1212, 414, 150, 326),
      fill: down(414, 740, [0, mix(ink.lamp, ink.wheat, 0.3)], [1, ink.lamp]),
      stroke: ink.deep,
      width: 10,
    },
    { d: 'M1222 740v-34h44v-40h44v-40h44v114z', fill: mix(ink.oak, ink.wheat, 0.2) },
    { d: 'M1212 740h150l90 160h-330z', fill: down(740, 900, [0, ink.lamp, 0.55], [1, ink.lamp, 0]) },
    { d: ellipse(1287, 600, 300), fill: glow([1287, 600], 300, 1, [0, ink.lamp, 0.35], [1, ink.lamp, 0]) },
    // A bench with cushions, and a table with a candle.
    { d: 'M330 684h330v26H330zM330 772h330v64H330z', fill: mix(wood, ink.soil, 0.3) },
    { d: rect(322, 738, 346, 44), fill: seat },
    {
      d: 'M340 690q50-16 100 0l6 54H334zM552 690q50-16 100 0l6 54H546z',
      fill: mix(ink.brick, ink.oak, 0.25),
    },
    { d: 'M452 694q40-12 80 0l4 50h-88z', fill: mix(ink.wheat, ink.oak, 0.3) },
    { d: 'M330 684H660M322 740H668', stroke: mix(ink.gold, wood, 0.3), width: 4 },
    { d: ellipse(500, 838, 190, 10), fill: ink.deep, opacity: 0.4 },
    // A small tree in a planter.
    { d: 'M1076 742V640', stroke: ink.soil, width: 10 },
    {
      d: 'M1076 540q52 0 58 48 24 36-16 58-20 16-42 10-24 8-44-10-38-24-14-58 6-48 58-48z',
      fill: mix(ink.hill, ink.spruce, 0.3),
    },
    {
      d: 'M1076 540q52 0 58 48 24 36-16 58-14 10-26 10 30-60-16-116z',
      fill: mix(ink.nearRange, ink.gold, 0.3),
    },
    { d: 'M1016 736h120l-12 88h-96z', fill: mix(ink.belly, ink.oak, 0.3) },
    { d: 'M1016 740h120', stroke: mix(ink.gold, ink.oak, 0.3), width: 5 },
    { d: 'M300 710V160M1150 300V150', stroke: ink.deep, width: 9 },
    ...bulbs(300, 164, 1150, 156, 11),
  ]
}

export function people(): Node[] {
  return [
    { d: ellipse(826, 812, 160, 12), fill: ink.deep, opacity: 0.5 },
    placed(
      lampLit(
        standing(
          {
            skin: skins.fair,
            hair: hairs.copper,
            coat: mix(ink.brick, ink.oak, 0.15),
            trousers: mix(ink.navy, ink.blue, 0.35),
          },
          { hair: 'long', arms: 'pockets', tilt: 9 },
        ),
      ),
      776,
      806,
      2.3,
    ),
    placed(
      lampLit(
        standing(
          {
            skin: skins.brown,
            hair: hairs.black,
            coat: mix(ink.glacier, ink.blue, 0.3),
            trousers: mix(ink.soil, ink.deep, 0.3),
          },
          { arms: 'around', tilt: -8 },
        ),
      ),
      878,
      810,
      2.45,
    ),
  ]
}
