import { ink, mix, oklch } from '../palette.ts'
import { elm } from '../scenes/elm.ts'
import { castShade, fringe, haze, type Mass, tufts } from '../scenes/foliage.ts'
import { condoTower, type Tower } from '../scenes/houses/condo-tower.ts'
import { tints } from '../scenes/land.ts'
import { moods } from '../scenes/moods.ts'
import { thrown } from '../scenes/shadow.ts'
import { ellipse, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { BESIDE, HEIGHT, land, mountains, road, WIDTH } from './stage.ts'
import { arch } from './vault.ts'

/** Condo towers at noon, their balconies in the sun, and the trees of the street. */
export function condos(): string {
  const leaf = oklch(42, 0.07, 150)
  const ground = 886
  const lawn = { from: 1900, to: 3100, far: ground + 4, near: ground + 22 }
  const shrubs = [2250, 2330, 2512, 2610].map((x): Mass => [x, ground - 4, 22, 17])
  const glass = mix(ink.blue, ink.glacier, 0.35)
  /** With its right edge at a place: its lit face is turned to the light. */
  const tower = (right: number, look: Tower): Node => ({
    nodes: condoTower(0, ground, look),
    transform: `translate(${right} 0) scale(-1 1)`,
  })
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { mood: moods.day, seed: 52, light: [2760, 600], moon: [2800, 400] },
      ...mountains(BESIDE, { light: 2700, seed: 83, rise: 84, tint: tints.day, haze: ink.paper, count: 1 }),
    ),
    ...land(812, 8, mix(ink.midRange, ink.nearRange, 0.5), 4, 70),
    haze(2640, 830, 760, ink.paper, 0.5),
    tower(2904, {
      face: 150,
      side: 54,
      tall: 330,
      floors: 11,
      bays: 4,
      wall: mix(ink.midRange, ink.glacier, 0.4),
      glass: mix(glass, ink.navy, 0.2),
      lit: 0,
      seed: 5,
    }),
    tower(2390, {
      face: 176,
      side: 78,
      tall: 380,
      floors: 12,
      bays: 5,
      wall: mix(ink.pale, ink.glacier, 0.35),
      glass,
      lit: 0.05,
      seed: 2,
    }),
    tower(2646, {
      face: 190,
      side: 72,
      tall: 560,
      floors: 17,
      bays: 4,
      wall: mix(ink.wheat, ink.pale, 0.45),
      glass: mix(glass, ink.navy, 0.25),
      lit: 0.05,
      seed: 7,
    }),
    { d: rect(2120, ground - 74, 570, 74), fill: mix(ink.belly, ink.navy, 0.25) },
    {
      d: `${rect(2140, ground - 56, 110, 46)}${rect(2264, ground - 56, 110, 46)}${rect(2470, ground - 56, 90, 46)}${rect(2574, ground - 56, 96, 46)}`,
      fill: mix(ink.glacier, ink.wheat, 0.5),
      lit: true,
    },
    { d: rect(2398, ground - 60, 48, 60), fill: ink.brick },
    { d: rect(2108, ground - 82, 594, 10), fill: mix(ink.pale, ink.paper, 0.5) },
    ...elm(2066, ground + 6, 190, leaf, ink.spruce, ink.wheat),
    ...elm(2760, ground + 6, 210, mix(leaf, ink.hill, 0.25), ink.spruce, ink.wheat),
    {
      d: shrubs.map((mass) => ellipse(...mass)).join('') + fringe(shrubs, 11, 4, 3),
      fill: mix(leaf, ink.hill, 0.4),
      stroke: mix(leaf, ink.hill, 0.4),
      width: 7,
      round: true,
    },
    ...land(ground, 0, mix(leaf, ink.nearRange, 0.4), 3, 60),
    thrown(2110, 2700, ground + 2, 20, -110),
    castShade(2020, ground + 8, 110),
    castShade(2720, ground + 8, 130),
    { d: tufts({ ...lawn, seed: 5, count: 30 }), stroke: mix(leaf, ink.night, 0.5), width: 2, round: true },
    {
      d: tufts({ ...lawn, seed: 6, count: 30 }),
      stroke: mix(leaf, ink.wheat, 0.35),
      width: 1.8,
      round: true,
    },
    { d: rect(1700, ground + 22, 2300, 14), fill: road(mix(ink.pale, ink.belly, 0.3)) },
    { d: rect(1700, ground + 36, 2300, 90), fill: road(mix(ink.navy, ink.belly, 0.3)) },
  ])
}
