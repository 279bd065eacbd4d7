/** The room at night: the window, the wall lit by the monitor, and the desk with what is on it. */
import { ink, mix } from '../../palette.ts'
import { down, ellipse, glow, rect, type Shape } from '../../shape.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { skylineOf } from '../tool-cards/skyline.ts'
import { HIGH, LEFT, TOP, WIDE } from './screen.ts'

export const DESK = 650
const MIDDLE: readonly [number, number] = [LEFT + WIDE / 2, TOP + HIGH / 2]
const wood = mix(ink.oak, ink.soil, 0.2)

/** Corners of the cards. */
const CARDS = [0, 1, 2, 3].map((i) => [1360 + (i % 2) * 106, 290 + Math.floor(i / 2) * 90] as const)

export function room(): Node[] {
  const frame = mix(ink.belly, ink.cloud, 0.3)
  return [
    {
      d: rect(0, 0, width, height),
      fill: down(0, height, [0, mix(ink.navy, ink.cloud, 0.4)], [1, mix(ink.cloud, ink.belly, 0.4)]),
    },
    {
      clip: rect(96, 70, 330, 440),
      nodes: [
        {
          d: rect(96, 70, 330, 440),
          fill: down(
            70,
            510,
            [0, ink.deep],
            [0.7, mix(ink.navy, ink.blue, 0.5)],
            [1, mix(ink.blue, ink.lilac, 0.3)],
          ),
        },
        {
          d: 'M150 120h0M210 190h0M330 110h0M390 220h0M270 250h0M130 270h0',
          stroke: ink.wheat,
          width: 5,
          round: true,
        },
        {
          transform: 'translate(-50 -480) scale(1.5 1.9)',
          nodes: [{ d: skylineOf(500), fill: mix(ink.navy, ink.night, 0.5) }],
        },
        {
          d: 'M110 432h16M152 402h10M208 380h12M232 420h14M226 448h16M370 400h12M402 440h14M130 470h10',
          stroke: ink.lamp,
          width: 7,
        },
        { d: rect(96, 466, 330, 60), fill: ink.night },
      ],
    },
    { d: 'M96 70h330v440H96zM261 70v440', stroke: frame, width: 16 },
    { d: rect(76, 510, 370, 20), fill: mix(frame, ink.glacier, 0.2) },
    // The clock, and the plan of the film: its shots on cards.
    { d: ellipse(1456, 158, 66), fill: mix(ink.wheat, ink.belly, 0.35), stroke: ink.night, width: 12 },
    { d: 'M1456 158L1430 143M1456 158L1492 134', stroke: ink.night, width: 8, round: true },
    { d: CARDS.map(([x, y]) => rect(x, y, 86, 64)).join(''), fill: mix(ink.wheat, ink.belly, 0.4) },
    {
      d: CARDS.map(([x, y]) => `M${x + 6} ${y + 44}l22-20 16 10 18-16 18 16v24h-74z`).join(''),
      fill: mix(ink.nearRange, ink.blue, 0.4),
    },
    { d: CARDS.map(([x, y]) => ellipse(x + 43, y + 3, 6)).join(''), fill: ink.brick },
    {
      d: rect(0, 0, width, DESK + 20),
      fill: glow(
        MIDDLE,
        720,
        0.72,
        [0, mix(ink.glacier, ink.wheat, 0.4), 0.75],
        [0.5, mix(ink.blue, ink.gold, 0.3), 0.4],
        [1, ink.gold, 0],
      ),
    },
  ]
}

export function desk(): Shape[] {
  return [
    {
      d: rect(0, DESK, width, height),
      fill: down(DESK, height, [0, mix(wood, ink.gold, 0.15)], [1, mix(wood, ink.night, 0.6)]),
    },
    { d: `M0 ${DESK}H${width}`, stroke: mix(wood, ink.lamp, 0.5), width: 5 },
    {
      d: ellipse(MIDDLE[0], DESK + 30, 560, 90),
      fill: glow(
        [MIDDLE[0], DESK + 30],
        560,
        0.16,
        [0, mix(ink.lamp, ink.paper, 0.3), 0.75],
        [1, ink.gold, 0],
      ),
    },
    // The camera of the day, the keyboard and a cup.
    { d: ellipse(1430, DESK + 62, 120, 12), fill: ink.night, opacity: 0.4 },
    {
      d: `M1340 ${DESK - 32}q0-12 12-12h24l12-20h64l12 20h40q12 0 12 12v82q0 12-12 12h-140q-12 0-12-12z`,
      fill: ink.deep,
    },
    { d: ellipse(1420, DESK + 8, 46), fill: ink.navy, stroke: mix(ink.belly, ink.cloud, 0.3), width: 7 },
    { d: ellipse(1420, DESK + 8, 26), fill: ink.blue },
    { d: ellipse(1410, DESK - 2, 8), fill: ink.pale },
    { d: `M1352 ${DESK - 44}h24l12-20h64`, stroke: mix(ink.lamp, ink.belly, 0.3), width: 4, round: true },
    { d: `M640 ${DESK + 70}h380l30 62H612z`, fill: ink.deep },
    {
      d: `M654 ${DESK + 84}h352M645 ${DESK + 101}h372M636 ${DESK + 118}h392`,
      stroke: mix(ink.belly, ink.cloud, 0.3),
      width: 9,
    },
    { d: ellipse(1230, DESK + 96, 90, 12), fill: ink.night, opacity: 0.4 },
    {
      d: `M1180 ${DESK - 6}h90v86q0 18-18 18h-54q-18 0-18-18zM1270 ${DESK + 14}q38-2 38 26t-42 32v-14q24-4 24-18t-20-12z`,
      fill: mix(ink.brick, ink.amber, 0.15),
    },
    { d: ellipse(1225, DESK - 6, 45, 11), fill: mix(ink.soil, ink.brick, 0.3) },
    {
      d: `M1206 ${DESK - 28}q-14-22 2-44t0-42M1240 ${DESK - 28}q-14-22 2-44t0-30`,
      stroke: ink.pale,
      width: 6,
      round: true,
      opacity: 0.4,
    },
  ]
}
