import { random } from '../noise.ts'
import { ink, kept, mix, oklch } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { chain } from './decay-chain/atoms.ts'
import { firs } from './fir.ts'
import { bookcase, joists, laundry, loft, picture } from './furnished.ts'
import { lamp, panes, roof, rooms, type Section, sofa } from './section.ts'

const [WIDE, HIGH, GROUND] = [960, 540, 216]
const house: Section = { left: 596, right: 876, ridge: 34, ceilings: [116, GROUND], base: 352 }
/** Furniture is drawn larger than this house, and the house in the same measure. */
const [LEFT, TOP, SCALE] = [270, 81, 0.625]
const INDOORS = `translate(${LEFT} ${TOP}) scale(${SCALE})`
const large: Section = {
  left: (house.left - LEFT) / SCALE,
  right: (house.right - LEFT) / SCALE,
  ridge: (house.ridge - TOP) / SCALE,
  ceilings: house.ceilings.map((y) => (y - TOP) / SCALE),
  base: (house.base - TOP) / SCALE,
}
const grass = oklch(56, 0.1, 132)

function sky(): Shape[] {
  return [
    {
      d: rect(0, 0, WIDE, GROUND),
      fill: down(0, GROUND, [0, oklch(76, 0.075, 236)], [1, mix(ink.pale, ink.wheat, 0.6)]),
    },
    {
      d: rect(0, 0, WIDE, GROUND),
      fill: down(0, GROUND, [0, kept(oklch(22, 0.06, 255))], [1, kept(oklch(46, 0.085, 238))]),
      nightly: true,
    },
    {
      d: 'M40 34h0M130 70h0M214 26h0M300 92h0M372 40h0M456 76h0M528 22h0M920 50h0',
      stroke: ink.wheat,
      width: 3.5,
      round: true,
      nightly: true,
    },
    { d: ellipse(470, 54, 22), fill: ink.wheat, nightly: true },
    {
      d: 'M70 74q2-18 24-18 10-22 38-16 18-16 38 2 30-4 34 16 22 0 22 16z',
      fill: ink.paper,
      opacity: 0.85,
      daily: true,
    },
    {
      d: `M0 196l70-54 44 28 78-72 62 54 40-26 92 66 90-24 120 40V${GROUND + 6}H0z`,
      fill: mix(ink.farRange, ink.glacier, 0.3),
    },
    { d: 'M192 98l-40 37 26-6 12 14 14-18 24 4zM70 142l-24 18 18-2 10 8 10-10z', fill: ink.paper },
    { d: `M0 200q180-36 420-6 260-24 540 4v24H0z`, fill: mix(grass, ink.nearRange, 0.4) },
  ]
}

/** Soil over clay with stones, water in the ground, and the bedrock. */
function ground(): Shape[] {
  const draw = random(5)
  const stones = Array.from({ length: 40 }, (): Point => [WIDE * draw(), 258 + 110 * draw()])
  const rock = mix(ink.belly, ink.lilac, 0.25)
  return [
    {
      d: rect(0, GROUND, WIDE, HIGH - GROUND),
      fill: down(
        GROUND,
        HIGH,
        [0, mix(ink.oak, ink.wheat, 0.3)],
        [0.5, mix(ink.oak, ink.soil, 0.3)],
        [1, ink.soil],
      ),
    },
    {
      d: `M0 ${GROUND}H${WIDE}V238q-120 10-260 0-160-10-320 2-180 8-380-4z`,
      fill: mix(ink.soil, ink.oak, 0.25),
    },
    {
      d: dashes(stones.slice(12), 4),
      stroke: mix(ink.oak, ink.wheat, 0.55),
      width: 6,
      round: true,
      opacity: 0.7,
    },
    {
      d: dashes(stones.slice(0, 12), 12),
      stroke: mix(ink.belly, ink.wheat, 0.35),
      width: 11,
      round: true,
      opacity: 0.8,
    },
    { d: 'M0 396Q120 380 260 392T540 388 780 394 960 384V452H0z', fill: mix(ink.blue, ink.glacier, 0.3) },
    {
      d: 'M0 400Q120 384 260 396T540 392 780 398 960 388M40 418h70m60 8h52m210-10h60m150 6h66m110-12h60',
      stroke: mix(ink.glacier, ink.pale, 0.5),
      width: 3,
      round: true,
    },
    { d: 'M0 436L90 424 190 442 300 428 420 448 560 430 700 446 830 428 960 442V540H0z', fill: rock },
    {
      d: 'M90 424L190 442 160 500 60 484zM420 448L560 430 540 496 450 512zM700 446L830 428 860 490 750 508z',
      fill: mix(rock, ink.paper, 0.3),
    },
    {
      d: 'M190 442L300 428 330 500 240 540 160 500zM560 430L700 446 750 508 640 540 540 496zM960 442V540H900L860 490z',
      fill: mix(rock, ink.navy, 0.4),
    },
    { d: rect(0, GROUND - 5, WIDE, 10), fill: grass },
  ]
}

/** The house over its basement, where the gas gathers. */
const gas: Shape = {
  d: ellipse(736, 330, 118, 36),
  fill: glow([736, 348], 124, 0.42, [0, kept(ink.gold), 0.85], [1, kept(ink.gold), 0]),
}

/** Uranium in the rock becomes radium, then radon, which rises into the house. */
export const decayChain = (): string =>
  svg(WIDE, HIGH, [
    {
      outside: true,
      nodes: [
        ...sky(),
        ...firs([[552, GROUND, 124]], mix(ink.nearRange, grass, 0.4), mix(grass, ink.wheat, 0.3)),
        ...ground(),
      ],
    },
    ...rooms(house),
    { d: 'M596 118L736 34 876 118z', fill: ink.soil },
    ...roof(house, false),
    { transform: INDOORS, nodes: [...loft(large), joists(large)] },
    ...panes(
      [
        [668, 138],
        [792, 138],
      ],
      48,
      42,
    ),
    {
      clip: rect(610, 121, 252, 90),
      nodes: [
        {
          transform: INDOORS,
          nodes: [...lamp(590, GROUND - 8), ...sofa(780, GROUND - 4, ink.brick)],
        },
      ],
    },
    {
      clip: rect(610, GROUND + 6, 252, house.base - GROUND - 6),
      nodes: [
        {
          transform: INDOORS,
          nodes: [
            ...lamp(582, large.base),
            ...laundry(722, large.base),
            ...picture(722, large.base - 174),
            ...bookcase(892, large.base + 2),
          ],
        },
      ],
    },
    gas,
    // Cracks in the slab.
    { d: 'M668 352l-4 10 5 10M776 352l4 9-5 11', stroke: ink.navy, width: 4 },
    ...chain(),
  ])
