/** Portraits of those who work for the agents: what each of them looks after. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import type { Node } from '../svg.ts'
import { lights, portrait } from './frame.ts'

/** A bridge from one bank to the other. */
export function bridge(): string {
  const hangers = Array.from({ length: 9 }, (_, i) => {
    const x = 56 + i * 36
    const top = 196 + 150 * ((x - 200) / 172) ** 2
    return `M${x} ${Math.round(top)}V352`
  })
  return portrait(
    lights.day,
    [
      {
        d: 'M0 372h400v130H0z',
        fill: down(372, 500, [0, mix(ink.glacier, ink.wheat, 0.35)], [1, mix(ink.blue, ink.cloud, 0.4)]),
      },
      {
        d: 'M150 396h100M118 420h90M226 438h92M86 460h130M190 482h96',
        stroke: ink.paper,
        width: 4,
        round: true,
        opacity: 0.6,
      },
      {
        d: 'M0 372c40-14 66 4 84 14-20 24-60 70-84 118zM400 366c-40-12-70 6-92 18 30 26 66 64 92 122z',
        fill: ink.hill,
      },
      { d: hangers.join(''), stroke: ink.cloud, width: 3.5 },
      { d: 'M14 372C60 140 340 140 386 372', stroke: ink.navy, width: 13 },
      { d: 'M18 366C64 142 336 142 382 366', stroke: ink.gold, width: 2.5, opacity: 0.9 },
      { d: rect(-10, 350, 420, 15), fill: ink.navy },
      { d: 'M-10 346h420', stroke: ink.gold, width: 3 },
      { d: rect(28, 364, 26, 50) + rect(346, 364, 26, 50), fill: ink.cloud },
    ],
    { ridge: 372, ground: 520 },
  )
}

/** Houses as the bars of a chart, with their prices joined by a line. */
export function prices(): string {
  const house = (x: number, top: number, tone: string): Node[] => [
    { d: `M${x - 50} 470V${top}l50-42 50 42v${470 - top}z`, fill: tone },
    { d: `M${x} ${top - 58}l-62 52 8 9 54-45 54 45 8-9z`, fill: ink.navy },
    { d: rect(x - 28, top + 22, 20, 26) + rect(x + 8, top + 22, 20, 26), fill: ink.lamp },
    { d: rect(x - 11, 424, 22, 46), fill: ink.navy },
  ]
  const sales = [
    [86, 268],
    [200, 214],
    [314, 158],
  ] as const
  return portrait(lights.wheat, [
    { d: 'M0 152h400v76H0z', fill: ink.gold, opacity: 0.28 },
    { d: 'M0 152h400M0 228h400', stroke: ink.oak, width: 2, opacity: 0.55 },
    ...house(86, 384, mix(ink.nearRange, ink.blue, 0.3)),
    ...house(200, 334, ink.belly),
    ...house(314, 280, mix(ink.nearRange, ink.cloud, 0.4)),
    { d: `M${sales.map((sale) => sale.join(' ')).join('L')}`, stroke: ink.navy, width: 4 },
    { d: sales.map(([x, y]) => ellipse(x, y, 11)).join(''), fill: ink.paper, stroke: ink.navy, width: 5 },
    { d: rect(-5, 466, 410, 44), fill: ink.hill },
  ])
}

/** The sun over the ridge, in a viewfinder. */
export function viewfinder(): string {
  return portrait(
    lights.dawn,
    [
      { d: ellipse(200, 300, 66), fill: mix(ink.wheat, ink.paper, 0.5) },
      { d: 'M-10 402l58-64 34 26 62-84 50 56 40-34 66 70 44-36 66 66v30H-10z', fill: ink.nearRange },
      {
        d: 'M144 280l-28 37 18-4 14 14 12-16 20 8zM234 302l-19 17 15 2 11 12 13-13z',
        fill: ink.wheat,
        opacity: 0.85,
      },
      { d: 'M-10 440c90-50 150-46 210-24s130 26 210-16v110H-10z', fill: ink.cloud },
      { d: 'M76 228v-44h44M280 184h44v44', stroke: ink.navy, width: 9 },
      { d: 'M324 402v44h-44M120 446H76v-44', stroke: ink.wheat, width: 9 },
      { d: 'M200 292v36M182 310h36', stroke: ink.navy, width: 4 },
      { d: ellipse(304, 208, 8), fill: ink.brick },
    ],
    { ridge: 430 },
  )
}

