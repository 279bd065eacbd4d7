/** Inglewood’s main street at dusk: brick fronts with their lamps lit, and downtown at its end. */
import type { Hour } from '../hero/hour.ts'
import { down, glow, rect } from '../shape.ts'
import { downtown, farRange } from './backdrop.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { car } from './southeast/car.ts'
import { duskOf, paintsOf } from './southeast/dusk.ts'
import { front } from './southeast/front.ts'
import { halo, halos, lampposts, lights } from './southeast/lamps.ts'
import { people } from './southeast/people.ts'
import { shops } from './southeast/shops.ts'
import { slick, street } from './southeast/street.ts'
import { endTrees, streetTrees } from './southeast/trees.ts'
import { END, floor, LINE, layout } from './southeast/view.ts'

function layers(hour: Hour, dark: boolean): Layer[] {
  const { haze, lamps } = hour
  const dusk = duskOf(dark)
  const paints = paintsOf(dark)
  const fronts = shops(paints, dusk)
  const posts = lampposts(dusk)
  const city = downtown(layout.city, hour)
  const standing = [
    ...fronts.map((one, i) => ({ away: one.from + 0.02, shapes: front(one, dusk, 300 + i * 13) })),
    ...streetTrees(dark),
    ...posts.map(({ away, post }) => ({ away, shapes: post })),
  ].sort((one, other) => other.away - one.away)
  return [
    {
      shapes: farRange(layout, hour, { seed: 21, base: layout.horizon + 4, rise: 60, spacing: 84 }),
      haze: { y: layout.horizon, depth: 60, strength: 0.6 },
    },
    {
      shapes: [
        {
          d: rect(0, 0, WIDTH, HEIGHT),
          fill: glow(
            [END, LINE],
            420,
            0.5,
            [0, lamps.dome.colour, 0.8 * lamps.dome.strength],
            [0.3, lamps.dome.colour, 0.35 * lamps.dome.strength],
            [1, lamps.dome.colour, 0],
          ),
        },
        ...city.shapes,
      ],
      windows: city,
      haze: { y: LINE - 4, depth: 34, strength: 0.5 },
    },
    { shapes: [...street(hour, dusk), ...fronts.map((one) => slick(one, dusk))] },
    {
      shapes: [
        {
          d: floor(-1.9, 1.5, 4),
          fill: down(LINE, HEIGHT, [0, haze.lit, 0.9], [0.4, haze.lit, 0.34], [1, haze.lit, 0.08]),
        },
      ],
      blur: 9,
      blend: 'screen',
    },
    { shapes: endTrees(hour, dark), haze: { y: LINE - 2, depth: 10, strength: 0.3 } },
    ...standing.map(({ shapes }) => ({ shapes })),
    {
      shapes: [
        ...people(dusk),
        ...car(3.1, 27, 1, dusk, paints.wine),
        ...car(-3.2, 40, -1, dusk, paints.blue),
        ...car(3.2, 58, 1, dusk, paints.green),
      ],
    },
    { shapes: lights(posts, dusk) },
    {
      shapes: [...halos(posts, dusk), halo(END, LINE - 10, 300, dark ? 0.2 : 0.5, haze.lit)],
      blend: 'screen',
    },
    {
      shapes: [
        {
          d: rect(0, 0, WIDTH, HEIGHT),
          fill: {
            kind: 'linear',
            from: [0, 0],
            to: [WIDTH, 0],
            stops: [
              [0, dusk.deep, 0.5],
              [0.22, dusk.deep, 0],
              [0.8, dusk.deep, 0],
              [1, dusk.deep, 0.4],
            ],
          },
        },
      ],
    },
  ]
}

export const southeast: Landmark = { layout, day: 'dusk', moon: [1010, 214], phone: 380, layers }
