/** Dawn: the agent, who looks the house over. Noon: who paints its trim, with a box below. */
import { ink, mix } from '../../palette.ts'
import { aside, hairs, skins } from '../../portraits/figure.ts'
import { ellipse, glow, rect, type Shape } from '../../shape.ts'
import { type Node, placed } from '../../svg.ts'
import { head, shoes } from '../people.ts'
import { FEET, LINE, sun } from './view.ts'

const coat = mix(ink.blue, ink.navy, 0.2)
const jeans = mix(ink.blue, ink.navy, 0.4)
const shirt = mix(ink.paper, ink.wheat, 0.5)
const scarf = mix(ink.gold, ink.oak, 0.2)

/** Facing right, the head raised, a clipboard in one hand and a pen in the other; 140 px tall. */
const agent: Node[] = [
  { d: 'M5-60Q12-34 10-6', stroke: mix(ink.navy, ink.midRange, 0.15), width: 12 },
  { d: 'M-5-60Q-9-32-9-6', stroke: mix(ink.navy, ink.midRange, 0.3), width: 12.5 },
  shoes(-9, 10),
  { d: 'M8-98Q24-88 22-74L34-70', stroke: mix(coat, ink.night, 0.4), width: 9, round: true },
  { d: 'M30-99l21 7-10 33-21-7z', fill: mix(ink.oak, ink.soil, 0.3) },
  { d: 'M27-95l17 6-9 28-17-6z', fill: ink.paper },
  { d: 'M28-87l10 3M26-81l10 3M25-75l6 2', stroke: ink.belly, width: 1.6 },
  { d: 'M33-97l8 3', stroke: ink.gold, width: 3.4, round: true },
  {
    d: 'M-9-107C-18-102-19-89-17-75L-20-46Q-2-40 16-46L15-75C16-90 13-102 7-107-1-110-5-110-9-107z',
    fill: coat,
  },
  { d: 'M7-107Q16-92 15-75L16-46 4-42Q10-80 7-107z', fill: ink.night, opacity: 0.3 },
  { d: 'M4-108L13-90 9-76Q2-92-2-108z', fill: shirt },
  { transform: 'rotate(-9 0 -108)', nodes: [head(skins.brown, 'even', { d: aside.bob, fill: hairs.black })] },
  { d: 'M-10-110Q-1-104 8-110L10-102Q-1-96-11-103z', fill: scarf },
  { d: 'M-8-98Q-16-76-2-74L17-79', stroke: mix(coat, ink.soil, 0.18), width: 10.5, round: true },
  { d: ellipse(20, -80, 5, 4.4), fill: skins.brown },
  { d: 'M22-78L30-88', stroke: ink.navy, width: 2.4, round: true },
  // The low sun behind.
  {
    d: 'M-11-106C-18-101-19-89-17-75L-20-48',
    stroke: sun,
    width: 2.2,
    round: true,
  },
]

