import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { down, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { hillside, ranges } from './land.ts'
import { sky } from './sky.ts'

/** A range road running straight to the horizon, and a blank signpost. */
export function notFound(): string {
  const [wide, tall, horizon] = [2400, 1100, 800]
  const vanish = 1690
  const draw = random(404)
  const tufts = Array.from(
    { length: 17 },
    (_, i): Point => [i < 11 ? 60 + i * 96 + 60 * draw() : 2090 + (i - 11) * 52, 1010 + 80 * draw()],
  )
  const poles = Array.from({ length: 8 }, (_, i) => ({
    x: vanish + 640 * 0.63 ** i,
    y: horizon + 4 + 236 * 0.63 ** i,
    tall: 470 * 0.63 ** i,
  }))
  const wire = poles.slice(1).map(({ x, y, tall: high }, i) => {
    const before = poles[i] ?? { x, y, tall: high }
    const [x0, y0, x1, y1] = [before.x, before.y - before.tall * 0.93, x, y - high * 0.93]
    return `M${Math.round(x0)} ${Math.round(y0)}Q${Math.round((x0 + x1) / 2)} ${Math.round((y0 + y1) / 2 + before.tall * 0.1)} ${Math.round(x1)} ${Math.round(y1)}`
  })
  return svg(wide, tall, [
    ...sky({
      width: wide,
      horizon,
      apex: [1660, 560],
      span: [1620, 1150],
      light: [1680, 760],
      seed: 63,
      streaks: 7,
    }),
    ...ranges({
      width: wide,
      base: horizon + 2,
      rise: 66,
      light: 1680,
      floor: 860,
      seed: 66,
      reach: 860,
      spacing: 135,
      count: 1,
    }),
    ...hillside({
      seed: 33,
      width: wide,
      base: horizon + 16,
      rise: 18,
      swell: 700,
      floor: 860,
      top: mix(ink.hill, ink.gold, 0.2),
      foot: ink.hill,
    }),
    {
      d: rect(0, horizon + 6, wide, 294),
      fill: down(horizon, tall, [0, mix(ink.hill, ink.gold, 0.34)], [0.3, ink.hill], [1, ink.night]),
    },
    {
      d: rect(0, horizon + 6, wide, 294),
      fill: glow([vanish, horizon + 6], 900, 0.24, [0, ink.gold, 0.55], [1, ink.gold, 0]),
    },
    {
      d: polygon([
        [vanish - 5, horizon + 6],
        [vanish + 5, horizon + 6],
        [vanish + 330, tall],
        [vanish - 560, tall],
      ]),
      fill: down(
        horizon,
        tall,
        [0, ink.wheat],
        [0.25, mix(ink.gold, ink.belly, 0.55)],
        [1, mix(ink.cloud, ink.night, 0.35)],
      ),
    },
    {
      d: [0.1, 0.25, 0.5, 0.86]
        .map((near) => {
          const y = horizon + 6 + 294 * near
          const x = vanish - 115 * near
          const w = 3 + 15 * near
          return polygon([
            [x - w * 0.35, y],
            [x + w * 0.35, y],
            [x - 6 * near + w * 0.5, y + 62 * near],
            [x - 20 * near - w * 0.5, y + 62 * near],
          ])
        })
        .join(''),
      fill: ink.wheat,
      opacity: 0.6,
    },
    { d: wire.join(''), stroke: ink.night, width: 2.5 },
    {
      d: poles
        .map(
          ({ x, y, tall: high }) =>
            `${rect(Math.round(x - high * 0.014), Math.round(y - high), Math.max(2, Math.round(high * 0.028)), Math.round(high))}${rect(Math.round(x - high * 0.11), Math.round(y - high * 0.93), Math.round(high * 0.22), Math.max(2, Math.round(high * 0.022)))}`,
        )
        .join(''),
      fill: ink.night,
    },
    { transform: 'translate(1150 1030) rotate(-9)', nodes: signpost() },
    {
      d: tufts
        .map(
          ([x, y]) =>
            `M${Math.round(x)} ${Math.round(y)}q-3-20-16-${Math.round(26 + 14 * draw())}m16 ${Math.round(30 + 6 * draw())}q-1-24 3-44m1 42q4-18 18-30`,
        )
        .join(''),
      stroke: mix(ink.hill, ink.gold, 0.32),
      width: 3.5,
      round: true,
      opacity: 0.75,
    },
  ])
}

/** A post with three crooked, blank arrows and a magpie on top. */
function signpost(): Node[] {
  const board = 'M0-27h178l34 27-34 27H0z'
  const wood = mix(ink.wheat, ink.belly, 0.35)
  const arrow = (y: number, turn: number, flip: number, tone: string): Node => ({
    transform: `translate(${flip > 0 ? -46 : 46} ${y}) rotate(${turn}) scale(${flip} 1)`,
    nodes: [
      { d: board, fill: tone },
      { d: 'M6-25h170l33 25', stroke: ink.wheat, width: 4, opacity: 0.9 },
    ],
  })
  return [
    { d: rect(-10, -396, 20, 420), fill: mix(ink.belly, ink.night, 0.45) },
    { d: 'M9-396v420', stroke: ink.gold, width: 3, opacity: 0.8 },
    arrow(-340, 5, 1, wood),
    arrow(-268, -7, -1, mix(wood, ink.navy, 0.2)),
    arrow(-196, 11, 1, mix(wood, ink.navy, 0.1)),
    { d: 'M-20-406c-4-26 14-44 36-44 8-12 26-10 30 2l12 6-13 4c-2 22-14 34-34 36z', fill: ink.deep },
    { d: 'M-14-412l-62 24 58-8zM-4-408v14h4v-14zM6-408v14h4v-14z', fill: ink.deep },
    { d: 'M-12-414c4-16 18-22 30-18-4 14-14 20-30 18z', fill: ink.paper, opacity: 0.9 },
  ]
}
