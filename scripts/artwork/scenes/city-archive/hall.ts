/** The hall: its tall window on the skyline, and shelves of ledgers at both sides. */
import { random } from '../../noise.ts'
import { ink, mix } from '../../palette.ts'
import { dashes, down, glow, rect, type Shape } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { moods } from '../moods.ts'
import { sky } from '../sky.ts'

const WINDOW = 'M540 610V330A260 260 0 0 1 1060 330V610z'
const BOARDS = [110, 270, 430, 590] as const
const SPINES = [
  mix(ink.brick, ink.soil, 0.4),
  mix(ink.blue, ink.navy, 0.2),
  mix(ink.oak, ink.wheat, 0.15),
  mix(ink.nearRange, ink.soil, 0.2),
] as const

/** Ledgers on the shelves of both sides, by colour. */
function ledgers(): Shape[] {
  const draw = random(5)
  const spines = SPINES.map(() => '')
  for (const board of BOARDS) {
    for (const [from, to] of [
      [120, 470],
      [1130, 1480],
    ] as const) {
      for (let x = from + 6; x < to - 30; ) {
        const wide = 24 + 8 * Math.floor(3 * draw())
        const tall = 96 + 10 * Math.floor(4 * draw())
        const colour = Math.floor(SPINES.length * draw())
        if (draw() > 0.1) spines[colour] += rect(x, board - tall, wide, tall)
        x += wide + 4
      }
    }
  }
  return spines.map((d, i) => ({ d, fill: SPINES[i] ?? ink.oak }))
}

export function hall(): Node[] {
  const stone = mix(ink.belly, ink.cloud, 0.4)
  const wood = mix(ink.soil, ink.oak, 0.25)
  const city = skyline({
    x: 566,
    ground: 560,
    scale: 0.62,
    haze: mix(ink.blue, ink.navy, 0.25),
    rim: ink.wheat,
    lit: 0.06,
    digits: 0,
  })
  return [
    { d: rect(0, 0, width, height), fill: down(0, 640, [0, mix(stone, ink.deep, 0.55)], [1, stone]) },
    {
      clip: WINDOW,
      outside: true,
      nodes: [
        ...sky({
          width,
          horizon: 540,
          apex: [800, 150],
          span: [620, 620],
          light: [760, 420],
          moon: { at: [868, 398], radius: 38, warmth: 0.35 },
          mood: moods.gold,
          seed: 12,
          streaks: 0,
        }),
        ...city.shapes.filter(({ stroke }) => !stroke),
        { d: dashes(city.windows, 3), stroke: ink.lamp, width: 3 },
        { d: rect(500, 552, 600, 80), fill: mix(ink.spruce, ink.navy, 0.3) },
      ],
    },
    { d: WINDOW, stroke: mix(stone, ink.wheat, 0.45), width: 26 },
    {
      d: 'M800 70V610M540 330H1060M670 104V610M930 104V610M540 470H1060',
      stroke: mix(stone, ink.deep, 0.35),
      width: 9,
    },
    // The shelves.
    { d: rect(106, 0, 378, 700) + rect(1116, 0, 378, 700), fill: mix(wood, ink.deep, 0.6) },
    ...ledgers(),
    {
      d:
        BOARDS.map((y) => rect(106, y, 378, 16) + rect(1116, y, 378, 16)).join('') +
        [96, 476, 1106, 1486].map((x) => rect(x, 0, 18, 700)).join(''),
      fill: wood,
    },
    {
      d: BOARDS.map((y) => `M114 ${y + 1}h362M1124 ${y + 1}h362`).join(''),
      stroke: mix(wood, ink.gold, 0.4),
      width: 3,
    },
    {
      d: rect(0, 0, width, height),
      fill: glow(
        [800, 430],
        860,
        0.8,
        [0, ink.gold, 0.22],
        [0.5, ink.gold, 0],
        [0.5, ink.deep, 0],
        [1, ink.deep, 0.5],
      ),
    },
  ]
}
