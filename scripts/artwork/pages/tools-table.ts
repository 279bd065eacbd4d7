/** The table, with a plan, a calculator, a set of keys, a cup and a lamp. */
import { ink, mix } from '../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { FLOOR, LAMP, wood } from './tools-room.ts'

const TOP = 'M760 946H1390L1430 1026H716z'
const lit = mix(ink.wheat, ink.gold, 0.25)

export function table(): Shape[] {
  return [
    {
      d: rect(790, 1050, 22, FLOOR - 990) + rect(1340, 1050, 22, FLOOR - 990),
      fill: mix(wood, ink.night, 0.5),
    },
    {
      d: rect(740, 1050, 30, FLOOR - 930) + rect(1376, 1050, 30, FLOOR - 930),
      fill: mix(wood, ink.soil, 0.25),
    },
    { d: rect(740, 1050, 8, FLOOR - 930) + rect(1376, 1050, 8, FLOOR - 930), fill: mix(wood, lit, 0.4) },
    {
      d: TOP,
      fill: between(
        [716, 0],
        [1430, 0],
        [0, mix(wood, lit, 0.1)],
        [0.6, mix(wood, lit, 0.6)],
        [1, mix(wood, lit, 0.25)],
      ),
    },
    { d: TOP, fill: glow([1080, 980], 420, 0.3, [0, ink.lamp, 0.9], [1, ink.lamp, 0]), nightly: true },
    { d: 'M716 1026h714v26H716z', fill: mix(wood, ink.soil, 0.4) },
    { d: 'M718 1027h710M762 946h628', stroke: lit, width: 4, opacity: 0.8 },
    { d: 'M740 1052h666v26H740z', fill: ink.night, opacity: 0.4 },
  ]
}

export function things(): Shape[] {
  const paper = mix(ink.paper, ink.pale, 0.2)
  const blue = mix(ink.blue, ink.glacier, 0.2)
  const slab = mix(ink.navy, ink.blue, 0.35)
  const cup = mix(ink.glacier, ink.blue, 0.4)
  return [
    // The plan of a home, its far edge still rolled.
    { d: 'M826 1022l52-62h236l-14 62z', fill: ink.night, opacity: 0.25 },
    { d: 'M820 1016l54-62h240l-18 62z', fill: paper },
    {
      d: 'M856 1006l38-44h196l-12 44zM944 1006l30-44M1000 962l-22 30h-24M1000 962l-8 14M1036 1006l8-22h44M1010 1006l14-44',
      stroke: blue,
      width: 4,
    },
    { d: 'M1084 1016q-10-34 16-66 22-10 26 4-24 34-14 64-20 14-28-2z', fill: mix(paper, ink.glacier, 0.35) },
    { d: 'M1100 950q22-10 26 4-24 34-14 64', stroke: ink.paper, width: 4 },
    // The cup, which steams.
    {
      d: 'M1150 900h62l-6 58q-2 10-14 10h-22q-12 0-14-10zM1212 914q24-2 22 16t-28 20v-9q14-2 14-10t-10-8z',
      fill: cup,
    },
    { d: 'M1196 902h16l-6 56q-2 10-14 10 6-30 4-66z', fill: mix(cup, lit, 0.5) },
    { d: ellipse(1181, 900, 31, 6), fill: ink.soil },
    {
      d: 'M1172 880q-14-20 2-40t-2-40M1194 880q-12-18 2-34t0-32',
      stroke: ink.paper,
      width: 5,
      round: true,
      opacity: 0.6,
    },
    // The calculator.
    { d: 'M1130 1012l14-52h92l10 52z', fill: ink.night, opacity: 0.3 },
    { d: 'M1126 1006l20-60h88l12 60v10h-120z', fill: slab },
    { d: 'M1152 954h76l3 14h-84z', fill: mix(ink.pale, ink.lamp, 0.35) },
    {
      d: 'M1148 978h12m12 0h12m12 0h12M1145 988h12m13 0h12m14 0h12M1142 999h12m14 0h12m16 0h12',
      stroke: mix(ink.pale, ink.paper, 0.4),
      width: 6,
    },
    { d: 'M1220 978h12M1222 988h12M1224 999h12', stroke: ink.gold, width: 6 },
    // The keys, with a tag.
    { d: ellipse(1300, 996, 20, 9), stroke: mix(ink.gold, ink.oak, 0.3), width: 5 },
    {
      d: 'M1284 1002l-24 12m6-3l5 6M1312 1003l22 12m-6-3l-4 6',
      stroke: mix(ink.belly, ink.paper, 0.5),
      width: 6,
      round: true,
    },
    { d: 'M1318 990l18-12 22 8v12l-28 2z', fill: mix(ink.brick, ink.oak, 0.15) },
  ]
}

/** Off by day; its light is there at night alone. */
export function lamp(): Shape[] {
  const [x, y] = LAMP
  const brass = mix(ink.gold, ink.soil, 0.4)
  const shade = mix(ink.hill, ink.nearRange, 0.4)
  return [
    {
      d: ellipse(x, y + 20, 460),
      fill: glow([x, y + 20], 460, 1, [0, ink.lamp, 0.5], [0.35, ink.gold, 0.18], [1, ink.gold, 0]),
      nightly: true,
    },
    {
      d: `M${x - 74} ${y + 6}L${x - 330} 976Q${x - 60} 1040 ${x + 130} 976L${x + 74} ${y + 6}z`,
      fill: down(y, 990, [0, ink.lamp, 0.55], [1, ink.lamp, 0.06]),
      nightly: true,
    },
    { d: 'M1300 962q4-18 44-18t44 18z', fill: mix(brass, ink.soil, 0.4) },
    { d: `M1344 946V760Q1344 690 1270 690T${x} 740`, stroke: brass, width: 11, round: true },
    { d: `M1341 940V762Q1340 694 1270 693`, stroke: mix(ink.gold, ink.wheat, 0.4), width: 3 },
    { d: `M${x - 22} 736h44l56 70H${x - 78}z`, fill: shade },
    { d: `M${x + 2} 736h20l56 70h-40z`, fill: mix(shade, lit, 0.3) },
    { d: `M${x - 76} ${y + 6}h152`, stroke: mix(ink.wheat, ink.oak, 0.3), width: 6 },
    { d: `M${x - 74} ${y + 5}h148q-20 18-74 18t-74-18z`, fill: ink.wheat, nightly: true },
  ]
}
