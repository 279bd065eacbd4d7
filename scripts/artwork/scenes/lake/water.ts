/** What is on the water: piers, waves, the sun's path, a canoe, and the near dock. */
import { ink, mix } from '../../palette.ts'
import { ellipse, polygon, type Shape, tidy } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import type { Light } from './light.ts'

/** A pier from the shore towards the middle of the lake. */
export const pier = (x: number, shore: number, { canoe: wood, ground }: Light): Shape[] => [
  { d: `M${x - 20} ${shore + 56}v16M${x + 56} ${shore + 56}v16`, stroke: ground, width: 6 },
  {
    d: polygon([
      [x + 4, shore - 2],
      [x + 32, shore - 2],
      [x + 62, shore + 58],
      [x - 26, shore + 58],
    ]),
    fill: mix(wood, ink.belly, 0.3),
  },
  {
    d: `M${x - 2} ${shore + 12}h40M${x - 10} ${shore + 28}h56M${x - 18} ${shore + 44}h72`,
    stroke: ground,
    width: 2,
    opacity: 0.5,
  },
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
  Array.from({ length: 13 }, (_, i) => {
    const half = 16 + i * 7 - ((i * 29) % 23)
    return `M${x - half + ((i * 37) % 31) - 15} ${shore + 12 + i * i + i * 5}h${2 * half}`
  }).join('')

/** The end of the near dock, and two chairs that look over the lake. */
export function dock({ ground, canoe: wood, glint }: Light): Node[] {
  const chair: Shape[] = [
    {
      d: 'M-34-118L-26-34M-14-124L-12-34M6-124L2-34M26-118L16-34',
      stroke: mix(wood, glint, 0.2),
      width: 15,
    },
    { d: 'M-42-46H36', stroke: mix(wood, glint, 0.12), width: 12 },
    { d: 'M-44-46V0M38-46V0', stroke: mix(wood, ground, 0.3), width: 9 },
    { d: 'M-36-122q32-12 64 0', stroke: glint, width: 4, round: true, opacity: 0.8 },
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
    placed(chair, 1030, 839, 0.86),
    placed(chair, 1136, 831, 0.86),
  ]
}

export const canoe = ({ canoe: fill, glint }: Light): readonly Node[] => [
  { d: ellipse(686, 787, 112, 8), fill: ink.navy, opacity: 0.4 },
  { d: 'M560 742c60 26 190 26 252-2-11 34-31 46-64 46h-126c-34 0-53-14-62-44z', fill },
  { d: 'M560 742c60 18 190 18 252-2', stroke: glint, width: 4 },
]
