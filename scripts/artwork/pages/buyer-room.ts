/** The room: its lamp, and the window behind those at the table, with the home they talk of in the dusk. */
import { ink, mix, oklch } from '../palette.ts'
import { firs } from '../scenes/fir.ts'
import { haze } from '../scenes/foliage.ts'
import { bungalow } from '../scenes/houses/bungalow.ts'
import { coats } from '../scenes/houses/coats.ts'
import { dashes, down, ellipse, glow, type Point, rect, type Shape } from '../shape.ts'
import { type Node, placed } from '../svg.ts'

export const [WIDTH, HEIGHT] = [4000, 1600]
/** The far and the near edge of the table's top, and its left end. */
export const TABLE = { far: 1120, near: 1262, left: 2330 } as const
/** The middle of the lamp's shade. */
const LAMP: Point = [3716, 900]
/** The window, and where the ground is outside. */
const [LEFT, TOP, WIDE, TALL, GROUND] = [2740, 170, 900, 700, 740]

/** What the lamp throws on the wall, and how dark the room is beyond. */
export const wall = (): Shape[] => [
  {
    d: rect(2000, 0, 2000, HEIGHT),
    fill: glow(LAMP, 1480, 0.6, [0, ink.amber, 0.6], [0.4, ink.oak, 0.34], [1, ink.oak, 0]),
  },
]

export function view(): Node[] {
  const open = rect(LEFT, TOP, WIDE, TALL)
  const grass = oklch(38, 0.045, 180)
  const stars: readonly Point[] = [
    [2800, 240],
    [2896, 330],
    [2960, 214],
    [3080, 280],
    [3260, 226],
    [3360, 320],
    [3480, 206],
    [3590, 300],
  ]
  const walk = `M3168 ${GROUND + 8}h40l150 140h-280z`
  return [
    {
      clip: open,
      outside: true,
      nodes: [
        {
          d: open,
          fill: down(
            TOP,
            GROUND,
            [0, mix(ink.blue, ink.navy, 0.35)],
            [0.5, mix(ink.blue, ink.lilac, 0.45)],
            [0.8, mix(ink.blush, ink.lilac, 0.3)],
            [1, mix(ink.gold, ink.blush, 0.4)],
          ),
        },
        {
          d: open,
          fill: glow(
            [3420, GROUND - 20],
            620,
            0.5,
            [0, ink.amber, 0.9],
            [0.5, ink.gold, 0.35],
            [1, ink.gold, 0],
          ),
          daily: true,
        },
        { d: dashes(stars, 0), stroke: ink.wheat, width: 6, round: true, nightly: true },
        { d: ellipse(2860, 420, 28), fill: ink.wheat, nightly: true },
        {
          d: `M${LEFT} 660q180-70 360-24t330-30 240 40v120H${LEFT}z`,
          fill: mix(ink.nearRange, ink.lilac, 0.18),
        },
        haze(3400, 690, 420, ink.blush, 0.5),
        ...firs(
          [
            [2816, 752, 230],
            [2884, 748, 160],
            [3540, 750, 250],
            [3600, 752, 170],
          ],
          mix(ink.spruce, ink.navy, 0.3),
          mix(ink.hill, ink.amber, 0.3),
          1,
          true,
        ),
        placed(
          bungalow(
            { ...coats.evening, wall: mix(ink.glacier, ink.pale, 0.25), roof: mix(ink.navy, ink.blue, 0.25) },
            true,
            1,
          ),
          3186,
          GROUND + 4,
          0.64,
        ),
        {
          d: rect(LEFT, GROUND, WIDE, 140),
          fill: down(GROUND, TOP + TALL, [0, grass], [1, mix(grass, ink.night, 0.5)]),
        },
        { d: walk, fill: down(GROUND, TOP + TALL, [0, ink.gold, 0.75], [1, ink.gold, 0.15]) },
      ],
    },
    ...frame(),
  ]
}

function frame(): Shape[] {
  const oak = mix(ink.oak, ink.soil, 0.45)
  const lit = mix(ink.oak, ink.lamp, 0.6)
  const [right, foot] = [LEFT + WIDE, TOP + TALL]
  return [
    {
      d: `M${LEFT + WIDE / 3 - 30} ${TOP}v${TALL}M${LEFT + (2 * WIDE) / 3 + 30} ${TOP}v${TALL}`,
      stroke: oak,
      width: 16,
    },
    { d: rect(LEFT, TOP, WIDE, TALL), stroke: oak, width: 34 },
    {
      d: `M${LEFT - 17} ${TOP - 17}H${right + 17}V${foot}M${LEFT + 17} ${TOP + 17}V${foot - 17}`,
      stroke: lit,
      width: 5,
    },
    { d: rect(LEFT - 56, foot + 12, WIDE + 112, 30), fill: oak },
    { d: `M${LEFT - 56} ${foot + 12}H${right + 56}`, stroke: lit, width: 6 },
  ]
}

/** On the table, lit, with a shade of cloth. */
export function lamp(): Node[] {
  const [x, y] = LAMP
  return [
    { d: ellipse(x, TABLE.far + 44, 74, 14), fill: ink.deep, opacity: 0.6 },
    {
      d: `M${x - 9} ${y + 60}h18l6 150q40 8 44 34h-118q4-26 44-34z`,
      fill: mix(ink.gold, ink.soil, 0.45),
    },
    {
      d: ellipse(x, y, 420, 330),
      fill: glow([x, y], 420, 0.78, [0, ink.lamp, 0.85], [0.4, ink.gold, 0.25], [1, ink.gold, 0]),
    },
    {
      d: `M${x - 66} ${y - 90}h132l44 176h-220z`,
      fill: down(y - 90, y + 86, [0, ink.lamp], [0.6, ink.paper], [1, ink.lamp]),
    },
    {
      d: `M${x - 110} ${y + 86}h220M${x - 66} ${y - 90}h132`,
      stroke: mix(ink.gold, ink.oak, 0.3),
      width: 7,
    },
  ]
}
