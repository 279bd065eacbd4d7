/** Two who carry a sofa to the house, and a child who follows with a bear. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import { down, ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height } from '../frame.ts'
import { leg } from '../limbs.ts'
import { head, shoes } from '../people.ts'
import { sleeve } from '../standing.ts'
import { away, bright, shade, thrown } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.45)
const sofa = mix(ink.brick, ink.amber, 0.15)

/** The light on a head. */
const CROWN: Shape = {
  d: 'M-42-34C-26-66 20-70 38-40',
  stroke: bright,
  width: 5,
  opacity: 0.7,
  round: true,
}

/** Facing right, both arms under a load, the light behind them; 140 px tall. */
function carrier(skin: string, hair: string, style: string, shirt: string, rim: string): Node[] {
  return [
    ...leg([4, -56], [16, -34], [14, -5], mix(jeans, ink.deep, 0.4)),
    ...leg([-6, -56], [-5, -34], [-19, -7], jeans),
    shoes(-20, 15),
    {
      d: 'M-3-107C-15-104-19-90-20-76L-19-52Q0-45 15-52L18-76C21-92 20-102 14-107 6-110 2-110-3-107z',
      fill: shirt,
    },
    { d: 'M13-107Q20-92 18-76L15-52 2-49Q14-80 13-107z', fill: ink.night, opacity: 0.3 },
    {
      transform: 'translate(10 1) rotate(6)',
      nodes: [head(skin, 'hooked', { d: style, fill: hair }, CROWN)],
    },
    { d: sleeve([9, -72], [34, -64], [3, -97]), fill: mix(shirt, ink.midRange, 0.3) },
    { d: 'M31-69q10-1 10 5t-10 4z', fill: skin },
    { d: rim, stroke: bright, width: 1.6, opacity: 0.8, round: true },
  ]
}

const couch: Shape[] = [
  { d: 'M-96-100Q-96-112-84-112H84Q96-112 96-100V-50H-96z', fill: mix(sofa, shade, 0.3) },
  { d: 'M-104-84q14-8 24 2v24H80v-24q10-10 24-2l2 46q0 8-8 8H-98q-8 0-8-8z', fill: mix(sofa, shade, 0.08) },
  { d: 'M-80-62H-2v18h-78zM2-62h78v18H2z', fill: mix(sofa, bright, 0.3) },
  { d: 'M0-108V-64', stroke: mix(sofa, shade, 0.5), width: 2.5 },
  { d: 'M-88-28v12M88-28v12', stroke: ink.soil, width: 8 },
  {
    d: 'M-96-96Q-96-112-84-112H84Q96-112 96-96M-104-83q14-8 23 1M81-82q9-9 23-1',
    stroke: bright,
    width: 2,
    round: true,
  },
]

/** From behind, walking to the left, a bear in her arm; 92 px tall. */
const child: Shape[] = [
  { d: 'M-5-34L-12-6M5-34L9-7', stroke: skins.tan, width: 8, round: true },
  { d: 'M-21 0q0-8 8-8t5 8zM3-2q3-7 8-5t5 7z', fill: ink.paper },
  { d: 'M-10-66Q-17-48-21-28 0-20 21-28 16-48 11-66 0-70-10-66z', fill: mix(ink.gold, ink.oak, 0.12) },
  { d: 'M4-68Q14-50 21-28L8-24Q10-50 4-68z', fill: shade, opacity: 0.35 },
  { d: 'M-11-62Q-20-50-24-42', stroke: skins.tan, width: 7, round: true },
  { d: 'M-13-76Q-14-92 0-92 14-91 13-76L13-60Q0-54-13-60z', fill: hairs.brown },
  // The bear looks over her shoulder.
  {
    d: 'M16-70a5 5 0 1 1 7-6q5-2 9 0a5 5 0 1 1 7 6q4 10-4 15 9 8 6 20-13 8-24 0-3-12 5-20-9-5-6-15z',
    fill: mix(ink.oak, ink.wheat, 0.22),
  },
  { d: 'M23-68h0M33-68h0M28-63h0', stroke: ink.deep, width: 3, round: true },
  { d: 'M11-62Q22-56 24-44', stroke: skins.tan, width: 7, round: true },
  {
    d: 'M-14-76Q-14-92 0-93 8-93 12-86M-11-64Q-17-48-21-30',
    stroke: bright,
    width: 1.6,
    opacity: 0.8,
    round: true,
  },
]

const put = (nodes: readonly Node[], x: number, y: number, scale: number): Node => ({
  transform: `translate(${x} ${y}) scale(${scale})`,
  nodes,
})
/** What a person throws from the feet on, as far as the head. */
function body(x: number, y: number, far: number): string {
  const [hx, hy] = away([x, y], far + 0.06).map(Math.round) as [number, number]
  return thrown([x + 13, y], [x - 13, y], far) + ellipse(hx, hy, 27, 19)
}

export function people(): Node[] {
  const [x, y] = [694, 742]
  const [cx, cy] = [916, 796]
  return [
    {
      d:
        body(x - 158, y, 1.62) +
        body(x + 158, y - 4, 1.62) +
        body(cx, cy - 2, 1.42) +
        `M${x + 138} 745Q${x - 10} 737 ${x - 136} 745L${x - 172} 784Q${x - 178} 800 ${x - 156} 799H${x + 132}Q${x + 156} 800 ${x + 152} 784z`,
      fill: down(y - 20, height, [0, shade, 0.7], [1, shade, 0.22]),
    },
    mirrored(
      carrier(
        skins.brown,
        hairs.black,
        aside.short,
        mix(ink.wheat, ink.paper, 0.3),
        'M-3-108C-15-104-19-90-20-76L-19-54',
      ),
      x + 160,
      y - 4,
      1.46,
    ),
    put(couch, x, y - 28, 1.1),
    put(
      carrier(
        skins.fair,
        hairs.copper,
        aside.bob,
        mix(ink.glacier, ink.blue, 0.35),
        'M-3-108Q8-112 14-107 19-102 20-92',
      ),
      x - 160,
      y,
      1.46,
    ),
    put(child, cx, cy, 1.42),
  ]
}
