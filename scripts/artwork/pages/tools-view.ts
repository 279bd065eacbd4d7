/** What the tall window shows: the city under the arch at first light, and at night its lamps in the snow. */
import { random } from '../noise.ts'
import { ink, mix } from '../palette.ts'
import { moods } from '../scenes/moods.ts'
import { sky } from '../scenes/sky.ts'
import { between, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'

/** The panes, in px of the picture. */
export const PANES = { x: 500, y: 120, width: 770, height: 770 } as const
const HORIZON = 560
const snow = mix(ink.paper, ink.pale, 0.4)
const snowShade = mix(ink.glacier, ink.lilac, 0.4)
const far = mix(ink.farRange, ink.lilac, 0.35)
const tower = mix(ink.midRange, ink.lilac, 0.3)

/** Towers from left to right: their left edges, widths and tops. */
const TOWERS = [
  [250, 24, 500],
  [278, 30, 472],
  [312, 22, 492],
  [356, 32, 448],
  [392, 26, 462],
  [424, 34, 430],
  [462, 24, 474],
  [490, 30, 456],
  [526, 22, 500],
  [554, 28, 518],
] as const

/** Windows of the towers, by a grid that leaves some dark. */
function towerLamps(): string {
  const draw = random(5)
  return TOWERS.flatMap(([x, wide, top]) =>
    Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: Math.floor(wide / 9) }, (_, column) =>
        draw() < 0.5 ? `M${x + 5 + column * 9} ${top + 10 + row * 12}h3` : '',
      ).join(''),
    ),
  ).join('')
}

function flakes(): Shape {
  const draw = random(9)
  const points = Array.from({ length: 30 }, (): Point => [PANES.width * draw(), PANES.height * draw()])
  return {
    d: points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''),
    stroke: ink.wheat,
    width: 6,
    round: true,
    nightly: true,
  }
}

const roofs: Shape[] = [
  // Homes on the near bank: walls, snow on their roofs, and windows that are lit at night.
  {
    d: 'M30 712v-54l60-46 60 46v54zM210 706v-44l50-40 50 40v44zM560 716v-60l66-50 66 50v60zM690 712v-40h100v40z',
    fill: mix(ink.blue, ink.lilac, 0.25),
  },
  {
    d: 'M90 606L18 662l6 12 66-52 66 52 6-12zM260 616l-62 50 5 10 57-46 57 46 5-10zM626 600l-80 60 7 12 73-56 73 56 7-12zM684 676l30-44h90v44z',
    fill: snow,
  },
  {
    d: 'M72 664h16v20h-16zM96 664h16v20h-16zM606 662h18v22h-18zM632 662h18v22h-18zM720 684h20v18h-20z',
    fill: ink.lamp,
  },
  { d: 'M250 668h20v20h-20z', fill: mix(ink.glacier, ink.blue, 0.4), lit: true },
]

export function view(): Node {
  return {
    outside: true,
    transform: `translate(${PANES.x} ${PANES.y})`,
    clip: rect(0, 0, PANES.width, PANES.height),
    nodes: [
      ...sky({
        width: PANES.width,
        horizon: HORIZON,
        apex: [430, 210],
        span: [640, 560],
        light: [470, 400],
        mood: moods.dawn,
        seed: 8,
        streaks: 0,
        moon: { at: [548, 372], radius: 36, warmth: 0.4 },
        clear: 0.6,
      }),
      {
        d: 'M-10 620V520l60-40 40 26 70-62 46 44 40-22 60 50 60-30 70 26 60-44 50 34 64-62 52 56 40-24 78 54v140z',
        fill: down(440, 570, [0, far], [1, mix(far, ink.blush, 0.6)]),
      },
      {
        d: 'M90 506l70-62 46 44-30-8-14-18-22 26zM626 494l64-62 52 56-34-14-16-18-22 24z',
        fill: mix(snow, ink.blush, 0.3),
      },
      // The city, with its tower.
      {
        d: `${TOWERS.map(([x, wide, top]) => rect(x, top, wide, 600 - top)).join('')}M340 600v-120h-8l-5-12 3-8h8l4-26 4 26h8l3 8-5 12h-8v120z`,
        fill: down(430, 600, [0, tower], [1, mix(tower, ink.blush, 0.45)]),
      },
      {
        d: TOWERS.map(([x, wide, top]) => `M${x + wide - 1} ${top}V590`).join(''),
        stroke: ink.wheat,
        width: 2,
        daily: true,
      },
      { d: towerLamps(), stroke: ink.wheat, width: 5, nightly: true },
      { d: ellipse(430, 560, 360), fill: glow([430, 560], 360, 0.6, [0, ink.gold, 0.6], [1, ink.gold, 0]) },
      // Trees of the far bank, and the river.
      {
        d: 'M0 640v-60q30-16 60-4 30-18 70-2 40-16 80 0 40-14 80 2 60-14 110 0 50-16 100-2 40-16 90 0 50-14 100-2 50-12 90 4v64z',
        fill: down(
          566,
          640,
          [0, mix(ink.nearRange, ink.lilac, 0.35)],
          [1, mix(ink.nearRange, ink.blue, 0.3)],
        ),
      },
      {
        d: 'M0 620q200-20 390-8t390-6v60q-200-20-380-4T0 660z',
        fill: between(
          [0, 0],
          [770, 0],
          [0, ink.glacier],
          [0.55, mix(ink.wheat, ink.blush, 0.4)],
          [1, ink.glacier],
        ),
      },
      {
        d: 'M300 626h150M380 640h180M250 636h60M480 622h90',
        stroke: ink.gold,
        width: 5,
        round: true,
        opacity: 0.8,
      },
      { d: 'M0 770V660q160-24 330-6t440-12v128z', fill: down(640, 770, [0, snow], [1, snowShade]) },
      ...roofs,
      // A spruce by each side, with snow.
      {
        d: 'M430 740l-60 0 34-60h-16l30-50h-12l30-58 30 58h-12l30 50h-16l34 60z',
        fill: mix(ink.spruce, ink.nearRange, 0.35),
      },
      {
        d: 'M436 572l-30 58 22-10 10 12 14-10 14 8zM388 680l30-50 20 12 16-10 30 48-26-12-22 12-20-12z',
        fill: snow,
        opacity: 0.85,
      },
      {
        d: 'M0 770v-50q190-26 390-6t380-8v64z',
        fill: down(700, 770, [0, mix(snow, snowShade, 0.25)], [1, snowShade]),
      },
      flakes(),
    ],
  }
}
