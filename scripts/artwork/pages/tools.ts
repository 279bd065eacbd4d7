import { ink, mix, oklch } from '../palette.ts'
import { ellipse, type Gradient, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'

const [WIDTH, HEIGHT, GROUND] = [1600, 1600, 900]
/** Middle tones, readable on a light and on a dark page. */
const PENCIL = oklch(57, 0.06, 222)
const GOLD = oklch(68, 0.12, 72)

/** A house drawn to scale on squared paper, with its dimensions. */
export function tools(): string {
  const columns = Array.from({ length: 40 }, (_, i) => `M${i * 40} 0V${HEIGHT}`)
  const rows = Array.from({ length: 40 }, (_, i) => `M0 ${20 + i * 40}H${WIDTH}`)
  const paper: Gradient = {
    kind: 'linear',
    from: [0, 0],
    to: [WIDTH, 0],
    stops: [
      [0, PENCIL, 0],
      [0.3, PENCIL, 0.3],
      [1, PENCIL, 0.3],
    ],
  }
  const every = (lines: readonly string[], nth: number) =>
    lines.filter((_, i) => (i % 5 === 0) === (nth === 5)).join('')
  return svg(WIDTH, HEIGHT, [
    { d: every(columns, 1) + every(rows, 1), stroke: paper, width: 1.5, opacity: 0.6 },
    { d: every(columns, 5) + every(rows, 5), stroke: paper, width: 3 },
    { transform: 'translate(112 240) scale(.84)', nodes: [...elevation(), ...dimensions()] },
  ])
}

/** The front of a two-storey house with a porch, 760 px wide. */
function elevation(): Shape[] {
  const panes = [
    ...[500, 640].map((x) => rect(x, 470, 100, 130)),
    rect(470, 700, 130, 140),
    rect(1010, 700, 150, 120),
    rect(850, 700, 110, 120),
    ...[950, 1090].map((x) => rect(x, 540, 90, 100)),
  ].join('')
  const boards = (x: number, wide: number, top: number) =>
    Array.from(
      { length: Math.floor((GROUND - 20 - top) / 24) },
      (_, i) => `M${x} ${top + 24 * i}h${wide}`,
    ).join('')
  return [
    {
      d: `M420 ${GROUND}V430h380V${GROUND}zM800 ${GROUND}V520h400V${GROUND}z`,
      fill: mix(ink.pale, PENCIL, 0.3),
      opacity: 0.16,
    },
    { d: 'M380 450L610 250 840 450zM800 520V470h440l-30 50z', fill: PENCIL, opacity: 0.3 },
    { d: boards(420, 380, 448) + boards(800, 400, 536), stroke: PENCIL, width: 1.5, opacity: 0.45 },
    { d: `M640 ${GROUND}V690h90v${GROUND - 690}z`, fill: GOLD, opacity: 0.85 },
    { d: panes, fill: ink.lamp, opacity: 0.75 },
    {
      d: `${panes}M550 470v130M690 470v130M535 700v140M1085 700v120M905 700v120M995 540v100M1135 540v100`,
      stroke: PENCIL,
      width: 6,
    },
    {
      d: `M420 ${GROUND}V430M800 ${GROUND}V430M1200 ${GROUND}V520M640 ${GROUND}V690h90v${GROUND - 690}M372 456L610 250 848 456M800 470h440l-34 50H800M1040 470V330h70v140M420 ${GROUND}V660h380M440 660v${GROUND - 660}M780 660v${GROUND - 660}M380 ${GROUND}h440`,
      stroke: PENCIL,
      width: 7,
      round: true,
    },
    { d: `M400 660l20-34h380l20 34z`, fill: PENCIL, opacity: 0.45, stroke: PENCIL, width: 6 },
    { d: ellipse(610, 372, 34), stroke: PENCIL, width: 6 },
    { d: `M240 ${GROUND}H1400`, stroke: PENCIL, width: 11, round: true },
    {
      d: Array.from({ length: 24 }, (_, i) => `M${270 + i * 48} ${GROUND + 8}l-22 24`).join(''),
      stroke: PENCIL,
      width: 3,
      opacity: 0.7,
    },
    ...[1310].flatMap((x): Shape[] => [
      { d: ellipse(x, 690, 96, 120), fill: PENCIL, opacity: 0.14, stroke: PENCIL, width: 5 },
      { d: `M${x} ${GROUND}V640M${x} 760l40-46M${x} 720l-36-44`, stroke: PENCIL, width: 5, round: true },
    ]),
  ]
}

/** Dimension lines below, beside and along the roof, with a tick at each end. */
function dimensions(): Shape[] {
  const tick = (x: number, y: number) => `M${x - 13} ${y + 13}l26-26`
  const below = [420, 800, 1200]
  const beside = [250, 450, 660, GROUND]
  const lines = [
    `M390 990H1230M390 1050H1230M300 220V930`,
    ...below.map((x) => `M${x} 940V1010`),
    ...[420, 1200].map((x) => `M${x} 1010V1070`),
    ...beside.map((y) => `M270 ${y}H340`),
    'M636 214L874 420M610 250l30-36M848 456l30-36',
  ].join('')
  const ticks = [
    ...below.map((x) => tick(x, 990)),
    ...[420, 1200].map((x) => tick(x, 1050)),
    ...beside.map((y) => tick(300, y)),
    tick(640, 218),
    tick(874, 420),
  ].join('')
  return [
    { d: lines, stroke: GOLD, width: 4 },
    { d: ticks, stroke: GOLD, width: 8, round: true },
  ]
}
