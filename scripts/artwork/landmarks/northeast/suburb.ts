/** The edge of the city behind the railway: trees and homes in rows, thinner towards the airfield. */
import type { Hour } from '../../hero/hour.ts'
import { gradientNoise, lerp, random, smoothstep } from '../../noise.ts'
import { mix, oklch } from '../../palette.ts'
import { ellipse, rect, type Shape, tidy } from '../../shape.ts'
import { fir, leafy } from '../plants.ts'
import { LINE } from './view.ts'

const ROWS = 7
/** Where the trees end, about. */
const END = 430

export function suburb({ lamps, plain }: Hour, dark: boolean): Shape[] {
  const draw = random(52)
  const groves = gradientNoise(19)
  const wood = dark ? oklch(13, 0.03, 236) : oklch(24, 0.04, 272)
  const leaf = dark ? oklch(20, 0.04, 236) : oklch(33, 0.05, 285)
  const sunlit = dark ? oklch(32, 0.045, 230) : oklch(57, 0.085, 18)
  const wall = dark ? oklch(24, 0.045, 240) : oklch(45, 0.06, 305)
  return Array.from({ length: ROWS }, (_, row): Shape[] => {
    const near = row / (ROWS - 1)
    const tall = lerp(8, 27, near)
    // Distance pales the farther rows, so that each stands out from the next.
    const seen = (tone: string) => mix(tone, plain.top, 0.62 * (1 - near) ** 1.2)
    const leaves = { dark: seen(wood), mid: seen(leaf), lit: seen(sunlit), bark: seen(wood) }
    const trees: Shape[] = []
    const homes = { wall: '', roof: '', pane: '' }
    let [firs, shadows] = ['', '']
    const end = END + 70 * Math.sin(row * 2.3)
    for (let x = -24; x < end + 60; x += tall * (0.42 + 0.75 * draw())) {
      const foot = LINE + 4 + 54 * near ** 1.35 + tall * 0.12 * (draw() - 0.5)
      const grove = groves(x / (60 + 90 * near), row * 3.7)
      const thin = smoothstep(end - 280, end + 60, x)
      if (grove < -0.16 + 0.5 * thin || draw() < 0.75 * thin) continue
      const kind = draw()
      const high = tall * (0.55 + 0.75 * draw())
      shadows += ellipse(x, foot, high * 0.42, high * 0.05)
      if (kind < 0.24) addHome(homes, x, foot, tall * 0.62, draw)
      else if (kind < 0.4) firs += fir([x, foot], high * 1.1, row * 90 + Math.round(x))
      else trees.push(...leafy([x, foot], high, leaves, row * 900 + Math.round(x), 1, 0.4))
    }
    return [
      { d: shadows, fill: seen(wood), opacity: 0.4 },
      { d: firs, fill: seen(mix(wood, leaf, 0.3)) },
      ...trees,
      { d: homes.wall, fill: seen(wall) },
      { d: homes.roof, fill: seen(mix(wood, wall, 0.2)) },
      { d: homes.pane, fill: lamps.colour, opacity: 0.6 + 0.35 * near },
    ].filter(({ d }) => d)
  }).flat()
}

function addHome(
  homes: { wall: string; roof: string; pane: string },
  x: number,
  foot: number,
  size: number,
  draw: () => number,
): void {
  const half = size * (0.6 + 0.25 * draw())
  const [eave, ridge] = [foot - size * 0.55, foot - size]
  const at = (px: number, py: number) => `${tidy(px)} ${tidy(py)}`
  homes.wall += rect(x - half, eave, half * 2, size * 0.55)
  homes.roof += `M${at(x - half * 1.15, eave + 0.6)}L${at(x - half * 0.5, ridge)}H${tidy(x + half * 0.5)}L${at(x + half * 1.15, eave + 0.6)}z`
  for (const share of [-0.5, 0.1])
    if (draw() < 0.7)
      homes.pane += rect(
        x + share * half,
        foot - size * 0.4,
        Math.max(1, size * 0.2),
        Math.max(1, size * 0.22),
      )
}
