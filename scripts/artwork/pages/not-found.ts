import { ink, kept, mix } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { haze, tufts } from '../scenes/foliage.ts'
import { thrown } from '../scenes/shadow.ts'
import { curve, down, ellipse, glow, type Point, polygon, rect } from '../shape.ts'
import { type Node, placed, svg } from '../svg.ts'
import { lettered } from './lettering.ts'
import { BESIDE, HEIGHT, mountains, shadow, WIDTH } from './stage.ts'
import { arch, under } from './vault.ts'

const [RIM, FOCUS] = [806, 2660]

/** A range road running straight to the mountains, and a signpost. */
export function notFound(): string {
  const wheat = { from: 2040, to: 3700, far: 850, near: 990, bare: [2440, 2800] as const }
  const poles = Array.from({ length: 8 }, (_, i) => ({
    x: FOCUS + 620 * 0.62 ** i,
    y: RIM + 4 + 150 * 0.62 ** i,
    tall: 400 * 0.62 ** i,
  }))
  const shadows = poles
    .map(({ x, y, tall }) =>
      polygon([
        [x - tall * 0.014, y],
        [x + tall * 0.014, y],
        [x + tall * 0.8, y + tall * 0.36],
        [x + tall * 0.7, y + tall * 0.36],
      ]),
    )
    .join('')
  const wire = curve(poles.map(({ x, y, tall }): Point => [x, y - tall * 0.93]))
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { seed: 63, light: [2660, 600], moon: { at: [3020, 500], radius: 58, warmth: 0.35 }, clear: 0.7 },
      ...mountains(BESIDE, { light: 2660, seed: 66, rise: 84 }),
    ),
    {
      clip: under(BESIDE, 63),
      nodes: [
        {
          d: rect(1700, RIM, 2300, 200),
          fill: down(
            RIM,
            HEIGHT,
            [0, mix(ink.gold, ink.wheat, 0.3)],
            [0.3, mix(ink.gold, ink.hill, 0.5)],
            [1, mix(ink.hill, ink.night, 0.4)],
          ),
        },
        {
          d: polygon([
            [FOCUS - 6, RIM],
            [FOCUS + 6, RIM],
            [FOCUS + 130, HEIGHT],
            [FOCUS - 330, HEIGHT],
          ]),
          fill: down(RIM, HEIGHT, [0, ink.wheat], [0.4, mix(ink.belly, ink.wheat, 0.3)], [1, ink.navy]),
        },
        {
          d: polygon([
            [FOCUS - 1, RIM],
            [FOCUS + 1, RIM],
            [FOCUS - 84, HEIGHT],
            [FOCUS - 104, HEIGHT],
          ]),
          fill: ink.wheat,
          opacity: 0.5,
        },
        // What the poles throw on the field, away from the light.
        { d: shadows, fill: ink.night, opacity: 0.3 },
        {
          d: rect(1800, RIM, 2000, 120),
          fill: glow([FOCUS, RIM], 760, 0.14, [0, ink.gold, 0.5], [1, ink.gold, 0]),
          daily: true,
        },
        {
          d: ellipse(2250, 660, 380),
          fill: glow([2250, 660], 380, 0.9, [0, ink.lamp, 0.42], [0.5, ink.gold, 0.14], [1, ink.gold, 0]),
          nightly: true,
        },
      ],
    },
    // A farm on the horizon, behind its shelterbelt.
    {
      nodes: [
        ...firs(
          [
            [3330, RIM + 10, 62],
            [3360, RIM + 12, 84],
            [3392, RIM + 11, 70],
            [3500, RIM + 14, 90],
            [3534, RIM + 14, 66],
          ],
          mix(ink.hill, ink.night, 0.3),
          mix(ink.hill, ink.gold, 0.5),
          -1,
        ),
        {
          d: 'M3420 818v-60l12-10v-18h32v18l12 10v60zM3484 818v-38l18-10 18 10v38z',
          fill: mix(ink.soil, ink.belly, 0.4),
        },
        { d: 'M3420 818v-60l12-10v-18h16v88z', fill: mix(ink.brick, ink.gold, 0.35), opacity: 0.7 },
      ],
      opacity: 0.85,
    },
    haze(FOCUS, RIM, 800, ink.wheat, 0.5),
    {
      d: tufts({ ...wheat, seed: 6, count: 56 }),
      stroke: mix(ink.gold, ink.hill, 0.42),
      width: 2.4,
      round: true,
    },
    thrown(2237, 2262, 958, 42, -170),
    { d: wire, stroke: ink.night, width: 3 },
    {
      d: poles
        .map(
          ({ x, y, tall }) =>
            `${rect(x - tall * 0.014, y - tall, Math.max(2, tall * 0.028), tall)}${rect(x - tall * 0.11, y - tall * 0.93, tall * 0.22, Math.max(2, tall * 0.022))}`,
        )
        .join(''),
      fill: ink.night,
    },
    // At night a window of the farm, and the headlights of somebody who stopped before the signpost.
    { d: rect(3428, 776, 9, 12), fill: ink.lamp, nightly: true },
    {
      d: ellipse(2250, 952, 420, 60),
      fill: glow([2250, 952], 420, 0.14, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
      nightly: true,
    },
    placed(signpost(), 2250, 930, 1.25),
    shadow(RIM - 2),
  ])
}

/** A post with a magpie on top and three crooked boards, each with a name. */
function signpost(): Node[] {
  const wood = mix(ink.wheat, ink.oak, 0.3)
  const board = (y: number, turn: number, flip: 1 | -1, tone: string, name: string): Node => ({
    transform: `translate(${-46 * flip} ${y}) rotate(${turn})`,
    nodes: [
      {
        transform: `scale(${flip} 1)`,
        nodes: [
          { d: 'M0-27h178l34 27-34 27H0z', fill: kept(tone) },
          { d: 'M0 27v-7h187l25-20-34 27z', fill: ink.soil, opacity: 0.3 },
          { d: 'M6-25h170l33 25', stroke: kept(ink.wheat), width: 4, opacity: 0.9 },
        ],
      },
      { transform: `translate(${96 * flip} 1)`, nodes: [lettered(name, 23, ink.navy)] },
    ],
  })
  return [
    { d: ellipse(14, 24, 74, 11), fill: ink.night, opacity: 0.4 },
    { d: rect(-10, -396, 20, 420), fill: mix(ink.belly, ink.night, 0.45) },
    { d: 'M9-396v420', stroke: ink.gold, width: 3, opacity: 0.8 },
    { d: 'M-30 28l7-22 6 17 7-27 5 26 9-20 5 21 8-24 4 25 8-14 2 18z', fill: mix(ink.wheat, ink.hill, 0.62) },
    board(-340, 5, 1, wood, 'CALGARY'),
    board(-268, -5, -1, mix(wood, ink.oak, 0.24), 'BANFF'),
    board(-196, 8, 1, mix(wood, ink.oak, 0.12), 'HOME'),
    { d: 'M-20-406c-4-26 14-44 36-44 8-12 26-10 30 2l12 6-13 4c-2 22-14 34-34 36z', fill: ink.deep },
    { d: 'M-14-412l-62 24 58-8zM-4-408v14h4v-14zM6-408v14h4v-14z', fill: ink.deep },
    { d: 'M-12-414c4-16 18-22 30-18-4 14-14 20-30 18z', fill: ink.paper, opacity: 0.9 },
  ]
}
