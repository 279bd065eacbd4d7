import { ink, mix, oklch } from '../palette.ts'
import { down, glow, polygon, rect, type Shape } from '../shape.ts'
import { svg } from '../svg.ts'
import { spruce } from '../trees.ts'
import { poplars } from './plants.ts'
import { BESIDE, HEIGHT, mountains, shadow, WIDTH } from './stage.ts'
import { arch, under } from './vault.ts'

const [FOCUS, RIM] = [2480, 806]

/** Fields measured out in straight lines to the mountains, and the grain elevator at the end of the road. */
export function tools(): string {
  const canola = mix(ink.gold, oklch(86, 0.16, 100), 0.5)
  const green = oklch(48, 0.075, 140)
  const tones = [
    green,
    canola,
    mix(green, ink.hill, 0.35),
    mix(ink.wheat, ink.gold, 0.35),
    mix(green, canola, 0.3),
  ]
  const feet = [-3400, -2300, -1500, -930, -480, -140, 140, 560, 1100, 1800, 2800, 4200]
  const strips = feet.slice(0, -1).map((foot, index): Shape => {
    const next = feet[index + 1] ?? foot
    const at = (x: number) => [FOCUS + x * 0.14, RIM] as const
    const tone = index === 5 ? mix(ink.wheat, ink.belly, 0.45) : (tones[index % 5] ?? green)
    return {
      d: polygon([at(foot), at(next), [FOCUS + next, HEIGHT], [FOCUS + foot, HEIGHT]]),
      fill: down(RIM, HEIGHT, [0, mix(tone, ink.wheat, 0.35)], [0.3, tone], [1, mix(tone, ink.night, 0.62)]),
    }
  })
  return svg(WIDTH, HEIGHT, [
    ...arch(
      BESIDE,
      { seed: 5, light: [2540, 600] },
      ...mountains(BESIDE, { seed: 17, rise: 118, light: 2540 }),
      { d: rect(1600, RIM - 8, 2400, 10), fill: mix(ink.nearRange, ink.gold, 0.25) },
    ),
    { clip: under(BESIDE, 5), nodes: strips },
    shadow(RIM - 2),
    ...elevator(2392, 822),
    ...poplars(
      [
        [2176, 822],
        [2200, 822],
        [2224, 822],
      ],
      96,
      mix(ink.hill, green, 0.3),
      ink.gold,
    ),
    {
      d: [2050, 2080, 2900, 2930, 2958, 3300].map((x, i) => spruce([x, 816], 44 + (i % 3) * 14)).join(''),
      fill: ink.hill,
    },
    {
      d: rect(2000, RIM, 1000, 90),
      fill: glow([FOCUS, RIM], 460, 0.16, [0, ink.wheat, 0.5], [1, ink.gold, 0]),
    },
  ])
}

/** A wooden grain elevator with its annex and a loading shed. */
function elevator(x: number, ground: number): Shape[] {
  const [front, side, roof] = [mix(ink.brick, ink.belly, 0.3), mix(ink.brick, ink.navy, 0.62), ink.navy]
  const at = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([dx, dy]) => [x + dx, ground + dy] as const))
  return [
    {
      d: at([
        [-46, 0],
        [-46, -196],
        [-30, -226],
        [-24, -272],
        [0, -292],
        [24, -272],
        [30, -226],
        [46, -196],
        [46, 0],
      ]),
      fill: side,
    },
    {
      d: at([
        [8, 0],
        [8, -286],
        [24, -272],
        [30, -226],
        [46, -196],
        [46, 0],
      ]),
      fill: front,
    },
    {
      d: at([
        [-52, -192],
        [-32, -232],
        [-28, -276],
        [0, -298],
        [28, -276],
        [32, -232],
        [52, -192],
        [44, -194],
        [26, -224],
        [20, -268],
        [0, -284],
        [-20, -268],
        [-26, -224],
        [-44, -194],
      ]),
      fill: roof,
    },
    {
      d: at([
        [46, 0],
        [46, -92],
        [82, -118],
        [118, -92],
        [118, 0],
      ]),
      fill: mix(front, side, 0.4),
    },
    {
      d: at([
        [40, -88],
        [82, -122],
        [124, -88],
        [124, -98],
        [82, -132],
        [40, -98],
      ]),
      fill: roof,
    },
    {
      d: at([
        [-112, 0],
        [-112, -46],
        [-78, -66],
        [-46, -46],
        [-46, 0],
      ]),
      fill: mix(side, ink.navy, 0.3),
    },
    { d: rect(x - 8, ground - 252, 14, 18), fill: ink.lamp },
    { d: rect(x - 96, ground - 34, 34, 34), fill: ink.lamp },
  ]
}
