/** What is under the lawn: the foundation with its crack, the clay pipe, and the roots that have found its joints. */
import { ink, mix, oklch } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import { height, width } from '../frame.ts'
import { LEVEL, lawn, sun } from './view.ts'

const soil = mix(ink.soil, ink.oak, 0.28)
const clay = mix(mix(ink.brick, ink.oak, 0.35), ink.wheat, 0.1)
const concrete = mix(ink.belly, ink.wheat, 0.4)
const root = mix(ink.oak, ink.soil, 0.2)
/** The middle of the pipe, and how long its pieces are. */
const [PIPE, PIECE] = [770, 152]
const joints = Array.from({ length: 8 }, (_, i) => 470 + i * PIECE)

export const earth = (): Shape[] => [
  {
    d: rect(0, LEVEL, width, height),
    fill: down(LEVEL, height, [0, mix(soil, ink.oak, 0.25)], [1, mix(soil, ink.deep, 0.45)]),
  },
  {
    d: `M0 ${LEVEL + 60}q200-18 420 4t460-10 400 14 320-12v20q-180 14-340 2t-420 12-460-6-380 8z`,
    fill: mix(soil, ink.wheat, 0.14),
    opacity: 0.6,
  },
  {
    d: 'M600 660h14M760 690h10M1140 668h14M1320 700h12M1500 660h12M560 840h14M840 852h12M1080 842h14M1290 860h12M1480 838h14M700 870h10M960 876h12M1180 704h10M900 664h12',
    stroke: mix(soil, ink.wheat, 0.35),
    width: 8,
    round: true,
  },
  { d: rect(0, LEVEL - 4, width, 22), fill: mix(lawn, ink.hill, 0.3) },
  { d: rect(0, LEVEL - 6, width, 9), fill: mix(lawn, sun, 0.3) },
]

export function foundation(): Shape[] {
  return [
    { d: rect(140, LEVEL - 30, 330, 290), fill: mix(ink.soil, ink.deep, 0.35) },
    {
      d: ellipse(300, 650, 180, 120),
      fill: glow([300, 640], 180, 0.7, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
    },
    { d: 'M300 540v44', stroke: ink.deep, width: 5 },
    { d: ellipse(300, 598, 13, 16), fill: ink.lamp },
    // The furnace and the stack that leads to the pipe.
    { d: rect(190, 660, 84, 140), fill: mix(ink.belly, ink.wheat, 0.3) },
    { d: 'M232 660v-70h-30v-60M204 690h56M204 712h56', stroke: mix(ink.belly, ink.navy, 0.3), width: 9 },
    { d: `M400 530V742q0 28 28 28h46`, stroke: mix(clay, ink.soil, 0.3), width: 34 },
    {
      d: `${rect(120, LEVEL - 34, 26, 300)}${rect(462, LEVEL - 34, 26, 176)}${rect(462, 794, 26, 34)}${rect(106, 804, 396, 24)}`,
      fill: concrete,
    },
    {
      d: 'M120 590h26M120 640h26M120 690h26M120 740h26M462 590h26M462 640h26M462 690h26',
      stroke: mix(concrete, ink.soil, 0.35),
      width: 3,
    },
    { d: 'M474 556l-6 34 10 26-8 34 8 28', stroke: ink.deep, width: 5 },
  ]
}

export function pipe(): Shape[] {
  return [
    {
      d: rect(470, PIPE - 28, 1140, 56),
      fill: down(PIPE - 28, PIPE + 28, [0, mix(clay, ink.wheat, 0.2)], [1, mix(clay, ink.soil, 0.35)]),
    },
    { d: rect(470, PIPE - 15, 1140, 30), fill: mix(ink.deep, ink.soil, 0.3) },
    // The cable from the cleanout, and the light of its camera.
    { d: `M886 ${LEVEL}V${PIPE - 20}`, stroke: mix(clay, ink.soil, 0.1), width: 42 },
    { d: `M886 ${LEVEL}V${PIPE - 8}`, stroke: mix(ink.deep, ink.soil, 0.3), width: 22 },
    {
      d: `M1046 ${PIPE - 15}h190v30h-190z`,
      fill: {
        kind: 'linear',
        from: [1046, 0],
        to: [1236, 0],
        stops: [
          [0, ink.lamp, 0.95],
          [1, ink.gold, 0],
        ],
      },
    },
    { d: `M886 ${LEVEL - 14}V${PIPE - 20}q0 20 20 20h116`, stroke: ink.gold, width: 6 },
    { d: `M1010 ${PIPE - 9}h32q9 0 9 9t-9 9h-32z`, fill: mix(ink.belly, ink.paper, 0.5) },
    { d: joints.map((x) => rect(x - 10, PIPE - 34, 20, 68)).join(''), fill: mix(clay, ink.soil, 0.2) },
    {
      d: joints.map((x) => `M${x - 10} ${PIPE - 30}h20`).join(''),
      stroke: mix(clay, ink.wheat, 0.4),
      width: 4,
    },
  ]
}

/** The roots of the elm, down to the pipe and into two of its joints. */
export const roots = (): Shape[] => [
  {
    d: `M1330 ${LEVEL}Q1310 620 1250 660T1236 742M1352 ${LEVEL}Q1360 640 1392 680T1386 740M1376 ${LEVEL}Q1440 600 1500 650M1314 ${LEVEL}Q1250 590 1170 620`,
    stroke: root,
    width: 15,
    round: true,
  },
  {
    d: `M1236 736Q1228 752 1232 776M1232 750q-18 10-34 8M1234 758q-14 18-30 18M1236 744q14 18 26 26M1386 736Q1380 756 1384 778M1384 752q-16 8-28 6M1384 756q14 12 28 14M1250 662q-40 20-60 18M1392 682q30 14 50 10M1170 620q-30 4-50 24M1500 650q30 4 48 24`,
    stroke: mix(root, oklch(66, 0.05, 70), 0.25),
    width: 6,
    round: true,
  },
]
