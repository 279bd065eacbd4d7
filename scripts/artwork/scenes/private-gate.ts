import { lerp, random } from '../noise.ts'
import { ink, kept, mix } from '../palette.ts'
import { between, dashes, down, ellipse, glow, type Point, polygon, rect, type Shape } from '../shape.ts'
import { type Node, svg } from '../svg.ts'
import { firs } from './fir.ts'
import { ranges, tints } from './land.ts'

const [WIDTH, HEIGHT] = [3200, 1120]
const HORIZON = 470
/** The middle of the gate, and where the sun went down. */
const GATE = 2180

/** The gate of an estate above the city at nightfall: a plain full of lights, a handful of them in gold. */
export const privateGate = (): string =>
  svg(WIDTH, HEIGHT, [...evening(), ...plain(), ...handful(), ...grounds(), ...wall(), ...gate()])

function evening(): Shape[] {
  return [
    {
      d: rect(0, 0, WIDTH, HORIZON + 40),
      fill: down(
        0,
        HORIZON,
        [0, ink.deep],
        [0.55, mix(ink.navy, ink.blue, 0.45)],
        [1, mix(ink.blue, ink.lilac, 0.35)],
      ),
    },
    {
      d: rect(0, 0, WIDTH, HORIZON + 40),
      fill: glow(
        [GATE, HORIZON],
        1500,
        0.34,
        [0, ink.amber, 0.95],
        [0.3, mix(ink.gold, ink.blush, 0.5), 0.75],
        [0.65, ink.lilac, 0.25],
        [1, ink.lilac, 0],
      ),
      daily: true,
    },
    ...clearNight(),
    ...ranges({
      width: WIDTH,
      base: HORIZON,
      rise: 92,
      light: GATE,
      floor: HORIZON + 30,
      seed: 27,
      tint: tints.dusk,
      haze: ink.blush,
      reach: 1300,
      count: 1,
    }),
  ]
}

/** The sky in the dark theme: stars, and what the city gives back above the ranges. */
function clearNight(): Shape[] {
  const draw = random(12)
  const stars = (count: number) =>
    Array.from({ length: count }, (): Point => [WIDTH * draw(), 390 * draw() ** 1.3])
  return [
    {
      d: rect(0, 0, WIDTH, HORIZON + 40),
      fill: glow([1500, HORIZON], 1500, 0.16, [0, kept(ink.lamp), 0.4], [1, kept(ink.lamp), 0]),
      nightly: true,
    },
    { d: dashes(stars(90), 0), stroke: ink.wheat, width: 4, round: true, opacity: 0.6, nightly: true },
    { d: dashes(stars(26), 0), stroke: ink.wheat, width: 7, round: true, nightly: true },
  ]
}

/** The city below, whose lamps are denser the farther off they are. */
function plain(): Shape[] {
  const draw = random(31)
  const lamps = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (): Point => [WIDTH * draw(), lerp(from, to, draw())])
  return [
    {
      d: rect(0, HORIZON, WIDTH, HEIGHT - HORIZON),
      fill: down(HORIZON, 860, [0, mix(ink.nearRange, ink.lilac, 0.25)], [0.2, ink.cloud], [1, ink.night]),
    },
    {
      d: rect(0, HORIZON, WIDTH, 180),
      fill: glow([GATE, HORIZON], 1300, 0.14, [0, ink.gold, 0.6], [1, ink.gold, 0]),
    },
    {
      d: dashes(lamps(210, HORIZON + 12, 530), 0),
      stroke: kept(ink.wheat),
      width: 4,
      round: true,
      opacity: 0.6,
    },
    { d: dashes(lamps(150, 530, 640), 0), stroke: kept(ink.wheat), width: 5, round: true, opacity: 0.55 },
    { d: dashes(lamps(60, 640, 740), 0), stroke: kept(ink.wheat), width: 7, round: true, opacity: 0.45 },
    {
      d: STREETS.map((x) => `M${lerp(GATE, x, 0.16)} ${lerp(HORIZON, 760, 0.16)}L${x} 760`).join(''),
      stroke: ink.lamp,
      width: 5,
      round: true,
      dash: [0, 30],
      opacity: 0.6,
    },
  ]
}

/** Where the streets of the city would meet the wall. */
const STREETS = [-2600, -1100, 200, 1200, 1800, 2700, 3700, 5200]

/** The few that may be right. */
function handful(): Shape[] {
  const points: readonly Point[] = [
    [620, 610],
    [1180, 548],
    [1530, 660],
    [2060, 592],
    [2790, 640],
  ]
  return points.flatMap(([x, y]): Shape[] => [
    {
      d: ellipse(x, y, 64),
      fill: glow([x, y], 64, 1, [0, ink.gold, 0.85], [0.3, ink.gold, 0.3], [1, ink.gold, 0]),
    },
    { d: ellipse(x, y, 11), fill: kept(ink.gold) },
  ])
}

