/** The land of the hero, from the far range to the near trees, with haze between the layers. */

import { hills, toFloor } from '../hills.ts'
import { mix } from '../palette.ts'
import { down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Skyline, skyline } from '../skyline.ts'
import { stand } from '../trees.ts'
import { bankTrees } from './bank-trees.ts'
import type { Hour } from './hour.ts'
import type { Layout } from './layout.ts'
import { mountains } from './mountains.ts'
import { fields, neighbourhoods } from './plain.ts'
import { type Bend, riverOutline, smooth } from './river.ts'
import { streetLamps } from './street-lamps.ts'

/** Haze in front of a layer: its height, thickness and strength. */
export interface Haze {
  y: number
  depth: number
  strength: number
}

interface Layer {
  shapes: Shape[]
  haze?: Haze
  /** Drawn on top of the layer in every frame. */
  alive?: 'windows' | 'river'
}

export interface Land {
  layers: Layer[]
  city: Skyline
  /** The river's outline, and its centre line with widths. */
  river: { outline: string; course: readonly Bend[] }
}

export function land(layout: Layout, hour: Hour): Land {
  const { inks: ink, haze, lamps, plain, snow } = hour
  const { width, height, horizon, light, city: place, relief } = layout
  const floor = height + 4
  const hillside = (seed: number, base: number, rise: number, swell: number, top: string, foot: string) => {
    const line = hills({ seed, width, base, rise: rise * relief, swell: swell * relief, step: 24 })
    const fill = down(base - rise, base + 40, [0, top], [1, foot])
    return { line, shape: { d: polygon(toFloor(line, floor), 1), fill } }
  }
  const unit = place.scale / 0.36
  const near = hillside(
    5,
    horizon + 34,
    26,
    300,
    mix(ink.nearRange, ink.midRange, 0.25),
    mix(ink.nearRange, ink.hill, 0.3),
  )
  const mid = hillside(8, horizon + 50 * unit, 20, 380, mix(ink.hill, ink.nearRange, 0.5), ink.hill)
  const plainTop = place.ground - 4
  const bluff = bluffLine(layout)
  const city = skyline({
    ...place,
    haze: mix(ink.midRange, ink.gold, 0.25),
    light: 1,
    inks: { ...ink, ...hour.towers },
    lit: lamps.lit,
    rim: hour.wall,
  })
  const course = smooth(layout.river)
  return {
    city,
    river: { outline: riverOutline(course), course },
    layers: [
      {
        shapes: mountains(
          layout,
          hour,
          { seed: 21, base: horizon + 4, rise: 82, spacing: 96 },
          {
            rock: mix(ink.farRange, ink.blue, 0.1),
            foot: mix(ink.farRange, haze.lit, 0.34),
            shade: mix(ink.farRange, ink.blue, 0.45),
            snow: snow.lit,
            bright: snow.far,
            shadow: mix(ink.farRange, ink.glacier, 0.3),
          },
        ),
        haze: { y: horizon + 2, depth: 46, strength: 0.6 },
      },
      {
        shapes: mountains(
          layout,
          hour,
          { seed: 34, base: horizon + 18, rise: 66, spacing: 124 },
          {
            rock: mix(ink.midRange, ink.blue, 0.3),
            foot: mix(ink.midRange, ink.farRange, 0.4),
            shade: mix(ink.blue, ink.navy, 0.35),
            snow: mix(ink.glacier, snow.lit, 0.6),
            bright: snow.mid,
            shadow: mix(ink.midRange, ink.glacier, 0.35),
          },
        ),
        haze: { y: horizon + 22, depth: 34, strength: 0.42 },
      },
      {
        shapes: [
          near.shape,
          {
            d: stand(near.line, { seed: 3, from: 0, to: width, count: 90, height: [3, 7] }, 1),
            fill: ink.nearRange,
          },
        ],
      },
      { shapes: [mid.shape], haze: { y: place.ground - 10, depth: 30, strength: 0.3 } },
      {
        shapes: [
          {
            d: rect(-4, horizon - 200, width + 8, 260),
            fill: glow(
              [place.x + 165, place.ground],
              400,
              0.42,
              [0, lamps.dome.colour, 0.8 * lamps.dome.strength],
              [0.25, lamps.dome.colour, 0.4 * lamps.dome.strength],
              [0.6, lamps.dome.colour, 0.1 * lamps.dome.strength],
              [1, lamps.dome.colour, 0],
            ),
          },
          ...city.shapes,
        ],
        alive: 'windows',
      },
      {
        shapes: [
          {
            d: polygon(
              [
                [-4, plainTop + 4],
                [width * 0.3, plainTop],
                [width + 4, plainTop + 2],
                [width + 4, floor],
                [-4, floor],
              ],
              1,
            ),
            fill: down(
              plainTop,
              height,
              [0, plain.top],
              [0.12, ink.hill],
              [0.55, mix(ink.hill, ink.spruce, 0.7)],
              [1, ink.spruce],
            ),
          },
          {
            d: rect(-4, plainTop, width + 8, floor - plainTop),
            fill: glow(
              [light.x, plainTop],
              width * 0.42,
              0.2,
              [0, plain.glow, 0.42 * plain.strength],
              [0.45, plain.glow, 0.14 * plain.strength],
              [1, plain.glow, 0],
            ),
          },
          ...fields(layout, hour),
          ...neighbourhoods(layout, course, hour),
          ...streetLamps(layout, course, hour),
        ],
        alive: 'river',
      },
      { shapes: bankTrees(layout, course, hour) },
      {
        shapes: [
          {
            d: polygon(toFloor(bluff, floor), 1),
            fill: down(height * 0.83, height, [0, ink.night], [1, ink.deep]),
          },
          {
            d: stand(
              bluff,
              { seed: 15, from: -10, to: width * 0.4, count: 46, height: [12 * relief, 46 * relief] },
              1,
            ),
            fill: ink.night,
          },
          {
            d: stand(
              bluff,
              { seed: 19, from: width * 0.86, to: width + 10, count: 22, height: [10 * relief, 40 * relief] },
              1,
            ),
            fill: ink.night,
          },
        ],
      },
    ],
  }
}

/** The dark bank in the foreground: high at the left, open where the river leaves the frame. */
function bluffLine({ width, height, relief }: Layout): Point[] {
  const line: Point[] = []
  for (let x = -24; x <= width + 24; x += 16) {
    const share = x / width
    const left = 92 * Math.exp(-((share / 0.36) ** 2))
    const right = 62 * Math.exp(-(((share - 1.08) / 0.2) ** 2))
    line.push([x, height + 14 - (left + right) * relief - 3 * Math.sin(x / 37)])
  }
  return line
}
