/** The balconies of a condo tower, and what those who live there keep on them. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, type Gradient, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { bicycle } from '../bicycle.ts'
import { fringe, type Mass } from '../foliage.ts'
import { type Home, homes } from './homes.ts'
import { atRail } from './lives.ts'

const leaf = mix(ink.hill, oklch(50, 0.08, 145), 0.6)
const clay = mix(ink.brick, ink.soil, 0.25)
const LEAVES: readonly Mass[] = [
  [0, -20, 20, 17],
  [16, -8, 16, 13],
  [-16, -8, 15, 13],
]

/** A shrub in a pot, whose foot is 36 px below the origin. */
const pot: Shape[] = [
  { d: LEAVES.map((mass) => ellipse(...mass)).join(''), fill: leaf },
  { d: fringe(LEAVES, 6, 5, 6), stroke: leaf, width: 4, round: true },
  {
    d: 'M-24-6l10-8M-8-26l10-8M8-14l12-6M-4-8l8-8',
    stroke: mix(leaf, ink.wheat, 0.4),
    width: 3,
    round: true,
  },
  { d: 'M-22 0h46l-6 36h-34z', fill: clay },
]

/** Two chairs at a small round table. */
const chairs: Shape = {
  d: 'M84 88l6 28h26l4 20M90 116l-4 20M202 88l-6 28h-26l-4 20M196 116l4 20M124 104h38M143 104v32',
  stroke: mix(ink.belly, ink.pale, 0.4),
  width: 5,
  round: true,
}

/** Herbs and flowers in a box that hangs on the rail. */
const box: Shape[] = [
  { d: 'M56 84q6-14 16-6 6-14 18-4 10-12 20-2 12-8 18 2 12-4 14 10z', fill: leaf },
  { d: 'M66 78h0M84 72h0M106 74h0M126 76h0', stroke: ink.wheat, width: 7, round: true },
  { d: rect(52, 82, 96, 18), fill: clay },
]

/** Each is drawn once, and used again. */
export function onBalconies(): Node[] {
  const drawn = new Set<string>()
  const again = (name: string, nodes: readonly Node[], transform: string): Node => {
    if (drawn.has(name)) return { use: name, transform }
    drawn.add(name)
    return { transform, nodes: [{ name, nodes }] }
  }
  const things = ({ x, y, outside }: Home): Node[] => {
    switch (outside) {
      case 'pot':
        return [again('pot', pot, `translate(${x + 282} ${y + 100})`)]
      case 'pots':
        return [
          again('pot', pot, `translate(${x + 74} ${y + 94}) scale(1.16)`),
          again('pot', pot, `translate(${x + 122} ${y + 114}) scale(-.6 .6)`),
        ]
      case 'bicycle':
        return [again('bicycle', bicycle, `translate(${x + (y < 0 ? 120 : 250)} ${y + 136}) scale(.62)`)]
      case 'chairs':
        return [again('chairs', [chairs], `translate(${x + (y < 0 ? 100 : 0)} ${y})`)]
      case 'somebody':
        return [placed(atRail, x + 194, y + 136, 0.7)]
      default:
        return []
    }
  }
  return homes.flatMap(things)
}

/** The rail of each, of glass, with the slab it stands on and the shade under it; a box of herbs on some. */
export function rails(): Node[] {
  const glass = mix(ink.glacier, ink.blue, 0.2)
  const rail: Gradient = down(84, 136, [0, glass, 0.62], [1, glass, 0.3])
  const one: Node[] = [
    { d: rect(36, 84, 288, 52), fill: rail },
    { d: 'M60 136l30-52h26l-30 52zM212 136l30-52h12l-30 52z', fill: ink.paper, opacity: 0.14 },
    { d: 'M36 84v52M132 84v52M228 84v52M324 84v52', stroke: mix(ink.belly, ink.pale, 0.4), width: 3 },
    { d: 'M34 84h292', stroke: ink.wheat, width: 5 },
    {
      d: rect(24, 136, 312, 15),
      fill: down(136, 151, [0, mix(ink.pale, ink.wheat, 0.3)], [1, mix(ink.belly, ink.pale, 0.4)]),
    },
    { d: rect(24, 151, 312, 22), fill: down(151, 173, [0, ink.night, 0.75], [1, ink.night, 0]) },
  ]
  return [
    ...homes.map(({ x, y }, i): Node => {
      const transform = `translate(${x} ${y})`
      return i ? { use: 'balcony', transform } : { transform, nodes: [{ name: 'balcony', nodes: one }] }
    }),
    ...homes.flatMap(({ x, y, outside }) => (outside === 'box' ? placed(box, x - 20, y, 1) : [])),
  ]
}
