/** The sheet with the film on it, a house on a bright day, and the projector that throws it there. */
import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { craftsman } from '../scenes/houses/craftsman.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { SHEET } from './videos-garden.ts'

const { left, top, right, bottom } = SHEET
/** A little slack between its corners. */
const CLOTH = `M${left} ${top}Q3080 ${top + 26} ${right} ${top}Q${right - 14} 530 ${right} ${bottom}Q3080 ${bottom - 16} ${left} ${bottom}Q${left + 14} 530 ${left} ${top}z`
const FILM = rect(left + 44, top + 48, right - left - 88, bottom - top - 92)
/** Where the ground is in the film. */
const GROUND = 730
/** The lens of the projector. */
const LENS = [3110, 1300] as const

const noon = {
  wall: mix(ink.pale, ink.paper, 0.4),
  shade: mix(ink.midRange, ink.farRange, 0.3),
  roof: mix(ink.blue, ink.navy, 0.25),
  trim: ink.paper,
  glass: mix(ink.glacier, ink.blue, 0.35),
  stone: mix(ink.farRange, ink.wheat, 0.45),
} as const

export function screen(): Node[] {
  const grass = oklch(70, 0.11, 128)
  const leaf = oklch(58, 0.1, 138)
  return [
    // Its light on the evening around it.
    {
      d: ellipse(3080, 530, 1100, 528),
      fill: glow(
        [3080, 530],
        1100,
        0.48,
        [0.55, ink.pale, 0.5],
        [0.75, ink.glacier, 0.18],
        [1, ink.glacier, 0],
      ),
    },
    {
      d: `M${left - 60} 1190V110M${right + 60} 1190V110`,
      stroke: mix(ink.oak, ink.soil, 0.5),
      width: 26,
      round: true,
    },
    {
      d: `M${left - 60} 124L${left} ${top}M${right + 60} 124L${right} ${top}M${left - 60} 960L${left} ${bottom}M${right + 60} 960L${right} ${bottom}`,
      stroke: ink.wheat,
      width: 6,
    },
    { d: CLOTH, fill: mix(ink.paper, ink.pale, 0.2) },
    {
      clip: FILM,
      nodes: [
        { d: FILM, fill: down(top, GROUND, [0, oklch(66, 0.09, 235)], [0.7, ink.pale], [1, ink.paper]) },
        {
          d: 'M2560 380q10-44 60-40 30-50 90-22 60-14 70 40 46 2 44 22zM3370 300q10-34 50-30 30-40 80-16 50-10 60 30 34 4 30 16z',
          fill: ink.paper,
        },
        {
          d: `M2440 ${GROUND}l150-90 90 30 130-110 120 100 110-50 200 120zM3200 ${GROUND}l180-110 90 50 120-90 190 150z`,
          fill: mix(ink.farRange, ink.pale, 0.35),
        },
        ...elm(2620, GROUND + 20, 400, leaf, ink.soil, ink.wheat),
        placed(craftsman(noon), 3100, GROUND + 12, 1.36),
        {
          d: rect(left, GROUND, 1280, 200),
          fill: down(GROUND, bottom, [0, grass], [1, mix(grass, ink.hill, 0.4)]),
        },
        { d: `M3060 ${GROUND}h80l90 140h-260z`, fill: mix(ink.wheat, ink.farRange, 0.25) },
        {
          d:
            ellipse(3490, GROUND + 6, 120, 60) +
            ellipse(3600, GROUND + 10, 90, 50) +
            ellipse(2790, GROUND + 8, 70, 38),
          fill: mix(leaf, ink.hill, 0.25),
        },
        { d: rect(left, GROUND + 40, 1280, 120), fill: mix(grass, ink.hill, 0.25), opacity: 0.4 },
      ],
    },
  ]
}

/** The light from the lens to the sheet. */
export const beam = (): Shape[] => [
  {
    d: `M${LENS[0] - 14} ${LENS[1]}L${left + 44} ${top + 48}H${right - 44}L${LENS[0] + 14} ${LENS[1]}z`,
    fill: between(
      [LENS[0], LENS[1]],
      [LENS[0], 860],
      [0, ink.paper, 0.5],
      [0.5, ink.paper, 0.18],
      [1, ink.paper, 0],
    ),
  },
]

/** From behind, on a crate. */
export function projector(): Shape[] {
  const [x, y] = LENS
  const metal = mix(ink.belly, ink.navy, 0.5)
  return [
    { d: ellipse(x, y + 262, 190, 26), fill: ink.deep, opacity: 0.5 },
    { d: rect(x - 120, y + 110, 240, 150), fill: mix(ink.oak, ink.soil, 0.6) },
    {
      d: `M${x - 120} ${y + 160}h240M${x - 120} ${y + 210}h240M${x - 84} ${y + 110}v150M${x + 84} ${y + 110}v150`,
      stroke: ink.deep,
      width: 6,
      opacity: 0.5,
    },
    {
      d: `M${x - 88} ${y + 14}q0-16 16-16h144q16 0 16 16v96h-176z`,
      fill: down(
        y,
        y + 110,
        [0, mix(metal, ink.glacier, 0.35)],
        [0.3, metal],
        [1, mix(metal, ink.night, 0.5)],
      ),
    },
    { d: `M${x - 86} ${y + 14}q0-14 14-14h144q14 0 14 14`, stroke: ink.wheat, width: 6 },
    { d: `M${x - 62} ${y + 44}h84m-84 16h84m-84 16h84`, stroke: ink.deep, width: 7, opacity: 0.6 },
    { d: ellipse(x + 56, y + 60, 9), fill: ink.lamp },
    { d: `M${x - 120} ${y + 112}h240`, stroke: mix(ink.oak, ink.wheat, 0.5), width: 6 },
  ]
}
