/** Those who watch, from behind, with the light of the sheet on their edges: two in lawn chairs, one of whom turns to the other, and a girl with an arm around a dog. */
import { ink, mix, oklch } from '../palette.ts'
import { edged, fromBehind, hairs, hand, mirrored, skins, turnedAside } from '../portraits/figure.ts'
import { hairAside, hairBehind } from '../portraits/hair.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { down, ellipse, rect, type Shape } from '../shape.ts'
import { type Node, placed } from '../svg.ts'

const rim = mix(ink.paper, ink.glacier, 0.2)
const she = {
  skin: skins.fair,
  hair: hairs.copper,
  coat: mix(ink.gold, ink.oak, 0.45),
  rim,
  from: [3, 5],
} as const
const he = {
  skin: skins.brown,
  profile: 'hooked',
  hair: hairs.black,
  coat: mix(ink.blue, ink.navy, 0.2),
  rim,
  from: [-3, 5],
} as const
const girl = {
  skin: skins.tan,
  hair: hairs.brown,
  coat: mix(ink.brick, ink.soil, 0.1),
  rim,
  from: [-3, 5],
} as const
const wool = mix(ink.gold, ink.oak, 0.3)

/** Her hair, pinned up. */
const bun: Node[] = [
  ...hairBehind('short', she),
  ...edged('M-30-62C-40-96-16-112 4-110 30-108 40-82 26-60 8-52-14-52-30-62z', she.hair, she),
  { d: 'M-22-70C-8-92 14-94 24-84M-10-60C4-78 18-80 28-74', stroke: mix(she.hair, ink.soil, 0.5), width: 3 },
]

/** His woollen hat, facing right. */
const hat: Node[] = [
  ...edged('M-46-16C-58-62-30-92 6-90 42-88 58-56 50-28z', wool, { rim, from: [3, 5] }),
  { d: 'M-50-6L54-26 50-48-52-28z', fill: mix(wool, ink.paper, 0.2) },
  {
    d: 'M-36-30l2 20M-18-34l3 20M2-38l3 20M22-42l3 20M40-45l3 20',
    stroke: mix(wool, ink.soil, 0.4),
    width: 3,
  },
  ...edged(ellipse(-4, -96, 17), mix(wool, ink.paper, 0.2), { rim, from: [3, 5] }),
]

/** One of her two braids, at the right. */
const braid: Node[] = [
  ...edged('M36 24C62 26 78 50 74 84 72 104 64 116 56 124 48 108 46 84 34 52z', girl.hair, girl),
  { d: 'M44 44L66 40M50 64L74 60M54 84L74 82', stroke: mix(girl.hair, ink.soil, 0.5), width: 3 },
  { d: 'M50 106L72 104', stroke: ink.gold, width: 8 },
]

/** The fan of slats of a lawn chair, its arms and its back legs. 330 px wide, 370 px tall, with its foot at 0, 0. */
function chair(paint: string): Shape[] {
  const fan = [-2, -1, 0, 1, 2].map((i) => {
    const [foot, head] = [i * 46, i * 58]
    const up = -352 + Math.abs(i) * 22
    return `M${foot - 20}-84L${head - 25} ${up + 24}q25-30 50 0L${foot + 20}-84z`
  })
  return [
    { d: ellipse(0, 0, 230, 26), fill: ink.deep, opacity: 0.5 },
    { d: 'M-128-190L-146 0h30l24-180zM128-190L146 0h-30l-24-180z', fill: mix(paint, ink.night, 0.55) },
    {
      d: fan.join(''),
      fill: down(
        -360,
        -60,
        [0, mix(paint, ink.glacier, 0.16)],
        [0.4, paint],
        [1, mix(paint, ink.night, 0.5)],
      ),
    },
    {
      d: [-2, -1, 0, 1, 2].map((i) => `M${i * 58 - 25} ${-328 + Math.abs(i) * 22}q25-30 50 0`).join(''),
      stroke: rim,
      width: 5,
      round: true,
    },
    { d: 'M-134-234L134-234V-206H-134zM-112-112H112V-82H-112z', fill: mix(paint, ink.night, 0.4) },
    { d: 'M-196-192q-6-20 16-22h54l4 26zM196-192q6-20-16-22h-54l-4 26z', fill: paint },
    { d: 'M-192-200q0-12 14-14h50M192-200q0-12-14-14h-50', stroke: rim, width: 5, round: true },
  ]
}

/** Sitting, from behind, one ear up. With its foot at 0, 0. */
const dog = (): Shape[] => {
  const fur = oklch(58, 0.085, 66)
  return [
    { d: 'M40-14Q116-8 128-64', stroke: fur, width: 20, round: true },
    {
      d: 'M-74 0C-88-62-64-116-40-146-54-166-56-196-44-216L-58-196-78-158-84-206Q-72-246-40-250-20-258 0-258T40-250Q72-246 84-206L78-158 58-196 44-216C56-196 54-166 40-146 64-116 88-62 74 0z',
      fill: down(-260, 0, [0, mix(fur, ink.lamp, 0.15)], [1, mix(fur, ink.soil, 0.6)]),
    },
    { d: 'M-84-206Q-72-246-40-250-20-258 0-258T40-250Q72-246 84-206', stroke: rim, width: 5, round: true },
    { d: 'M-48-168Q0-142 48-168', stroke: ink.brick, width: 16 },
    { d: 'M-6-120Q6-60 0-10', stroke: ink.soil, width: 5, opacity: 0.5 },
  ]
}

/** As much as the chair does not hide: down to its seat, and no wider than its slats. */
const seated = (nodes: readonly Node[]): Node[] => [{ clip: rect(-108, -130, 216, 370), nodes }]

export function audience(): Node[] {
  const blanket = mix(ink.wheat, ink.oak, 0.25)
  return [
    placed(seated(fromBehind(she, ...bun)), 2600, 984, 1.16),
    placed(seated(turnedAside(he, ...hairAside('short', he), ...hat)), 2904, 966, 1.18),
    placed(chair(mix(ink.brick, ink.soil, 0.2)), 2600, 1400, 1),
    placed(chair(mix(ink.glacier, ink.blue, 0.55)), 2904, 1404, 1.04),
    {
      d: 'M3240 1370H3740L3800 1440H3210z',
      fill: down(1370, 1440, [0, blanket], [1, mix(blanket, ink.soil, 0.5)]),
    },
    {
      d: 'M3340 1370l-20 70M3450 1370l-6 70M3560 1370l8 70M3660 1370l22 70M3226 1404h546',
      stroke: mix(ink.brick, ink.oak, 0.2),
      width: 12,
    },
    placed(
      [
        { d: 'M-150 330Q-160 240-96 220H96Q160 240 150 330z', fill: mix(ink.navy, ink.blue, 0.4) },
        ...fromBehind(girl, ...hairBehind('short', girl), ...braid, mirrored(braid, 0, 0, 1)),
      ],
      3370,
      1130,
      0.84,
    ),
    placed(dog(), 3600, 1414, 1),
    // Her arm around the dog.
    placed(
      [
        ...sleeve([32, 14, 110, 86, 192, 60], girl.coat, { rim, coat: girl.coat, from: girl.from }, 50),
        { transform: 'translate(212 56) scale(.92)', nodes: [hand(0, 0, 6, girl.skin)] },
      ],
      3400,
      1250,
      1,
    ),
  ]
}
