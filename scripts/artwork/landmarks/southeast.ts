/** Inglewood’s main street at dusk: brick fronts with their lamps lit, and downtown at its end. */
import { ink, kept, mix, oklch } from '../palette.ts'
import { ranges } from '../scenes/land.ts'
import { dashes, down, rect } from '../shape.ts'
import { skyline } from '../skyline.ts'
import type { Node } from '../svg.ts'
import { asIs, type Landmark, WIDTH } from './landmark.ts'
import { air, arch, moonlit } from './setting.ts'
import { car } from './southeast/car.ts'
import { duskOf, paintsOf } from './southeast/dusk.ts'
import { front } from './southeast/front.ts'
import { halos, lampposts, lights } from './southeast/lamps.ts'
import { people } from './southeast/people.ts'
import { shops } from './southeast/shops.ts'
import { slick, street } from './southeast/street.ts'
import { streetTrees } from './southeast/trees.ts'
import { END, LINE } from './southeast/view.ts'

function draw(dark: boolean): Node[] {
  const dusk = duskOf(dark)
  const paints = paintsOf(dark)
  const fronts = shops(paints, dusk)
  const posts = lampposts(dusk)
  const city = skyline({
    x: 728,
    ground: LINE,
    scale: 0.42,
    haze: mix(ink.blue, ink.lilac, 0.35),
    rim: ink.wheat,
    light: -1,
    lit: 0.2,
  })
  const standing: { away: number; nodes: Node[] }[] = [
    ...fronts.map((one, i) => ({ away: one.from + 0.02, nodes: asIs(front(one, dusk, 300 + i * 13)) })),
    ...streetTrees(dark),
    ...posts.map(({ away, post }) => ({ away, nodes: asIs(post) })),
  ].sort((one, other) => other.away - one.away)
  const range = ranges({
    width: WIDTH,
    base: LINE - 4,
    rise: 82,
    light: END,
    seed: 21,
    spacing: 84,
    floor: LINE + 4,
    haze: ink.amber,
    tint: [oklch(60, 0.08, 290), 0.35],
  })
  return [
    ...air({
      horizon: LINE,
      sky: [
        [0, mix(ink.blue, oklch(44, 0.09, 280), 0.6)],
        [0.42, oklch(64, 0.09, 310)],
        [0.72, oklch(77, 0.11, 40)],
        [1, mix(ink.amber, ink.gold, 0.6)],
      ],
      sun: { at: [END, LINE], reach: 460, light: ink.gold },
      clouds: [
        [1010, 232, 150],
        [720, 276, 130],
        [930, 318, 100],
      ],
      cloud: mix(ink.amber, ink.blush, 0.35),
      seed: 27,
    }),
    ...arch(mix(ink.amber, ink.wheat, 0.35)),
    ...moonlit(range),
    {
      d: rect(0, LINE - 60, WIDTH, 64),
      fill: down(LINE - 60, LINE, [0, ink.gold, 0], [1, ink.gold, 0.6]),
      daily: true,
    },
    ...city.shapes,
    { d: dashes(city.windows, 2), stroke: kept(ink.lamp), width: 2.6 },
    ...asIs([...street(dusk), ...fronts.map((one) => slick(one, dusk))]),
    ...standing.flatMap(({ nodes }) => nodes),
    ...asIs([
      ...people(dusk),
      ...car(3.1, 27, 1, dusk, paints.wine),
      ...car(-3.2, 40, -1, dusk, paints.blue),
      ...car(3.2, 58, 1, dusk, paints.green),
      ...halos(posts, dusk),
      ...lights(posts, dusk),
    ]),
  ]
}

export const southeast: Landmark = { phone: 380, moonlight: 'indigo', draw }
