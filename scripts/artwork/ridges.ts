/** Rocky ranges: a silhouette, its shaded faces and its snow. */
import { gradientNoise, layeredNoise, lerp, random } from './noise.ts'
import type { Point } from './shape.ts'
import { gullies } from './snow.ts'

export interface Ridge {
  /** The silhouette from left to right. */
  line: Point[]
  /** Faces turned away from the light, and the snow on both sides of the summits. */
  shade: Point[][]
  litSnow: Point[][]
  shadedSnow: Point[][]
}

export interface Range {
  seed: number
  width: number
  /** Height of the valleys, and how far the highest peaks rise above them, in px. */
  base: number
  rise: number
  /** Mean distance between peaks, in px. */
  spacing: number
  /** Position of the light, in px from the left. */
  light: number
  /** Where peaks are higher: x, and the share of the width this covers. */
  crest?: { x: number; spread: number }
  /** Step of the silhouette, in px. */
  step?: number
  /** Whether the snow thins out into gullies instead of ending in teeth. */
  gullied?: boolean
}

/** A rocky range: peaks with straight flanks, roughened by noise. */
export function range(options: Range): Ridge {
  const { seed, width, base, rise, spacing, light, crest, step = 7, gullied = false } = options
  const draw = random(seed)
  const rough = gradientNoise(seed + 1)
  const peaks: { x: number; height: number; left: number; right: number }[] = []
  for (let x = -spacing * draw(); x < width + spacing; x += spacing * (0.55 + 0.9 * draw())) {
    const swell = crest ? 0.45 + 0.55 * Math.exp(-(((x - crest.x) / (crest.spread * width)) ** 2)) : 1
    const height = rise * swell * (0.5 + 0.5 * draw())
    peaks.push({ x, height, left: height * (1.15 + 0.9 * draw()), right: height * (1.15 + 0.9 * draw()) })
  }
  const at = (x: number): number => {
    let top = 0
    for (const peak of peaks) {
      const away = x < peak.x ? (peak.x - x) / peak.left : (x - peak.x) / peak.right
      if (away < 1) top = Math.max(top, peak.height * (1 - away) ** 0.92)
    }
    const relief = top / rise
    const broken = layeredNoise(rough, x / (spacing * 0.34), 0, 3)
    return base - top - rise * 0.15 * broken * (0.45 + relief) - rise * 0.06
  }
  const line: Point[] = []
  for (let x = -step; x <= width + step; x += step) line.push([x, at(x)])

  const shade: Point[][] = []
  const litSnow: Point[][] = []
  const shadedSnow: Point[][] = []
  for (const peak of peaks) {
    if (peak.height < rise * 0.4) continue
    const top = summit(line, peak.x, spacing * 0.25)
    if (!top) continue
    const toLight = Math.sign(light - peak.x) || 1
    const dark = flankOf(line, top, -toLight, base)
    const edge = spine(draw, top, -toLight, base)
    shade.push([...dark, ...edge])
    if (peak.height < rise * 0.55) continue
    if (gullied) {
      const slope = (side: number, limit: number) =>
        gullies({
          seed: Math.round(peak.x) * 2 + side,
          flank: flankOf(line, top, side, lerp(top[1], base, limit)),
          edge: [top, ...edge.toReversed()],
          side,
          base,
        })
      litSnow.push(slope(toLight, 0.55))
      shadedSnow.push(slope(-toLight, 0.5))
      continue
    }
    litSnow.push(snow(draw, flankOf(line, top, toLight, lerp(top[1], base, 0.5)), top, toLight, base))
    shadedSnow.push(snow(draw, flankOf(line, top, -toLight, lerp(top[1], base, 0.4)), top, -toLight, base))
  }
  return {
    line,
    shade: shade.filter(isArea),
    litSnow: litSnow.filter(isArea),
    shadedSnow: shadedSnow.filter(isArea),
  }
}

/** The highest point of the silhouette near x. */
function summit(line: readonly Point[], x: number, reach: number): Point | undefined {
  const near = line.filter((point) => Math.abs(point[0] - x) < reach)
  return near.toSorted((one, other) => one[1] - other[1])[0]
}

/** The silhouette from a summit down one side, to the first saddle or `limit`. */
function flankOf(line: readonly Point[], top: Point, side: number, limit: number): Point[] {
  const flank: Point[] = []
  let lowest = top[1]
  for (const point of side > 0 ? line : [...line].reverse()) {
    if ((point[0] - top[0]) * side < 0) continue
    if (point[1] > limit || point[1] < lowest - 9) break
    lowest = Math.max(lowest, point[1])
    flank.push(point)
  }
  return flank
}

/** The edge between light and shade, from the floor back up to the summit. */
function spine(draw: () => number, top: Point, side: number, base: number): Point[] {
  const points: Point[] = []
  const drop = base - top[1]
  let x = top[0]
  for (let share = 0.14; share < 1; share += 0.14 + 0.1 * draw()) {
    x += side * drop * (points.length % 2 ? 0.16 : -0.07) * (0.5 + draw())
    points.push([x, top[1] + drop * share])
  }
  points.push([x + side * drop * 0.1, base])
  return points.reverse()
}

/** Snow from a summit down one flank, and back along a jagged snow line. */
function snow(draw: () => number, flank: readonly Point[], top: Point, side: number, base: number): Point[] {
  const last = flank.at(-1)
  if (!last) return []
  const teeth: Point[] = []
  const count = Math.max(2, Math.round(flank.length / 3))
  for (let i = 1; i <= count; i++) {
    const share = (i - 0.35 * draw()) / count
    const x = lerp(last[0], top[0], share)
    const roof = nearest(flank, x)[1]
    const hang = (i % 2 ? 0.02 : 0.13) + (i % 2 ? 0.06 : 0.16) * draw()
    teeth.push([x - side * 1.5, roof + (base - top[1]) * hang * (0.4 + 0.9 * share)])
  }
  return [...flank, ...teeth, [top[0], top[1] + (base - top[1]) * 0.22]]
}

const nearest = (points: readonly Point[], x: number): Point =>
  points.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best), [1e9, 0])

const isArea = (points: readonly Point[]): boolean => points.length > 4
