/** On the crossing: a mother with her younger child by the hand, and the older one ahead. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { walking } from '../standing.ts'

const FEET = 812

/** What somebody as tall as that throws on the road, narrower towards the head. */
const thrown = (x: number, wide: number, tall: number): string =>
  `M${x - wide} ${FEET}H${x + wide}L${x - tall * 0.62 + wide * 0.4} ${FEET + tall * 0.26}q${-wide * 0.4} 14 ${-wide} 0z`

/** On the back of somebody who faces right. */
const satchel = (tone: string): Shape[] => [
  { d: 'M-18-104q-24 0-24 26v18q0 8 8 8h18z', fill: tone },
  { d: 'M-38-76h20', stroke: mix(tone, ink.deep, 0.4), width: 3 },
  { d: 'M-12-106q14 8 12 30', stroke: mix(tone, ink.deep, 0.3), width: 4 },
]

export function family(): Node[] {
  return [
    {
      d: ellipse(740, FEET + 2, 80, 7) + ellipse(868, FEET + 2, 54, 6) + ellipse(1046, FEET + 2, 62, 6),
      fill: ink.navy,
      opacity: 0.4,
    },
    // The sun is behind them, low and to the right.
    {
      d: thrown(740, 74, 322) + thrown(868, 46, 198) + thrown(1046, 54, 232),
      fill: ink.navy,
      opacity: 0.32,
      daily: true,
    },
    placed(
      walking(
        {
          profile: 'full',
          skin: skins.brown,
          hair: hairs.black,
          style: aside.bob,
          coat: mix(ink.gold, ink.oak, 0.15),
          trousers: mix(ink.navy, ink.blue, 0.3),
        },
        [
          [9, -77],
          [26, -68],
        ],
        [31, -70],
      ),
      740,
      FEET,
      2.3,
    ),
    placed(
      [
        ...walking(
          {
            profile: 'snub',
            skin: skins.brown,
            hair: hairs.black,
            style: aside.short,
            coat: mix(ink.brick, ink.oak, 0.1),
            trousers: mix(ink.blue, ink.navy, 0.3),
          },
          [
            [-21, -102],
            [-38, -114],
          ],
          [-42, -116],
        ),
        ...satchel(mix(ink.blue, ink.glacier, 0.3)),
      ],
      868,
      FEET,
      1.42,
    ),
    placed(
      [
        ...walking({
          profile: 'full',
          skin: skins.brown,
          hair: hairs.black,
          style: aside.bob,
          coat: mix(ink.glacier, ink.blue, 0.35),
          trousers: mix(ink.soil, ink.navy, 0.3),
        }),
        ...satchel(mix(ink.brick, ink.amber, 0.25)),
      ],
      1046,
      FEET,
      1.66,
    ),
  ]
}
