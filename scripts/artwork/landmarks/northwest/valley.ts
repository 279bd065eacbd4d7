/** The valley below the hill: its far side, the city and the plain. */
import type { Hour } from '../../hero/hour.ts'
import { fields, neighbourhoods } from '../../hero/plain.ts'
import { streetLamps } from '../../hero/street-lamps.ts'
import { hills, toFloor } from '../../hills.ts'
import { mix } from '../../palette.ts'
import { down, glow, polygon, rect } from '../../shape.ts'
import { stand } from '../../trees.ts'
import { downtown } from '../backdrop.ts'
import { HEIGHT, type Layer, WIDTH } from '../landmark.ts'
import { layout } from './view.ts'

const { horizon, city: place, light } = layout

export function farSide({ inks: ink }: Hour): Layer {
  const foot = hills({ seed: 5, width: WIDTH, base: horizon + 40, rise: 30, swell: 340, step: 24 })
  return {
    shapes: [
      {
        d: stand(foot, { seed: 3, from: 0, to: WIDTH, count: 120, height: [3, 9] }, 1),
        fill: ink.nearRange,
      },
      {
        d: polygon(toFloor(foot, HEIGHT), 1),
        fill: down(
          horizon,
          horizon + 70,
          [0, mix(ink.nearRange, ink.midRange, 0.3)],
          [1, mix(ink.hill, ink.nearRange, 0.4)],
        ),
      },
    ],
    haze: { y: place.ground - 8, depth: 36, strength: 0.4 },
  }
}

export function city(hour: Hour): Layer {
  const { lamps } = hour
  const towers = downtown(place, hour)
  return {
    shapes: [
      {
        d: rect(0, 0, WIDTH, HEIGHT),
        fill: glow(
          [place.x + 220, place.ground],
          470,
          0.42,
          [0, lamps.dome.colour, 0.8 * lamps.dome.strength],
          [0.25, lamps.dome.colour, 0.4 * lamps.dome.strength],
          [0.6, lamps.dome.colour, 0.1 * lamps.dome.strength],
          [1, lamps.dome.colour, 0],
        ),
      },
      ...towers.shapes,
    ],
    windows: towers,
  }
}

export function plain(hour: Hour): Layer {
  const { inks: ink, plain } = hour
  const top = place.ground - 4
  return {
    shapes: [
      {
        d: rect(-4, top, WIDTH + 8, HEIGHT - top),
        fill: down(
          top,
          520,
          [0, plain.top],
          [0.2, ink.hill],
          [0.7, mix(ink.hill, ink.spruce, 0.7)],
          [1, ink.spruce],
        ),
      },
      {
        d: rect(-4, top, WIDTH + 8, HEIGHT - top),
        fill: glow(
          [light.x, top],
          620,
          0.22,
          [0, plain.glow, 0.45 * plain.strength],
          [0.45, plain.glow, 0.15 * plain.strength],
          [1, plain.glow, 0],
        ),
      },
      ...fields(layout, hour),
      ...neighbourhoods(layout, [], hour),
      ...streetLamps(layout, [], hour),
    ],
    haze: { y: place.ground + 6, depth: 16, strength: 0.3 },
  }
}
