/** The hall of a house of about 1912: its oak stair, the stained glass over its landing, and the dining room beyond. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'

/** Where the floor begins; the stair: where it starts, and the run and the rise of a step. */
const FLOOR = 700
const [START, RUN, RISE, STEPS] = [900, 66, 40, 8] as const
const LANDING = START + RUN * STEPS
const TOP = FLOOR + 60 - RISE * STEPS

const wall = mix(mix(ink.hill, ink.wheat, 0.52), ink.glacier, 0.12)
const wood = mix(ink.oak, ink.soil, 0.35)
const woodLit = mix(mix(ink.oak, ink.wheat, 0.35), ink.gold, 0.12)
const woodDark = mix(ink.soil, ink.oak, 0.12)
const tiles = [
  mix(ink.brick, ink.amber, 0.25),
  ink.gold,
  mix(ink.nearRange, ink.glacier, 0.4),
  mix(ink.hill, ink.wheat, 0.3),
  ink.wheat,
]

/** The window of coloured glass: a sun over hills, in lead. */
function glass(): Node[] {
  const [x, y, wide, high] = [1130, 70, 300, 300]
  const panel = `M${x} ${y + high}V${y + 110}a150 110 0 0 1 ${wide} 0V${y + high}z`
  const rays = [-140, -100, -58, -18, 24, 64, 104, 144]
    .map((dx) => `M${x + 150} ${y + 210}l${dx}-${260 - Math.abs(dx)}`)
    .join('')
  return [
    {
      outside: true,
      clip: panel,
      nodes: [
        { d: panel, fill: down(y, y + 230, [0, mix(ink.glacier, ink.blue, 0.35)], [1, ink.wheat]) },
        {
          d: `M${x + 150} ${y + 210}l-140-120 40-60zM${x + 150} ${y + 210}l-58-210 40-8zM${x + 150} ${y + 210}l24-236 46 20zM${x + 150} ${y + 210}l104-180 46 70z`,
          fill: mix(ink.gold, ink.wheat, 0.45),
        },
        { d: ellipse(x + 150, y + 206, 52), fill: mix(ink.amber, ink.gold, 0.5) },
        { d: `M${x} ${y + 218}q80-44 150-12 80-34 150 6v40H${x}z`, fill: tiles[2] ?? ink.hill },
        {
          d: `M${x} ${y + 250}q90-30 170 0 70-22 130-4v70H${x}z`,
          fill: mix(ink.hill, oklch(62, 0.1, 130), 0.5),
        },
        { d: rect(x, y + 268, wide, 32), fill: tiles[0] ?? ink.brick },
      ],
    },
    {
      clip: panel,
      nodes: [
        {
          d: `${rays}M${x} ${y + 218}q80-44 150-12 80-34 150 6M${x} ${y + 250}q90-30 170 0 70-22 130-4M${x} ${y + 268}h${wide}M${x + 75} ${y + 268}v32M${x + 150} ${y + 250}v50M${x + 225} ${y + 268}v32`,
          stroke: mix(ink.deep, ink.soil, 0.3),
          width: 4,
        },
      ],
    },
    { d: panel, stroke: wood, width: 20 },
    { d: `M${x - 26} ${y + high + 12}h${wide + 52}`, stroke: woodLit, width: 16 },
  ]
}

/** Pocket doors, half open to a table under a lamp. */
const dining = (): Shape[] => [
  {
    d: rect(150, 176, 380, FLOOR - 176),
    fill: down(176, FLOOR, [0, mix(ink.brick, ink.blush, 0.5)], [1, mix(ink.brick, ink.oak, 0.5)]),
  },
  { d: ellipse(340, 340, 230), fill: glow([340, 340], 230, 1, [0, ink.lamp, 0.85], [1, ink.gold, 0]) },
  { d: 'M340 176v96', stroke: ink.soil, width: 5 },
  { d: 'M284 330q4-58 56-58t56 58z', fill: mix(ink.hill, ink.gold, 0.3) },
  { d: 'M284 332h112', stroke: ink.lamp, width: 8 },
  { d: 'M230 560h220M252 560V690M428 560V690', stroke: woodDark, width: 16 },
  { d: 'M222 604q-14-70-2-112M458 604q14-70 2-112', stroke: woodDark, width: 10, round: true },
  { d: 'M322 552q-6-26 4-34h28q10 8 4 34z', fill: mix(ink.blue, ink.glacier, 0.3) },
  {
    d: 'M340 518v-50M328 518l-16-44M352 518l18-40',
    stroke: mix(ink.hill, ink.nearRange, 0.3),
    width: 5,
    round: true,
  },
  { d: ellipse(340, 462, 13) + ellipse(310, 468, 12) + ellipse(372, 472, 12), fill: ink.wheat },
  { d: rect(150, 176, 84, FLOOR - 176) + rect(446, 176, 84, FLOOR - 176), fill: wood },
  {
    d: `${rect(164, 210, 56, 190)}${rect(164, 430, 56, 240)}${rect(460, 210, 56, 190)}${rect(460, 430, 56, 240)}`,
    stroke: woodDark,
    width: 5,
  },
  { d: `M136 ${FLOOR}V166H544V${FLOOR}`, stroke: woodLit, width: 26 },
  { d: 'M112 152H568', stroke: mix(woodLit, ink.wheat, 0.25), width: 18 },
]

