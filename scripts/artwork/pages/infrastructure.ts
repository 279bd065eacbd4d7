import { ink, mix } from '../palette.ts'
import {
  aside,
  behind,
  ear,
  edged,
  fromBehind,
  hairs,
  hand,
  inProfile,
  mirrored,
  skins,
} from '../portraits/figure.ts'
import { sleeve } from '../portraits/sleeve.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, placed, svg } from '../svg.ts'

const [WIDTH, HEIGHT] = [2000, 700]
/** The office: its roof, its floor, its left wall, and the width of a bay. */
const [ROOF, FLOOR, LEFT, BAY, BAYS] = [236, 616, 190, 270, 6]
const RIGHT = LEFT + BAY * BAYS
const edge = { rim: ink.wheat, from: [5, 4] } as const

/** The office after dark, from across the street: everybody at their work before anybody calls. */
export function infrastructure(): string {
  const city = skyline({
    x: 1290,
    ground: 186,
    scale: 0.52,
    haze: mix(ink.blue, ink.navy, 0.2),
    rim: ink.amber,
    lit: 0.05,
    light: -1,
  })
  const posts = Array.from({ length: BAYS + 1 }, (_, bay) =>
    rect(LEFT + bay * BAY - 6, ROOF, 12, FLOOR - ROOF),
  )
  return svg(WIDTH, HEIGHT, [
    {
      d: rect(0, 0, WIDTH, 400),
      fill: glow(
        [1380, 262],
        1350,
        0.2,
        [0, ink.amber, 0.9],
        [0.35, ink.gold, 0.5],
        [0.7, ink.blue, 0.3],
        [1, ink.blue, 0],
      ),
    },
    ...city.shapes,
    { d: dashes(city.windows, 3), stroke: ink.lamp, width: 3 },
    {
      d: 'M0 262q70-40 150-52t170-20 260-2 330-10 330 0 260-6 280 14 220 56v60H0z',
      fill: mix(ink.midRange, ink.navy, 0.6),
    },
    { d: rect(0, 300, WIDTH, 400), fill: down(300, HEIGHT, [0, ink.navy], [1, ink.deep]) },
    {
      d: rect(LEFT, ROOF, RIGHT - LEFT, FLOOR - ROOF),
      fill: down(
        ROOF,
        FLOOR,
        [0, mix(ink.wheat, ink.paper, 0.3)],
        [0.6, ink.lamp],
        [1, mix(ink.gold, ink.oak, 0.4)],
      ),
    },
    { d: lampsAt(), fill: ink.deep },
    ...film(LEFT),
    ...phone(LEFT + BAY),
    ...wall(LEFT + 2 * BAY),
    ...offers(LEFT + 3 * BAY),
    ...posters(LEFT + 4 * BAY),
    { d: rect(LEFT, FLOOR - 92, RIGHT - LEFT, 92), fill: mix(ink.oak, ink.soil, 0.3) },
    { d: rect(LEFT, FLOOR - 92, RIGHT - LEFT, 8), fill: mix(ink.oak, ink.wheat, 0.4) },
    { d: rect(LEFT + 5 * BAY, ROOF, BAY, FLOOR - ROOF), fill: mix(ink.wheat, ink.paper, 0.4) },
    ...door(LEFT + 5 * BAY),
    { d: posts.join(''), fill: ink.night },
    { d: rect(LEFT - 60, ROOF - 30, RIGHT - LEFT + 120, 34), fill: ink.deep },
    { d: `M${LEFT - 60} ${ROOF - 32}H${RIGHT + 60}`, stroke: ink.gold, width: 4 },
    { d: rect(LEFT - 20, FLOOR, RIGHT - LEFT + 40, 16), fill: ink.deep },
    {
      d: rect(0, FLOOR + 10, WIDTH, 90),
      fill: down(FLOOR + 10, HEIGHT, [0, mix(ink.cloud, ink.belly, 0.3)], [1, ink.night]),
    },
    {
      d: rect(0, FLOOR + 14, WIDTH, 86),
      fill: glow([1000, FLOOR + 10], 1000, 0.09, [0, ink.lamp, 0.8], [1, ink.gold, 0]),
    },
    ...trees(),
  ])
}

const lampsAt = (): string =>
  [0.5, 1.5, 3.5]
    .map((bay) => LEFT + bay * BAY)
    .map((x) => `M${x - 2} ${ROOF}h4v26h-4zM${x - 34} ${ROOF + 44}c2-26 66-26 68 0z`)
    .join('')

