/** What is in the rooms of a house cut open, seen from the front and standing on its floor. */
import { ink, mix } from '../palette.ts'
import { between, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Section, WALL } from './section.ts'

const wood = mix(ink.oak, ink.soil, 0.35)
const linen = mix(ink.paper, ink.wheat, 0.45)

/** The trusses of the roof, and the insulation that lies between them. */
export function loft({ left, right, ridge, ceilings }: Section): Shape[] {
  const eaves = ceilings[0] ?? 0
  const middle = (left + right) / 2
  const rise = (share: number) => eaves - 6 - (eaves - ridge - 20) * share
  const half = (right - left) / 2
  const webs = [-1, 1].map(
    (side) =>
      `M${middle} ${eaves - 8}L${middle + side * half * 0.5} ${rise(0.5)}M${middle + side * half * 0.5} ${eaves - 8}V${rise(0.5)}`,
  )
  return [
    {
      d: `M${middle} ${eaves - 8}V${rise(1)}${webs.join('')}`,
      stroke: mix(ink.oak, ink.soil, 0.6),
      width: 7,
    },
    {
      d: `M${left + WALL + 12} ${eaves - 13}H${right - WALL - 12}`,
      stroke: mix(ink.blush, ink.oak, 0.42),
      width: 15,
      round: true,
    },
    {
      d: `M${left + WALL + 14} ${eaves - 17}H${right - WALL - 14}`,
      stroke: mix(ink.blush, ink.wheat, 0.4),
      width: 4,
      round: true,
      opacity: 0.6,
    },
  ]
}

/** The ends of the joists under the floor over the basement. */
export const joists = ({ left, right, ceilings }: Section): Shape => {
  const top = (ceilings.at(-1) ?? 0) + 6
  const count = Math.floor((right - left - 2 * WALL) / 40)
  return {
    d: Array.from({ length: count }, (_, i) => rect(left + WALL + 16 + i * 40, top, 9, 14)).join(''),
    fill: mix(ink.oak, ink.soil, 0.5),
  }
}

/** Curtains at both sides of windows, by their upper left corner. */
export const curtains = (at: readonly Point[], wide: number, tall: number, tone: string): Shape[] => [
  {
    d: at
      .flatMap(([x, y]) => [
        `M${x - 14} ${y - 8}h22q-2 ${tall * 0.6}-10 ${tall + 18}h-12z`,
        `M${x + wide + 14} ${y - 8}h-22q2 ${tall * 0.6} 10 ${tall + 18}h12z`,
      ])
      .join(''),
    fill: tone,
  },
  { d: at.map(([x, y]) => `M${x - 20} ${y - 9}h${wide + 40}`).join(''), stroke: wood, width: 5, round: true },
]

/** A lamp that hangs from the ceiling, and its light, which at night fills the room. */
export const pendant = (x: number, ceiling: number, drop: number, reach = 120): Shape[] => {
  const y = ceiling + drop
  const light = glow([x, y + 8], reach, 0.8, [0, ink.lamp, 0.85], [0.5, ink.amber, 0.3], [1, ink.amber, 0])
  return [
    { d: ellipse(x, y + 8, reach, Math.min(reach * 0.8, drop + 4)), fill: light, opacity: 0.5 },
    { d: rect(x - reach, ceiling + 6, reach * 2, reach), fill: light, nightly: true },
    { d: `M${x} ${ceiling}V${y}`, stroke: ink.navy, width: 4 },
    { d: `M${x - 9} ${y - 10}h18l14 20h-46z`, fill: ink.lamp },
  ]
}

/** A table with two chairs and a bowl. */
export const table = (x: number, floor: number): Shape[] => [
  {
    d: `M${x - 62} ${floor - 66}v62M${x - 62} ${floor - 28}h24v24M${x + 62} ${floor - 66}v62M${x + 62} ${floor - 28}h-24v24`,
    stroke: mix(ink.blue, ink.navy, 0.3),
    width: 7,
    round: true,
  },
  { d: `M${x - 34} ${floor - 48}v44M${x + 34} ${floor - 48}v44`, stroke: wood, width: 7 },
  { d: rect(x - 50, floor - 54, 100, 9), fill: mix(ink.oak, ink.gold, 0.25) },
  { d: `M${x - 16} ${floor - 68}h32q-4 14-16 14t-16-14z`, fill: ink.brick },
]

