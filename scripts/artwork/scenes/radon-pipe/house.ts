/** The side of a bungalow under snow, lit from its right: it goes on beyond the picture's left edge. */
import { ink, mix } from '../../palette.ts'
import { curve, down, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { below } from '../shadow.ts'
import { CORNER, cold, EAVE, FOOT, level, SILL, snow } from './tones.ts'

const wall = mix(ink.glacier, ink.pale, 0.2)
const shade = mix(ink.blue, ink.navy, 0.4)

/** The roof's snow hangs over the gutter in a soft edge. */
const edge = curve([
  [-20, EAVE + 4],
  [150, EAVE + 12],
  [330, EAVE],
  [520, EAVE + 14],
  [740, EAVE + 2],
  [900, EAVE + 12],
  [1080, EAVE - 2],
  [1236, EAVE + 6],
])

export function roof(): Shape[] {
  return [
    {
      d: rect(-20, EAVE - 6, 1260, 34),
      fill: level(0, 1240, [0, shade], [1, mix(ink.midRange, ink.pale, 0.3)]),
    },
    { d: `M-20 ${EAVE + 26}H1240`, stroke: mix(shade, ink.navy, 0.5), width: 5 },
    {
      d: `${edge}Q1262 ${EAVE - 10} 1244 ${EAVE - 30}L1072 76Q1062 64 1040 64H-20z`,
      fill: level(0, 1240, [0, cold], [0.5, mix(snow, cold, 0.35)], [1, snow]),
    },
    // The hip turns away to the sun, the courses of the shingles show faintly.
    {
      d: `M1236 ${EAVE + 6}Q1262 ${EAVE - 10} 1244 ${EAVE - 30}L1072 76Q1062 64 1040 64Q1150 150 1236 ${EAVE + 6}z`,
      fill: ink.paper,
    },
    // What the pipe throws on it.
    { d: 'M990 254L856 110h52L990 196z', fill: ink.blue, opacity: 0.2 },
    { d: edge, stroke: mix(cold, ink.blue, 0.2), width: 9, opacity: 0.55 },
    { d: `M-20 60H1040Q1062 60 1074 74`, stroke: ink.paper, width: 8, round: true },
    {
      d: 'M96 262l7 46 8-46zM250 260l6 34 7-34zM566 264l7 54 8-54zM596 264l5 30 6-30zM842 262l6 40 8-40zM1146 258l6 36 7-36z',
      fill: mix(ink.pale, ink.paper, 0.5),
      opacity: 0.9,
    },
  ]
}

export function walls(): Node[] {
  const d = rect(-20, EAVE, CORNER + 20, SILL - EAVE)
  const boards = Array.from({ length: 13 }, (_, i) => EAVE + 40 + 30 * i)
  return [
    {
      d,
      fill: level(
        0,
        CORNER,
        [0, mix(wall, shade, 0.7)],
        [0.55, mix(wall, shade, 0.25)],
        [1, mix(wall, ink.wheat, 0.35)],
      ),
    },
    { d: boards.map((y) => `M-20 ${y}H${CORNER}`).join(''), stroke: shade, width: 3, opacity: 0.34 },
    { d: boards.map((y) => `M-20 ${y + 3}H${CORNER}`).join(''), stroke: ink.paper, width: 2, opacity: 0.28 },
    {
      d: rect(-20, SILL, CORNER + 26, FOOT - SILL + 40),
      fill: level(0, CORNER, [0, mix(ink.belly, ink.navy, 0.25)], [1, mix(ink.midRange, ink.pale, 0.45)]),
    },
    { d: `M-20 ${SILL}H${CORNER + 8}`, stroke: mix(ink.pale, ink.midRange, 0.3), width: 9 },
    { d: rect(CORNER - 24, EAVE, 30, SILL - EAVE), fill: mix(ink.paper, ink.wheat, 0.3) },
    { d: `M${CORNER - 24} ${EAVE}V${SILL}`, stroke: shade, width: 3, opacity: 0.4 },
    below(-20, EAVE + 26, CORNER + 26, 74),
  ]
}

/** A window with a lamp behind its curtains. */
export function pane(): Shape[] {
  const [x, y, wide, high] = [250, 356, 236, 190]
  const glass = rect(x, y, wide, high)
  const trim = mix(ink.paper, ink.pale, 0.35)
  return [
    { d: rect(x - 16, y + 6, wide + 10, high + 22), fill: shade, opacity: 0.4 },
    { d: glass, fill: ink.lamp, lit: true },
    {
      d: `M${x} ${y}h52q-4 110-38 ${high}h-14zM${x + wide} ${y}h-52q4 110 38 ${high}h14z`,
      fill: mix(ink.wheat, ink.oak, 0.3),
      opacity: 0.75,
    },
    { d: `M${x + 172} ${y + high}v-70`, stroke: ink.oak, width: 7 },
    { d: `M${x + 158} ${y + 76}h28l18 46h-64z`, fill: mix(ink.oak, ink.gold, 0.45) },
    { d: `${glass}M${x + wide / 2} ${y}v${high}`, stroke: trim, width: 13 },
    { d: `M${x - 24} ${y + high + 12}h${wide + 48}`, stroke: trim, width: 15 },
    { d: `M${x - 24} ${y + high + 2}q70-18 140-10t144 4v8H${x - 24}z`, fill: ink.paper },
  ]
}

/** A ladder that leans on the eave. */
export function ladder(): Shape[] {
  const [left, right, top] = [606, 690, EAVE - 34]
  const rails = `M${left - 12} 800L${left} ${top}M${right + 12} 800L${right} ${top}`
  const rungs = Array.from({ length: 11 }, (_, i) => `M${left - 10 + i} ${766 - 50 * i}H${right + 10 - i}`)
  const metal = mix(ink.amber, ink.gold, 0.4)
  return [
    {
      d: `M${left - 66} 778L${left - 30} 330M${right - 46} 778L${right - 30} 330`,
      stroke: shade,
      width: 11,
      opacity: 0.36,
    },
    { d: rungs.join(''), stroke: mix(metal, ink.soil, 0.35), width: 9 },
    {
      d: rungs.join('').replaceAll(/M(\d+) (\d+)/g, (_, x, y) => `M${x} ${Number(y) - 3}`),
      stroke: mix(metal, ink.paper, 0.4),
      width: 3,
    },
    { d: rails, stroke: mix(metal, ink.soil, 0.2), width: 13 },
    {
      d: `M${left - 8} 800L${left + 4} ${top}M${right + 16} 800L${right + 4} ${top}`,
      stroke: mix(metal, ink.paper, 0.35),
      width: 4,
    },
  ]
}

/** Snow on the ground, drifted against the wall. */
export const drift: Shape = {
  d: `${curve([
    [-20, FOOT - 18],
    [200, FOOT + 4],
    [480, FOOT - 12],
    [760, FOOT + 8],
    [1000, FOOT + 4],
    [1180, FOOT - 16],
    [1400, FOOT - 30],
    [1620, FOOT - 20],
  ])}V900H-20z`,
  fill: down(FOOT - 30, 900, [0, mix(snow, cold, 0.25)], [0.5, snow], [1, mix(snow, cold, 0.6)]),
}
