/** Tiles, sheets and texture, which may hold asbestos. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, type Point, polygon, rect, type Stop } from '../../shape.ts'
import { svg } from '../../svg.ts'
import { across, lampLit, SIDE, stained, torchLit } from './parts.ts'

/** What the panes of a window throw on the floor. */
const LIGHT = 'M58 108h44l-8 44H40zM110 108h42l4 44h-54zM38 158h56l-14 66H12zM102 158h54l10 66H92z'

/** A kitchen floor in the light of its window, with one tile broken down to the black glue. */
export function cueTiles(): string {
  const draw = random(4)
  /** The point of the floor at a column and a row, far rows closer together. */
  const at = (column: number, row: number): Point => {
    const depth = 1 / (1 + 0.3 * row)
    return [120 + (column - 3.1) * 92 * depth, 30 + (SIDE + 60 - 30) * depth * 0.94]
  }
  const tile = (c: number, r: number) => polygon([at(c, r), at(c + 1, r), at(c + 1, r + 1), at(c, r + 1)])
  const cells = Array.from({ length: 12 * 9 }, (_, i): Point => [(i % 12) - 3, Math.floor(i / 12) - 1])
  const of = (odd: number) => cells.filter(([c, r]) => Math.abs(c + r) % 2 === odd)
  const veins = cells
    .filter(([, r]) => r < 5)
    .flatMap(([c, r]) =>
      [0, 1].map(() => {
        const [x, y] = at(c + 0.15 + 0.5 * draw(), r + 0.3 + 0.5 * draw())
        const long = (30 * 1) / (1 + 0.3 * r)
        return `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)}-${Math.round(2 + 5 * draw())} ${Math.round(long)} ${Math.round(4 * draw() - 1)}`
      }),
    )
  const dark = mix(ink.brick, ink.soil, 0.5)
  const light = mix(ink.wheat, ink.oak, 0.14)
  return svg(SIDE, SIDE, [
    { d: rect(0, 0, SIDE, SIDE), fill: light },
    {
      d: of(1)
        .map(([c, r]) => tile(c, r))
        .join(''),
      fill: dark,
    },
    { d: veins.join(''), stroke: mix(ink.wheat, ink.oak, 0.5), width: 2, round: true, opacity: 0.55 },
    { d: cells.map(([c, r]) => tile(c, r)).join(''), stroke: ink.soil, width: 1.6, opacity: 0.8 },
    { d: polygon([at(3, 1), at(3.7, 1), at(3.5, 1.42), at(3.8, 1.7), at(3.3, 2), at(3, 2)]), fill: ink.deep },
    {
      d: polygon([at(3.72, 1.02), at(3.53, 1.42), at(3.83, 1.7), at(3.34, 1.98)]).replace('z', ''),
      stroke: mix(ink.wheat, ink.paper, 0.3),
      width: 3,
    },
    // The wall with its skirting, and the window's light in panes.
    {
      d: rect(0, 0, SIDE, 70),
      fill: down(0, 70, [0, mix(ink.nearRange, ink.glacier, 0.3)], [1, mix(ink.nearRange, ink.navy, 0.2)]),
    },
    {
      d: rect(0, 62, SIDE, 22),
      fill: down(62, 84, [0, mix(ink.paper, ink.wheat, 0.4)], [1, mix(ink.wheat, ink.oak, 0.35)]),
    },
    { d: rect(0, 84, SIDE, 26), fill: down(84, 110, [0, ink.deep, 0.6], [1, ink.deep, 0]) },
    { d: LIGHT, fill: ink.lamp, opacity: 0.5, daily: true },
    // By night a lamp's: the colours are what tells these tiles.
    ...lampLit([110, 140], SIDE, 200),
    { d: rect(0, 0, SIDE, SIDE), fill: glow([90, 130], 210, 1, [0.3, ink.deep, 0], [1, ink.deep, 0.55]) },
  ])
}

