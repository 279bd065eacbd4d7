import { ink, mix, oklch } from '../palette.ts'
import { aside, hairs, mirrored, skins } from '../portraits/figure.ts'
import { down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { elm } from './elm.ts'
import { castShade, tufts } from './foliage.ts'
import { height, width } from './frame.ts'
import { coats } from './houses/coats.ts'
import { foursquare } from './houses/foursquare.ts'
import { tints } from './land.ts'
import { moods } from './moods.ts'
import { dog } from './people.ts'
import { setting } from './setting.ts'
import { standing, walking } from './standing.ts'

const [GROUND, WALK, FEET] = [712, 780, 820]
const POST = 770

/** The post with its arm, the board that hangs from it, and the bare rider above. */
const sign: Shape[] = [
  castShade(POST, 788, 110),
  { d: `M${POST - 9} 402h18v384h-18z`, fill: mix(ink.paper, ink.wheat, 0.3) },
  { d: `M${POST + 3} 402h6v384h-6z`, fill: ink.navy, opacity: 0.22 },
  { d: `M${POST + 9} 432h196v15h-196z`, fill: mix(ink.paper, ink.wheat, 0.3) },
  { d: `M${POST + 44} 447v22M${POST + 174} 447v22`, stroke: ink.deep, width: 4 },
  { d: rect(POST + 20, 394, 178, 32), fill: ink.gold },
  { d: `M${POST + 44} 410h62m14 0h50`, stroke: ink.navy, width: 9 },
  { d: rect(POST + 20, 469, 178, 138), fill: mix(ink.navy, ink.blue, 0.2) },
  {
    d: `M${POST + 109} 486l46 38h-12v40h-24v-26h-20v26h-24v-40h-12z`,
    fill: ink.gold,
  },
  { d: `M${POST + 62} 584h94`, stroke: ink.paper, width: 7 },
  // The lantern on its top.
  { d: `M${POST - 13} 398l-7-46h40l-7 46z`, fill: ink.lamp },
  {
    d: `M${POST - 26} 352l26-24 26 24zM${POST - 18} 396h36v8h-36zM${POST - 2} 352h4v46h-4z`,
    fill: ink.deep,
  },
]

/** What the lantern throws at night: on the lawn and the walk, and on the air around it. */
const thrown: Shape[] = [
  { y: 806, reach: 560, squash: 0.18, share: 0.75 },
  { y: 400, reach: 300, squash: 1, share: 0.4 },
].map(({ y, reach, squash, share }) => ({
  d: rect(POST + 60 - reach, y - reach * squash, reach * 2, reach * squash * 2),
  fill: glow([POST + 60, y], reach, squash, [0, ink.lamp, share], [1, ink.gold, 0]),
  nightly: true,
}))

/** The edge of somebody that is turned to the lantern, at night. */
const edge = (d: string): Shape => ({
  d,
  stroke: ink.wheat,
  width: 1.6,
  round: true,
  opacity: 0.7,
  nightly: true,
})
const FRONT = 'M7-107C14-102 17-90 16-75L17-54'

/** The sign goes up on an early morning, before the first visit: an agent at its post, and neighbours who stop. */
export function comingSoon(): string {
  const grass = oklch(46, 0.07, 145)
  const paved = mix(mix(ink.pale, ink.wheat, 0.4), ink.lilac, 0.25)
  return svg(width, height, [
    ...setting({
      seed: 47,
      apex: [900, 96],
      mood: moods.dawn,
      tint: tints.dawn,
      haze: ink.blush,
      hill: [mix(ink.midRange, ink.lilac, 0.35), mix(ink.nearRange, grass, 0.4)],
      soil: [grass, mix(grass, ink.hill, 0.5)],
      ground: GROUND,
    }),
    ...elm(1330, 726, 480, mix(grass, ink.hill, 0.25), mix(ink.soil, ink.navy, 0.4), ink.wheat),
    placed(
      foursquare({
        ...coats.evening,
        wall: mix(ink.midRange, ink.glacier, 0.3),
        shade: mix(ink.nearRange, ink.blue, 0.4),
      }),
      452,
      724,
      1.36,
    ),
    { d: `M430 724h64l60 ${WALK - 724}h-150z`, fill: paved },
    {
      d: tufts({ seed: 8, from: 20, to: 1580, far: 738, near: WALK - 6, count: 26, bare: [400, 560] }),
      stroke: mix(grass, ink.wheat, 0.4),
      width: 2.5,
      round: true,
    },
    {
      d: rect(0, WALK, width, height - WALK),
      fill: down(WALK, height, [0, paved], [1, mix(paved, ink.navy, 0.4)]),
    },
    { d: `M0 ${WALK}H1600`, stroke: mix(paved, ink.paper, 0.5), width: 4 },
    {
      d: 'M180 780L50 900M620 780L556 900M1040 780L1080 900M1440 780L1560 900',
      stroke: mix(paved, ink.navy, 0.3),
      width: 4,
    },
    ...thrown,
    ...sign,
    ...people(),
  ])
}

const people = (): Node[] => [
  {
    d: `${ellipse(660, FEET + 2, 90, 8)}${ellipse(1110, FEET + 4, 160, 9)}`,
    fill: ink.navy,
    opacity: 0.35,
  },
  placed(
    [
      ...walking(
        {
          profile: 'full',
          skin: skins.brown,
          hair: hairs.black,
          style: aside.bob,
          coat: mix(ink.blue, ink.glacier, 0.1),
          trousers: mix(ink.navy, ink.midRange, 0.2),
        },
        [
          [10, -86],
          [40, -102],
        ],
        [44, -104],
      ),
      edge(FRONT),
    ],
    664,
    FEET,
    2.06,
  ),
  mirrored(
    [
      ...walking(
        {
          profile: 'snub',
          skin: skins.fair,
          hair: hairs.silver,
          style: aside.short,
          coat: mix(ink.nearRange, ink.glacier, 0.35),
          trousers: mix(ink.soil, ink.navy, 0.3),
        },
        [
          [-10, -76],
          [12, -60],
        ],
        [16, -58],
      ),
      edge(FRONT),
    ],
    1080,
    FEET,
    2.1,
  ),
  placed(
    [
      ...standing(
        {
          skin: skins.tan,
          hair: hairs.copper,
          coat: mix(ink.gold, ink.oak, 0.25),
          trousers: mix(ink.blue, ink.navy, 0.4),
        },
        { hair: 'long', arms: 'pockets', tilt: -7 },
      ),
      edge('M-13-112Q-15-141 0-141M-14-99Q-21-80-19-56M-14-50V-8'),
    ],
    1196,
    FEET + 6,
    2,
  ),
  mirrored(dog(), 980, FEET + 8, 1.9),
  { d: `M1046 ${FEET - 122}Q1010 ${FEET - 60} 978 ${FEET - 54}`, stroke: ink.brick, width: 4 },
]