/** From behind, one foot higher, one hand on the ladder, the other reaching up with a brush; 140 px tall from the lower foot. */
const painter: Node[] = [
  { d: 'M-7-60L-8-8', stroke: mix(jeans, ink.navy, 0.35), width: 14.5, round: true },
  { d: 'M7-60Q16-44 9-27', stroke: jeans, width: 14.5, round: true },
  { d: 'M-16-1q0-8 8-8t8 8v3h-16zM1-20q0-8 8-8t8 8v3H1z', fill: ink.soil },
  // The right arm, its sleeve rolled up, and the fingers around the rail.
  { d: 'M27-88Q22-100 18-112', stroke: skins.fair, width: 7, round: true },
  { d: 'M13-119q5-4 10 0l0 8q-5 3-10 0z', fill: skins.fair },
  { d: 'M10-107C20-106 30-96 34-86Q29-80 22-84 18-92 10-96z', fill: mix(shirt, ink.blue, 0.3) },
  { d: 'M-9-108Q-22-106-19-84L-15-56H16L19-84Q21-104 10-108 0-111-9-108z', fill: shirt },
  { d: 'M-9-108Q-22-106-19-84L-15-56H-3Q-12-84-9-108z', fill: mix(shirt, ink.blue, 0.3) },
  { d: 'M-15-86H15L18-52Q0-46-17-52z', fill: jeans },
  { d: 'M-15-86H-4L-3-49Q-12-50-17-52z', fill: mix(jeans, ink.navy, 0.35) },
  { d: 'M-9-109L9-85M9-109L-9-85', stroke: mix(jeans, ink.navy, 0.12), width: 4.8 },
  { d: 'M-12-70h11v11h-11zM3-70h11v11H3z', stroke: mix(jeans, ink.navy, 0.5), width: 1.6 },
  { d: 'M-31-104Q-35-114-36-126', stroke: skins.fair, width: 7, round: true },
  { d: 'M-10-107C-20-105-27-109-34-110Q-39-106-35-99-24-92-10-96z', fill: mix(shirt, ink.blue, 0.3) },
  { d: 'M-36-126L-44-144', stroke: mix(ink.oak, ink.soil, 0.3), width: 3.6, round: true },
  { d: 'M-48-142l7-4 2-9-13 6z', fill: ink.paper },
  { d: 'M-43-135q3-3 6-1l4 3q3 4 0 9l-6 2q-5-4-4-13z', fill: skins.fair },
  { d: 'M-5-112h10v8q-5 3-10 0z', fill: mix(skins.fair, ink.soil, 0.25) },
  { d: 'M-11.5-120Q-13-139 0-140 13-139 11.5-120 9-109 0-108-9-109-11.5-120z', fill: hairs.copper },
  { d: ellipse(4, -142, 7, 6), fill: hairs.copper },
  { d: 'M-12.5-124Q0-117 12.5-124L12.5-130Q0-124-12.5-130z', fill: mix(ink.brick, ink.amber, 0.15) },
]

const LADDER: Shape[] = [
  { d: 'M612 800L636 420M698 800L674 420', stroke: mix(ink.belly, ink.paper, 0.35), width: 9, round: true },
  {
    d: Array.from({ length: 11 }, (_, i) => `M${614 + i * 2} ${770 - i * 34}H${696 - i * 2}`).join(''),
    stroke: mix(ink.belly, ink.paper, 0.6),
    width: 7,
  },
]

export function morning(): Node[] {
  const card = mix(ink.oak, ink.wheat, 0.35)
  return [
    // The low sun in the haze.
    { d: rect(0, LINE, 400, 330), fill: glow([0, 660], 380, 0.7, [0, sun, 0.6], [1, sun, 0]) },
    {
      d: `${ellipse(150, FEET + 3, 100, 7)}M458 ${FEET - 2}h150l-24 10H470zM610 802h110l20 8H610z${ellipse(696, FEET + 2, 60, 6)}`,
      fill: ink.navy,
      opacity: 0.34,
    },
    placed(agent, 90, FEET, 2.02),
    ...LADDER,
    placed(painter, 652, 668, 1.62),
    // It hangs from a hook on the rail.
    { d: 'M680 602l16-34 18 34M682 554l14 6v10', stroke: ink.navy, width: 3 },
    { d: 'M678 600h38l-4 44h-30z', fill: mix(ink.pale, ink.belly, 0.3) },
    { d: 'M678 602h38', stroke: ink.paper, width: 7 },
    // The box, ready to be moved, with a plant in it.
    {
      d: 'M500 744Q476 700 486 664 510 690 506 740M512 744Q520 690 552 676 548 716 522 746M506 740Q500 690 518 650 532 690 516 744',
      fill: mix(ink.hill, ink.nearRange, 0.25),
    },
    { d: `M456 738h124v92H456z`, fill: card },
    { d: 'M580 738l26 12v74l-26 6zM456 738l-18-20h40l14 20z', fill: mix(card, ink.soil, 0.3) },
    { d: 'M580 738l22-18h-42l-14 18z', fill: mix(card, ink.paper, 0.4) },
    { d: 'M504 738v34h26v-34z', fill: mix(card, ink.paper, 0.55) },
  ]
}
