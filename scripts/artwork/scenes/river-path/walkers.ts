/** Two who are new in the city, from behind, arm in arm: one points at downtown. A rider comes toward them. */
import { ink, mix } from '../../palette.ts'
import { hairs, skins } from '../../portraits/figure.ts'
import { ellipse, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { bright, dusk } from './view.ts'

const jeans = mix(ink.blue, ink.navy, 0.5)
const coat = mix(ink.brick, ink.oak, 0.15)
const jacket = mix(mix(ink.nearRange, ink.blue, 0.2), ink.wheat, 0.12)

/** Both are 170 px tall, their feet at 0. */
const couple: Shape[] = [
  // He, at the right.
  { d: 'M22-84L20-8', stroke: mix(jeans, ink.deep, 0.35), width: 17, round: true },
  { d: 'M44-84L50-10', stroke: jeans, width: 17, round: true },
  { d: 'M11-2q0-8 9-8t9 8v3H11zM41-4q2-8 10-7t9 9l-1 3H42z', fill: ink.deep },
  { d: 'M22-146Q6-140 8-112L10-74Q34-66 58-76L58-114Q60-142 44-147 32-150 22-146z', fill: jacket },
  { d: 'M36-148Q60-142 58-114L58-76Q46-71 36-70 46-110 36-148z', fill: ink.night, opacity: 0.4 },
  { d: 'M54-138Q66-116 60-92', stroke: mix(jacket, ink.navy, 0.4), width: 12, round: true },
  { d: ellipse(59, -86, 6, 7), fill: skins.tan },
  { d: 'M27-152h13v10q-6 5-13 0z', fill: mix(skins.tan, ink.soil, 0.35) },
  { d: 'M20-164Q19-183 33-184 47-183 46-164 44-149 33-148 22-149 20-164z', fill: hairs.black },
  { d: 'M20-164Q19-183 33-184M10-112Q7-136 20-145', stroke: bright, width: 3, round: true },
  // She, at the left.
  { d: 'M-28-56L-32-8', stroke: mix(jeans, ink.deep, 0.4), width: 14, round: true },
  { d: 'M-8-56L-6-8', stroke: mix(jeans, ink.deep, 0.2), width: 14, round: true },
  { d: 'M-41-1q0-9 9-9t8 9v2h-17zM-14-1q0-9 8-9t9 9v2h-17z', fill: ink.soil },
  { d: 'M-26-134Q-40-128-38-100L-44-46Q-18-36 10-46L4-102Q4-128-8-134-18-138-26-134z', fill: coat },
  { d: 'M-12-136Q4-128 4-102L10-46Q0-41-8-40-2-90-12-136z', fill: ink.night, opacity: 0.4 },
  { d: 'M-38-86Q-18-80 4-86', stroke: mix(coat, ink.navy, 0.4), width: 4 },
  // Her left arm points, her right one is in his.
  { d: 'M-34-124Q-56-128-74-146', stroke: mix(coat, bright, 0.12), width: 11, round: true },
  { d: 'M-76-150l-12-12q-2-3 1-4l13 9z', fill: skins.fair },
  { d: 'M0-126Q14-112 12-98L20-96', stroke: mix(coat, ink.navy, 0.3), width: 11, round: true },
  { d: 'M-30-152Q-32-172-17-173-2-172-4-152L-4-128Q-17-120-30-128z', fill: hairs.blond },
  { d: 'M-24-168Q-27-148-25-126M-10-168Q-7-148-9-126', stroke: mix(hairs.blond, ink.soil, 0.4), width: 2.5 },
  {
    d: 'M-31-148Q-32-172-18-174M-37-130Q-56-132-74-150M-38-104L-44-48M-30-46L-38-10',
    stroke: bright,
    width: 3,
    round: true,
    daily: true,
  },
  // At night the lamps at their right.
  {
    d: 'M34-184Q47-183 46-164M45-147Q60-140 59-114M52-78L55-14M-16-173Q-4-172-4-152M4-102L10-48M-5-44L-3-12',
    stroke: bright,
    width: 2.6,
    round: true,
    opacity: 0.8,
    nightly: true,
  },
]

/** Coming toward the viewer, against the light; 100 px tall. */
const rider: Shape[] = [
  { d: ellipse(0, -16, 3.5, 16), fill: ink.night },
  { d: 'M-16-52H16M0-50V-30M-6-46L-7-22M6-46L9-30', stroke: ink.night, width: 5, round: true },
  {
    d: 'M-9-80Q-14-60-10-46H10Q14-60 9-80 0-86-9-80zM-9-76L-16-54M9-76L16-54',
    fill: mix(dusk, ink.navy, 0.4),
    stroke: mix(dusk, ink.navy, 0.4),
    width: 4,
  },
  { d: ellipse(0, -92, 7.5, 9), fill: mix(ink.soil, ink.navy, 0.4) },
  { d: 'M-8-94Q-8-102 0-102M-10-78L-16-56', stroke: bright, width: 2.4, round: true },
  { d: ellipse(0, -46, 4), fill: ink.lamp },
]

export const walkers = (): Node[] => [
  { d: ellipse(886, 642, 32, 5), fill: ink.night, opacity: 0.4 },
  { transform: 'translate(880 642) scale(.96)', nodes: rider },
  // Their shadows, toward the viewer.
  { d: 'M690 812Q750 804 834 810L960 900H760Q730 850 690 812z', fill: ink.night, opacity: 0.42 },
  { transform: 'translate(752 812) scale(1.62)', nodes: couple },
]
