import { ink, mix } from '../palette.ts'
import { moods } from '../scenes/moods.ts'
import { dashes, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import { skyline } from '../skyline.ts'
import { type Node, svg } from '../svg.ts'
import { film, offers, phone, posters, wall } from './office-people.ts'
import { arch, type Light, type Vault } from './vault.ts'

const [WIDTH, HEIGHT] = [2000, 700]
/** The sky over the office, beside the words. */
const SKY = 300
const VAULT: Vault = {
  width: WIDTH,
  height: HEIGHT + SKY,
  horizon: 262 + SKY,
  apex: [1590, 124],
  span: [740, 1000],
}
const LIGHT: Light = {
  mood: moods.dusk,
  seed: 12,
  light: [1380, 560],
  cloudless: true,
  moon: { at: [1800, 470], radius: 44, warmth: 0.45 },
  clear: 0.5,
}
/** The office: its roof, its floor, its left wall, and the width of a bay. */
const [ROOF, FLOOR, LEFT, BAY, BAYS] = [236, 616, 190, 270, 6]
const RIGHT = LEFT + BAY * BAYS
/** The top of the long desk. */
const DESK = FLOOR - 92
/** The first lamp, and all of them. */
const LAMP = LEFT + BAY / 2
const LAMPS = [LAMP, LAMP + BAY, LAMP + 3 * BAY]

/** The office after dark, from across the street: everybody at their work before anybody calls. */
export function infrastructure(): string {
  const city = skyline({
    x: 1290,
    ground: 186,
    scale: 0.52,
    haze: mix(ink.blue, ink.navy, 0.2),
    rim: ink.amber,
    lit: 0.03,
    light: -1,
    digits: 0,
  })
  const posts = Array.from({ length: BAYS + 1 }, (_, bay) =>
    rect(LEFT + bay * BAY - 6, ROOF, 12, FLOOR - ROOF),
  )
  const far: Node = {
    transform: `translate(0 ${SKY})`,
    nodes: [
      // The edges of their walls are too fine to be seen.
      ...city.shapes.filter(({ stroke }) => !stroke),
      { d: dashes(city.windows, 3), stroke: ink.lamp, width: 3 },
    ],
  }
  const street: Node[] = [
    {
      d: 'M0 262q70-40 150-52t170-20 260-2 330-10 330 0 260-6 280 14 220 56v60H0z',
      fill: mix(ink.midRange, ink.navy, 0.6),
    },
    { d: rect(0, 300, WIDTH, 400), fill: down(300, HEIGHT, [0, ink.navy], [1, ink.deep]) },
    {
      d: rect(0, FLOOR + 10, WIDTH, 90),
      fill: down(FLOOR + 10, HEIGHT, [0, mix(ink.cloud, ink.belly, 0.3)], [1, ink.night]),
    },
  ]
  const office: Node[] = [
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
    // The corners of each bay are darker than its middle.
    ...again('bay', BAY, BAYS - 1, {
      d: rect(LEFT, ROOF, BAY, DESK - ROOF),
      fill: glow([LEFT + BAY / 2, 400], 230, 1.1, [0.45, ink.oak, 0], [1, mix(ink.oak, ink.soil, 0.5), 0.6]),
    }),
    ...lamps(),
    // Their coats reach lower than the floor.
    {
      clip: rect(LEFT, ROOF, 5 * BAY, FLOOR - ROOF),
      nodes: [
        ...film(LEFT),
        ...phone(LEFT + BAY),
        ...wall(LEFT + 2 * BAY),
        ...offers(LEFT + 3 * BAY),
        ...posters(LEFT + 4 * BAY),
      ],
    },
    {
      d: rect(LEFT, DESK, 5 * BAY, 92),
      fill: down(
        DESK,
        FLOOR,
        [0, mix(ink.oak, ink.wheat, 0.1)],
        [0.25, mix(ink.oak, ink.soil, 0.3)],
        [1, mix(ink.oak, ink.soil, 0.8)],
      ),
    },
    { d: rect(LEFT, DESK, 5 * BAY, 8), fill: mix(ink.oak, ink.wheat, 0.55) },
    ...door(LEFT + 5 * BAY),
    { d: posts.join(''), fill: ink.night },
    { d: rect(LEFT - 60, ROOF - 30, RIGHT - LEFT + 120, 34), fill: ink.deep },
    { d: `M${LEFT - 60} ${ROOF - 32}H${RIGHT + 60}`, stroke: ink.gold, width: 4 },
    { d: rect(LEFT - 20, FLOOR, RIGHT - LEFT + 40, 16), fill: ink.deep },
    {
      d: rect(0, FLOOR + 14, WIDTH, 86),
      fill: glow([1000, FLOOR + 10], 1000, 0.09, [0, ink.lamp, 0.5], [1, ink.gold, 0]),
    },
    // What each window throws on the pavement.
    {
      d: Array.from({ length: BAYS }, (_, bay) => LEFT + bay * BAY + 8)
        .map((x) => {
          const slant = Math.round(0.16 * (x - 873))
          return `M${x} ${FLOOR + 17}h${BAY - 16}l${slant} 67h${16 - BAY}z`
        })
        .join(''),
      fill: down(FLOOR + 16, HEIGHT, [0, ink.lamp, 0.42], [1, ink.gold, 0]),
    },
  ]
  return svg(WIDTH, VAULT.height, [
    { outside: true, nodes: arch(VAULT, LIGHT, far) },
    { transform: `translate(0 ${SKY})`, outside: true, nodes: street },
    { transform: `translate(0 ${SKY})`, nodes: office },
    { transform: `translate(0 ${SKY})`, outside: true, nodes: trees() },
  ])
}

/** The same shape again, so many times, each so far to the right of the one before. */
const again = (name: string, step: number, count: number, shape: Shape): Node[] => [
  { name, nodes: [shape] },
  ...Array.from({ length: count }, (_, i) => ({ use: name, transform: `translate(${(i + 1) * step} 0)` })),
]

/** Their light on the wall and down to the desk, and their shades. */
const lamps = (): Node[] => [
  ...LAMPS.map(
    (x, i): Node =>
      i > 0
        ? { use: 'light', transform: `translate(${x - LAMP} 0)` }
        : {
            name: 'light',
            nodes: [
              {
                d: rect(x - 120, ROOF, 240, DESK - ROOF),
                fill: glow([x, ROOF + 44], 120, 1.7, [0, ink.paper, 0.85], [1, ink.paper, 0]),
              },
              { d: `M${x - 2} ${ROOF}h4v26h-4zM${x - 34} ${ROOF + 44}c2-26 66-26 68 0z`, fill: ink.deep },
              { d: ellipse(x, ROOF + 45, 29, 5), fill: ink.paper },
            ],
          },
  ),
]

/** The door stands open, with a light over it and a plant beside it. */
const door = (x: number): Shape[] => [
  {
    d: rect(x, ROOF, BAY, FLOOR - ROOF),
    fill: down(ROOF, FLOOR, [0, mix(ink.wheat, ink.gold, 0.2)], [1, mix(ink.gold, ink.oak, 0.4)]),
  },
  {
    d: rect(x, ROOF, BAY, FLOOR - ROOF),
    fill: glow([x + 135, 316], 130, 1, [0, ink.paper, 0.9], [1, ink.paper, 0]),
  },
  { d: rect(x + 60, 330, 150, FLOOR - 330), fill: ink.navy },
  {
    d: rect(x + 72, 342, 126, FLOOR - 342),
    fill: down(342, FLOOR, [0, ink.paper], [0.6, ink.wheat], [1, ink.lamp]),
  },
  {
    d: `M${x + 198} 342l44 20v${FLOOR - 362}h-44z`,
    fill: {
      kind: 'linear',
      from: [x + 198, 0],
      to: [x + 242, 0],
      stops: [
        [0, mix(ink.brick, ink.gold, 0.25)],
        [1, mix(ink.brick, ink.soil, 0.6)],
      ],
    },
  },
  {
    d: `M${x + 206} 368l28 11v92l-28-5zM${x + 206} 492l28 4v88l-28 6z`,
    stroke: mix(ink.brick, ink.soil, 0.6),
    width: 3,
  },
  { d: `M${x + 109} 312h52l-12-20h-28z`, fill: ink.deep },
  {
    d: `M${x + 33} 560q-28-26-24-78 26 24 27 62-6-66 4-106 20 44 4 106 6-34 22-52 4 46-22 68z`,
    fill: mix(ink.hill, ink.gold, 0.36),
  },
  {
    d: `M${x + 14} 556h42l-6 60h-30z`,
    fill: mix(ink.brick, ink.oak, 0.6),
  },
]

const CROWN =
  ellipse(70, 372, 62, 48) + ellipse(22, 416, 54, 46) + ellipse(120, 414, 52, 44) + ellipse(68, 452, 74, 42)

/** One on each side, in the light of the windows. */
const trees = (): Node[] => [
  {
    name: 'tree',
    nodes: [
      { d: `M58 ${FLOOR + 20}q10-80-4-170h26q-10 90 4 170z`, fill: ink.deep },
      { d: CROWN, fill: mix(ink.hill, ink.gold, 0.36) },
      {
        transform: 'translate(-4 3)',
        nodes: [{ d: CROWN, fill: ink.spruce }],
      },
    ],
  },
  { use: 'tree', transform: `translate(${WIDTH} 0) scale(-1 1)` },
]
