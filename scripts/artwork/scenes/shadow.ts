import { ink } from '../palette.ts'
import { down, polygon, rect, type Shape } from '../shape.ts'

/** The cloud's shadow on the ground, with the arch's sharp edge. */
export const shadow = (d: string): Shape[] => [
  {
    d,
    fill: {
      kind: 'linear',
      from: [0, 0],
      to: [700, 620],
      stops: [
        [0, ink.deep, 0.92],
        [1, ink.navy, 0.72],
      ],
    },
  },
  { d: d.replace(/V.*$/, ''), stroke: ink.wheat, width: 3, opacity: 0.55 },
]

/** What a house from one place to another throws on the ground, `deep` px toward the viewer and as far aside as it leans. */
export const thrown = (
  from: number,
  to: number,
  ground: number,
  deep: number,
  lean: number,
  colour: string = ink.night,
): Shape => ({
  d: polygon([
    [from, ground],
    [to, ground],
    [to + lean * 0.6, ground + deep],
    [from + lean, ground + deep],
  ]),
  fill: down(ground, ground + deep, [0, colour, 0.62], [1, colour, 0.14]),
})

/** The shade below an overhanging edge. */
export const below = (x: number, y: number, wide: number, deep: number): Shape => ({
  d: rect(x, y, wide, deep),
  fill: down(y, y + deep, [0, ink.night, 0.5], [1, ink.night, 0]),
})

/** A wall that turns from the light: the shade on it grows from one place to the other. */
export const turned = (d: string, from: number, to: number): Shape => ({
  d,
  fill: {
    kind: 'linear',
    from: [from, 0],
    to: [to, 0],
    stops: [
      [0, ink.wheat, 0.16],
      [0.3, ink.wheat, 0],
      [0.4, ink.night, 0],
      [1, ink.night, 0.42],
    ],
  },
})
