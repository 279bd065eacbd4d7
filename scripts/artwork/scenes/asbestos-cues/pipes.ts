/** Insulation around the pipes and ducts of a basement, which may hold asbestos. */
import { ink, mix } from '../../palette.ts'
import { down, glow, rect, type Shape } from '../../shape.ts'
import { type Node, svg } from '../../svg.ts'
import { across, cellar, cloth, ragged, SIDE, stained, torchLit, tube } from './parts.ts'

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
    ...torchLit([236, 158], 480, 130),
    {
      d: rect(0, 0, 480, SIDE),
      fill: glow([170, 60], 330, 0.7, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
      daily: true,
    },
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
    // Over the ducts and the front, below the fire.
    ...torchLit([128, 104], SIDE, 84),
    { d: rect(84, 170, 76, 46), fill: ink.deep },
    { d: 'M90 178h64M90 188h64M90 198h64M90 208h64', stroke: mix(steel, ink.navy, 0.1), width: 4 },
    { d: rect(98, 192, 48, 16), fill: down(192, 208, [0, ink.amber], [1, ink.gold]) },
    { d: 'M106 208q4-14 0-16M120 208q4-14 0-16M134 208q4-14 0-16', stroke: ink.paper, width: 3 },
    { d: rect(0, 0, SIDE, SIDE), fill: glow([122, 200], 120, 0.9, [0, ink.lamp, 0.4], [1, ink.lamp, 0]) },
  ]
  return svg(SIDE, SIDE, nodes)
}
