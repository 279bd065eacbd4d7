/** What is on the water: piers, waves, the sun's path, a canoe, and the near dock. */
import { ink, mix } from '../../palette.ts'
import { ellipse, polygon, type Shape, tidy } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import type { Light } from './light.ts'

/** A low pier along the shore, on posts that stand in their reflection. */
export const pier = (x: number, shore: number, { canoe: wood, ground }: Light): Shape[] => [
  {
    d: [x - 44, x + 4, x + 52].map((post) => `M${post} ${shore + 24}v30`).join(''),
    stroke: ground,
    width: 6,
  },
  {
    d:
      [x - 44, x + 4, x + 52].map((post) => `M${post} ${shore + 56}v18`).join('') +
      `M${x - 58} ${shore + 78}h124`,
    stroke: ground,
    width: 5,
    opacity: 0.3,
  },
  {
    d: polygon([
      [x - 30, shore],
      [x + 38, shore],
      [x + 72, shore + 24],
      [x - 64, shore + 24],
    ]),
    fill: mix(wood, ink.belly, 0.3),
  },
  { d: `M${x - 42} ${shore + 8}h92M${x - 53} ${shore + 16}h114`, stroke: ground, width: 1.5, opacity: 0.45 },
  { d: `M${x - 64} ${shore + 27}h136`, stroke: mix(wood, ground, 0.5), width: 7 },
]

/** Bands of water across what is mirrored in it, longer and further apart towards the near bank. */
export function waves(shore: number): string {
  return Array.from({ length: 26 }, (_, i) => {
    const depth = (i / 26) ** 1.25
    const x = (i * 613) % 1600
    const [y, half, thick] = [shore + 14 + depth * 190, 60 + depth * 170, 2.4 + depth * 6]
    return `M${tidy(x - half)} ${tidy(y)}q${tidy(half)}-${tidy(thick)} ${tidy(2 * half)} 0q-${tidy(half)} ${tidy(thick)}-${tidy(2 * half)} 0z`
  }).join('')
}

/** The path of the sun on the water, below it. */
export const sunPath = (x: number, shore: number): string =>
  Array.from({ length: 10 }, (_, i) => {
    const half = 16 + i * 7 - ((i * 29) % 23)
    return `M${x - half + ((i * 37) % 31) - 15} ${shore + 12 + i * i + i * 5}h${2 * half}`
  }).join('')

/** The end of the near dock, and two chairs that look over the lake. */
export function dock({ ground, canoe: wood, glint }: Light): Node[] {
  const chair: Shape[] = [
    { d: 'M-40-58V0M40-58V0', stroke: mix(wood, ground, 0.4), width: 9 },
    { d: 'M-26-28L-38-116Q0-142 38-116L26-28z', fill: mix(wood, glint, 0.2) },
    { d: 'M-15-28L-22-126M-5-28L-8-131M5-28L8-131M15-28L22-126', stroke: mix(wood, ground, 0.6), width: 3 },
    { d: 'M-33-84H33M-28-44H28', stroke: mix(wood, ground, 0.25), width: 7 },
    { d: 'M-48-60H-30M30-60H48', stroke: mix(wood, glint, 0.3), width: 9, round: true },
    { d: 'M-37-117Q0-142 37-117', stroke: glint, width: 4, round: true, opacity: 0.8 },
    // The moon's light on its back and arms.
    { d: 'M-37-117Q0-142 37-117M-50-63H-29M29-63H50', stroke: glint, width: 4, opacity: 0.6, nightly: true },
  ]
  return [
    { d: 'M900 846v70M1010 846v70M1420 846v70', stroke: ground, width: 16 },
    {
      d: polygon([
        [880, 820],
        [1600, 770],
        [1600, 900],
        [1010, 900],
      ]),
      fill: mix(wood, ground, 0.5),
    },
    { d: 'M914 840L1600 788M950 862L1600 812M984 884L1600 842', stroke: ground, width: 3, opacity: 0.7 },
    { d: 'M880 820L1600 770', stroke: glint, width: 4, opacity: 0.7 },
    { d: 'M880 820L1600 770', stroke: glint, width: 4, opacity: 0.4, nightly: true },
    placed(chair, 1030, 839, 0.86),
    placed(chair, 1136, 831, 0.86),
  ]
}

const GUNWALE = 'M546 732c6 12 14 17 30 20 70 12 150 11 218-3 16-3 26-9 32-21'

export const canoe = ({ canoe: fill, glint, ground }: Light): readonly Node[] => [
  { d: ellipse(686, 788, 116, 7), fill: ink.navy, opacity: 0.4 },
  // Its far side, with the seats, and the paddle that lies across them.
  { d: 'M552 742q134 30 268-3q-134 10-268 3z', fill: mix(fill, ground, 0.55) },
  { d: 'M618 750v10M752 749v10', stroke: mix(fill, glint, 0.4), width: 14 },
  { d: 'M654 760L738 736L756 728', stroke: glint, width: 4, round: true },
  { d: 'M750 736q4-12 26-16q-4 14-22 20z', fill: glint },
  {
    d: 'M546 732c6 12 14 17 30 20 70 12 150 11 218-3 16-3 26-9 32-21 2 22-12 56-48 58q-92 6-184 0c-34-2-50-30-48-54z',
    fill,
  },
  { d: GUNWALE, stroke: glint, width: 4, round: true },
  { d: GUNWALE, stroke: glint, width: 4, round: true, opacity: 0.7, nightly: true },
]
