/** The balcony that the city is seen from: its rail of glass, two chairs, a table with a lantern, and plants. */
import { ink, kept, mix } from '../palette.ts'
import { between, down, ellipse, glow, rect, type Shape } from '../shape.ts'
import type { Node } from '../svg.ts'
import { HEIGHT, WIDTH } from './condos-city.ts'

/** The top of the rail, and the far edge of the boards. */
const [RAIL, BOARDS] = [1216, 1478]
const POSTS = Array.from({ length: 9 }, (_, i) => 130 + i * 470)
const metal = mix(ink.night, ink.navy, 0.4)

export const rail = (): Shape[] => [
  {
    d: rect(0, RAIL, WIDTH, BOARDS - RAIL),
    fill: down(RAIL, BOARDS, [0, mix(ink.glacier, ink.lilac, 0.4), 0.2], [1, ink.night, 0.5]),
  },
  {
    d: POSTS.map(
      (x) => `M${x + 120} ${BOARDS}l120-250h60l-120 250zM${x + 210} ${BOARDS}l120-250h18l-120 250z`,
    ).join(''),
    fill: mix(ink.pale, ink.lilac, 0.4),
    opacity: 0.1,
  },
  { d: POSTS.map((x) => rect(x, RAIL, 12, BOARDS - RAIL)).join(''), fill: metal },
  { d: rect(0, RAIL - 12, WIDTH, 22), fill: metal },
  { d: `M0 ${RAIL - 13}H${WIDTH}`, stroke: mix(ink.blush, ink.lilac, 0.3), width: 4 },
  { d: rect(0, BOARDS - 14, WIDTH, 16), fill: ink.deep },
]

/** The boards run to the rail, and the lantern's light lies on them. */
export function boards(): Shape[] {
  const seams = Array.from({ length: 30 }, (_, i) => {
    const x = -560 + i * 178
    return `M${x} ${BOARDS}L${Math.round(2700 + (x - 2700) * 1.28)} ${HEIGHT}`
  })
  return [
    {
      d: rect(0, BOARDS, WIDTH, HEIGHT - BOARDS),
      fill: down(BOARDS, HEIGHT, [0, mix(ink.soil, ink.navy, 0.45)], [1, mix(ink.soil, ink.night, 0.7)]),
    },
    {
      d: rect(1700, BOARDS, 2000, HEIGHT - BOARDS),
      fill: glow(
        [2652, BOARDS + 40],
        900,
        0.2,
        [0, kept(ink.lamp), 0.6],
        [0.5, kept(ink.gold), 0.2],
        [1, kept(ink.gold), 0],
      ),
    },
    { d: seams.join(''), stroke: ink.deep, width: 4, opacity: 0.6 },
  ]
}

/** A chair of slats with a fanned back, seen from behind; the lantern's light is on its right. */
function chair(): Node[] {
  const wood = mix(ink.brick, ink.oak, 0.2)
  const slat = (x: number, lean: number, top: number) =>
    `M${x - 21} 0l${lean} ${top}q${21 + lean * 0.06}-26 ${46 + lean * 0.06} 0L${x + 21} 0z`
  const slats = [
    [-96, -42, -236],
    [-48, -22, -272],
    [0, -2, -284],
    [48, 18, -272],
    [96, 38, -236],
  ] as const
  return [
    { d: ellipse(0, 92, 220, 18), fill: ink.deep, opacity: 0.6 },
    { d: 'M-150-40L-176 92h30L-118-40zM150-40L176 92h-30L118-40z', fill: mix(wood, ink.deep, 0.6) },
    {
      d: slats.map(([x, lean, top]) => slat(x, lean, top)).join(''),
      fill: between(
        [-140, 0],
        [150, 0],
        [0, kept(mix(wood, ink.night, 0.55))],
        [0.7, kept(mix(wood, ink.night, 0.15))],
        [1, kept(mix(wood, ink.lamp, 0.35))],
      ),
    },
    {
      d: 'M-136-196Q0-226 138-196l-2 26Q0-200-134-170zM-126-70H126v30H-126z',
      fill: kept(mix(wood, ink.night, 0.5)),
    },
    { d: 'M-196-104h62l20 26v12h-86zM196-104h-62l-20 26v12h86z', fill: kept(mix(wood, ink.night, 0.3)) },
    { d: 'M196-104h-62M-134-104h-62', stroke: kept(mix(wood, ink.lamp, 0.6)), width: 5 },
    { d: 'M-104 0h208v22h-208z', fill: kept(mix(wood, ink.night, 0.65)) },
  ]
}

/** Two of them, turned a little to each other, and the table between them. */
export function seats(): Node[] {
  const x = 2652
  return [
    {
      d: ellipse(x, 1352, 420, 300),
      fill: glow(
        [x, 1352],
        420,
        0.72,
        [0, kept(ink.lamp), 0.55],
        [0.4, kept(ink.gold), 0.18],
        [1, kept(ink.gold), 0],
      ),
    },
    {
      name: 'chair',
      transform: 'translate(2330 1490)',
      nodes: [{ name: 'seat', transform: 'skewX(-3)', nodes: chair() }],
    },
    { use: 'seat', transform: 'translate(2974 1490) scale(-1 1)' },
    { d: `M${x - 8} 1424h16v146h-16zM${x - 64} 1566h128v12h-128z`, fill: ink.deep },
    { d: ellipse(x, 1420, 118, 18), fill: mix(ink.oak, ink.deep, 0.45) },
    { d: ellipse(x, 1416, 118, 17), fill: kept(mix(ink.oak, ink.lamp, 0.25)) },
    // The lantern and two cups.
    { d: `M${x - 32} 1336h64l8 76h-80z`, fill: kept(ink.lamp) },
    { d: ellipse(x, 1384, 13, 24), fill: kept(ink.paper) },
    {
      d: `M${x - 38} 1336h76l-22-28h-32zM${x - 44} 1408h88v10h-88zM${x - 30} 1336l-6 74M${x + 30} 1336l6 74`,
      fill: ink.deep,
      stroke: ink.deep,
      width: 6,
    },
    { d: `M${x - 16} 1308q0-30 16-30t16 30`, stroke: ink.deep, width: 6 },
    { d: `M${x + 58} 1382h34l-4 34h-26zM${x - 92} 1386h34l-4 34h-26z`, fill: kept(ink.wheat) },
  ]
}

/** In a pot, its leaves lit from the lantern's side. */
export function plants(): Node[] {
  const leaf = mix(ink.hill, ink.nearRange, 0.35)
  const blades =
    'M0-100Q-26-300-150-390M0-100Q-12-330-66-470M0-100Q6-330 30-500M0-100Q24-300 124-420M0-100Q40-240 190-320M0-100Q-60-200-196-262'
  return [
    {
      transform: 'translate(3330 1584)',
      nodes: [
        { d: blades, stroke: leaf, width: 34, round: true },
        { d: blades, stroke: kept(mix(leaf, ink.lamp, 0.4)), width: 5, round: true },
        { d: 'M-88-116H88L66 0H-66z', fill: mix(ink.belly, ink.navy, 0.4) },
        { d: 'M-88-116h56l8 116h-42z', fill: kept(mix(ink.belly, ink.lamp, 0.35)) },
      ],
    },
  ]
}
