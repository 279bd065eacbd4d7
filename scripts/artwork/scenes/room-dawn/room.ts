/** The room: its window on the city and the mountains, its curtains, and the sun on its floor. */
import { ink, kept, mix, oklch } from '../../palette.ts'
import { between, down, ellipse, glow, polygon, rect, type Shape } from '../../shape.ts'
import { skyline } from '../../skyline.ts'
import type { Node } from '../../svg.ts'
import { height, width } from '../frame.ts'
import { ranges } from '../land.ts'
import { moonAndStars } from '../stars.ts'
import { FLOOR, LEFT, linen, oak, plaster, shade, sun, TALL, TOP, WIDE } from './tones.ts'

const LINE = 500

export const wall = (): Shape[] => [
  {
    d: rect(0, 0, width, FLOOR),
    fill: between(
      [0, 0],
      [width, 0],
      [0, mix(plaster, shade, 0.6)],
      [0.3, plaster],
      [0.7, plaster],
      [1, mix(plaster, shade, 0.6)],
    ),
  },
]

const roof = mix(ink.nearRange, ink.lilac, 0.3)
const leaf = mix(oklch(44, 0.06, 150), ink.nearRange, 0.3)
/** The left walls of the homes across the street. */
const HOMES = [376, 566, 690, 1096, 1204]

const trees = (at: readonly number[], y: number, wide: number): string =>
  at.map((x, i) => ellipse(x, y - (i % 3) * 7, wide + (i % 2) * 12, 40)).join('')

/** The sky, the mountains, downtown, and the roofs and trees of the street. */
export function outside(): Node {
  const { shapes } = skyline({
    x: 930,
    ground: LINE + 16,
    scale: 0.28,
    haze: mix(ink.midRange, ink.blush, 0.4),
    rim: sun,
    light: -1,
    digits: 0,
  })
  return {
    outside: true,
    clip: rect(LEFT, TOP, WIDE, TALL),
    nodes: [
      {
        d: rect(LEFT, TOP, WIDE, TALL),
        fill: down(
          TOP,
          LINE,
          [0, mix(ink.glacier, ink.blue, 0.25)],
          [0.5, mix(ink.pale, ink.blush, 0.4)],
          [0.8, ink.blush],
          [1, mix(ink.gold, ink.wheat, 0.3)],
        ),
      },
      {
        d: rect(LEFT, TOP, WIDE, TALL),
        fill: glow([690, LINE - 40], 420, 0.7, [0, ink.wheat, 0.95], [0.4, sun, 0.4], [1, sun, 0]),
        daily: true,
      },
      { d: ellipse(690, LINE - 58, 34), fill: ink.paper, daily: true },
      ...moonAndStars({ width, horizon: LINE, apex: [800, TOP], span: [520, 520], clear: 0.6 }, 8),
      {
        d: 'M330 250q80-20 160-10 60-14 130 2-60 16-150 12-90 6-140-4zM980 210q90-22 170-8 60-12 130 4-80 16-150 12-100 6-150-8z',
        fill: mix(ink.blush, ink.paper, 0.4),
        opacity: 0.9,
        daily: true,
      },
      ...ranges({
        width,
        base: LINE,
        rise: 96,
        light: 690,
        floor: LINE + 30,
        seed: 22,
        spacing: 110,
        count: 1,
        haze: ink.blush,
        tint: [ink.lilac, 0.25],
      }),
      {
        d: rect(LEFT, LINE - 30, WIDE, 60),
        fill: down(LINE - 30, LINE + 20, [0, ink.blush, 0], [1, ink.blush, 0.7]),
        daily: true,
      },
      ...shapes,
      { d: trees([320, 470, 566, 728, 880, 1010, 1190, 1286], 566, 62), fill: mix(leaf, ink.blush, 0.25) },
      { d: HOMES.map((x) => rect(x, 552, 76, 60)).join(''), fill: mix(roof, ink.blush, 0.3) },
      { d: HOMES.map((x) => rect(x, 552, 26, 60)).join(''), fill: mix(sun, ink.paper, 0.2), daily: true },
      { d: HOMES.map((x) => `M${x - 10} 554l48-34 48 34z`).join(''), fill: roof },
      { d: HOMES.map((x) => `M${x - 10} 554l48-34`).join(''), stroke: sun, width: 3, daily: true },
      { d: HOMES.map((x) => rect(x + 34, 566, 18, 18)).join(''), fill: mix(roof, ink.navy, 0.4) },
      { d: HOMES.map((x) => rect(x + 34, 566, 18, 18)).join(''), fill: ink.wheat, nightly: true },
      { d: trees([300, 400, 512, 640, 800, 960, 1072, 1160, 1300], 612, 56), fill: leaf },
      { d: rect(LEFT, 600, WIDE, 50), fill: leaf },
    ],
  }
}