/** Gray waves of cement under their nails, with rust, lichen and a broken edge, against the sky. */
export function cueCorrugated(): string {
  const draw = random(11)
  const waves = (shift: number) => {
    const gray = mix(ink.belly, ink.pale, 0.5)
    const stops = Array.from({ length: 8 }, (_, i): Stop[] => [
      [(i + shift) / 8, mix(gray, ink.navy, 0.5)],
      [(i + shift + 0.42) / 8, mix(gray, ink.pale, 0.5)],
      [(i + shift + 0.6) / 8, mix(gray, ink.wheat, 0.55)],
    ])
    return across(0, SIDE, ...stops.flat().filter(([place]) => place <= 1))
  }
  const edge = (y: number) => `M0 ${y}${'q7.5 9 15 0t15 0'.repeat(8)}`
  const nails = Array.from({ length: 5 }, (_, i): Point => [20 + i * 60 - 12, 158 + (i % 2)])
  const lichen = Array.from({ length: 26 }, () =>
    ellipse(
      Math.round(draw() * SIDE),
      Math.round(60 + 150 * draw() ** 1.4),
      2 + 5 * draw(),
      1.5 + 3 * draw(),
    ),
  )
  return svg(SIDE, SIDE, [
    { d: rect(0, 0, SIDE, 60), fill: down(0, 56, [0, mix(ink.blue, ink.glacier, 0.5)], [1, ink.blush]) },
    {
      d: rect(0, 0, SIDE, 60),
      fill: down(0, 60, [0, ink.deep], [1, mix(ink.navy, ink.blue, 0.6)]),
      nightly: true,
    },
    {
      d: 'M22 14h0M62 24h0M96 9h0M140 26h0M210 12h0M232 30h0',
      stroke: ink.wheat,
      width: 2,
      round: true,
      nightly: true,
    },
    { d: 'M0 50q30-22 60-14t56-8 64 10 60-6v30H0z', fill: mix(ink.midRange, ink.farRange, 0.5), daily: true },
    { d: 'M0 50q30-22 60-14t56-8 64 10 60-6v30H0z', fill: mix(ink.navy, ink.blue, 0.25), nightly: true },
    { d: `${edge(46)}V${SIDE}H0z`, fill: waves(0) },
    {
      d: rect(0, 40, SIDE, 130),
      fill: down(40, 160, [0, ink.paper, 0.2], [0.5, ink.paper, 0], [1, ink.deep, 0.5]),
    },
    { d: `${edge(136)}V${SIDE}H0z`, fill: waves(0) },
    { d: edge(136), stroke: mix(ink.pale, ink.paper, 0.4), width: 4 },
    { d: edge(131), stroke: ink.deep, width: 6, opacity: 0.4 },
    {
      d: nails.map(([x, y]) => `M${x} ${y}q2 34-1 56`).join(''),
      stroke: mix(ink.brick, ink.oak, 0.4),
      width: 5,
      round: true,
      opacity: 0.55,
    },
    { d: nails.map(([x, y]) => ellipse(x, y, 6, 5)).join(''), fill: mix(ink.soil, ink.brick, 0.3) },
    { d: nails.map(([x, y]) => ellipse(x - 1.5, y - 1.5, 2)).join(''), fill: ink.wheat },
    { d: lichen.slice(0, 15).join(''), fill: mix(ink.gold, ink.hill, 0.45), opacity: 0.7 },
    { d: lichen.slice(15).join(''), fill: mix(ink.pale, ink.hill, 0.25), opacity: 0.8 },
    { d: 'M240 176l-34 14 12 18-26 14 8 22h44z', fill: ink.deep },
    { d: 'M240 174l-34 14 12 18-26 14 8 24', stroke: mix(ink.pale, ink.wheat, 0.5), width: 5 },
    { d: 'M206 190l-40 6-14 22', stroke: ink.deep, width: 2.4, opacity: 0.8 },
    {
      d: rect(0, 0, SIDE, SIDE),
      fill: glow(
        [70, 60],
        260,
        1,
        [0, ink.gold, 0.28],
        [0.5, ink.gold, 0],
        [0.5, ink.deep, 0],
        [1, ink.deep, 0.4],
      ),
      daily: true,
    },
    // An inspector's torch on it.
    ...torchLit([142, 158], SIDE, 82),
  ])
}

