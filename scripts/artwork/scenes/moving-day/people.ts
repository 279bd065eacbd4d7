/** Two who carry a sofa up the walk, and a child who brings a bear. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, mirrored, skins } from '../../portraits/figure.ts'
import type { Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { head, shoes } from '../people.ts'
import { at, bright, shade } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.35)
const sofa = mix(ink.brick, ink.amber, 0.15)

/** Facing right, a step ahead, both arms forward under a load; 140 px tall. */
function carrier(skin: string, hair: string, style: string, shirt: string): Node[] {
  return [
    { d: 'M4-58Q18-40 16-6', stroke: mix(jeans, ink.deep, 0.35), width: 12.5, round: true },
    { d: 'M-4-58Q-6-34-20-8', stroke: jeans, width: 13, round: true },
    shoes(-20, 17),
    {
      d: 'M-6-107C-17-103-19-90-18-76L-17-52Q0-46 17-53L18-76C20-92 18-103 12-107 4-110-1-110-6-107z',
      fill: shirt,
    },
    { d: 'M10-107Q20-92 18-76L17-53 6-50Q14-80 10-107z', fill: ink.night, opacity: 0.25 },
    { transform: 'translate(5 0)', nodes: [head(skin, { d: style, fill: hair })] },
    { d: 'M0-98Q-4-78 12-70L34-66', stroke: mix(shirt, ink.midRange, 0.25), width: 10, round: true },
    { d: 'M31-70q10-1 10 4t-10 4z', fill: skin },
    { d: 'M-7-107C-17-103-19-90-18-76L-17-53', stroke: bright, width: 2, round: true },
  ]
}

const couch: Shape[] = [
  { d: 'M-100-96Q-100-112-84-112H84Q100-112 100-96V-50H-100z', fill: mix(sofa, shade, 0.2) },
  { d: 'M-104-84q14-8 24 2v24H80v-24q10-10 24-2l2 46q0 8-8 8H-98q-8 0-8-8z', fill: sofa },
  { d: 'M-80-60H0v14h-80zM4-60h76v14H4z', fill: mix(sofa, bright, 0.25) },
  { d: 'M-88-26v10M88-26v10', stroke: ink.soil, width: 8 },
  { d: 'M-100-92Q-100-110-84-111H-40M-104-80V-36', stroke: bright, width: 3, round: true },
]

/** From behind, a bear in her arm; 92 px tall. */
const child: Shape[] = [
  { d: 'M-6-34L-9-6M6-34L10-10', stroke: skins.tan, width: 8, round: true },
  { d: 'M-16 0q0-8 7-8t6 8zM4-4q3-7 8-5t5 7z', fill: ink.paper },
  { d: 'M-11-66Q-17-48-20-30 0-22 20-30 17-48 11-66 0-70-11-66z', fill: mix(ink.gold, ink.wheat, 0.25) },
  { d: 'M-12-62Q-24-52-16-44M12-62Q24-52 18-42', stroke: skins.tan, width: 7, round: true },
  { d: 'M16-58a8 8 0 1 1 14 2q8 8 2 18-10 6-18 0-4-12 2-20z', fill: ink.oak },
  { d: 'M-12-76Q-13-91 0-92 13-91 12-76L14-58Q0-52-14-58z', fill: hairs.brown },
  { d: 'M-12-76L-14-58M-12-64Q-17-48-19-32', stroke: bright, width: 2.5, round: true },
]

export function people(): Node[] {
  const [x, y] = at(10.2, 3.7).map(Math.round) as [number, number]
  const [cx, cy] = at(8.3, 3.3).map(Math.round) as [number, number]
  return [
    {
      d: `M${x - 150} ${y + 6}Q${x + 60} ${y - 14} ${x + 300} ${y - 6} ${x + 160} ${y + 18} ${x - 120} ${y + 14}zM${cx} ${cy}q70-16 150-8-70 18-150 14z`,
      fill: shade,
      opacity: 0.4,
    },
    mirrored(
      carrier(skins.brown, hairs.black, aside.short, mix(ink.wheat, ink.paper, 0.4)),
      x + 152,
      y - 4,
      1.34,
    ),
    { transform: `translate(${x} ${y - 22}) scale(1.06)`, nodes: couch },
    {
      transform: `translate(${x - 154} ${y + 4}) scale(1.36)`,
      nodes: carrier(skins.fair, hairs.copper, aside.bob, mix(ink.glacier, ink.blue, 0.25)),
    },
    { transform: `translate(${cx} ${cy}) scale(1.5)`, nodes: child },
  ]
}
