/** Where the strip of dots draws each median: on a scale where twice the price is always as far away, without overlap. */

/** Ends of the scale, and its ticks, in CAD. */
const [LOW, HIGH] = [165_000, 2_800_000]
export const TICKS = [200_000, 350_000, 500_000, 700_000, 1_000_000, 1_500_000, 2_500_000] as const

/** "$450K", "$1.5M". */
export const short = (dollars: number) =>
  dollars < 1_000_000 ? `$${dollars / 1000}K` : `$${dollars / 1_000_000}M`

/** In CSS pixels: of a dot, and the width that no dots overlap in. */
const DIAMETER = 13
const WIDTH = 560

/** From 0 at the left end to 100 at the right one. */
export function percentAt(median: number): number {
  const part = Math.log(median / LOW) / Math.log(HIGH / LOW)
  return Math.round(1000 * part) / 10
}

/** A place for each median, in their order: percent from the left, and pixels above or below the line. */
export function placedDots(medians: readonly number[]): { left: number; up: number }[] {
  const dots: { left: number; up: number }[] = []
  for (const median of medians) {
    const left = percentAt(median)
    const near = dots.filter((dot) => (Math.abs(dot.left - left) * WIDTH) / 100 < DIAMETER)
    const rows = Array.from({ length: 2 * near.length + 1 }, (_, index) =>
      index % 2 ? (index + 1) / 2 : -index / 2,
    )
    const row = rows.find((one) => near.every(({ up }) => up !== one * DIAMETER)) ?? 0
    dots.push({ left, up: row * DIAMETER })
  }
  return dots
}

/** The index of the dot nearest to a point in a strip of this size, all in pixels. */
export function nearestDot(
  dots: readonly { left: number; up: number }[],
  point: { x: number; y: number },
  { width, height }: { width: number; height: number },
): number {
  const distances = dots.map(({ left, up }) =>
    Math.hypot((left / 100) * width - point.x, height / 2 - up - point.y),
  )
  return distances.indexOf(Math.min(...distances))
}
