/** What the porch looks at in the evening, its rail, and the beam with a string of lamps. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, type Point, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { elm } from '../elm.ts'
import { firs } from '../fir.ts'
import { height, width } from '../frame.ts'
import { openSky } from '../sky.ts'
import { moonAndStars } from '../stars.ts'

const GROUND = 500
const lawn = oklch(42, 0.06, 150)
const white = mix(ink.pale, ink.lilac, 0.3)
const dim = mix(white, ink.blue, 0.55)

export function yard(): Node[] {
  return [
    { d: rect(0, 0, width, GROUND), fill: openSky(GROUND, 0.5) },
    {
      d: rect(0, 0, width, GROUND),
      fill: glow([800, GROUND], 620, 0.75, [0, ink.amber], [0.35, ink.gold, 0.75], [1, ink.blush, 0]),
      daily: true,
    },
    ...moonAndStars(
      { width, horizon: GROUND, apex: [800, 20], span: [700, 700], moon: [800, 212], clear: 0.6 },
      23,
    ),
    // Thin clouds over the mountains, then the hills.
    {
      d: 'M380 290q150-18 300-6 90-14 150 4-120 18-230 10-120 8-220-8zM860 330q120-16 240-6 70-10 130 2-90 16-180 10-110 6-190-6z',
      fill: mix(ink.wheat, ink.blush, 0.5),
      opacity: 0.6,
    },
    {
      d: 'M0 430l90-50 60 26 120-66 80 44 70-36 60 40 110-54 90 58 120-34 80 30 130-62 80 50 70-30 110 56 90-48 100 50 140-30V510H0z',
      fill: down(350, 470, [0, mix(ink.midRange, ink.lilac, 0.3)], [1, mix(ink.farRange, ink.blush, 0.4)]),
    },
    {
      d: 'M0 446q260-40 540 0t520-10 540 14V520H0z',
      fill: down(430, 510, [0, mix(ink.nearRange, ink.gold, 0.22)], [1, ink.hill]),
    },
    {
      d: rect(0, GROUND - 8, width, height),
      fill: down(GROUND, 760, [0, mix(lawn, ink.gold, 0.2)], [1, mix(lawn, ink.night, 0.5)]),
    },
    ...firs(
      [
        [330, GROUND + 10, 190],
        [392, GROUND + 4, 130],
        [1210, GROUND + 4, 150],
      ],
      mix(ink.hill, ink.nearRange, 0.2),
      mix(ink.nearRange, ink.gold, 0.3),
    ),
    {
      nodes: [
        {
          name: 'tree',
          nodes: elm(130, GROUND + 30, 390, mix(ink.hill, lawn, 0.3), ink.night, ink.gold),
        },
      ],
    },
    // The other, with its light from the middle as well.
    { use: 'tree', transform: 'translate(1580 0) scale(-1 1)' },
  ]
}

const balusters = (shift: number) =>
  Array.from({ length: 33 }, (_, i) => `M${i * 50 + shift} 566V748`).join('')

/** The rail, and the boards of the floor up to it. */
export function porch(): Node[] {
  return [
    { d: balusters(6), stroke: mix(dim, ink.navy, 0.35), width: 16 },
    { d: balusters(3), stroke: dim, width: 8 },
    { d: rect(0, 546, width, 24), fill: mix(dim, ink.navy, 0.25) },
    { d: rect(0, 536, width, 14), fill: down(536, 550, [0, mix(white, ink.gold, 0.45)], [1, white]) },
    { d: rect(0, 740, width, height - 740), fill: down(740, height, [0, ink.soil], [1, ink.night]) },
  ]
}

/** The lamps of the string, which sags twice between the posts. */
const LAMPS: readonly Point[] = [470, 560, 650, 740, 860, 950, 1040, 1130].map((x): Point => {
  const across = ((x - 380) % 420) / 420
  return [x, Math.round(78 + 4 * 54 * across * (1 - across))]
})

export function beam(): Node[] {
  const post = (x: number) => rect(x, 0, 44, 760)
  return [
    {
      d: post(336) + post(1220),
      fill: {
        kind: 'linear',
        from: [336, 0],
        to: [1264, 0],
        stops: [
          [0, mix(dim, ink.navy, 0.4)],
          [0.045, mix(white, ink.gold, 0.4)],
          [0.05, mix(white, ink.gold, 0.4)],
          [0.95, mix(white, ink.gold, 0.4)],
          [1, mix(dim, ink.navy, 0.4)],
        ],
      },
    },
    { d: rect(0, 0, width, 62), fill: mix(dim, ink.navy, 0.45) },
    { d: rect(0, 54, width, 12), fill: mix(white, ink.gold, 0.35) },
    { d: 'M380 78Q590 186 800 78Q1010 186 1220 78', stroke: ink.night, width: 4 },
    { d: LAMPS.map(([x, y]) => rect(x - 5, y - 2, 10, 10)).join(''), fill: ink.night },
    { d: LAMPS.map(([x, y]) => ellipse(x, y + 18, 10, 13)).join(''), fill: ink.lamp },
  ]
}
