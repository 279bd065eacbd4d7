/** Rolling hills, and helpers for all silhouettes. */
import { clamp, gradientNoise, layeredNoise, lerp } from './noise.ts'
import type { Point } from './shape.ts'

export interface Hills {
  seed: number
  width: number
  base: number
  rise: number
  /** Length of one swell, in px. */
  swell: number
  step?: number
}

/** Rolling foothills, as a silhouette. */
export function hills({ seed, width, base, rise, swell, step = swell / 3 }: Hills): Point[] {
  const noise = gradientNoise(seed)
  const line: Point[] = []
  for (let x = -step; x <= width + step; x += step) {
    line.push([x, base - rise * (0.5 + 0.62 * layeredNoise(noise, x / swell, 0.5, 2))])
  }
  return line
}

/** Height of a silhouette at x. */
export function heightAt(line: readonly Point[], x: number): number {
  const next = line.findIndex(([px]) => px >= x)
  const right = line[Math.max(1, next)] ?? line.at(-1) ?? [x, 0]
  const left = line[Math.max(0, next - 1)] ?? right
  return lerp(left[1], right[1], clamp((x - left[0]) / (right[0] - left[0] || 1)))
}

/** The silhouette, closed along the floor. */
export function toFloor(line: readonly Point[], floor: number): Point[] {
  const first = line[0] ?? [0, 0]
  const last = line.at(-1) ?? first
  return [...line, [last[0], floor], [first[0], floor]]
}
