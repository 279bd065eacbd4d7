/** The near bank: firs and reeds at the left. */
import type { Hour } from '../../hero/hour.ts'
import { toFloor } from '../../hills.ts'
import { mix, oklch } from '../../palette.ts'
import { down, type Point, polygon, type Shape } from '../../shape.ts'
import { HEIGHT } from '../landmark.ts'
import { blades, fir } from '../plants.ts'
import { woods } from './woods.ts'

export function banks({ inks: ink }: Hour, dark: boolean, draw: () => number): Shape[] {
  const wood = woods(dark)
  const firs = [
    [-14, 330],
    [30, 246],
    [70, 316],
    [112, 208],
    [152, 258],
    [188, 150],
    [222, 190],
    [258, 104],
    [292, 132],
    [328, 66],
  ].map(([x = 0, tall = 0]) => ({ x, tall, y: 572 + 0.07 * x + draw() * 12 }))
  /** All of them, further right by a few px: the light is on that side. */
  const stand = (by: number) =>
    firs.map(({ x, y, tall }) => fir([x + by, y], tall, Math.round(tall))).join('')
  const bank = (x: number) => 552 + 46 * (x / 420) ** 1.6 + 3 * Math.sin(x / 17)
  const bankLine: Point[] = Array.from(
    { length: 30 },
    (_, i): Point => [-20 + i * 18, bank(Math.max(0, -20 + i * 18))],
  )
  const reeds = dark
    ? ([oklch(14, 0.03, 236), oklch(20, 0.04, 236), oklch(40, 0.05, 230)] as const)
    : ([oklch(22, 0.035, 200), oklch(32, 0.05, 150), oklch(68, 0.11, 84)] as const)
  return [
    {
      d: polygon(toFloor(bankLine, HEIGHT + 4), 1),
      fill: down(545, HEIGHT, [0, mix(wood, ink.night, 0.5)], [1, ink.deep]),
    },
    { d: stand(2.6), fill: dark ? oklch(40, 0.06, 232) : oklch(50, 0.075, 130) },
    { d: stand(0), fill: mix(wood, ink.night, 0.72) },
    ...blades(
      { seed: 21, top: bank, from: -10, to: 470, depth: 60, count: 900, tall: [16, 44], lean: 0.3 },
      reeds,
      4,
    ),
  ]
}