export function hall(): Node[] {
  return [
    { d: rect(0, 0, width, height), fill: down(0, FLOOR, [0, mix(wall, ink.navy, 0.22)], [1, wall]) },
    {
      d: rect(0, 0, width, 800),
      fill: glow([1250, 260], 720, 0.9, [0, ink.wheat, 0.6], [1, ink.wheat, 0]),
      daily: true,
    },
    { d: 'M0 44H1600', stroke: mix(woodLit, wall, 0.3), width: 14 },
    // Wainscot.
    {
      d: rect(0, 470, width, FLOOR - 470),
      fill: between([0, 0], [width, 0], [0, woodDark], [0.6, wood], [1, woodLit]),
    },
    {
      d: Array.from({ length: 14 }, (_, i) => rect(14 + i * 116, 500, 88, 170)).join(''),
      stroke: mix(woodDark, wood, 0.4),
      width: 5,
    },
    { d: 'M0 470H1600', stroke: woodLit, width: 14 },
    ...dining(),
    ...glass(),
    {
      d: rect(0, FLOOR, width, height),
      fill: down(FLOOR, height, [0, mix(ink.oak, ink.wheat, 0.2)], [1, mix(ink.oak, ink.soil, 0.35)]),
    },
    {
      d: 'M0 742H1600M0 796H1600M0 858H1600M240 700v42M700 742v54M420 796v62M980 796v62M1240 742v54',
      stroke: mix(ink.oak, ink.soil, 0.45),
      width: 2.5,
    },
    // A radiator, and the mirror above it.
    { d: ellipse(700, 300, 62, 84), fill: mix(ink.glacier, ink.wheat, 0.45), stroke: wood, width: 16 },
    { d: 'M664 340l50-92M690 356l40-76', stroke: ink.paper, width: 7, round: true, opacity: 0.7 },
    {
      d: Array.from({ length: 7 }, (_, i) => `M${622 + i * 26} 572V690`).join(''),
      stroke: mix(ink.belly, ink.wheat, 0.6),
      width: 19,
      round: true,
    },
    { d: 'M612 596H788M612 668H788', stroke: mix(ink.belly, ink.wheat, 0.35), width: 6 },
  ]
}

/** The light of the glass on the floor, in its colours. */
export const spill = (): Shape[] => [
  { d: 'M560 850l70-44h120l-60 44z', fill: tiles[1] ?? ink.gold, opacity: 0.5, daily: true },
  { d: 'M690 850l60-44h90l-44 44z', fill: tiles[0] ?? ink.brick, opacity: 0.38, daily: true },
  { d: 'M796 850l44-44h80l-30 44z', fill: tiles[2] ?? ink.hill, opacity: 0.4, daily: true },
  { d: 'M640 800l44-34h110l-40 34zM760 800l36-34h90l-30 34z', fill: ink.wheat, opacity: 0.4, daily: true },
]

/** The stair, its rail and its newel. */
export function stair(): Shape[] {
  const steps = `M${START} ${FLOOR + 60}${`v-${RISE}h${RUN}`.repeat(STEPS)}H${width}V${FLOOR + 60}z`
  const treads = Array.from(
    { length: STEPS },
    (_, i) => `M${START - 8 + i * RUN} ${FLOOR + 60 - (i + 1) * RISE}h${RUN + 12}`,
  ).join('')
  return [
    {
      d: steps,
      fill: between([START, 0], [width, 0], [0, mix(woodLit, wood, 0.3)], [1, wood]),
    },
    {
      d: Array.from(
        { length: STEPS },
        (_, i) => `M${START + i * RUN} ${FLOOR + 60 - i * RISE}v-${RISE}`,
      ).join(''),
      stroke: mix(ink.paper, ink.wheat, 0.6),
      width: 10,
    },
    { d: `${treads}M${LANDING} ${TOP}H${width}`, stroke: mix(woodLit, ink.wheat, 0.35), width: 11 },
    {
      d: `M${START + 120} ${FLOOR + 40}V${FLOOR - 10}L${LANDING} ${TOP + 60}V${FLOOR + 40}zM${LANDING + 40} ${FLOOR + 40}V${TOP + 60}H${width}`,
      stroke: woodDark,
      width: 5,
    },
  ]
}

/** In front of whoever is on the stair. */
export function rail(): Shape[] {
  const count = STEPS * 2
  return [
    {
      d: Array.from({ length: count }, (_, i) => {
        const x = START + 22 + (i * RUN) / 2
        const foot = FLOOR + 60 - (Math.floor(i / 2) + 1) * RISE
        return `M${Math.round(x)} ${foot}V${Math.round(FLOOR - 90 - ((x - START) * RISE) / RUN)}`
      }).join(''),
      stroke: mix(woodLit, wood, 0.2),
      width: 8,
    },
    {
      d: `M${START} ${FLOOR - 92}L${LANDING} ${FLOOR - 92 - RISE * STEPS}`,
      stroke: woodDark,
      width: 17,
      round: true,
    },
    {
      d: `M${START} ${FLOOR - 97}L${LANDING} ${FLOOR - 97 - RISE * STEPS}`,
      stroke: woodLit,
      width: 5,
      round: true,
    },
    { d: rect(START - 26, FLOOR - 128, 42, 190), fill: wood },
    { d: rect(START - 34, FLOOR - 140, 58, 16), fill: woodLit },
    { d: ellipse(START - 5, FLOOR - 158, 20), fill: woodLit },
  ]
}
