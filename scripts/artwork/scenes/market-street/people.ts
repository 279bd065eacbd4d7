/** Those at the market: somebody who sells, one who buys, a father with a child on his shoulders, and some farther off. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { profiles } from '../../portraits/profile.ts'
import { ellipse, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { at, leaf, red, shade, sun } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.35)

/** A head from the side, facing right, its middle at x, y, in the light of the lamps. */
const head = (skin: string, hair: string, cut: string, x: number, y: number): Node =>
  placed(
    [
      { d: profiles.even, fill: kept(skin) },
      { d: cut, fill: kept(hair) },
    ],
    x,
    y,
    0.27,
  )

/** Behind the counter, an arm held out over it; feet at 0, 172 px tall. */
const seller = (skin: string, hair: string, cut: string, shirt: string, apron: string): Node[] => [
  { d: 'M-12-140Q-28-134-26-110L-24-60H24L26-112Q26-136 8-142z', fill: kept(shirt) },
  {
    d: 'M-14-112H18L20-60H-16zM-8-140L-12-112M10-140L14-112',
    fill: kept(apron),
    stroke: kept(apron),
    width: 5,
  },
  head(skin, hair, cut, 0, -160),
  { d: 'M-10-128Q2-100 24-98L48-106', stroke: kept(mix(shirt, ink.night, 0.12)), width: 13, round: true },
  { d: ellipse(54, -109, 7), fill: kept(skin) },
]

/** Before the counter, turned to the right, a basket on her arm; 166 px tall. */
const buyer: Node[] = [
  { d: 'M6-70L14-38 12-8', stroke: kept(skins.tan), width: 10, round: true },
  { d: 'M-6-70L-8-38-16-8', stroke: mix(skins.tan, ink.soil, 0.3), width: 10, round: true },
  { d: 'M4 0q0-9 9-9l12 6v4H4zM-24-2q2-8 9-7l9 7v3h-18z', fill: ink.soil },
  {
    d: 'M-10-138Q-24-132-20-106L-16-92Q-26-62-28-44 0-34 28-46 22-70 14-92L18-112Q18-134 6-140z',
    fill: kept(mix(ink.gold, ink.wheat, 0.25)),
  },
  { d: 'M2-138Q18-134 18-112L14-92Q22-70 28-46 18-42 8-40 8-90 2-138z', fill: ink.oak, opacity: 0.45 },
  head(skins.tan, hairs.brown, aside.swept, 0, -162),
  { d: 'M-6-128Q-2-104 12-100L36-106', stroke: kept(mix(ink.gold, ink.wheat, 0.5)), width: 11, round: true },
  { d: 'M34-110q10-4 12 2t-10 6z', fill: kept(skins.tan) },
  { d: 'M-2-98h30l-5 26H3z', fill: ink.oak },
  { d: 'M2-98Q4-116 14-116 24-116 26-98', stroke: ink.soil, width: 3 },
  { d: 'M2-98q4-14 10-8 6-12 12 0 6-6 4 8z', fill: leaf.mid },
  { d: 'M-11-137Q-23-131-19-106L-15-92Q-25-62-27-46', stroke: sun, width: 3, round: true, daily: true },
  {
    d: 'M4-139Q18-134 18-112L14-92Q22-70 28-46M15-64L14-38 14-10M28-98L23-74',
    stroke: ink.wheat,
    width: 2.5,
    round: true,
    opacity: 0.8,
    nightly: true,
  },
]