/** Cutting a film. */
function film(x: number): Node[] {
  const coat = mix(ink.nearRange, ink.blue, 0.4)
  const tones = { skin: skins.tan, hair: hairs.brown, coat, ...edge }
  return [
    { d: rect(x + 22, 322, 132, 92), fill: ink.deep },
    { d: rect(x + 28, 328, 120, 80), fill: down(328, 408, [0, ink.blue], [1, ink.gold]) },
    { d: `M${x + 28} 408l34-30 22 14 30-30 34 32v14z`, fill: ink.navy },
    { d: rect(x + 80, 414, 16, 112), fill: ink.deep },
    placed(fromBehind(tones, ...edged(behind.short, tones.hair, tones)), x + 176, 400, 0.78),
  ]
}

/** On the telephone. */
function phone(x: number): Node[] {
  const coat = mix(ink.brick, ink.oak, 0.3)
  const tones = { skin: skins.brown, hair: hairs.black, coat, ...edge }
  return [
    placed(
      [
        ...inProfile(tones, ...edged(aside.bob, tones.hair, tones)),
        ...sleeve([-36, 176, 50, 240, 6, 78], mix(coat, ink.soil, 0.15), tones),
        hand(-2, 44, -100, tones.skin),
      ],
      x + 120,
      384,
      0.8,
    ),
  ]
}

/** The sales of the week on the wall. */
function wall(x: number): Node[] {
  const cards = Array.from(
    { length: 8 },
    (_, i): Point => [x + 32 + (i % 4) * 54, 290 + Math.floor(i / 4) * 66],
  )
  const coat = mix(ink.glacier, ink.belly, 0.35)
  const tones = { skin: skins.fair, hair: hairs.copper, coat, ...edge }
  return [
    { d: cards.map(([cx, cy]) => rect(cx, cy, 44, 54)).join(''), fill: ink.paper },
    {
      d: cards.map(([cx, cy]) => `M${cx + 10} ${cy + 40}v-16l12-10 12 10v16z`).join(''),
      fill: ink.nearRange,
    },
    { d: rect(x + 140, 290, 44, 54), fill: ink.gold },
    placed(fromBehind(tones, ...edged(behind.bob, tones.hair, tones)), x + 96, 424, 0.74),
  ]
}

/** Over an offer. */
function offers(x: number): Node[] {
  const left = { skin: skins.fair, hair: hairs.silver, coat: ink.navy, ...edge }
  const right = { skin: skins.deep, hair: hairs.black, coat: mix(ink.gold, ink.amber, 0.3), ...edge }
  return [
    {
      clip: rect(x, ROOF, BAY, FLOOR - ROOF),
      nodes: [
        placed(inProfile(left, ...edged(aside.short, left.hair, left), ear(left.skin)), x + 62, 410, 0.66),
        mirrored(
          inProfile(right, ...edged(aside.swept, right.hair, right), ear(right.skin)),
          x + 206,
          404,
          0.66,
        ),
      ],
    },
    { d: `M${x + 100} 524l12-18h50l12 18z`, fill: ink.paper },
  ]
}

/** What is printed and posted this week. */
const posters = (x: number): Shape[] => [
  { d: rect(x + 36, 288, 86, 116) + rect(x + 148, 288, 86, 116), fill: ink.navy },
  { d: `M${x + 52} 376v-34l27-22 27 22v34zM${x + 164} 376v-44h26v-14h28v58z`, fill: ink.lamp },
  { d: rect(x + 148, 288, 86, 20), fill: ink.brick },
  {
    d: `${rect(x + 46, 470, 120, 12)}${rect(x + 56, 484, 104, 12)}${rect(x + 50, 498, 112, 12)}${rect(x + 44, 512, 124, 12)}`,
    fill: ink.paper,
  },
  {
    d: `M${x + 196} 524l-8-44h46l-8 44zM${x + 211} 482q-38-26-30-66 34 16 32 62 2-60 36-74 10 46-30 76`,
    fill: ink.hill,
  },
]

/** The door stands open, with a light over it. */
const door = (x: number): Shape[] => [
  { d: rect(x + 60, 330, 150, FLOOR - 330), fill: ink.navy },
  { d: rect(x + 72, 342, 126, FLOOR - 342), fill: down(342, FLOOR, [0, ink.paper], [1, ink.lamp]) },
  { d: `M${x + 198} 342l44 20v${FLOOR - 362}l-44 0z`, fill: mix(ink.brick, ink.soil, 0.2) },
  { d: `M${x + 109} 312h52l-12-20h-28z`, fill: ink.deep },
  { d: rect(x + 117, 312, 36, 7), fill: ink.lamp },
  { d: ellipse(x + 135, 300, 90), fill: glow([x + 135, 300], 90, 1, [0, ink.gold, 0.7], [1, ink.gold, 0]) },
]

const trees = (): Shape[] => [
  { d: rect(80, 470, 8, 170) + rect(1908, 480, 8, 160), fill: ink.deep },
  {
    d:
      ellipse(84, 450, 74, 84) +
      ellipse(40, 500, 50, 54) +
      ellipse(1912, 460, 70, 80) +
      ellipse(1960, 510, 52, 54),
    fill: ink.spruce,
  },
]
