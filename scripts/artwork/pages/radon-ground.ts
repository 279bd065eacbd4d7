/** The ground below a street, cut open: turf, soil, clay, gravel and rock, and the gas on its way up through them. */
import { gradientNoise, lerp, random } from '../noise.ts'
import { ink, kept, mix, oklch } from '../palette.ts'
import { curve, down, glow, type Point, polygon, rect, type Shape } from '../shape.ts'

export const [WIDTH, HEIGHT] = [4000, 1600]
/** Where the houses stand. */
export const SURFACE = 740
/** The slab of the house that the gas finds: its left and right end, its lower face, and the crack in it. */
export const SLAB = { left: 2424, right: 2988, y: 928, crack: 2640 } as const

const soil = mix(ink.soil, ink.oak, 0.3)
const clay = mix(ink.oak, ink.soil, 0.12)
const gravel = mix(mix(ink.soil, ink.oak, 0.55), ink.belly, 0.4)
const rock = oklch(34, 0.045, 200)
const pebble = mix(ink.belly, ink.wheat, 0.42)

/** The upper edges of the clay, of the gravel and of the rock. */
const [CLAY, GRAVEL, ROCK] = [SURFACE + 58, SURFACE + 226, SURFACE + 366]
/** How far down the gas is shown; below that are the figures. */
const DEEPEST = SURFACE + 560

function edge(y: number, swell: number, seed: number): Point[] {
  const noise = gradientNoise(seed)
  return Array.from({ length: 15 }, (_, i): Point => {
    const x = -100 + i * 300
    return [x, y + swell * noise(x / 700, 0.5)]
  })
}

const layer = (line: readonly Point[]) => `${curve(line)}V${HEIGHT}H-100z`

export function strata(): Shape[] {
  const [clays, gravels] = [edge(CLAY, 34, 3), edge(GRAVEL, 56, 8)]
  const draw = random(21)
  // Each lies as it fell.
  const stones = (count: number, top: number, deep: number, long: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [WIDTH * draw(), top + deep * draw()].map(Math.round)
      return `M${x} ${y}l${Math.round(long * (0.3 + 0.7 * draw()))} ${Math.round(long * (draw() - 0.5))}`
    }).join('')
  const seam = edge(CLAY + 96, 40, 12)
  return [
    {
      d: rect(0, SURFACE, WIDTH, HEIGHT - SURFACE),
      fill: down(SURFACE, CLAY + 40, [0, soil], [1, mix(soil, ink.deep, 0.3)]),
    },
    { d: layer(clays), fill: down(CLAY, GRAVEL + 30, [0, clay], [1, mix(clay, ink.soil, 0.5)]) },
    { d: curve(clays), stroke: mix(clay, ink.wheat, 0.4), width: 4, opacity: 0.7 },
    { d: curve(seam), stroke: mix(clay, ink.soil, 0.45), width: 16, opacity: 0.5 },
    { d: curve(edge(CLAY + 132, 40, 15)), stroke: mix(clay, ink.wheat, 0.2), width: 5, opacity: 0.4 },
    { d: layer(gravels), fill: down(GRAVEL, ROCK + 60, [0, gravel], [1, mix(gravel, ink.deep, 0.45)]) },
    { d: curve(gravels), stroke: mix(gravel, ink.wheat, 0.35), width: 4, opacity: 0.7 },
    {
      d: stones(50, CLAY + 24, 150, 6),
      stroke: mix(clay, ink.soil, 0.6),
      width: 9,
      round: true,
      opacity: 0.7,
    },
    {
      d: stones(58, GRAVEL + 30, 130, 8),
      stroke: mix(pebble, gravel, 0.5),
      width: 15,
      round: true,
      opacity: 0.8,
    },
    {
      d: stones(36, GRAVEL + 46, 110, 22),
      stroke: mix(pebble, gravel, 0.3),
      width: 27,
      round: true,
      opacity: 0.75,
    },
    {
      d: stones(26, GRAVEL + 74, 80, 30),
      stroke: mix(pebble, gravel, 0.12),
      width: 42,
      round: true,
      opacity: 0.7,
    },
    ...bedrock(),
  ]
}