/** From behind, walking away with a child on his shoulders; 176 px tall without her. */
const father: Node[] = [
  { d: 'M9-88L14-48 10-12', stroke: mix(jeans, ink.deep, 0.3), width: 18, round: true },
  { d: 'M-9-88L-12-48-18-8', stroke: jeans, width: 19, round: true },
  { d: 'M-27-4q0-8 9-8t9 8v4h-18zM1-8q2-6 9-5t9 8l-1 4H3z', fill: ink.soil },
  {
    d: 'M-14-146Q-32-142-30-114L-26-82Q0-74 26-82L30-114Q32-142 14-146z',
    fill: kept(mix(ink.blue, ink.nearRange, 0.3)),
  },
  { d: 'M4-146Q32-142 30-114L26-82 8-78Q12-110 4-146z', fill: ink.navy, opacity: 0.35 },
  // The child: her legs over his shoulders, and his hands on them.
  {
    d: 'M-15-170Q-24-150-19-126M15-170Q24-150 19-126',
    stroke: mix(jeans, ink.glacier, 0.25),
    width: 10,
    round: true,
  },
  {
    d: 'M-28-134Q-38-118-22-126M28-134Q38-118 22-126',
    stroke: kept(mix(ink.blue, ink.nearRange, 0.3)),
    width: 11,
    round: true,
  },
  // His face before her leg.
  head(skins.fair, hairs.copper, aside.short, 0, -164),
  { d: 'M-25-134h10v10h-10zM15-134h10v10H15z', fill: kept(skins.fair) },
  {
    d: 'M-12-218Q-20-214-19-196L-18-170Q0-164 18-170L19-196Q20-214 12-218 0-222-12-218z',
    fill: kept(mix(ink.brick, ink.amber, 0.25)),
  },
  { d: 'M17-206Q32-222 36-240', stroke: kept(mix(ink.brick, ink.amber, 0.12)), width: 8, round: true },
  { d: 'M33-246h8v9h-8z', fill: kept(skins.fair) },
  { d: 'M-10-236q-18 4-20 24l14-6z', fill: kept(hairs.blond) },
  head(skins.fair, hairs.blond, aside.short, 0, -234),
  {
    d: 'M-29-116L-25-84M-18-198V-172M-11-84L-21-14',
    stroke: sun,
    width: 3,
    round: true,
    daily: true,
  },
  // At night, from the stalls on both sides.
  {
    d: 'M29-116L26-84M-29-116L-25-84M18-198V-172M-18-198V-172M36-240Q32-222 19-206M18-48L16-14M-21-46L-22-14',
    stroke: ink.wheat,
    width: 2.5,
    round: true,
    opacity: 0.8,
    nightly: true,
  },
]

/** Somebody far off, from behind. */
const stroller: Shape[] = [
  { d: 'M-7-80L-10-6M7-80L12-6', stroke: jeans, width: 15, round: true },
  { d: 'M-12-144Q-26-138-24-112L-22-74H22L24-112Q26-138 12-144z', fill: mix(ink.glacier, ink.paper, 0.3) },
  { d: 'M-12-160Q-12-176 0-177 13-176 12-160 10-147 0-146-10-147-12-160z', fill: hairs.black },
]

/** Their shadows: by day away from the sun, at night at their feet, between the lamps. */
const shadows = (list: readonly (readonly [number, number, number])[]): Shape[] => [
  {
    d: list
      .map(
        ([x, y, s]) =>
          `M${x - 24 * s} ${y}Q${x + 50 * s} ${y - 18 * s} ${x + 150 * s} ${y - 26 * s} ${x + 100 * s} ${y - 2 * s} ${x + 24 * s} ${y + 6 * s}z`,
      )
      .join(''),
    fill: shade,
    opacity: 0.42,
    daily: true,
  },
  {
    d: list.map(([x, y, s]) => ellipse(x, y, 46 * s, 7 * s)).join(''),
    fill: ink.night,
    opacity: 0.6,
    nightly: true,
  },
]

const put = (nodes: readonly Node[], [x, y]: readonly number[], scale: number): Node => ({
  transform: `translate(${Math.round(x ?? 0)} ${Math.round(y ?? 0)}) scale(${scale} ${Math.abs(scale)})`,
  nodes,
})

export const behindCounter = (): Node[] => [
  put(
    seller(skins.brown, hairs.black, aside.short, mix(ink.paper, ink.glacier, 0.2), oklch(48, 0.1, 232)),
    at(8, -4.1, 0.26),
    1.16,
  ),
  put(
    seller(skins.fair, hairs.copper, aside.bob, mix(ink.paper, ink.wheat, 0.4), red),
    at(8.1, 4.15, 0.26),
    -1.14,
  ),
]

export function crowd(): Node[] {
  const [mx, my] = at(8.6, -0.2).map(Math.round) as [number, number]
  const [bx, by] = at(8.9, 2.3).map(Math.round) as [number, number]
  return [
    ...shadows([
      [700, 612, 0.36],
      [806, 630, 0.44],
    ]),
    { transform: 'translate(700 614) scale(.38)', nodes: [{ name: 'far', nodes: stroller }] },
    ...['724 612) scale(.35', '806 632) scale(.48', '650 640) scale(.5'].map(
      (to): Node => ({ use: 'far', transform: `translate(${to})` }),
    ),
    ...shadows([
      [mx, my, 1.1],
      [bx, by, 1.1],
    ]),
    put(father, [mx, my], 1.14),
    put(buyer, [bx, by], 1.12),
  ]
}
