import { ink, mix } from '../palette.ts'
import { curve, dashes, down, ellipse, type Point } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { craftsman } from './houses/craftsman.ts'
import { foursquare } from './houses/foursquare.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'
import { thrown } from './shadow.ts'

/** Older houses on the bank of the river, a path below them. */
export function riverHomes(): string {
  const ground = 560
  const bank = mix(ink.hill, ink.gold, 0.22)
  const water: Point[] = Array.from({ length: 16 }, (_, i) => [
    40 + ((i * 353) % 1440),
    764 + ((i * 43) % 126),
  ])
  return svg(width, height, [
    ...setting({
      seed: 67,
      apex: [940, 110],
      mood: moods.dawn,
      tint: tints.dawn,
      hill: [mix(ink.midRange, ink.glacier, 0.3), mix(ink.nearRange, ink.glacier, 0.15)],
      soil: [bank, mix(bank, ink.night, 0.4)],
      ground,
    }),
    ...elm(150, ground + 40, 400, mix(bank, ink.gold, 0.4), ink.night, ink.wheat),
    placed(
      foursquare({
        wall: mix(ink.wheat, ink.belly, 0.3),
        shade: mix(ink.soil, ink.gold, 0.3),
        roof: mix(ink.cloud, ink.soil, 0.45),
        trim: ink.paper,
        glass: ink.lamp,
        stone: mix(ink.belly, ink.wheat, 0.3),
      }),
      520,
      ground + 12,
      0.86,
    ),
    placed(craftsman({ ...coats.evening, wall: mix(ink.hill, ink.glacier, 0.35) }), 1020, ground + 12, 0.9),
    thrown(356, 685, ground + 12, 38, -90),
    thrown(820, 1216, ground + 12, 38, -80),
    ...elm(1440, ground + 30, 430, mix(bank, ink.hill, 0.4), ink.night, ink.wheat),
    {
      d: `${curve([
        [-20, 640],
        [300, 626],
        [700, 640],
        [1100, 622],
        [1620, 646],
      ])}V720H-20z`,
      fill: mix(bank, ink.hill, 0.55),
    },
    {
      d: curve([
        [-20, 664],
        [360, 650],
        [760, 668],
        [1180, 648],
        [1620, 672],
      ]),
      stroke: mix(ink.wheat, ink.belly, 0.3),
      width: 22,
    },
    {
      d: `${curve([
        [-20, 716],
        [260, 700],
        [620, 726],
        [1020, 706],
        [1620, 730],
      ])}V900H-20z`,
      fill: down(
        700,
        height,
        [0, mix(ink.wheat, ink.glacier, 0.5)],
        [0.4, mix(ink.glacier, ink.blue, 0.5)],
        [1, mix(ink.blue, ink.navy, 0.5)],
      ),
    },
    { d: dashes(water, 110), stroke: ink.paper, width: 4, round: true, opacity: 0.5 },
    {
      d: [ellipse(70, 740, 60, 22), ellipse(170, 762, 80, 26), ellipse(1500, 770, 90, 28)].join(''),
      fill: mix(ink.belly, ink.navy, 0.3),
    },
  ])
}
