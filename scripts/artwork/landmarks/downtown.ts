/** Downtown from across the Bow, for pages that end with the city. Nothing of the arch: pages cut the picture to one. */
import type { Hour } from '../hero/hour.ts'
import type { Layout } from '../hero/layout.ts'
import { hills, toFloor } from '../hills.ts'
import { random } from '../noise.ts'
import { mix, oklch } from '../palette.ts'
import { glow, polygon, rect } from '../shape.ts'
import { farRange, nearRange, downtown as towersOf } from './backdrop.ts'
import { HEIGHT, type Landmark, type Layer, WIDTH } from './landmark.ts'
import { leafy } from './plants.ts'
import { woods } from './southwest/woods.ts'
import { water } from './water.ts'

const SHORE = 426
const SUN = 770
const MOON: [number, number] = [1206, 176]

const layout: Layout = {
  width: WIDTH,
  height: HEIGHT,
  horizon: 396,
  apex: [800, -90],
  span: { left: 3000, right: 3000 },
  band: [0, 0],
  light: { x: SUN, left: 760, right: 760 },
  city: { x: 366, ground: SHORE - 2, scale: 0.97 },
  river: [],
  relief: 1.2,
  hawks: [0, 0],
}

/** The trees of the far bank, in front of the towers' feet. */
function bank({ inks: ink }: Hour, dark: boolean): Layer {
  const draw = random(8)
  const wood = woods(dark)
  const lit = dark ? oklch(30, 0.05, 232) : mix(oklch(42, 0.06, 150), ink.gold, 0.3)
  const ground = hills({ seed: 12, width: WIDTH, base: SHORE + 4, rise: 8, swell: 300, step: 20 })
  return {
    shapes: [
      { d: polygon(toFloor(ground, HEIGHT), 1), fill: wood },
      ...Array.from({ length: 64 }, (_, i) => [i * 25.4 + draw() * 18, 15 + draw() * 19] as const).flatMap(
        ([x, tall], i) =>
          leafy(
            [x, SHORE + 2],
            tall,
            { dark: wood, mid: mix(wood, lit, 0.5), lit, bark: wood },
            i + 20,
            1,
            0.46,
          ),
      ),
    ],
  }
}

function layers(hour: Hour, dark: boolean): Layer[] {
  const { horizon } = layout
  const { dome } = hour.lamps
  const towers = towersOf(layout.city, hour)
  return [
    {
      shapes: farRange(layout, hour, { seed: 24, base: horizon + 8, rise: 104, spacing: 118, gullied: true }),
      haze: { y: horizon + 6, depth: 54, strength: 0.6 },
    },
    {
      shapes: nearRange(
        layout,
        hour,
        { seed: 51, base: horizon + 40, rise: 58, spacing: 92, gullied: true },
        0.7,
      ),
      haze: { y: horizon + 24, depth: 40, strength: 0.55 },
    },
    {
      shapes: [
        {
          d: rect(0, 0, WIDTH, HEIGHT),
          fill: glow(
            [800, SHORE],
            620,
            0.4,
            [0, dome.colour, 0.7 * dome.strength],
            [0.5, dome.colour, 0.2 * dome.strength],
            [1, dome.colour, 0],
          ),
        },
        ...towers.shapes,
      ],
      windows: towers,
    },
    bank(hour, dark),
    ...water(hour, dark, { shore: SHORE, light: dark ? MOON[0] : SUN }),
  ]
}

export const downtown: Landmark = { layout, day: 'dusk', moon: MOON, phone: 300, layers }
