import { ink, mix } from '../../palette.ts'
import type { Node } from '../../svg.ts'
import { at } from './view.ts'

/** Somebody from behind, under an umbrella; feet at the origin, 170 px tall without it. */
const figure: Node[] = [
  { d: 'M-11-70L-15-5M9-70L17-12', stroke: ink.deep, width: 15, round: true },
  { d: 'M-24-7q0-8 8-8t10 8v6h-18zM10-14q2-6 9-5t8 9l-2 6-16-3z', fill: ink.night },
  // The coat, its lit edge to the left.
  {
    d: 'M-12-146Q-33-140-32-108L-36-42Q-2-30 34-42L28-110Q28-140 10-146z',
    fill: mix(ink.brick, ink.soil, 0.4),
  },
  { d: 'M4-146L10-34Q24-36 34-42L28-110Q28-140 10-146z', fill: ink.night, opacity: 0.38 },
  { d: 'M-13-145Q-32-139-31-108L-35-43', stroke: mix(ink.gold, ink.blush, 0.4), width: 3.5, round: true },
  { d: 'M-29-94Q0-86 28-94M0-86L-1-38', stroke: ink.soil, width: 3, opacity: 0.7 },
  // The sleeve, and the hand on the handle.
  { d: 'M22-134Q40-116 26-98', stroke: mix(ink.brick, ink.navy, 0.6), width: 13, round: true },
  { d: 'M17-104h11v11h-11z', fill: mix(ink.oak, ink.blush, 0.3) },
  // Head and scarf.
  {
    d: 'M-14-166Q-16-186 0-188 16-186 14-166 12-152 0-150-12-152-14-166z',
    fill: mix(ink.soil, ink.deep, 0.35),
  },
  { d: 'M-15-155Q0-147 15-155L16-144Q0-136-17-144z', fill: mix(ink.wheat, ink.oak, 0.35) },
  // The umbrella.
  { d: 'M22-104V-214', stroke: ink.night, width: 5 },
  {
    d: 'M-92-176Q-84-246 6-252 96-246 104-176 86-188 70-176 40-190 6-176-28-190-58-176-76-188-92-176z',
    fill: mix(ink.blue, ink.navy, 0.45),
  },
  { d: 'M6-252Q-70-240-92-176-76-188-58-176-40-236 6-252z', fill: mix(ink.blue, ink.glacier, 0.35) },
  { d: 'M6-252Q-38-226-58-176-28-190 6-176-2-220 6-252z', fill: mix(ink.blue, ink.glacier, 0.12) },
  { d: 'M6-252Q60-236 70-176 86-188 104-176 94-240 6-252z', fill: mix(ink.navy, ink.blue, 0.2) },
  { d: 'M-92-177Q-82-240 4-252', stroke: ink.blush, width: 4, round: true },
  { d: 'M6-252v-14', stroke: ink.night, width: 5, round: true },
]

/** The walker, and their reflection. */
export function walker(): Node[] {
  const [x, y] = at(7.4, 2.7).map(Math.round) as [number, number]
  return [
    // Their reflection in the wet pavement.
    {
      transform: `translate(${x} ${y}) scale(1 -.7)`,
      opacity: 0.3,
      nodes: [{ name: 'walker', nodes: figure }],
    },
    { d: `M${x - 60} ${y}q60-12 130 0-60 12-130 0z`, fill: ink.night, opacity: 0.5 },
    { use: 'walker', transform: `translate(${x} ${y})` },
  ]
}