/** A made bed from its side, its head at the left. */
export const bed = (x: number, floor: number): Shape[] => [
  { d: `M${x - 76} ${floor - 5}v-58q0-8 8-8h6v66zM${x + 66} ${floor - 5}v-36h10v36z`, fill: wood },
  { d: rect(x - 64, floor - 32, 132, 20), fill: linen },
  {
    d: `M${x - 26} ${floor - 40}h84q10 0 10 10v20h-94z`,
    fill: between([x - 30, 0], [x + 70, 0], [0, mix(ink.blue, ink.navy, 0.3)], [1, ink.blue]),
  },
  { d: `M${x - 60} ${floor - 32}q-2-18 14-18h10q12 0 10 18z`, fill: ink.paper },
]

/** A bookcase with books and a plant on it. */
export const bookcase = (x: number, floor: number): Shape[] => {
  const shelves = [0, 1, 2].map((i) => floor - 46 - i * 42)
  const books = (from: number) =>
    shelves
      .map((y, i) => rect(x - 32 + from + i * 4, y + 8 + (from % 3) * 3, 9, 30 - (from % 3) * 3))
      .join('')
  return [
    { d: rect(x - 40, floor - 138, 80, 134), fill: wood },
    { d: shelves.map((y) => rect(x - 34, y + 4, 68, 34)).join(''), fill: mix(wood, ink.night, 0.5) },
    { d: books(0) + books(31), fill: ink.brick },
    { d: books(10) + books(42), fill: ink.glacier },
    { d: books(20), fill: ink.gold },
    {
      d: `M${x - 4} ${floor - 150}q-26-8-24-30q20 2 24 30q0-30 16-40q12 22-12 40z`,
      fill: mix(ink.hill, ink.gold, 0.28),
    },
    { d: `M${x - 14} ${floor - 154}h26l-4 16h-18z`, fill: mix(ink.brick, ink.oak, 0.4) },
  ]
}

/** A low cupboard with a lamp on it. */
export const sideboard = (x: number, floor: number): Shape[] => [
  { d: `M${x - 48} ${floor - 4}v-8M${x + 48} ${floor - 4}v-8`, stroke: ink.navy, width: 6 },
  {
    d: rect(x - 58, floor - 58, 116, 48),
    fill: between([x - 58, 0], [x + 58, 0], [0, wood], [1, mix(ink.oak, ink.gold, 0.2)]),
  },
  {
    d: `M${x} ${floor - 54}v40M${x - 12} ${floor - 38}v10M${x + 12} ${floor - 38}v10`,
    stroke: mix(wood, ink.night, 0.5),
    width: 3,
  },
  {
    d: ellipse(x + 34, floor - 82, 46),
    fill: glow([x + 34, floor - 82], 46, 1, [0, ink.lamp, 0.8], [1, ink.lamp, 0]),
  },
  { d: `M${x + 34} ${floor - 58}v-14`, stroke: ink.navy, width: 5 },
  { d: `M${x + 27} ${floor - 92}h14l9 22h-32z`, fill: ink.lamp },
]

/** A washer and a dryer. */
export const laundry = (x: number, floor: number): Shape[] => [
  {
    d: rect(x - 62, floor - 74, 60, 72) + rect(x + 2, floor - 74, 60, 72),
    fill: down(floor - 74, floor, [0, mix(ink.paper, ink.pale, 0.4)], [1, mix(ink.pale, ink.midRange, 0.4)]),
  },
  {
    d: ellipse(x - 32, floor - 34, 20) + ellipse(x + 32, floor - 34, 20),
    fill: ink.navy,
    stroke: ink.glacier,
    width: 5,
  },
  { d: `M${x - 54} ${floor - 64}h22M${x + 10} ${floor - 64}h22`, stroke: ink.midRange, width: 4 },
  { d: `M${x + 12} ${floor - 74}l-4-24h46l-4 24z`, fill: mix(ink.wheat, ink.oak, 0.4) },
  { d: `M${x + 8} ${floor - 96}q22-24 46 0z`, fill: ink.paper },
]

/** A framed picture of the hills. */
export const picture = (x: number, y: number): Shape[] => [
  { d: rect(x - 34, y, 68, 46), fill: mix(ink.blush, ink.gold, 0.4), stroke: wood, width: 6 },
  { d: `M${x - 31} ${y + 32}l20-18 16 14 14-10 12 12v13h-62z`, fill: ink.midRange },
]
