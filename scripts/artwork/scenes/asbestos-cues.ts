/** What may hold asbestos in an older house, as somebody meets it there: five sights, close up. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import {
  down,
  ellipse,
  type Gradient,
  glow,
  type Point,
  polygon,
  rect,
  type Shape,
  type Stop,
} from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { cellar, ragged, tube } from './asbestos-cues/parts.ts'

/** Half of the widest, which is for the first alone. */
const SIDE = 240
const cloth = mix(ink.wheat, ink.paper, 0.45)
const stained = mix(ink.oak, ink.wheat, 0.45)

const across = (from: number, to: number, ...stops: readonly Stop[]): Gradient => ({
  kind: 'linear',
  from: [from, 0],
  to: [to, 0],
  stops,
})

/** Two pipes under the joists of a basement: one whole, and one whose wrap is torn from the iron. */
export function cueInsulation(): string {
  const band = mix(ink.midRange, ink.pale, 0.4)
  return svg(2 * SIDE, SIDE, [
    ...cellar(2 * SIDE, SIDE),
    { d: rect(0, 62, 480, 34), fill: tube(62, 96, mix(cloth, ink.belly, 0.2), mix(ink.oak, ink.soil, 0.5)) },
    { d: 'M120 62v34M330 62v34', stroke: band, width: 8 },
    { d: rect(0, 96, 480, 16), fill: down(96, 112, [0, ink.deep, 0.6], [1, ink.deep, 0]) },
    { d: rect(150, 140, 180, 40), fill: tube(140, 180, mix(ink.brick, ink.oak, 0.55), ink.soil) },
    { d: 'M158 150h160', stroke: ink.wheat, width: 3, opacity: 0.5 },
    { d: `M-6 126H182${ragged(182, 126, 68, 3)}H-6z`, fill: tube(126, 194, cloth, stained) },
    { d: `M486 126H286${ragged(286, 126, 68, 8)}H486z`, fill: tube(126, 194, cloth, stained) },
    // What hangs from the tear, and the shadow within it.
    { d: ragged(182, 126, 68, 3, true), stroke: mix(stained, ink.soil, 0.5), width: 4 },
    { d: ragged(286, 126, 68, 8, true), stroke: mix(stained, ink.soil, 0.5), width: 4 },
    {
      d: 'M182 190c6 16-4 26 6 42 8-14 4-24 8-40zM284 192c-8 12-2 20-8 32 12-8 14-18 18-32z',
      fill: down(186, 232, [0, cloth], [1, stained]),
    },
    {
      d: 'M190 136l14-8M194 148l18-2M192 176l16 8M278 140l-14-6M276 158l-18 4M280 184l-10 8M186 200l10 14',
      stroke: ink.paper,
      width: 1.6,
      round: true,
    },
    { d: 'M56 126q8 34 0 68M396 126q8 34 0 68', stroke: band, width: 11 },
    { d: 'M62 130q6 30 0 60M402 130q6 30 0 60', stroke: ink.deep, width: 3, opacity: 0.35 },
    {
      d: 'M96 150q30 6 60 0M300 158q40 8 70-2M420 150q24 6 50 0',
      stroke: stained,
      width: 3,
      round: true,
      opacity: 0.6,
    },
    { d: rect(0, 194, 480, 24), fill: down(194, 218, [0, ink.deep, 0.55], [1, ink.deep, 0]) },
    { d: rect(0, 0, 480, SIDE), fill: glow([170, 60], 330, 0.7, [0, ink.lamp, 0.5], [1, ink.lamp, 0]) },
  ])
}

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
    {
      d: 'M58 108h44l-8 44H40zM110 108h42l4 44h-54zM38 158h56l-14 66H12zM102 158h54l10 66H92z',
      fill: ink.lamp,
      opacity: 0.5,
    },
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
    { d: 'M0 50q30-22 60-14t56-8 64 10 60-6v30H0z', fill: mix(ink.midRange, ink.farRange, 0.5) },
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
    },
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
    'M32 122C36 108 50 112 60 110C70 104 80 110 92 108C104 108 102 120 110 126C106 138 92 134 84 142C72 148 64 140 52 144C40 142 30 136 32 122z'
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
      d: 'M44 126q20 4 46-4M52 142q18 2 34-2',
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
    { d: ellipse(128, 52, 56), fill: glow([128, 52], 56, 0.8, [0.4, ink.paper, 0.9], [1, ink.paper, 0]) },
    { d: 'M88 46q40-18 80 0v8q-40 16-80 0z', fill: mix(ink.oak, ink.gold, 0.4) },
    { d: 'M92 54q36 14 72 0-4 28-36 30-32-2-36-30z', fill: down(52, 84, [0, ink.paper], [1, ink.lamp]) },
    { d: rect(122, 83, 12, 7), fill: mix(ink.oak, ink.gold, 0.4) },
  ])
}

/** An old furnace in its basement, with its ducts in cloth and tape. */
export function cueDuct(): string {
  const duct = (d: string, wide: number): Shape[] => [
    { d, stroke: mix(ink.oak, ink.soil, 0.45), width: wide },
    { d, stroke: mix(stained, cloth, 0.35), width: wide - 8 },
    { d, stroke: cloth, width: wide * 0.52 },
    { d, stroke: ink.paper, width: wide * 0.16, opacity: 0.8 },
  ]
  const steel = mix(ink.midRange, ink.nearRange, 0.4)
  const nodes: Node[] = [
    ...cellar(SIDE, SIDE),
    ...duct('M100 150C90 96 60 84-20 78', 46),
    ...duct('M142 150C152 104 176 96 260 92', 46),
    ...duct('M122 150C120 100 122 60 122-10', 54),
    // Tape around the joints; at one it has come loose.
    { d: 'M38 62l-6 44M196 74l4 44M96 60q26 10 54 0', stroke: mix(ink.belly, ink.pale, 0.6), width: 11 },
    { d: 'M94 118q28 12 56 0', stroke: mix(ink.belly, ink.pale, 0.6), width: 11 },
    { d: 'M196 116q10 14 2 32l10-6q4-16-2-28z', fill: mix(ink.belly, ink.pale, 0.5) },
    { d: 'M150 70l10-8M150 78l14 2M148 86l10 8', stroke: ink.paper, width: 1.8, round: true },
    { d: 'M74 150l8-22h80l8 22z', fill: down(128, 150, [0, mix(steel, ink.pale, 0.35)], [1, steel]) },
    {
      d: rect(62, 150, 120, 90),
      fill: across(
        62,
        182,
        [0, mix(steel, ink.navy, 0.5)],
        [0.45, mix(steel, ink.pale, 0.3)],
        [1, mix(steel, ink.navy, 0.6)],
      ),
    },
    { d: 'M62 152h120', stroke: mix(ink.pale, ink.wheat, 0.4), width: 4 },
    { d: rect(84, 170, 76, 46), fill: ink.deep },
    { d: 'M90 178h64M90 188h64M90 198h64M90 208h64', stroke: mix(steel, ink.navy, 0.1), width: 4 },
    { d: rect(98, 192, 48, 16), fill: down(192, 208, [0, ink.amber], [1, ink.gold]) },
    { d: 'M106 208q4-14 0-16M120 208q4-14 0-16M134 208q4-14 0-16', stroke: ink.paper, width: 3 },
    { d: rect(0, 0, SIDE, SIDE), fill: glow([122, 200], 120, 0.9, [0, ink.lamp, 0.4], [1, ink.lamp, 0]) },
  ]
  return svg(SIDE, SIDE, nodes)
}