/** A ceiling of sprayed texture around its lamp, which shows every grain, and a patch that has come off. */
export function cueTexture(): string {
  const draw = random(23)
  const grains = Array.from(
    { length: 300 },
    (): Point => [Math.round(draw() * SIDE), Math.round(draw() * 178)],
  )
  /** Each from a grain on the side away from the lamp, longer at its edge. */
  const shadows = grains.map(
    ([x, y]) => `M${x} ${y}l${Math.round((x - 128) / 22)} ${Math.round((y - 52) / 20)}`,
  )
  const patch =
    'M68 122C72 108 86 112 96 110C106 104 116 110 128 108C140 108 138 120 146 126C142 138 128 134 120 142C108 148 100 140 88 144C76 142 66 136 68 122z'
  const ceiling = mix(ink.wheat, ink.paper, 0.4)
  return svg(SIDE, SIDE, [
    {
      d: rect(0, 0, SIDE, 180),
      fill: glow([128, 52], 190, 0.8, [0, ink.paper], [0.4, ceiling], [1, mix(ceiling, ink.oak, 0.5)]),
    },
    { d: shadows.join(''), stroke: mix(ink.oak, ink.soil, 0.3), width: 5, round: true, opacity: 0.45 },
    {
      d: grains.map(([x, y]) => `M${x} ${y}h0`).join(''),
      stroke: mix(ink.paper, ink.wheat, 0.2),
      width: 5,
      round: true,
    },
    // The bare board, in the shadow of the texture's thick edge.
    { d: patch, fill: mix(ink.oak, ink.soil, 0.3) },
    {
      transform: 'translate(2 4)',
      nodes: [
        {
          d: patch,
          fill: down(100, 160, [0, mix(ink.oak, ink.wheat, 0.4)], [1, mix(ink.oak, ink.wheat, 0.62)]),
        },
      ],
    },
    {
      d: 'M80 122q20 4 46-4M84 136q18 2 30-2',
      stroke: mix(ink.oak, ink.soil, 0.2),
      width: 1.6,
      round: true,
      opacity: 0.6,
    },
    // The wall, below a moulding.
    {
      d: rect(0, 178, SIDE, 62),
      fill: down(
        178,
        SIDE,
        [0, mix(ink.nearRange, ink.navy, 0.35)],
        [1, mix(ink.nearRange, ink.glacier, 0.25)],
      ),
    },
    {
      d: rect(0, 170, SIDE, 18),
      fill: down(
        170,
        188,
        [0, mix(ink.paper, ink.wheat, 0.35)],
        [0.5, stained],
        [0.6, mix(ink.paper, ink.wheat, 0.5)],
        [1, stained],
      ),
    },
    { d: rect(0, 188, SIDE, 14), fill: down(188, 202, [0, ink.deep, 0.5], [1, ink.deep, 0]) },
    ...lampLit([128, 60], SIDE, 200),
    { d: ellipse(128, 52, 56), fill: glow([128, 52], 56, 0.8, [0.4, ink.paper, 0.9], [1, ink.paper, 0]) },
    { d: 'M88 46q40-18 80 0v8q-40 16-80 0z', fill: mix(ink.oak, ink.gold, 0.4) },
    { d: 'M92 54q36 14 72 0-4 28-36 30-32-2-36-30z', fill: down(52, 84, [0, ink.paper], [1, ink.lamp]) },
    { d: rect(122, 83, 12, 7), fill: mix(ink.oak, ink.gold, 0.4) },
  ])
}
