/** A hand that signs, and the room around hands at work. */
import { ink, mix } from '../palette.ts'
import { hand, skins } from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { down, ellipse, glow, rect } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { height, width } from './frame.ts'

/** The wall of a room, or a table, to its edges. */
export const room = (top: string, foot: string): Node => ({
  d: rect(0, 0, width, height),
  fill: down(0, height, [0, top], [1, foot]),
})

/** A signature under a lamp. */
export function signing(): string {
  const coat = mix(ink.navy, ink.blue, 0.35)
  const edge = { rim: ink.wheat, from: [-4, 4] } as const
  return svg(width, height, [
    room(mix(ink.oak, ink.soil, 0.35), mix(ink.soil, ink.oak, 0.2)),
    { d: 'M0 170h1600M0 420h1600M0 690h1600', stroke: ink.soil, width: 6, opacity: 0.4 },
    { d: ellipse(640, 330, 760), fill: glow([640, 330], 760, 0.8, [0, ink.lamp, 0.7], [1, ink.gold, 0]) },
    { d: 'M250 150L1010 60l210 740L420 900z', fill: ink.night, opacity: 0.35 },
    { d: 'M230 130L990 40l210 740L400 880z', fill: mix(ink.paper, ink.wheat, 0.2) },
    {
      d: 'M336 232l330-40M360 318l590-70M378 384l590-70M396 450l590-70M414 516l400-48',
      stroke: mix(ink.belly, ink.pale, 0.45),
      width: 16,
    },
    { d: 'M470 744l420-52', stroke: ink.belly, width: 5 },
    {
      d: 'M500 716c30-90 70-120 66-60s-50 90-16 50 50-70 62-30 20 24 44-16 26 20 60-6 60-22 92-18',
      stroke: ink.navy,
      width: 9,
      round: true,
    },
    { d: 'M812 632L1070 300', stroke: ink.deep, width: 30, round: true },
    { d: 'M806 640l30-22 14 10z', fill: ink.gold },
    ...sleeve([1640, 900, 1440, 754, 1240, 612], coat, edge, 280),
    { d: 'M1150 500L1290 700', stroke: ink.paper, width: 40 },
    { transform: 'translate(1040 520) rotate(38) scale(-5.4 5.4)', nodes: [hand(0, 0, 0, skins.tan)] },
  ])
}