/** Blocks between clefts, each turned a little more or less to the light, and darker the deeper they are. */
function bedrock(): Shape[] {
  const draw = random(33)
  const steps = 15
  const column = (y: number, rough: number, wander: number): Point[] =>
    Array.from(
      { length: steps },
      (_, i): Point => [-60 + (i * 4120) / (steps - 1) + wander * (draw() - 0.5), y + rough * (draw() - 0.5)],
    )
  const rows = [
    column(ROCK, 74, 110),
    column(ROCK + 150, 90, 190),
    column(ROCK + 310, 90, 190),
    column(HEIGHT + 60, 0, 190),
  ]
  const light: string[] = []
  const dark: string[] = []
  rows.slice(0, -1).forEach((row, r) => {
    const next = rows[r + 1] ?? row
    for (let i = 0; i < steps - 1; i++) {
      const share = draw()
      const corners = [row[i], row[i + 1], next[i + 1], next[i]].filter((point) => point !== undefined)
      if (share > 0.3 && share < 0.66) continue
      ;(share < 0.3 ? light : dark).push(polygon(corners))
    }
  })
  const top = rows[0] ?? []
  const body = `${polygon([...top, [4100, HEIGHT], [-100, HEIGHT]])}`
  return [
    { d: body, fill: down(ROCK - 40, HEIGHT, [0, rock], [1, mix(rock, ink.deep, 0.75)]) },
    {
      d: light.join(''),
      fill: down(ROCK, HEIGHT, [0, mix(rock, ink.glacier, 0.2), 0.7], [0.3, rock, 0.5], [1, rock, 0.2]),
    },
    { d: dark.join(''), fill: down(ROCK, HEIGHT, [0, ink.night, 0.4], [1, ink.night, 0.5]) },
    { d: polygon(top).replace('z', ''), stroke: mix(rock, ink.pale, 0.4), width: 4, opacity: 0.7 },
  ]
}

/** Where a thread of gas is, from the rock (0) to its end (1). */
function thread(from: Point, to: Point, noise: (x: number, y: number) => number, seed: number): Point[] {
  return Array.from({ length: 5 }, (_, i): Point => {
    const share = i / 4
    const eased = share * share * (3 - 2 * share)
    const sway = 90 * noise(seed * 1.7, share * 2.2) * Math.sin(Math.PI * share)
    return [lerp(from[0], to[0], eased) + sway, lerp(from[1], to[1], share)]
  })
}

/** The gas: everywhere a little, which is lost in the open air, and all that is drawn to the one slab. */
export function gas(): Shape[] {
  const draw = random(7)
  const noise = gradientNoise(19)
  const gold = mix(ink.gold, ink.wheat, 0.5)
  const rising = (count: number, to: (from: number) => Point, spread: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) => {
      const x = lerp(spread[0], spread[1], (i + 0.8 * draw()) / count)
      return curve(thread([x, DEEPEST - 190 * draw()], to(x), noise, i + 3))
    }).join('')
  const far = rising(22, (x) => [x + 160 * (draw() - 0.5), SURFACE - 60 * draw()], [40, 3960])
  const under = (SLAB.right - SLAB.left) * 0.42
  const drawn = rising(22, () => [SLAB.crack + 60 + under * (draw() * 2 - 1), SLAB.y + 4], [1900, 3500])
  const through = rising(9, () => [SLAB.crack + 16 * (draw() - 0.5), SLAB.y - 60], [2200, 3140])
  const fade = (low: number, high: number) =>
    down(
      SURFACE,
      HEIGHT,
      [0, kept(gold), 0],
      [0.1, kept(gold), high],
      [0.6, kept(gold), high * 0.8],
      [1, kept(gold), low],
    )
  return [
    {
      d: rect(SLAB.left - 700, SURFACE, SLAB.right - SLAB.left + 1400, HEIGHT - SURFACE),
      fill: glow(
        [SLAB.crack + 60, SLAB.y + 60],
        900,
        0.5,
        [0, kept(ink.gold), 0.4],
        [0.5, kept(ink.gold), 0.12],
        [1, kept(ink.gold), 0],
      ),
    },
    { d: far, stroke: fade(0.1, 0.5), width: 7, round: true, dash: [0, 34] },
    { d: drawn, stroke: fade(0.12, 0.85), width: 8, round: true, dash: [0, 24] },
    { d: through, stroke: kept(ink.wheat), width: 9, round: true, dash: [0, 21], opacity: 0.9 },
  ]
}
