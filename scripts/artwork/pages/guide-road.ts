/** The street before the homes of the guide: its walk, its road with a car and a lamp, and who is out on it. */
import { ink, mix } from '../palette.ts'
import { aside, hairs, mirrored, skins } from '../portraits/figure.ts'
import { walking } from '../scenes/standing.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed } from '../svg.ts'
import { HEIGHT, WIDTH } from './stage.ts'

/** Where the walk, the gravel at its edge and the road begin. */
const [WALK, EDGE, ROAD] = [900, 922, 934]
const asphalt = mix(mix(ink.belly, ink.oak, 0.3), ink.pale, 0.3)
const paint = mix(ink.gold, ink.wheat, 0.5)

/** A rail fence between the field and the street, which ends before the homes. */
export const fence = (top: number): Shape => ({
  d: `M0 ${top}H1880M0 ${top + 14}H1880M30 ${top - 8}v34${'m71-34v34'.repeat(26)}`,
  stroke: mix(ink.paper, ink.oak, 0.32),
  width: 5,
})

export function road(): Shape[] {
  return [
    {
      d: rect(0, WALK, WIDTH, EDGE - WALK),
      fill: down(WALK, EDGE, [0, mix(ink.paper, ink.wheat, 0.45)], [1, mix(ink.pale, ink.wheat, 0.55)]),
    },
    { d: rect(0, EDGE, WIDTH, ROAD - EDGE), fill: mix(ink.oak, ink.wheat, 0.5) },
    {
      d: `M6 ${EDGE + 4}${'h5m38 5h5m30-3h5m44 3h5m33-5'.repeat(24)}`,
      stroke: mix(ink.soil, ink.oak, 0.5),
      width: 4,
      round: true,
    },
    {
      d: rect(0, ROAD, WIDTH, HEIGHT - ROAD),
      fill: down(ROAD, HEIGHT, [0, mix(asphalt, ink.wheat, 0.2)], [1, mix(asphalt, ink.soil, 0.32)]),
    },
    // What wheels have worn, and the line in the middle.
    { d: `M0 952H${WIDTH}M0 990H${WIDTH}`, stroke: mix(asphalt, ink.soil, 0.35), width: 7, opacity: 0.5 },
    {
      d: `M40 971${'h78m78 0'.repeat(26)}`,
      stroke: paint,
      width: 5,
    },
  ]
}

/** A car from its side, driving to the left, 250 px long, its wheels at 0. */
const car: readonly Shape[] = [
  { d: ellipse(0, 0, 136, 9), fill: ink.night, opacity: 0.4 },
  {
    d: 'M-124-16Q-128-46-104-50L-66-56-34-84Q-28-90-16-90H52Q66-90 76-80L100-54Q124-50 126-34V-16Q126-12 120-12H-118Q-124-12-124-16z',
    fill: mix(ink.brick, ink.oak, 0.12),
  },
  {
    d: 'M-54-56L-28-79Q-24-82-16-82H10V-56zM20-56V-82H50Q62-82 68-76L88-56z',
    fill: mix(ink.glacier, ink.blue, 0.35),
  },
  { d: 'M-122-34H126M15-56V-16', stroke: ink.soil, width: 2.5, opacity: 0.5 },
  { d: 'M-122-44h14v11h-16z', fill: ink.lamp },
  { d: ellipse(-72, -14, 24) + ellipse(76, -14, 24), fill: ink.deep },
  { d: ellipse(-72, -14, 10) + ellipse(76, -14, 10), fill: mix(ink.belly, ink.pale, 0.4) },
]

/** A street lamp, which is lit at night. */
const lamp: readonly Shape[] = [
  { d: 'M0 0V-250Q0-272-24-274H-40', stroke: mix(ink.navy, ink.belly, 0.35), width: 6, round: true },
  { d: 'M-66-266q4-14 26-14 16 0 16 14z', fill: mix(ink.navy, ink.belly, 0.35) },
  {
    d: 'M-64-264h38L70 60H-170z',
    fill: down(-264, 60, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
    nightly: true,
  },
  {
    d: ellipse(-50, 26, 220, 40),
    fill: glow([-50, 26], 220, 0.2, [0, ink.lamp, 0.8], [1, ink.gold, 0]),
    nightly: true,
  },
  { d: 'M-62-265h34q-4 10-17 10t-17-10z', fill: ink.wheat, nightly: true },
]

/** A car on the road, and on the walk two who look for a home, one of whom has found it. */
export function traffic(): Node[] {
  const first = walking(
    {
      profile: 'hooked',
      skin: skins.tan,
      hair: hairs.brown,
      style: aside.bob,
      coat: mix(ink.blue, ink.glacier, 0.2),
      trousers: mix(ink.soil, ink.navy, 0.3),
    },
    // An arm raised towards the house.
    [
      [14, -104],
      [34, -120],
    ],
    [40, -123],
  )
  const second = walking({
    profile: 'full',
    skin: skins.deep,
    hair: hairs.black,
    style: aside.short,
    coat: mix(ink.brick, ink.oak, 0.12),
    trousers: mix(ink.soil, ink.navy, 0.3),
  })
  return [
    placed(lamp, 2690, 912, 1),
    {
      d: ellipse(2540, 922, 40, 6) + ellipse(2604, 922, 40, 6),
      fill: ink.night,
      opacity: 0.35,
    },
    mirrored(first, 2536, 922, 1.12),
    mirrored(second, 2600, 922, 1.14),
    // What its headlamps show of the road at night.
    {
      d: 'M2106 936L1640 928V1000H2100z',
      fill: between([2106, 0], [1640, 0], [0, ink.lamp, 0.6], [1, ink.lamp, 0]),
      nightly: true,
    },
    placed(car, 2230, 972, 1),
  ]
}
