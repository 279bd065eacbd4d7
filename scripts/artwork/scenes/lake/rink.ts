import { ink, mix } from '../../palette.ts'
import { skins } from '../../portraits/figure.ts'
import { curve, down, ellipse } from '../../shape.ts'
import type { Node } from '../../svg.ts'

/** Somebody on skates, their blades at the point, leaning to one side. */
const skater = (x: number, y: number, coat: string, lean: 1 | -1, size: number): Node => ({
  transform: `translate(${x} ${y}) scale(${lean * size} ${size})`,
  nodes: [
    { d: ellipse(6, 6, 62, 8), fill: ink.blue, opacity: 0.3 },
    { d: 'M-2-66L-34-6M0-66L22-30 20-4', stroke: ink.navy, width: 17, round: true },
    { d: 'M-52 2h34M4 4h34', stroke: ink.belly, width: 5, round: true },
    { d: 'M14-124L42-84 66-96', stroke: mix(coat, ink.navy, 0.25), width: 14, round: true },
    { d: 'M12-120L0-72', stroke: coat, width: 36, round: true },
    { d: 'M10-124L-26-92', stroke: mix(coat, ink.navy, 0.25), width: 14, round: true },
    { d: ellipse(24, -156, 16, 18), fill: skins.tan },
    { d: 'M5-158c0-28 38-28 38-2z', fill: ink.gold },
  ],
})

/** The cleared rink, its bank of snow, and who is on it. */
export const rink: readonly Node[] = [
  { d: ellipse(690, 742, 560, 96), fill: ink.paper },
  {
    d: ellipse(690, 738, 530, 84),
    fill: down(654, 822, [0, mix(ink.glacier, ink.pale, 0.35)], [1, mix(ink.glacier, ink.blue, 0.35)]),
  },
  {
    d: [-60, 0, 70]
      .map((off) =>
        curve([
          [320 + off, 716],
          [560, 770 - off * 0.3],
          [840, 700 + off * 0.2],
          [1080 + off, 760],
        ]),
      )
      .join(''),
    stroke: ink.paper,
    width: 4,
    opacity: 0.7,
  },
  skater(430, 724, mix(ink.brick, ink.amber, 0.25), 1, 0.78),
  skater(960, 712, mix(ink.hill, ink.nearRange, 0.3), -1, 0.7),
  skater(720, 794, mix(ink.blue, ink.glacier, 0.15), 1, 1.05),
  skater(820, 790, mix(ink.wheat, ink.brick, 0.5), 1, 0.7),
]
