/** Inner-city streets: a pair of infills, and a walk-up. */
import { ink, mix, oklch } from '../palette.ts'
import { dashes, down, type Point, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'
import { infill } from './houses/infill.ts'
import { walkUp } from './houses/walk-up.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'
import { thrown } from './shadow.ts'

/** Lawn, sidewalk and road, from the ground down. */
const street = (ground: number, lawn: string): Shape => ({
  d: rect(0, ground, width, height - ground),
  fill: down(
    ground,
    height,
    [0, lawn],
    [0.34, mix(lawn, ink.hill, 0.5)],
    [0.35, mix(ink.belly, ink.pale, 0.4)],
    [0.5, ink.belly],
    [0.51, ink.cloud],
    [1, ink.navy],
  ),
})

/** Two infills, mirror images on one old lot, beside the cottage that remains, on a bright day. */
export function infillPair(): string {
  const ground = 756
  const lawn = oklch(54, 0.075, 138)
  const day = { ...coats.evening, glass: mix(ink.glacier, ink.blue, 0.35), roof: ink.navy, trim: ink.paper }
  const old = { ...day, wall: mix(ink.pale, ink.blue, 0.3), roof: mix(ink.belly, ink.soil, 0.4) }
  return svg(width, height, [
    ...setting({
      seed: 83,
      apex: [1000, 110],
      mood: moods.day,
      tint: tints.day,
      hill: [mix(ink.midRange, ink.nearRange, 0.3), ink.nearRange],
      soil: [lawn, lawn],
      ground,
    }),
    placed([...cottageSide(250, 160, old, [-620, -90]), ...cottage(250, 160, old, false)], 1372, ground, 1.1),
    ...firs(
      [
        [1164, ground, 260],
        [1570, ground, 300],
      ],
      mix(ink.hill, lawn, 0.25),
      mix(ink.hill, lawn, 0.7),
    ),
    {
      nodes: infill({ ...day, wall: ink.paper }, oklch(55, 0.085, 58), -1),
      transform: `translate(656 ${ground}) scale(-1.18 1.18)`,
    },
    placed(
      infill({ ...day, wall: mix(ink.belly, ink.navy, 0.3) }, oklch(62, 0.08, 62), 1, true),
      954,
      ground,
      1.18,
    ),
    street(ground, lawn),
    thrown(517, 1093, ground, 44, -110),
    thrown(1226, 1502, ground, 40, -70),
    ...elm(266, ground + 30, 450, mix(ink.hill, lawn, 0.55), ink.night, ink.wheat),
  ])
}

/** A brick walk-up in the Beltline, in the evening. */
export function walkUpEvening(): string {
  const ground = 762
  const lawn = oklch(40, 0.05, 150)
  return svg(width, height, [
    ...setting({
      seed: 95,
      apex: [1010, 100],
      hill: [mix(ink.midRange, ink.gold, 0.2), ink.nearRange],
      soil: [lawn, lawn],
      ground,
    }),
    {
      d: `${rect(40, 330, 150, 440)}${rect(1420, 400, 170, 380)}${rect(1300, 480, 90, 300)}`,
      fill: mix(ink.nearRange, ink.midRange, 0.5),
    },
    {
      d: dashes(
        [0, 1, 2, 3, 4, 5].flatMap((i): Point[] => [
          [64, 380 + i * 54],
          [120, 380 + i * 54],
          [1450, 450 + i * 54],
          [1516, 450 + i * 54],
        ]),
        26,
      ),
      stroke: ink.lamp,
      width: 20,
      opacity: 0.7,
    },
    placed(
      walkUp({ ...coats.evening, wall: mix(ink.brick, ink.soil, 0.5), shade: ink.navy, roof: ink.navy }),
      780,
      ground,
      1.34,
    ),
    street(ground, lawn),
    thrown(311, 1249, ground, 44, -100),
    ...elm(216, ground + 34, 460, mix(ink.hill, lawn, 0.3), ink.night, ink.gold),
    ...elm(1400, ground + 34, 380, mix(ink.hill, lawn, 0.3), ink.night, ink.gold),
  ])
}
