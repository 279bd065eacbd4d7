import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { hairs, skins } from '../portraits/figure.ts'
import { curve, dashes, down, ellipse, glow, type Point, polygon, rect } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { lampLit } from './lamp-lit.ts'
import { ranges, tints } from './land.ts'
import { moods } from './moods.ts'
import { thrown } from './shadow.ts'
import { sky } from './sky.ts'
import { standing } from './standing.ts'

/** The craftsman house under snow, on a clear winter morning, and somebody who comes home to it with a dog. */
export function winterHouse(): string {
  const ground = 768
  const draw = random(12)
  const flakes = Array.from({ length: 56 }, (): Point => [width * draw(), 700 * draw()])
  const snow = mix(ink.pale, ink.paper, 0.6)
  const drift = `${curve([
    [-20, 800],
    [240, 776],
    [560, 786],
    [760, 772],
    [1010, 788],
    [1320, 770],
    [1620, 796],
  ])}V900H-20z`
  return svg(width, height, [
    ...sky({
      width,
      horizon: 680,
      apex: [1060, 160],
      span: [1300, 900],
      light: [1080, 680],
      mood: moods.dawn,
      seed: 31,
      streaks: 5,
    }),
    ...ranges({
      width,
      base: 680,
      rise: 96,
      light: 1080,
      floor: height,
      seed: 57,
      tint: tints.dawn,
      haze: ink.wheat,
      count: 1,
    }),
    { d: rect(0, 690, width, 210), fill: down(690, height, [0, mix(snow, ink.glacier, 0.4)], [1, snow]) },
    // Behind the house: over its lit windows they would be dark at night.
    { d: dashes(flakes, 0), stroke: ink.paper, width: 5, round: true, opacity: 0.75 },
    ...firs(
      [196, 290, 1290, 1380, 1460].map((x, i) => [x + 4, 782, 330 - (i % 3) * 70]),
      mix(ink.nearRange, ink.blue, 0.3),
      mix(ink.pale, ink.paper, 0.7),
    ),
    placed(craftsman(coats.winter), 770, ground, 1.4),
    { d: drift, fill: down(770, height, [0, snow], [1, mix(ink.glacier, ink.pale, 0.5)]) },
    thrown(486, 1054, 776, 44, -150, ink.blue),
    {
      d: polygon([
        [716, 780],
        [826, 780],
        [900, height],
        [610, height],
      ]),
      fill: mix(ink.glacier, ink.blue, 0.25),
      opacity: 0.55,
    },
    { d: rect(440, 770, 660, 90), fill: glow([770, 780], 330, 0.22, [0, ink.gold, 0.4], [1, ink.gold, 0]) },
    // What door and windows throw on the snow.
    {
      d: 'M516 786h150l-40 70H430zM716 782h110l74 118H610zM876 786h150l84 70H914z',
      fill: down(780, 890, [0, ink.lamp, 0.75], [1, ink.lamp, 0]),
      nightly: true,
    },
    { d: ellipse(790, 866, 84, 8), fill: ink.navy, opacity: 0.4 },
    ...lampLit([
      placed(
        standing(
          { skin: skins.fair, hair: hairs.brown, coat: mix(ink.brick, ink.soil, 0.1), trousers: ink.navy },
          { hair: 'long', arms: 'pockets', tilt: 5 },
        ),
        752,
        866,
        1.16,
      ),
    ]),
  ])
}
