/** Snow on a peak that thins out into gullies, each of its own length. */
import { clamp, lerp, random, smoothstep } from './noise.ts'
import type { Point } from './shape.ts'

export interface Slope {
  seed: number
  /** The silhouette from the summit down one side. */
  flank: readonly Point[]
  /** The edge between light and shade, from the summit to the floor. */
  edge: readonly Point[]
  /** 1 where the flank runs to the right, -1 to the left. */
  side: number
  base: number
}

/** Down the flank to where the snow ends in a point, back along the gullies, and up the edge of the light. */
export function gullies({ seed, flank, edge, side, base }: Slope): Point[] {
  const slope = descent(flank)
  const [top, last] = [slope[0], slope.at(-1)]
  if (!top || !last) return []
  const draw = random(seed)
  const drop = base - top[1]
  const wide = Math.abs(last[0] - top[0])
  const roof = (away: number) => heightAt(slope, top[0] + side * away)
  const lower: Point[] = []
  /** A corner `away` from the summit, kept on its own side of the edge and below the silhouette. */
  const put = (away: number, y: number) => {
    const x = side * Math.max(side * (top[0] + side * Math.min(away, wide)), side * acrossAt(edge, y))
    lower.push([x, Math.max(y, heightAt(slope, x))])
  }
  // From the end of the snow to the edge of the light.
  for (let away = wide; away > 6; ) {
    const step = Math.min(away - 3, 6 + 20 * draw() ** 1.6)
    const room =
      smoothstep(0, 0.35, 1 - away / wide) * clamp(lerp(top[1], base, 0.62) - roof(away), 0, 0.4 * drop)
    const long = room * (0.12 + 0.85 * draw() ** 1.4)
    const tip = away - step * (0.2 + 0.4 * draw())
    // The sides of a gully are not straight: it narrows fast, then runs thin.
    put(tip + step * 0.16, roof(tip) + long * (0.4 + 0.2 * draw()))
    put(tip + long * 0.14, roof(tip) + long)
    put(tip - step * 0.16, roof(tip) + long * (0.3 + 0.25 * draw()))
    away -= step
    put(away, roof(away) + room * (0.08 + 0.14 * draw()))
  }
  const spine = upTo(edge, top[1] + drop * (0.16 + 0.22 * draw()))
  return [...slope, ...lower, ...spine.toReversed()]
}

/** The flank without the next peak's slope behind the saddle: snow across it would hang in the air. */
function descent(flank: readonly Point[]): Point[] {
  const lowest = flank.reduce((best, [, y], index) => (y >= (flank[best]?.[1] ?? 0) ? index : best), 0)
  return flank.slice(0, lowest + 1)
}

/** The line down to a height. */
function upTo(line: readonly Point[], limit: number): Point[] {
  const part = line.filter(([, y]) => y <= limit)
  const end = line[Math.min(part.length, line.length - 1)]?.[1] ?? limit
  const y = Math.min(limit, end)
  return [...part, [acrossAt(line, y), y]]
}

/** Where the line, which runs down, is at a height. */
function acrossAt(line: readonly Point[], y: number): number {
  const next = line.findIndex((point) => point[1] >= y)
  const [after, before] = [line.at(next), line[next - 1]]
  if (!after || !before) return (after ?? line[0])?.[0] ?? 0
  return lerp(before[0], after[0], (y - before[1]) / (after[1] - before[1]))
}

/** Height of the silhouette at x; beyond its ends, theirs. */
function heightAt(slope: readonly Point[], x: number): number {
  const away = (point: Point | undefined) => Math.abs((point?.[0] ?? 0) - (slope[0]?.[0] ?? 0))
  const here = Math.abs(x - (slope[0]?.[0] ?? 0))
  const next = slope.findIndex((point) => away(point) >= here)
  const [after, before] = [slope.at(next), slope[next - 1]]
  if (!after || !before) return after?.[1] ?? 0
  return lerp(before[1], after[1], (here - away(before)) / (away(after) - away(before)))
}
