/** The desk from its side with what lies on it, and the lamp. */
import { ink, mix } from '../../palette.ts'
import { between, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { FLOOR, LAMP, light, wood } from './room.ts'

const TOP = 566
const FOOT = FLOOR + 40

export function desk(): Shape[] {
  const dark = mix(wood, ink.night, 0.45)
  const phone = mix(ink.brick, ink.soil, 0.15)
  return [
    // Its far legs, the near ones and the drawers.
    {
      d: rect(690, TOP, 22, FOOT - TOP - 26) + rect(1226, TOP, 22, FOOT - TOP - 26),
      fill: mix(wood, ink.night, 0.65),
    },
    {
      d: rect(1090, TOP + 20, 190, FOOT - TOP - 44),
      fill: between([1090, 0], [1280, 0], [0, mix(wood, light, 0.12)], [1, dark]),
    },
    { d: rect(1108, 604, 154, 56) + rect(1108, 674, 154, 56), stroke: mix(wood, ink.night, 0.55), width: 4 },
    { d: 'M1166 632h38M1166 702h38', stroke: light, width: 7, round: true },
    { d: rect(650, TOP, 24, FOOT - TOP), fill: mix(wood, light, 0.14) },
    { d: rect(1256, TOP, 24, FOOT - TOP), fill: dark },
    {
      d: rect(626, TOP, 680, 26),
      fill: between(
        [626, 0],
        [1306, 0],
        [0, mix(wood, ink.night, 0.2)],
        [0.65, mix(wood, light, 0.45)],
        [1, wood],
      ),
    },
    { d: `M626 ${TOP}H1306`, stroke: mix(light, ink.paper, 0.2), width: 5 },
    { d: rect(650, TOP + 26, 630, 20), fill: ink.night, opacity: 0.45 },
    // The telephone without its receiver, papers, books and a mug.
    { d: `M852 ${TOP}l12-40q4-10 14-10h44q10 0 14 10l12 40z`, fill: phone },
    { d: ellipse(900, TOP - 22, 17, 13), fill: mix(ink.wheat, ink.oak, 0.15) },
    { d: `M868 ${TOP - 50}v-9h14v9M918 ${TOP - 50}v-9h14v9`, fill: mix(phone, ink.night, 0.4) },
    { d: `M936 ${TOP - 40}L946 ${TOP - 4}`, stroke: mix(phone, light, 0.6), width: 4, round: true },
    { d: `M700 ${TOP - 3}h120M712 ${TOP - 9}h104`, stroke: mix(ink.paper, ink.wheat, 0.4), width: 6 },
    {
      d: rect(1178, TOP - 24, 110, 24) + rect(1190, TOP - 70, 92, 22),
      fill: mix(ink.blue, ink.navy, 0.35),
    },
    { d: rect(1184, TOP - 48, 100, 24), fill: mix(ink.oak, ink.wheat, 0.25) },
    { d: `M1179 ${TOP - 24}v24M1185 ${TOP - 48}v24M1191 ${TOP - 70}v22`, stroke: light, width: 5 },
    {
      d: `M978 ${TOP - 44}h36v36q0 8-8 8h-20q-8 0-8-8zM978 ${TOP - 34}q-16 0-16 11t17 12v-7q-9 0-9-6t8-4z`,
      fill: mix(ink.glacier, ink.blue, 0.4),
    },
    { d: `M1014 ${TOP - 44}v36`, stroke: light, width: 4, round: true },
    {
      d: `M988 ${TOP - 54}q-8-14 2-26t0-26M1004 ${TOP - 54}q-8-12 2-22t0-20`,
      stroke: ink.pale,
      width: 4,
      round: true,
      opacity: 0.5,
    },
  ]
}

/** An arm from the desk's end, and a shade that opens to the left and down. */
export function lamp(): Shape[] {
  const [x, y] = LAMP
  const brass = mix(ink.oak, ink.gold, 0.35)
  return [
    {
      d: `M${x - 62} ${y + 8}L${x - 230} ${TOP}H${x + 70}L${x + 20} ${y + 26}z`,
      fill: glow(LAMP, 230, 1, [0, ink.lamp, 0.75], [1, ink.lamp, 0.1]),
    },
    { d: `M1120 ${TOP}q4-16 34-16t34 16z`, fill: mix(brass, ink.soil, 0.3) },
    { d: `M1154 ${TOP - 10}L1196 ${y - 10}L${x + 24} ${y - 66}`, stroke: brass, width: 10, round: true },
    { d: ellipse(1196, y - 10, 10), fill: mix(brass, ink.soil, 0.3) },
    { d: ellipse(x - 16, y + 16, 34, 13), fill: ink.lamp },
    {
      d: `M${x + 8} ${y - 72}q24-4 30 16L${x + 34} ${y + 34}Q${x - 30} ${y + 24} ${x - 78} ${y + 2}L${x - 6} ${y - 66}q6-6 14-6z`,
      fill: mix(ink.hill, ink.nearRange, 0.5),
    },
    {
      d: `M${x - 78} ${y + 2}Q${x - 30} ${y + 24} ${x + 34} ${y + 34}`,
      stroke: ink.lamp,
      width: 6,
      round: true,
    },
    {
      d: `M${x - 70} ${y - 6}L${x - 4} ${y - 66}`,
      stroke: mix(ink.nearRange, light, 0.5),
      width: 4,
      round: true,
    },
  ]
}
