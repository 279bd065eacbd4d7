import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, polygon, rect } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'

/** A front door ajar at dusk, the hall light falling down the steps; at night that light is as bright. */
export function frontDoor(): string {
  const wall = mix(ink.nearRange, ink.blue, 0.35)
  const cedar = oklch(45, 0.07, 56)
  const stone = mix(ink.belly, ink.navy, 0.3)
  return svg(width, height, [
    {
      outside: true,
      nodes: [
        { d: rect(0, 0, width, height), fill: down(0, height, [0, mix(wall, ink.deep, 0.55)], [1, wall]) },
        {
          d: Array.from({ length: 17 }, (_, i) => `M0 ${44 + i * 44}h1600`).join(''),
          stroke: ink.navy,
          width: 3,
          opacity: 0.45,
        },
      ],
    },
    {
      d: rect(0, 0, width, height),
      fill: glow([800, 420], 640, 0.9, [0, ink.gold, 0.42], [0.5, ink.amber, 0.12], [1, ink.amber, 0]),
    },
    {
      outside: true,
      nodes: [
        {
          d: polygon([
            [440, 96],
            [1160, 96],
            [1210, 150],
            [390, 150],
          ]),
          fill: mix(ink.navy, ink.deep, 0.4),
        },
        { d: 'M390 150h820', stroke: ink.wheat, width: 5 },
      ],
    },
    { d: rect(560, 180, 480, 560), fill: mix(ink.wheat, ink.paper, 0.35) },
    { d: rect(586, 206, 428, 534), fill: down(206, 740, [0, ink.wheat], [0.6, ink.gold], [1, ink.amber]) },
    {
      d: polygon([
        [1014, 206],
        [900, 262],
        [900, 690],
        [1014, 740],
      ]),
      fill: mix(ink.gold, ink.oak, 0.35),
    },
    {
      d: polygon([
        [586, 740],
        [900, 690],
        [1014, 740],
      ]),
      fill: mix(ink.oak, ink.amber, 0.3),
    },
    { d: 'M742 206v70', stroke: ink.soil, width: 4 },
    {
      d: polygon([
        [712, 276],
        [772, 276],
        [790, 322],
        [694, 322],
      ]),
      fill: ink.paper,
    },
    {
      d: `${rect(640, 560, 150, 12)}M654 572v128M776 572v114`,
      fill: mix(ink.soil, ink.oak, 0.5),
      stroke: mix(ink.soil, ink.oak, 0.5),
      width: 8,
    },
    { d: rect(664, 400, 104, 92), fill: mix(ink.glacier, ink.paper, 0.3), stroke: ink.oak, width: 7 },
    {
      d: polygon([
        [586, 206],
        [474, 178],
        [474, 792],
        [586, 740],
      ]),
      fill: down(178, 792, [0, mix(ink.brick, ink.navy, 0.15)], [1, mix(ink.brick, ink.navy, 0.45)]),
    },
    {
      d: 'M494 228l72 16v180l-72 4zM494 470l72-2v196l-72 26z',
      stroke: mix(ink.brick, ink.deep, 0.5),
      width: 5,
    },
    { d: ellipse(500, 452, 8), fill: ink.gold },
    { d: `${rect(1090, 250, 46, 84)}`, fill: ink.lamp, stroke: ink.night, width: 8 },
    { d: 'M1076 250h74l-20-30h-34z', fill: ink.night },
    { d: ellipse(1113, 292, 150), fill: glow([1113, 292], 150, 1, [0, ink.gold, 0.5], [1, ink.gold, 0]) },
    {
      outside: true,
      nodes: [
        {
          d: `${rect(60, 250, 250, 260)}${rect(1290, 250, 250, 260)}`,
          fill: mix(ink.navy, ink.blue, 0.3),
          stroke: mix(ink.wheat, ink.belly, 0.2),
          width: 14,
        },
        {
          d: 'M185 250v260M60 380h250M1415 250v260M1290 380h250',
          stroke: mix(ink.wheat, ink.belly, 0.2),
          width: 8,
        },
        { d: rect(0, 740, width, 160), fill: down(740, height, [0, stone], [1, ink.night]) },
        {
          d: `${rect(470, 740, 660, 46)}${rect(420, 786, 760, 50)}${rect(370, 836, 860, 64)}`,
          fill: mix(stone, ink.wheat, 0.16),
        },
        { d: 'M470 742h660M420 788h760M370 838h860', stroke: mix(stone, ink.wheat, 0.55), width: 4 },
      ],
    },
    {
      d: polygon([
        [600, 742],
        [1010, 742],
        [1180, 900],
        [470, 900],
      ]),
      fill: down(742, 900, [0, ink.gold, 0.6], [1, ink.gold, 0.1]),
    },
    {
      outside: true,
      nodes: [
        {
          d: `${ellipse(300, 700, 86, 74)}${ellipse(1300, 700, 86, 74)}`,
          fill: mix(ink.hill, ink.spruce, 0.4),
        },
        {
          d: `${ellipse(318, 686, 52, 44)}${ellipse(1282, 686, 52, 44)}`,
          fill: mix(ink.hill, ink.gold, 0.14),
        },
        { d: 'M236 740h128l-16 100H252zM1236 740h128l-16 100h-96z', fill: mix(cedar, ink.navy, 0.3) },
      ],
    },
  ])
}