/** A hall with a lamp, and a chest of drawers with one of them open. */
export function drawers(): string {
  const oak = mix(ink.oak, ink.soil, 0.3)
  const front = (x: number, y: number, wide: number, tone: string) => [
    { d: rect(x, y, wide, 40), fill: tone },
    { d: ellipse(x + wide / 2, y + 20, 5), fill: ink.lamp },
  ]
  return portrait(lights.dusk, [
    {
      d: rect(-5, -5, 410, 510),
      fill: down(0, 500, [0, mix(ink.belly, ink.nearRange, 0.4)], [1, mix(ink.cloud, ink.belly, 0.4)]),
    },
    {
      d: 'M114 268v-64a86 86 0 0 1 172 0v64z',
      fill: down(120, 268, [0, mix(ink.blue, ink.glacier, 0.3)], [1, ink.wheat]),
    },
    { d: 'M114 268v-24l36-30 26 20 34-36 30 28 22-16 24 20v38z', fill: ink.midRange },
    { d: 'M200 118v150M114 204h172', stroke: ink.cloud, width: 5 },
    { d: ellipse(106, 268, 118), fill: glow([106, 268], 118, 1, [0, ink.gold, 0.7], [1, ink.gold, 0]) },
    { d: 'M82 222h48l18 46H64z', fill: ink.lamp },
    { d: rect(102, 268, 8, 42) + rect(84, 304, 44, 8), fill: ink.navy },
    { d: rect(52, 310, 296, 16), fill: mix(oak, ink.wheat, 0.3) },
    { d: rect(64, 326, 272, 136) + rect(72, 462, 18, 26) + rect(310, 462, 18, 26), fill: oak },
    ...front(76, 336, 120, mix(oak, ink.soil, 0.35)),
    { d: rect(204, 336, 120, 40), fill: ink.navy },
    { d: rect(196, 350, 136, 44), fill: mix(oak, ink.wheat, 0.35) },
    { d: ellipse(264, 372, 6), fill: ink.navy },
    ...front(76, 404, 248, mix(oak, ink.soil, 0.35)),
    { d: rect(-5, 484, 410, 24), fill: ink.night },
  ])
}

/** A calendar with the dates of a sale joined up. */
export function calendar(): string {
  const day = (column: number, row: number) => [116 + column * 42, 276 + row * 42] as const
  const days = Array.from({ length: 20 }, (_, index) => day(index % 5, Math.floor(index / 5)))
  const dates = [day(1, 0), day(3, 1), day(2, 2), day(4, 3)]
  return portrait(lights.day, [
    { d: rect(82, 186, 244, 258), fill: ink.navy, opacity: 0.35 },
    { d: 'M200 132l-58 42M200 132l58 42', stroke: ink.navy, width: 4 },
    { d: ellipse(200, 130, 7), fill: ink.navy },
    { d: rect(76, 174, 248, 260), fill: mix(ink.paper, ink.wheat, 0.2) },
    { d: rect(76, 174, 248, 62), fill: ink.cloud },
    { d: 'M96 220l40-28 26 16 38-26 32 22 28-16 44 32z', fill: ink.gold },
    { d: days.map(([x, y]) => ellipse(x, y, 6)).join(''), fill: mix(ink.pale, ink.belly, 0.25) },
    { d: `M${dates.map((date) => date.join(' ')).join('L')}`, stroke: ink.nearRange, width: 4 },
    {
      d: dates
        .slice(0, 3)
        .map(([x, y]) => ellipse(x, y, 12))
        .join(''),
      fill: ink.paper,
      stroke: ink.nearRange,
      width: 4,
    },
    { d: ellipse(284, 402, 16), fill: ink.gold, stroke: ink.navy, width: 4 },
  ])
}

/** A lit house whose light reaches the crowd below it. */
export function audience(): string {
  const draw = random(29)
  const crowd = Array.from({ length: 46 }, (_, index) => {
    const near = index / 46
    return ellipse(12 + 376 * draw(), 424 + 72 * near + 10 * draw(), 2.4 + 3.4 * near)
  })
  const rings = [92, 122, 152, 182].map((r) => `M${200 - r} 350a${r} ${r} 0 0 1 ${2 * r} 0`)
  return portrait(lights.dusk, [
    { d: ellipse(200, 340, 170), fill: glow([200, 340], 170, 1, [0, ink.gold, 0.6], [1, ink.gold, 0]) },
    { d: rings.join(''), stroke: ink.gold, width: 3, round: true, opacity: 0.6 },
    { d: 'M148 404v-74l52-50 52 50v74z', fill: mix(ink.cloud, ink.belly, 0.4) },
    { d: 'M200 262l-66 62 8 9 58-55 58 55 8-9z', fill: ink.deep },
    { d: rect(164, 336, 26, 30) + rect(210, 336, 26, 30) + rect(188, 372, 24, 34), fill: ink.lamp },
    { d: 'M-10 412c80-16 140-18 210-16s140 6 210 20v90H-10z', fill: ink.spruce },
    { d: crowd.join(''), fill: ink.lamp },
  ])
}
