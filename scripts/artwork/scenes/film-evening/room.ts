/** The room: its window, the lamp that is left on, and the light of the screen on the wall. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'

const wall = mix(ink.navy, ink.blue, 0.3)

export function room(): Node[] {
  const frame = mix(ink.wheat, ink.belly, 0.35)
  const [left, top, wide, tall] = [1150, 176, 300, 420]
  return [
    // The floor would be a block beside the sofa: the wall goes down to the edge.
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(wall, ink.deep, 0.5)], [0.75, wall], [1, mix(wall, ink.deep, 0.4)]),
    },
    {
      clip: rect(left, top, wide, tall),
      outside: true,
      nodes: [
        {
          d: rect(left, top, wide, tall),
          fill: down(
            top,
            500,
            [0, ink.blue],
            [0.55, mix(ink.blue, ink.lilac, 0.6)],
            [1, mix(ink.blush, ink.gold, 0.4)],
          ),
        },
        {
          d: 'M1200 236h0M1262 330h0M1222 402h0M1284 258h0',
          stroke: ink.wheat,
          width: 6,
          round: true,
          nightly: true,
        },
        { d: 'M1150 500l60-40 50 26 70-60 60 44 60-20v160h-300z', fill: mix(ink.midRange, ink.lilac, 0.3) },
        { d: 'M1150 540q150-30 300 0v70h-300z', fill: mix(ink.hill, ink.nearRange, 0.3) },
        { d: 'M1196 548h12M1236 554h12M1262 546h10', stroke: ink.lamp, width: 8 },
      ],
    },
    { d: `${rect(left, top, wide, tall)}M${left + wide / 2} ${top}v${tall}`, stroke: frame, width: 14 },
    { d: rect(left - 24, top + tall, wide + 48, 20), fill: mix(frame, ink.wheat, 0.2) },
    // Its curtain.
    {
      d: `M${left + 178} ${top - 30}h210V${height}h-180q14-440-30-754z`,
      fill: {
        kind: 'linear',
        from: [left + 180, 0],
        to: [left + 390, 0],
        stops: [
          [0, mix(ink.brick, ink.soil, 0.4)],
          [1, mix(ink.brick, ink.deep, 0.7)],
        ],
      },
    },
    {
      d: `M${left + 222} ${top - 30}q24 360 16 754M${left + 276} ${top - 30}q14 360 8 754`,
      stroke: ink.deep,
      width: 6,
      opacity: 0.35,
    },
    { d: `M${left - 50} ${top - 30}h440`, stroke: mix(ink.oak, ink.soil, 0.3), width: 12, round: true },
    // The screen's light, and the lamp's.
    {
      d: rect(0, 0, width, height),
      fill: glow([800, 340], 760, 0.7, [0, ink.gold, 0.5], [0.5, ink.amber, 0.2], [1, ink.amber, 0]),
    },
    {
      d: ellipse(352, 420, 250),
      fill: glow([352, 420], 250, 1, [0, ink.lamp, 0.5], [0.5, ink.amber, 0.16], [1, ink.amber, 0]),
    },
    { d: 'M352 430v330', stroke: ink.deep, width: 10 },
    { d: 'M312 330h80l34 112H278z', fill: down(330, 442, [0, mix(ink.lamp, ink.oak, 0.3)], [1, ink.lamp]) },
  ]
}