export const window = (): Shape[] => [
  {
    d: `${rect(LEFT, TOP, WIDE, TALL)}M634 96v540M966 96v540M300 300h1000`,
    stroke: linen,
    width: 16,
  },
  {
    d: 'M310 628V106M644 628V106M976 628V106M310 628h320M642 628h320M974 628h318',
    stroke: sun,
    width: 3,
    daily: true,
  },
  { d: rect(264, 636, 1072, 28), fill: linen },
  { d: rect(264, 660, 1072, 12), fill: shade, opacity: 0.5 },
  { d: rect(0, FLOOR - 34, width, 34), fill: mix(linen, shade, 0.35) },
]

/** The panes of the window, as the sun lays them on the floor. */
export const floor = (): Shape[] => [
  {
    d: rect(0, FLOOR, width, height),
    fill: down(FLOOR, height, [0, mix(oak, shade, 0.3)], [1, mix(oak, ink.soil, 0.6)]),
  },
  {
    d: 'M0 790H1600M0 826H1600M0 872H1600M240 764l-80 62M560 790l-30 36M900 764v26M1180 790l40 36M400 826l-60 74M760 826l-8 46M1080 826l24 46M1420 826l80 74',
    stroke: ink.soil,
    width: 2.5,
    opacity: 0.45,
  },
  {
    d: [
      [350, 612, 470, 70],
      [660, 940, 1010, 590],
      [988, 1250, 1530, 1130],
    ]
      .map(([a = 0, b = 0, c = 0, e = 0]) =>
        polygon([
          [a, FLOOR + 4],
          [b, FLOOR + 4],
          [c, height],
          [e, height],
        ]),
      )
      .join(''),
    fill: sun,
    opacity: 0.62,
    daily: true,
  },
]

/** Drawn back, with the sun in their inner folds. */
export const curtains = (): Shape[] => [
  { d: 'M96 42h1408', stroke: ink.soil, width: 12, round: true },
  ...[1, -1].flatMap((side): Shape[] => {
    const x = (at: number) => 800 + side * (at - 800)
    const fold = (from: number, to: number, foot: number, end: number) =>
      `M${x(from)} 42H${x(to)}L${x(end)} 716H${x(foot)}z`
    return [
      { d: fold(136, 296, 150, 284), fill: mix(ink.brick, ink.oak, 0.35) },
      {
        d: fold(166, 196, 172, 202) + fold(226, 252, 222, 248) + fold(280, 296, 268, 284),
        fill: mix(ink.brick, ink.soil, 0.45),
      },
      { d: fold(292, 322, 280, 300), fill: mix(ink.amber, sun, 0.4), daily: true },
    ]
  }),
]

/** All but the panes of the window. */
const ROOM = `${rect(0, 0, width, 90)}${rect(0, 90, 296, 552)}${rect(1304, 90, 296, 552)}${rect(0, 642, width, 258)}`

/** At night the lamp over the table is all the light. */
export const lamplight = (): Shape[] => [
  {
    d: ROOM,
    fill: glow(
      [800, 430],
      1000,
      0.8,
      [0, ink.soil, 0.2],
      [0.4, mix(ink.night, ink.soil, 0.4), 0.5],
      [1, ink.night, 0.8],
    ),
    nightly: true,
  },
  {
    d: ROOM,
    fill: glow([800, 300], 700, 1, [0, ink.lamp, 0.6], [0.4, ink.gold, 0.16], [1, ink.gold, 0]),
    nightly: true,
  },
  {
    d: `${rect(LEFT, TOP, WIDE, TALL)}M634 96v540M966 96v540M300 300h1000`,
    stroke: kept(mix(linen, ink.soil, 0.42)),
    width: 17,
    nightly: true,
  },
  {
    d: rect(300, FLOOR, 1000, 136),
    fill: glow([800, 850], 480, 0.22, [0, ink.lamp, 0.6], [1, ink.gold, 0]),
    nightly: true,
  },
]
