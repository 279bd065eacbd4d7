/** The sky and the finished homes beyond, the ground of the site and its lumber. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moonAndStars, overhead } from '../stars.ts'
import { at, bright, earth, FRONT, LEFT, LINE, lumber, RIGHT, shade, sun } from './view.ts'

export function distance(): Node[] {
  const far = mix(ink.midRange, ink.lilac, 0.3)
  return [
    {
      d: rect(0, 0, width, LINE + 80),
      fill: down(
        0,
        LINE,
        [0, mix(oklch(68, 0.09, 240), ink.glacier, 0.25)],
        [0.6, mix(ink.pale, ink.glacier, 0.25)],
        [1, mix(ink.wheat, ink.blush, 0.35)],
      ),
    },
    overhead(width, LINE),
    ...moonAndStars({ width, horizon: LINE, apex: [800, -60], span: [4000, 4000], clear: 0.5 }, 31),
    {
      d: rect(0, 0, 1000, 760),
      fill: glow([0, 470], 860, 0.7, [0, ink.paper], [0.3, ink.wheat, 0.7], [1, sun, 0]),
      daily: true,
    },
    {
      d: 'M1120 130q90-44 190-20 60-40 130 2 80-4 110 34-220 20-430-16zM180 190q70-34 150-14 60-24 120 6 50 0 80 20-190 14-350-12z',
      fill: mix(ink.paper, ink.blush, 0.15),
      opacity: 0.9,
      daily: true,
    },
    {
      d: 'M0 570l90-60 70 34 110-96 100 74 84-44 120 74 140-60 120 50 150-70 110 60 130-84 120 70 90-46 166 90v90H0z',
      fill: mix(far, ink.blush, 0.25),
    },
    // Homes that are finished, at the left and behind the frame.
    {
      d: 'M-20 620V470L80 410 180 470V620zM1330 620V440L1440 376 1550 440V620zM1540 620V470l70-40v190z',
      fill: mix(mix(ink.blue, ink.glacier, 0.35), ink.belly, 0.2),
    },
    { d: 'M150 620V490l80-48 80 48v130z', fill: mix(mix(ink.wheat, ink.oak, 0.15), ink.lilac, 0.15) },
    {
      d: 'M-34 480L80 408 194 480M142 498l88-54 88 54M1314 450l126-74 126 74',
      stroke: mix(ink.navy, ink.midRange, 0.25),
      width: 13,
    },
    {
      d: `${rect(40, 500, 34, 44)}${rect(104, 500, 34, 44)}${rect(212, 512, 34, 44)}${rect(1390, 476, 40, 50)}${rect(1460, 476, 40, 50)}`,
      fill: mix(ink.glacier, ink.blue, 0.45),
      lit: true,
    },
    {
      d: rect(0, 606, width, height),
      fill: down(606, height, [0, mix(earth, sun, 0.35)], [0.5, earth], [1, mix(earth, ink.soil, 0.35)]),
    },
    {
      d: polygon([
        at(FRONT, LEFT),
        at(FRONT, RIGHT),
        at(FRONT - 1.2, RIGHT + 2.4),
        at(FRONT, RIGHT + 7),
        at(19, RIGHT + 7),
        at(19, RIGHT),
      ]),
      fill: mix(ink.soil, shade, 0.4),
      opacity: 0.4,
      daily: true,
    },
    {
      d: 'M80 700q200-16 420-4M40 800q260-30 560-6M900 840q240-24 520 0M1100 740q160-14 320 4M300 870q180-14 330 4',
      stroke: mix(earth, ink.soil, 0.35),
      width: 5,
      round: true,
      opacity: 0.6,
    },
  ]
}

/** Lumber on blocks. */
export function lumberPile(): Shape[] {
  return [
    { d: ellipse(1330, 812, 250, 18), fill: ink.soil, opacity: 0.35 },
    { d: 'M1140 790h40v22h-40zM1450 790h40v22h-40z', fill: lumber.dark },
    { d: 'M1080 716L1096 706H1560L1544 716z', fill: mix(lumber.lit, bright, 0.5) },
    { d: 'M1080 716H1544V792H1080z', fill: lumber.mid },
    { d: 'M1544 716l16-10v76l-16 10z', fill: lumber.dark },
    {
      d: 'M1080 735H1544M1080 754H1544M1080 773H1544M1196 716v19M1420 716v19M1300 735v19M1140 754v19M1390 754v19M1250 773v19M1480 773v19',
      stroke: mix(lumber.dark, lumber.mid, 0.2),
      width: 3,
    },
    { d: 'M1180 704v88M1440 704v88', stroke: mix(ink.navy, ink.belly, 0.3), width: 5 },
  ]
}