/** The lawn and its drive, and the spruces along the wall. */
function grounds(): Node[] {
  return [
    ...firs(
      [
        [150, 860, 470],
        [330, 850, 330],
        [1330, 850, 300],
        [2960, 860, 520],
        [3110, 850, 380],
        [2720, 850, 250],
      ],
      ink.spruce,
      mix(ink.hill, ink.nearRange, 0.5),
    ),
    {
      d: rect(0, 830, WIDTH, HEIGHT - 830),
      fill: down(830, HEIGHT, [0, mix(ink.hill, ink.spruce, 0.4)], [1, ink.night]),
    },
    {
      d: polygon([
        [GATE - 170, 850],
        [GATE + 170, 850],
        [GATE + 560, HEIGHT],
        [GATE - 820, HEIGHT],
      ]),
      fill: down(850, HEIGHT, [0, mix(ink.oak, ink.lamp, 0.45)], [1, mix(ink.soil, ink.night, 0.45)]),
    },
    // What the lanterns throw on the drive once the sky gives no more.
    {
      d: rect(GATE - 620, 830, 1240, 240),
      fill: glow(
        [GATE, 880],
        620,
        0.3,
        [0, kept(ink.lamp), 0.6],
        [0.5, kept(ink.amber), 0.2],
        [1, kept(ink.amber), 0],
      ),
      nightly: true,
    },
  ]
}

/** Low and of stone, from both edges to the pillars. */
function wall(): Shape[] {
  const [stone, top] = [mix(ink.nearRange, ink.soil, 0.35), 752]
  const draw = random(5)
  const joints = Array.from(
    { length: 96 },
    (_, i): Point => [i * 33 + 26 * draw(), 792 + 24 * (i % 3)],
  ).filter(([x]) => Math.abs(x + 20 - GATE) > 300)
  const along = (y: number, high: number) =>
    rect(0, y, GATE - 200, high) + rect(GATE + 200, y, WIDTH - GATE - 200, high)
  return [
    {
      d: along(top, 120),
      fill: between(
        [0, 0],
        [WIDTH, 0],
        [0, mix(stone, ink.night, 0.7)],
        [GATE / WIDTH, mix(stone, ink.lamp, 0.12)],
        [1, mix(stone, ink.night, 0.6)],
      ),
    },
    { d: dashes(joints, 44), stroke: mix(stone, ink.night, 0.55), width: 4, opacity: 0.7 },
    { d: along(top - 16, 22), fill: mix(stone, ink.lilac, 0.22) },
  ]
}

/** Two pillars with lanterns, and both leaves of the gate ajar. */
function gate(): Shape[] {
  const iron = mix(ink.deep, ink.night, 0.5)
  return [-1, 1].flatMap((side): Shape[] => {
    const x = GATE + side * 236
    const bars = Array.from({ length: 8 }, (_, i) => {
      const at = GATE + side * (184 - i * 19)
      const peak = 590 + 7 * i
      return `M${at} ${858 + 3 * i}V${peak}`
    })
    const [hinge, end] = [GATE + side * 196, GATE + side * 44]
    return [
      { d: rect(x - 56, 560, 112, 330), fill: mix(mix(ink.nearRange, ink.soil, 0.4), ink.lamp, 0.1) },
      { d: rect(x + (side > 0 ? 14 : -56), 560, 42, 330), fill: mix(ink.soil, ink.night, 0.5), opacity: 0.6 },
      { d: rect(x - 70, 540, 140, 26), fill: mix(ink.nearRange, ink.lilac, 0.3) },
      { d: ellipse(x, 482, 190), fill: glow([x, 482], 190, 1, [0, ink.lamp, 0.75], [1, ink.lamp, 0]) },
      {
        d: polygon([
          [x - 26, 540],
          [x - 34, 456],
          [x + 34, 456],
          [x + 26, 540],
        ]),
        fill: kept(ink.lamp),
      },
      {
        d: `M${x} 456v84M${x - 26} 540 ${x - 34} 456H${x + 34}L${x + 26} 540zM${x - 46} 456 ${x} 418 ${x + 46} 456z`,
        stroke: iron,
        width: 7,
      },
      {
        d: polygon([
          [x - 46, 456],
          [x, 418],
          [x + 46, 456],
        ]),
        fill: iron,
      },
      { d: bars.join(''), stroke: iron, width: 7, round: true },
      {
        d: `M${hinge} 620 ${end} 664M${hinge} 700 ${end} 730M${hinge} 836 ${end} 866`,
        stroke: iron,
        width: 12,
        round: true,
      },
    ]
  })
}
