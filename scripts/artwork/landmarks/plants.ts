/** Grass and leafy trees in many small strokes, lit from one side. */
import { gradientNoise, lerp, random } from '../noise.ts'
import { type Point, type Shape, tidy } from '../shape.ts'

export interface Leaves {
  dark: string
  mid: string
  lit: string
  bark: string
}

/** A leafy tree with its foot at the point; `side` is 1 if the light is on its right. */
export function leafy(
  [x, y]: Point,
  tall: number,
  { dark, mid, lit, bark }: Leaves,
  seed: number,
  side: 1 | -1 = 1,
  slim = 0.36,
): Shape[] {
  const draw = random(seed)
  const [wide, high] = [tall * slim, tall * 0.37]
  const middle = y - tall * 0.6
  // Overlapping masses, the lower ones wider, with sky between them at the rim.
  const masses = Array.from({ length: 13 }, (_, index): readonly [number, number, number] => {
    const turn = index * 2.4 + draw()
    const out = Math.sqrt((index + 0.3) / 13) * 0.86
    const rise = Math.sin(turn) * out
    return [
      x + Math.cos(turn) * wide * out * (1 + 0.25 * rise),
      middle + rise * high,
      wide * (0.3 + 0.22 * draw()),
    ]
  })
  const dabs = (share: number, size: number, count: number) => {
    let d = ''
    for (const [mx, my, r] of masses)
      for (let i = 0; i < count; i++) {
        const turn = draw() * Math.PI * 2
        const out = Math.sqrt(draw()) * r * 1.15
        const dx = Math.cos(turn) * out
        const dy = Math.sin(turn) * out * 0.9
        // Towards the light and upwards within each mass, and within the tree.
        const facing = (side * dx - dy * 0.9) / r + (side * (mx - x) - 0.8 * (my - middle)) / (tall * 0.45)
        if (facing < share + 0.9 * (draw() - 0.5)) continue
        d += dab(mx + dx, my + dy, tall * size * (0.5 + 0.9 * draw()), draw() * 3.2)
      }
    return d
  }
  const limb = (ax: number, ay: number, bx: number, by: number) =>
    `M${tidy(x + ax * tall)} ${tidy(y - ay * tall)}Q${tidy(x + (ax + bx) * 0.4 * tall)} ${tidy(y - (ay + by) * 0.55 * tall)} ${tidy(x + bx * tall)} ${tidy(y - by * tall)}`
  return [
    {
      d: `${limb(0, -0.01, 0.015, 0.42)}`,
      stroke: bark,
      width: Math.max(0.8, tall * 0.04),
    },
    {
      d: `${limb(0.01, 0.2, -0.12, 0.5)}${limb(0.01, 0.24, 0.13, 0.55)}`,
      stroke: bark,
      width: Math.max(0.6, tall * 0.02),
    },
    { d: dabs(-9, 0.03, 60), fill: dark },
    { d: dabs(-0.15, 0.022, 62), fill: mid },
    { d: dabs(0.85, 0.016, 84), fill: lit },
    {
      d: `${limb(0.004, 0.3, 0.03, 0.74)}${limb(0.02, 0.4, -0.1, 0.62)}`,
      stroke: bark,
      width: tall * 0.011,
      opacity: 0.55,
    },
  ]
}

const dab = (x: number, y: number, r: number, turn: number): string => {
  const [c, s] = [Math.cos(turn) * r, Math.sin(turn) * r * 0.8]
  return `M${tidy(x - c)} ${tidy(y - s)}Q${tidy(x - s)} ${tidy(y + c)} ${tidy(x + c)} ${tidy(y + s)}Q${tidy(x + s)} ${tidy(y - c)} ${tidy(x - c)} ${tidy(y - s)}z`
}

interface Meadow {
  seed: number
  /** The upper edge, and how far down it goes. */
  top: (x: number) => number
  from: number
  to: number
  depth: number
  count: number
  /** Height of a blade, at the upper edge and at the lower one. */
  tall: readonly [far: number, near: number]
  /** How far the wind bends a blade, as a share of its height. */
  lean: number
}

/** Blades of grass from the upper edge down, farther ones first; those near are longer. */
export function blades(
  { seed, top, from, to, depth, count, tall, lean }: Meadow,
  tones: readonly [dark: string, middle: string, lit: string],
  bands = 6,
): Shape[] {
  const draw = random(seed)
  const patches = gradientNoise(seed + 5)
  const all = Array.from({ length: bands }, (): [string, string, string] => ['', '', ''])
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, draw())
    const share = draw() ** 1.2
    const band = all[Math.min(bands - 1, Math.floor(share * bands))]
    if (!band) continue
    const y = top(x) + depth * share
    const high = lerp(tall[0], tall[1], share) * (0.5 + 0.8 * draw())
    const bend = high * (lean + 0.6 * (draw() - 0.5))
    const thick = Math.max(0.45, high * 0.03)
    const patch = patches(x / 190, share * 4) + 0.8 * (draw() - 0.5)
    const tone = patch > 0.3 ? 2 : patch > -0.15 ? 1 : 0
    const [mx, my, ex, ey] = [x + bend * 0.22, y - high * 0.64, x + bend, y - high]
    band[tone] +=
      `M${tidy(x - thick)} ${tidy(y)}Q${tidy(mx - thick)} ${tidy(my)} ${tidy(ex)} ${tidy(ey)}Q${tidy(mx + thick)} ${tidy(my)} ${tidy(x + thick)} ${tidy(y)}z`
  }
  return all.flatMap((band) => band.map((d, tone) => ({ d, fill: tones[tone] ?? tones[0] })))
}

/** A fir with its foot at the point: ragged boughs that hang a little, the lower ones longer. */
export function fir([x, y]: Point, tall: number, seed: number): string {
  const draw = random(seed)
  const tiers = Math.max(7, Math.round(tall / 13))
  const side = (way: 1 | -1): Point[] => {
    const points: Point[] = []
    for (let tier = 1; tier <= tiers; tier++) {
      const share = tier / tiers
      const reach = tall * 0.2 * share ** 0.85 * (0.72 + 0.5 * draw())
      const foot = y - tall * (1 - 0.94 * share)
      points.push([x + way * reach, foot + tall * 0.018 * draw()])
      points.push([x + way * reach * 0.66, foot - tall * 0.008])
      points.push([x + way * reach * (0.3 + 0.12 * draw()), foot - tall * 0.03])
    }
    return points
  }
  const trunk = tall * 0.014
  const points: Point[] = [
    [x, y - tall],
    ...side(1),
    [x + trunk, y - tall * 0.06],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, y - tall * 0.06],
    ...side(-1).reverse(),
  ]
  return `M${points.map(([px, py]) => `${tidy(px)} ${tidy(py)}`).join('L')}z`
}
