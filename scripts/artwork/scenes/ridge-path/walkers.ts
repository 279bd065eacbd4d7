/** Somebody and a dog on the path, from behind, with the sun at their right. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { grass, sun } from './view.ts'

const coat = mix(ink.brick, ink.soil, 0.15)
const jeans = mix(ink.blue, ink.navy, 0.35)
const fur = mix(oklch(66, 0.09, 66), ink.oak, 0.2)
const hair = mix(ink.soil, ink.oak, 0.3)
const rim = mix(ink.wheat, ink.paper, 0.4)

/** Feet at the origin, 200 px tall, the left foot lifted behind. */
const person: Shape[] = [
  // Legs: the right one steps ahead, the left one pushes off.
  { d: 'M6-96L14-50 13-12', stroke: mix(jeans, ink.deep, 0.2), width: 17, round: true },
  { d: 'M4-14h18l3 10q0 4-4 4H6q-4 0-4-4z', fill: ink.soil },
  { d: 'M-10-96L-13-52-18-16', stroke: jeans, width: 18, round: true },
  { d: 'M-28-18q9-8 18 0l2 16q1 12-9 12t-11-12z', fill: mix(ink.oak, ink.soil, 0.5) },
  { d: 'M-26 0q8 6 16 0', stroke: ink.deep, width: 2.5 },
  // The far sleeve swings ahead, the near one holds the leash.
  { d: 'M-22-150Q-36-126-34-100', stroke: mix(coat, ink.navy, 0.45), width: 14, round: true },
  { d: 'M-38-98h9l2 9q-6 5-11 0z', fill: mix(ink.oak, ink.blush, 0.3) },
  { d: 'M-14-164Q-31-158-30-130L-30-84Q0-74 27-84L27-130Q28-158 12-164z', fill: coat },
  { d: 'M-14-164Q-31-158-30-130L-30-84-8-80-6-163z', fill: ink.night, opacity: 0.34 },
  { d: 'M20-152Q37-132 38-112', stroke: coat, width: 13, round: true },
  { d: 'M33-114h10l2 9q-6 5-11 0z', fill: mix(ink.oak, ink.wheat, 0.45) },
  // A small pack.
  { d: 'M-15-152Q0-160 15-152L17-108Q0-102-17-108z', fill: mix(ink.nearRange, ink.navy, 0.3) },
  { d: 'M3-156Q10-156 15-152L17-108 6-105z', fill: mix(ink.midRange, sun, 0.3) },
  { d: 'M-12-128H13', stroke: ink.navy, width: 3 },
  // Long hair under a cap.
  { d: 'M-17-190Q-20-160-15-146-8-138 0-140 9-138 14-146 19-160 17-190z', fill: hair },
  { d: 'M6-184Q10-160 6-144M-5-182Q-8-160-4-144', stroke: mix(hair, ink.deep, 0.5), width: 2.5 },
  { d: 'M-18-182Q-18-207 0-208 17-207 17-182 0-176-18-182z', fill: mix(ink.wheat, ink.oak, 0.3) },
  { d: 'M-18-184Q0-177 17-184l1 9Q0-168-19-175z', fill: mix(ink.wheat, ink.oak, 0.6) },
  // The light along their right side.
  {
    d: 'M5-206Q17-204 17-184M14-164Q27-160 33-146L43-120M27-112V-86M21-76Q25-50 21-18',
    stroke: rim,
    width: 3.5,
    round: true,
    daily: true,
  },
  // At night the moon's.
  {
    d: 'M5-206Q17-204 17-184M16-176Q19-160 14-146M18-161Q30-146 38-112M27-112V-86M22-76Q25-50 22-18',
    stroke: ink.wheat,
    width: 2.5,
    round: true,
    opacity: 0.85,
    nightly: true,
  },
]

/** A dog that walks to the right and away, its hind feet at the origin, 112 px tall. */
const dog: Shape[] = [
  { d: 'M-28-64Q-50-72-52-94-52-102-44-104', stroke: fur, width: 10, round: true },
  { d: 'M-16-52Q-8-32-14-20L-12-2h11l1-16Q8-34 4-52zM24-52L20-8h10L36-50z', fill: mix(fur, ink.soil, 0.5) },
  {
    d: 'M-36-50C-40-70-26-80-8-80L14-83C22-98 32-108 46-110 56-110 60-104 70-99L71-93C64-87 56-87 52-84 50-70 46-58 42-48L40-6H28L26-42Q8-36-8-40C-18-36-22-30-20-20L-24 0H-36L-34-20C-40-30-38-42-36-50z',
    fill: fur,
  },
  {
    d: 'M-36-50C-40-70-26-80-8-80-20-62-16-50-14-40-20-34-22-30-20-20L-24 0H-36L-34-20C-40-30-38-42-36-50z',
    fill: ink.soil,
    opacity: 0.4,
  },
  { d: 'M42-110C33-108 30-94 34-86 43-88 48-98 47-108z', fill: mix(fur, ink.soil, 0.55) },
  { d: 'M18-86Q28-74 42-72', stroke: ink.brick, width: 5 },
  {
    d: 'M-20-80Q-4-82 14-83M48-110Q58-110 70-99M52-83Q50-66 43-50L41-8',
    stroke: rim,
    width: 3.5,
    round: true,
    daily: true,
  },
  {
    d: 'M-20-80Q-4-82 14-83 22-98 32-106M46-110Q58-110 70-99M42-46L41-8',
    stroke: ink.wheat,
    width: 2.5,
    round: true,
    opacity: 0.85,
    nightly: true,
  },
]

export function walkers(): Node[] {
  return [
    // Their shadows, away from the sun.
    {
      d: 'M748 768Q600 770 470 786 380 796 350 806 340 816 372 818 420 806 480 804 620 792 764 778zM896 742Q790 742 700 748 660 750 650 758 680 766 730 760 820 756 912 752z',
      fill: mix(grass.deep, ink.navy, 0.3),
      opacity: 0.62,
    },
    // At night what a torch in the hand shows of the path.
    {
      d: 'M798 662L920 676Q946 712 908 748z',
      fill: glow([798, 662], 150, 0.8, [0, ink.lamp, 0.5], [1, ink.lamp, 0]),
      nightly: true,
    },
    {
      d: rect(800, 660, 300, 120),
      fill: glow([946, 724], 150, 0.26, [0, ink.lamp, 0.8], [0.4, kept(ink.oak), 0.6], [1, kept(ink.oak), 0]),
      nightly: true,
    },
    { d: 'M788 648Q830 690 900 662', stroke: ink.deep, width: 2.5 },
    { transform: 'translate(876 746) scale(.84)', nodes: dog },
    { transform: 'translate(746 772) scale(1.06)', nodes: person },
    { d: 'M782 654l14 4 2 9-18-4z', fill: ink.deep, nightly: true },
  ]
}
