/** Number formats of the proposal. */

type Point = { label: string; value: number }

/** The size of a change between two prices, to a tenth of a percent: "3.8%". Whether up or down is said in words. */
export const change = (from: number, to: number) => `${((100 * Math.abs(to - from)) / from).toFixed(1)}%`

export const total = (points: readonly Point[]) => points.reduce((sum, { value }) => sum + value, 0)

/** A share in whole percent: "57%". */
export const share = (part: number, all: number) => `${Math.round((100 * part) / all)}%`

/** The marks of an axis from 0 to a round number above the largest value, in a few equal steps. */
export function axisMarks(points: readonly Point[]): number[] {
  const largest = Math.max(...points.map(({ value }) => value))
  const unit = 10 ** Math.floor(Math.log10(largest))
  const units = Math.ceil(largest / unit)
  const steps = [4, 3, 5].find((count) => units % count === 0) ?? 2
  return Array.from({ length: steps + 1 }, (_, step) => (step * units * unit) / steps)
}
