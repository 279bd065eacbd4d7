import { random } from '../noise.ts'
import { ink, mix, oklch } from '../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { height, width } from './frame.ts'

const glassRail = mix(ink.glacier, ink.blue, 0.2)

/** What is seen in a lit room, from its corner: a lamp and a chair, shelves, somebody at the window, a table for two. */
const LIFE = [
  'm232 14v34m-16 0h32l-8-16h-16zm-132 88v-62q0-12 12-12h10v74z',
  'm84 40h74v4h-74zm4-22h10v22h-10zm16 6h10v16h-10zm28-4h10v20h-10zm-48 56h74v4h-74zm20-24h12v24h-12zm26 8h10v16h-10z',
  'm206 136v-34q0-18 16-22-10-8-8-20 4-12 14-12t14 12q2 12-8 20 16 4 16 22v34z',
  'm100 136v-30h72v30h-5v-24h-62v24zm-6-44q0-14 10-16-6-4-5-12 3-8 9-8t9 8q1 8-5 12 10 2 10 16v10h-28zm64 0q0-14 10-16-6-4-5-12 3-8 9-8t9 8q1 8-5 12 10 2 10 16v10h-28z',
] as const

/** The lowest floors of a condo tower in the evening: balconies above the lit lobby. */
export function condoEntrance(): string {
  const draw = random(9)
  const floors = [-40, 120, 280, 440]
  const columns = [-90, 250, 590, 930, 1270]
  const rooms = floors.flatMap((y) =>
    columns.map((x) => ({
      x,
      y,
      lit: draw() < 0.55,
      plant: draw() < 0.4,
      life: LIFE[Math.floor(draw() * LIFE.length)] ?? '',
      blind: Math.max(0, Math.round(draw() * 4 - 1)) * 22,
    })),
  )
  const pane = ({ x, y }: { x: number; y: number }) => rect(x + 60, y + 14, 240, 122)
  const of = (lit: boolean) =>
    rooms
      .filter((room) => room.lit === lit)
      .map(pane)
      .join('')
  return svg(width, height, [
    { d: rect(0, 0, width, 610), fill: down(0, 610, [0, ink.cloud], [1, mix(ink.belly, ink.glacier, 0.25)]) },
    {
      d: columns.map((x) => rect(x + 318, 0, 14, 610)).join(''),
      fill: mix(ink.belly, ink.wheat, 0.3),
      opacity: 0.6,
    },
    { d: of(false), fill: mix(ink.navy, ink.blue, 0.3) },
    { d: of(true), fill: down(0, 560, [0, mix(ink.lamp, ink.amber, 0.3)], [1, ink.lamp]) },
    {
      d: rooms
        .filter(({ lit }) => lit)
        .map(({ x, y, life }) => `M${x} ${y}${life}`)
        .join(''),
      fill: mix(ink.soil, ink.amber, 0.4),
      stroke: mix(ink.soil, ink.amber, 0.4),
      width: 3,
    },
    {
      d: rooms
        .map(({ x, y, blind }) => (blind ? rect(x + 60, y + 14, blind > 40 ? 240 : 120, blind) : ''))
        .join(''),
      fill: mix(ink.wheat, ink.belly, 0.35),
    },
    {
      d: rooms.map(({ x, y }) => `${pane({ x, y })}M${x + 180} ${y + 14}v122`).join(''),
      stroke: ink.navy,
      width: 7,
    },
    {
      d: rooms
        .filter(({ plant }) => plant)
        .map(({ x, y }) => `${ellipse(x + 268, y + 74, 22, 26)}${ellipse(x + 250, y + 88, 16, 18)}`)
        .join(''),
      fill: mix(ink.hill, oklch(50, 0.08, 145), 0.5),
    },
    { d: rooms.map(({ x, y }) => rect(x + 36, y + 84, 288, 52)).join(''), fill: glassRail, opacity: 0.45 },
    {
      d: rooms.map(({ x, y }) => `M${x + 36} ${y + 84}h288`).join(''),
      stroke: ink.wheat,
      width: 4,
      opacity: 0.85,
    },
    {
      d: rooms.map(({ x, y }) => rect(x + 24, y + 136, 312, 15)).join(''),
      fill: mix(ink.belly, ink.pale, 0.5),
    },
    { d: rooms.map(({ x, y }) => rect(x + 24, y + 151, 312, 9)).join(''), fill: ink.navy, opacity: 0.7 },
    ...lobby(),
  ])
}

function lobby(): Shape[] {
  const frames = [60, 250, 440, 980, 1170, 1360]
  return [
    { d: rect(0, 606, width, 224), fill: ink.navy },
    { d: rect(40, 640, 1520, 184), fill: down(640, 824, [0, ink.lamp], [1, mix(ink.lamp, ink.amber, 0.45)]) },
    { d: 'M210 640v26M420 640v26M1110 640v26M1330 640v26', stroke: ink.soil, width: 3 },
    { d: [210, 420, 1110, 1330].map((x) => ellipse(x, 676, 20, 13)).join(''), fill: ink.paper },
    {
      d: 'M120 824v-44q0-12 12-12h150q12 0 12 12v44zM1230 824v-70h190v70zM470 824l8-40h40l8 40z',
      fill: mix(ink.soil, ink.amber, 0.35),
    },
    { d: 'M498 784q-44-10-50-60 40 6 50 52 4-62 46-74 6 58-40 82z', fill: ink.hill },
    { d: frames.map((x) => rect(x, 640, 190, 184)).join(''), stroke: ink.navy, width: 8 },
    { d: rect(652, 626, 306, 204), fill: ink.deep },
    {
      d: `${rect(684, 664, 116, 166)}${rect(810, 664, 116, 166)}`,
      fill: down(664, 830, [0, ink.lamp], [1, ink.gold]),
    },
    { d: 'M790 720v62M820 720v62', stroke: ink.brick, width: 9, round: true },
    { d: rect(590, 604, 430, 34), fill: mix(ink.belly, ink.navy, 0.4) },
    { d: 'M590 604h430', stroke: ink.gold, width: 5 },
    {
      d: rect(0, 824, width, 76),
      fill: down(824, height, [0, mix(ink.belly, ink.pale, 0.25)], [1, ink.cloud]),
    },
    { d: rect(300, 824, 1010, 76), fill: glow([805, 828], 500, 0.16, [0, ink.lamp, 0.75], [1, ink.gold, 0]) },
    ...[596, 1016].map((x): Shape => ({ d: `M${x - 34} 850l6-54h56l6 54z`, fill: ink.deep })),
    {
      d: [596, 1016].map((x) => `${ellipse(x, 752, 40, 48)}${ellipse(x - 18, 776, 28, 28)}`).join(''),
      fill: ink.hill,
    },
  ]
}
