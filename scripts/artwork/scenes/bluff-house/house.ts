/** The house: a hall of glass under a long roof, a storey of cedar over it, a chimney of stone, and its terrace. */
import { ink, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { TOP } from './view.ts'

const cedar = oklch(53, 0.085, 56)
const roof = mix(ink.navy, ink.soil, 0.25)
const lit = mix(ink.gold, ink.wheat, 0.75)
const stone = mix(mix(ink.pale, ink.belly, 0.4), ink.wheat, 0.25)
const [HALL, UPPER, EAVES] = [TOP - 118, TOP - 240, TOP - 252] as const

export const house = (): Shape[] => [
  // The storey above.
  {
    d: rect(760, UPPER, 400, 122),
    fill: between([760, 0], [1160, 0], [0, mix(cedar, ink.wheat, 0.3)], [1, mix(cedar, ink.navy, 0.35)]),
  },
  {
    d: [20, 40, 60, 80, 100].map((dy) => `M760 ${UPPER + dy}h400`).join(''),
    stroke: mix(cedar, ink.deep, 0.4),
    width: 2,
    opacity: 0.55,
  },
  { d: rect(786, UPPER + 22, 180, 84) + rect(1010, UPPER + 22, 124, 84), fill: lit, lit: true },
  {
    d: `M820 ${UPPER + 106}v-34h64v34M1056 ${UPPER + 106}v-30h46v30`,
    fill: mix(ink.brick, ink.oak, 0.4),
    opacity: 0.7,
  },
  {
    d: `M786 ${UPPER + 22}h180v84h-180zM876 ${UPPER + 22}v84M1010 ${UPPER + 22}h124v84h-124zM1072 ${UPPER + 22}v84`,
    stroke: roof,
    width: 6,
  },
  { d: rect(730, EAVES, 462, 16), fill: roof },
  { d: `M730 ${EAVES + 1}h462`, stroke: mix(ink.gold, ink.wheat, 0.4), width: 4 },
  // The hall of glass, and what is in it.
  { d: rect(620, HALL, 480, 118), fill: lit, lit: true },
  {
    d: `M660 ${TOP}v-34h96v-22h14v56zM850 ${TOP}v-30h104v30zM862 ${TOP - 30}v-8h24v8z`,
    fill: mix(ink.brick, ink.soil, 0.35),
  },
  { d: `M1010 ${TOP}v-78h56v78`, fill: mix(ink.oak, ink.soil, 0.3) },
  { d: `M898 ${HALL}v34M808 ${HALL}v26M838 ${HALL}v40`, stroke: roof, width: 3 },
  {
    d: ellipse(898, HALL + 40, 9) + ellipse(808, HALL + 32, 9) + ellipse(838, HALL + 46, 9),
    fill: roof,
  },
  {
    d: [620, 716, 812, 908, 1004, 1100].map((x) => `M${x} ${HALL}v118`).join(''),
    stroke: roof,
    width: 6,
  },
  // The wing with the garage.
  {
    d: rect(1100, HALL + 6, 196, 112),
    fill: between([1100, 0], [1296, 0], [0, mix(stone, ink.navy, 0.1)], [1, mix(stone, ink.navy, 0.45)]),
  },
  { d: rect(1140, HALL + 34, 118, 30), fill: lit, lit: true },
  { d: `M1140 ${HALL + 34}h118v30h-118zM1180 ${HALL + 34}v30M1219 ${HALL + 34}v30`, stroke: roof, width: 5 },
  // The chimney.
  {
    d: rect(692, EAVES - 44, 62, TOP - EAVES + 44),
    fill: between([692, 0], [754, 0], [0, mix(stone, ink.wheat, 0.5)], [1, mix(stone, ink.belly, 0.5)]),
  },
  {
    d: `M692 ${EAVES}h36M714 ${EAVES + 40}h40M692 ${EAVES + 82}h30M720 ${EAVES + 124}h34M692 ${EAVES + 166}h44M718 ${EAVES + 210}h36`,
    stroke: mix(stone, ink.soil, 0.4),
    width: 3,
  },
  { d: rect(574, HALL - 14, 748, 16), fill: roof },
  { d: `M574 ${HALL - 13}h748`, stroke: mix(ink.gold, ink.wheat, 0.4), width: 4 },
]

/** Its edge of concrete over the slope, a rail of glass, a fire, and the light that falls over them. */
export const terrace = (): Shape[] => [
  {
    d: ellipse(830, TOP + 20, 420, 120),
    fill: glow([830, TOP], 420, 0.28, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
  },
  { d: rect(540, TOP - 2, 600, 18), fill: mix(stone, ink.wheat, 0.3) },
  {
    d: `M556 ${TOP + 16}h500l-22 34H590z`,
    fill: down(TOP + 16, TOP + 50, [0, mix(stone, ink.navy, 0.55)], [1, mix(stone, ink.deep, 0.75)]),
  },
  { d: rect(540, TOP - 40, 74, 38), fill: ink.glacier, opacity: 0.35 },
  { d: `M540 ${TOP - 2}v-40h76`, stroke: roof, width: 4 },
]
