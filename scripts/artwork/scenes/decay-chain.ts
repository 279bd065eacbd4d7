import { random } from '../noise.ts'
import { ink, kept, mix, oklch } from '../palette.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { chain } from './decay-chain/atoms.ts'
import { firs } from './fir.ts'
import { bookcase, joists, laundry, loft, picture } from './furnished.ts'
import { lamp, panes, roof, rooms, type Section, sofa } from './section.ts'

const [WIDE, HIGH, GROUND] = [640, 800, 256]
const house: Section = { left: 290, right: 570, ridge: 74, ceilings: [156, GROUND], base: 392 }
/** Furniture is drawn larger than this house, and the house in the same measure. */
const [LEFT, TOP, SCALE] = [-36, 121, 0.625]
const INDOORS = `translate(${LEFT} ${TOP}) scale(${SCALE})`
const FLOOR = (GROUND - TOP) / SCALE
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
      d: 'M40 34h0M100 150h0M214 26h0M266 118h0M332 52h0M52 108h0M528 22h0M604 90h0M470 40h0',
      stroke: ink.wheat,
      width: 3.5,
      round: true,
      nightly: true,
    },
    { d: ellipse(168, 84, 24), fill: ink.wheat, nightly: true },
    {
      d: 'M70 74q2-18 24-18 10-22 38-16 18-16 38 2 30-4 34 16 22 0 22 16z',
      fill: ink.paper,
      opacity: 0.85,
      daily: true,
    },
    {
      d: `M0 236l60-54 44 28 78-72 62 54 40-26 92 66 90-24 120 40 54 6V${GROUND + 6}H0z`,
      fill: mix(ink.farRange, ink.glacier, 0.3),
    },
    { d: 'M182 138l-40 37 26-6 12 14 14-18 24 4zM60 182l-24 18 18-2 10 8 10-10z', fill: ink.paper },
    { d: `M0 240q140-36 320-6 180-24 320 4v24H0z`, fill: mix(grass, ink.nearRange, 0.4) },
  ]
}

/** Soil over clay with stones, water in the ground, and the bedrock. */
function ground(): Shape[] {
  const draw = random(5)
  const stones = Array.from({ length: 40 }, (): Point => [WIDE * draw(), 300 + 250 * draw()])
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
      d: `M0 ${GROUND}H${WIDE}V280q-120 10-260 0-160-10-380 2z`,
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
    { d: 'M0 588Q120 572 260 584T540 580L640 582V652H0z', fill: mix(ink.blue, ink.glacier, 0.3) },
    {
      d: 'M0 592Q120 576 260 588T540 584L640 586M40 612h70m70 8h42m190-10h60m70 12h46',
      stroke: mix(ink.glacier, ink.pale, 0.5),
      width: 3,
      round: true,
    },
    { d: 'M0 638L70 626 180 646 290 630 420 652 540 632 640 644V800H0z', fill: rock },
    {
      d: 'M70 626L180 646 150 724 40 700zM420 652L540 632 560 716 440 740zM150 724L250 752 220 800H100zM560 716L640 740V800H520z',
      fill: mix(rock, ink.paper, 0.3),
    },
    {
      d: 'M180 646L290 630 330 704 250 752 150 724zM540 632L640 644V740L560 716zM440 740L560 716 520 800H400z',
      fill: mix(rock, ink.navy, 0.4),
    },
    { d: rect(0, GROUND - 5, WIDE, 10), fill: grass },
  ]
}

/** The house over its basement, where the gas gathers. */
const gas: Shape = {
  d: ellipse(430, 370, 118, 36),
  fill: glow([430, 388], 124, 0.42, [0, kept(ink.gold), 0.85], [1, kept(ink.gold), 0]),
}

/** Uranium in the rock becomes radium, then radon, which rises into the house: a tall picture beside a tall text. */
export const decayChain = (): string =>
  svg(WIDE, HIGH, [
    {
      outside: true,
      nodes: [
        ...sky(),
        ...firs(
          [
            [236, GROUND, 136],
            [612, GROUND, 104],
          ],
          mix(ink.nearRange, grass, 0.4),
          mix(grass, ink.wheat, 0.3),
        ),
        ...ground(),
      ],
    },
    ...rooms(house),
    { d: 'M290 158L430 74 570 158z', fill: ink.soil },
    ...roof(house, false),
    { transform: INDOORS, nodes: [...loft(large), joists(large)] },
    ...panes(
      [
        [362, 178],
        [486, 178],
      ],
      48,
      42,
    ),
    {
      clip: rect(304, 161, 252, 90),
      nodes: [
        {
          transform: INDOORS,
          nodes: [...lamp(590, FLOOR - 8), ...sofa(780, FLOOR - 4, ink.brick)],
        },
      ],
    },
    {
      clip: rect(304, GROUND + 6, 252, house.base - GROUND - 6),
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
    { d: 'M362 392l-4 10 5 10M470 392l4 9-5 11', stroke: ink.navy, width: 4 },
    ...chain(),
  ])
