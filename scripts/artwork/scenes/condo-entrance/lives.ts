/** Who is at home behind the windows of a condo tower, and what is in the room. A window is 240 by 122 px. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { head } from '../people.ts'
import { type Looks, walking } from '../standing.ts'

const wood = mix(ink.oak, ink.soil, 0.4)
const blue = mix(ink.blue, ink.navy, 0.2)
const red = mix(ink.brick, ink.oak, 0.3)
const leaf = mix(ink.hill, ink.gold, 0.2)
const denim = mix(ink.navy, ink.midRange, 0.25)

/** People on this facade, whose floors are 160 px high. */
const SIZE = 0.7

/** Somebody on a seat, facing right, the hips at the origin. */
export const seated = (skin: string, hair: string, style: string, coat: string, arm: string): Node[] => [
  { d: 'M-4-4H26L30 30', stroke: denim, width: 12 },
  { d: 'M-14 4Q-18-34-4-38 12-38 10 4z', fill: coat },
  placed([head(skin, 'even', { d: style, fill: hair })], 0, 31, SIZE + 0.04),
  { d: arm, stroke: mix(coat, ink.soil, 0.3), width: 7, round: true },
]

const looks = (skin: string, hair: string, style: string, coat: string): Looks => ({
  skin,
  hair,
  style,
  coat,
  trousers: denim,
})

const sofa = (fill: string): Shape => ({ d: 'M0 122v-46q0-8 10-8h12v26h78q8 0 8 8v20z', fill })
const floorLamp: Shape = { d: 'M198 122v-62h5v62zM180 62l8-26h25l8 26z', fill: ink.paper }
const shelves: Shape[] = [
  { d: 'M18 30h92v5H18zM18 70h92v5H18z', fill: wood },
  { d: 'M24 8h10v22H24zM50 10h8v20h-8zM88 8h10v22H88zM30 48h12v22H30zM66 46h10v24H66z', fill: red },
  { d: 'M36 12h10v18H36zM46 50h14v20H46zM80 52h10v18H80z', fill: blue },
]
const picture = (x: number): Shape => ({
  d: rect(x, 22, 46, 50),
  fill: mix(ink.blue, ink.glacier, 0.35),
  stroke: wood,
  width: 5,
})
const pendant = (x: number): Shape[] => [
  { d: `M${x} 0v22`, stroke: wood, width: 3 },
  { d: `M${x - 22} 40q2-20 22-20t22 20z`, fill: ink.paper },
]
const table: Shape = { d: 'M78 84h84v6h-38v32h-8v-32H78z', fill: wood }

export const lives = {
  reader: [
    sofa(blue),
    placed(seated(skins.brown, hairs.black, aside.bob, red, 'M0-28Q4-12 22-18'), 50, 92, 1),
    { d: 'M68 70l20-8v18l-20 8z', fill: ink.paper },
    floorLamp,
  ],
  cook: [
    { d: 'M136 0h44v22l16 18h-76l16-18z', fill: mix(ink.belly, ink.pale, 0.3) },
    { d: 'M106 80h134v42H106z', fill: mix(wood, ink.soil, 0.3) },
    { d: 'M138 69h38v11h-38z', fill: blue },
    placed(
      walking(
        looks(skins.fair, hairs.copper, aside.swept, ink.paper),
        [
          [10, -81],
          [42, -82],
        ],
        [45, -82],
      ),
      92,
      124,
      SIZE,
    ),
  ],
  supper: [
    ...pendant(120),
    table,
    placed(seated(skins.tan, hairs.black, aside.short, leaf, 'M0-28Q4-8 24-12'), 60, 96, 1),
    {
      transform: 'translate(182 96) scale(-1 1)',
      nodes: seated(skins.deep, hairs.black, aside.swept, mix(ink.gold, ink.oak, 0.3), 'M0-28Q16-18 16-40'),
    },
  ],
  parent: [
    {
      transform: `translate(150 124) scale(-${SIZE} ${SIZE})`,
      nodes: [
        ...walking(
          looks(skins.deep, hairs.black, aside.short, blue),
          [
            [8, -77],
            [22, -80],
          ],
          [24, -80],
        ),
        { d: 'M14-80q-2-24 10-24t10 24l6 16-22 2z', fill: ink.wheat },
        { d: ellipse(23, -113, 10), fill: skins.deep },
        { d: 'M13-113q-1-12 10-12 12 0 10 14-8-6-20-2z', fill: hairs.black },
      ],
    },
    ...pendant(206),
  ],
  desk: [
    ...shelves,
    { d: 'M140 82h100v6H140zM150 88v34M228 88v34', fill: wood, stroke: wood, width: 4 },
    { d: 'M176 82l6-24h30l-4 24z', fill: ink.navy },
    placed(
      seated(skins.fair, hairs.silver, aside.short, mix(ink.midRange, ink.lilac, 0.3), 'M0-28Q4-6 32-16'),
      140,
      98,
      1,
    ),
  ],
  film: [
    { d: 'M14 34h72v46H14z', fill: ink.pale },
    { d: 'M128 122v-34q0-8 8-8h96v42z', fill: ink.navy },
    { d: ellipse(164, 70, 12) + ellipse(200, 74, 11), fill: ink.deep },
  ],
  shelves: [...shelves, ...pendant(178)],
  curtains: [
    floorLamp,
    { d: 'M0 0h62q-2 70-30 122H0zM240 0h-40q4 70 24 122h16z', fill: mix(ink.wheat, ink.oak, 0.35) },
  ],
  palm: [
    picture(184),
    { d: 'M76 122q-2-50-30-66 30 2 32 40-4-48 6-66 12 30 2 66 6-36 36-38-30 16-36 64z', fill: leaf },
  ],
} satisfies Record<string, readonly Node[]>

/** Somebody in the evening air, both arms on the rail of the balcony. */
export const atRail: readonly Node[] = walking(
  looks(skins.tan, hairs.blond, aside.bob, mix(ink.brick, ink.soil, 0.25)),
  [
    [6, -74],
    [24, -78],
  ],
  [26, -79],
)
