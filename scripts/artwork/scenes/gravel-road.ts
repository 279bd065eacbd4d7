import { ink, mix } from '../palette.ts'
import { ellipse, polygon, rect, type Shape } from '../shape.ts'
import { placed, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { cottage, cottageSide } from './houses/cottage.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { setting } from './setting.ts'
import { thrown } from './shadow.ts'

/** A wind pump over its well: the tower, the wheel with its blades, and the vane. */
function windPump(x: number, foot: number, tall: number): Shape[] {
  const top = foot - tall
  const legs = `M${x - 76} ${foot}L${x - 9} ${top}M${x + 76} ${foot}L${x + 9} ${top}`
  const braces = [0.12, 0.36, 0.58, 0.77]
    .map((up, index, all) => {
      const next = all[index + 1] ?? 0.95
      const [low, high] = [76 - 67 * up, 76 - 67 * next]
      return `M${x - low} ${foot - tall * up}h${2 * low}L${x - high} ${foot - tall * next}`
    })
    .join('')
  const blade = (index: number): string => {
    const at = (turn: number, far: number) => [x + far * Math.cos(turn), top + far * Math.sin(turn)] as const
    const turn = (index * Math.PI) / 8
    return polygon([at(turn - 0.05, 30), at(turn - 0.13, 112), at(turn + 0.13, 112), at(turn + 0.05, 30)])
  }
  return [
    { d: legs, stroke: ink.deep, width: 9, round: true },
    { d: braces, stroke: ink.deep, width: 4 },
    { d: `M${x} ${top}h-150`, stroke: ink.deep, width: 9 },
    { d: `M${x - 140} ${top}l-16-40h-92l18 40-18 40h92z`, fill: mix(ink.brick, ink.navy, 0.15) },
    {
      d: Array.from({ length: 16 }, (_, index) => blade(index)).join(''),
      fill: mix(ink.pale, ink.wheat, 0.5),
    },
    { d: `${ellipse(x, top, 70)}${ellipse(x, top, 114)}`, stroke: ink.deep, width: 4 },
    { d: ellipse(x, top, 20), fill: ink.deep },
  ]
}

/** A farmhouse at the end of a gravel road, with a wind pump over its well. */
export function gravelRoad(): string {
  const ground = 640
  const stones = mix(ink.wheat, ink.belly, 0.4)
  const grass = mix(ink.hill, ink.gold, 0.35)
  const house = {
    ...coats.winter,
    roof: mix(ink.brick, ink.navy, 0.4),
    wall: mix(ink.paper, ink.wheat, 0.35),
  }
  const barn = { ...house, wall: mix(ink.brick, ink.navy, 0.3) }
  return svg(width, height, [
    ...setting({
      seed: 82,
      apex: [620, 120],
      moon: { at: [330, 486], radius: 84, warmth: 0.3 },
      mood: moods.day,
      tint: tints.day,
      haze: ink.paper,
      hill: [mix(grass, ink.pale, 0.25), grass],
      soil: [mix(grass, ink.wheat, 0.25), mix(ink.hill, ink.night, 0.35)],
      ground,
    }),
    thrown(1000, 1240, ground + 14, 22, 60),
    ...firs(
      [860, 910, 1330, 1384, 1440].map((x, i) => [x, ground + 10, 190 - (i % 3) * 40]),
      mix(ink.hill, ink.spruce, 0.4),
      mix(ink.hill, ink.wheat, 0.22),
      -1,
    ),
    placed(
      [
        ...cottageSide(190, 116, house, [-400, -70], mix(house.wall, ink.gold, 0.3)),
        ...cottage(190, 116, house),
      ],
      1120,
      ground + 14,
      1.25,
    ),
    placed(
      [
        ...cottageSide(120, 62, barn, [-400, -70], mix(barn.wall, ink.gold, 0.3)),
        ...cottage(120, 62, barn, false),
      ],
      1322,
      ground + 16,
      1.1,
    ),
    {
      d: `M1086 ${ground + 12}C1010 680 800 700 640 760S380 860 330 900H1010C1000 850 1060 790 1110 740S1180 680 1146 ${ground + 12}z`,
      fill: stones,
    },
    {
      d: `M1104 ${ground + 20}C1060 690 880 720 740 780S520 870 480 900M1128 ${ground + 20}C1140 690 1060 730 980 790S860 870 850 900`,
      stroke: mix(stones, ink.soil, 0.3),
      width: 16,
      opacity: 0.6,
    },
    ...windPump(380, 780, 520),
    { d: rect(290, 772, 180, 30), fill: mix(ink.belly, ink.pale, 0.4) },
    { d: 'M372 772v-70h46v26', stroke: ink.deep, width: 12, round: true },
    { d: `${rect(1462, 716, 16, 150)}${rect(1416, 672, 112, 60)}`, fill: ink.deep },
    { d: 'M1512 672v-44h28', stroke: ink.gold, width: 9 },
  ])
}
