/** A drone in flight, seen from a little below, with the low sun on its right. */
import { ink, mix } from '../palette.ts'
import { down, ellipse, glow } from '../shape.ts'
import type { Node } from '../svg.ts'

const SHELL = mix(ink.belly, ink.glacier, 0.3)
const [LIT, SHADED] = [mix(SHELL, ink.wheat, 0.55), mix(ink.belly, ink.midRange, 0.2)]

/** How far the blades of a rotor reach. */
const REACH = 140
/** A near rotor, with the air that its blades sweep, and its motor. */
const rotor = (): Node[] => [
  {
    d: ellipse(0, 0, REACH, 24),
    fill: glow([0, 0], REACH, 0.17, [0, ink.pale, 0.06], [0.8, ink.pale, 0.26], [1, ink.wheat, 0.5]),
  },
  { d: `M${-REACH} 6L0 0L${REACH}-6`, stroke: LIT, width: 6, round: true },
  { d: 'M-17 4h34l-5 40h-24z', fill: SHELL },
  { d: 'M6 4h11l-5 40h-8z', fill: LIT },
]

/** Some 940 px wide, around the middle of its body. */
export function droneInFlight(): Node[] {
  return [
    { d: 'M-60-26L-226-52M60-26L226-52', stroke: SHADED, width: 20, round: true },
    { transform: 'translate(-226-92) scale(.76)', nodes: [{ name: 'rotor', nodes: rotor() }] },
    { use: 'rotor', transform: 'translate(226-92) scale(.76)' },
    // Its feet.
    { d: 'M-92 20L-128 112M92 20L128 112M-160 114h54M106 114h54', stroke: SHADED, width: 13, round: true },
    { d: 'M96 20L132 110', stroke: LIT, width: 3, round: true },
    { d: 'M-70-6L-330 12', stroke: mix(SHADED, SHELL, 0.4), width: 30, round: true },
    { d: 'M70-6L330 12', stroke: SHELL, width: 30, round: true },
    { d: 'M110-20L330-2', stroke: LIT, width: 6, round: true },
    { use: 'rotor', transform: 'translate(-330-30)' },
    { use: 'rotor', transform: 'translate(330-30)' },
    { d: ellipse(-330, 22, 8), fill: ink.brick },
    { d: ellipse(330, 22, 8), fill: ink.lamp },
    {
      d: 'M-134 4C-128-44-62-70 0-70S128-44 134 4C126 40 66 54 0 54S-126 40-134 4z',
      fill: {
        kind: 'linear',
        from: [-90, 50],
        to: [80, -60],
        stops: [
          [0, SHADED],
          [0.55, SHELL],
          [1, LIT],
        ],
      },
    },
    { d: 'M-134 4C-80 24 80 24 134 4C126 40 66 54 0 54S-126 40-134 4z', fill: ink.night, opacity: 0.5 },
    { d: 'M-84-44C-40-64 40-66 88-42', stroke: mix(LIT, ink.paper, 0.5), width: 5, round: true },
    // The camera below it, turned to what it films.
    { d: 'M-30 48h60l-8 26h-44z', fill: ink.night },
    { d: ellipse(0, 100, 46, 42), fill: down(58, 142, [0, ink.cloud], [1, ink.night]) },
    { d: ellipse(-16, 106, 28, 27), fill: mix(ink.navy, ink.belly, 0.4) },
    { d: ellipse(-19, 108, 19, 19), fill: ink.blue },
    { d: ellipse(-25, 101, 7), fill: ink.wheat },
    { d: 'M22 66Q44 82 42 112', stroke: LIT, width: 5, round: true },
  ]
}
