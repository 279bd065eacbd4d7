/** Breaks a title into lines of about the same length. */

/** The most lines of a size, from the largest, in pixels. */
const SIZES: readonly (readonly [size: number, lines: number])[] = [
  [78, 2],
  [74, 3],
  [64, 3],
  [60, 4],
  [52, 4],
  [44, 5],
  [36, 6],
]

export type Title = { size: number; lines: string[] }

/** The title in its largest size that is at most `room` wide. `width` measures a text of a size, in pixels. */
export function fitTitle(text: string, room: number, width: (text: string, size: number) => number): Title {
  const words = text.split(' ')
  for (const [size, most] of SIZES)
    for (let count = 1; count <= Math.min(most, words.length); count += 1) {
      const measured = (line: string) => width(line, size)
      const lines = evenLines(words, count, measured)
      if (lines.every((line) => measured(line) <= room)) return { size, lines }
    }
  throw new Error(`“${text}” does not fit on a social card`)
}

/** The way of breaking into `count` lines with the least sum of squares of their widths. */
function evenLines(words: readonly string[], count: number, width: (line: string) => number): string[] {
  const cost = (lines: readonly string[]) => lines.reduce((sum, line) => sum + width(line) ** 2, 0)
  const [first = [], ...others] = breaks(words, count)
  return others.reduce((best, lines) => (cost(lines) < cost(best) ? lines : best), first)
}

function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  const longest = words.length - count + 1
  return Array.from({ length: longest }, (_, index) => index + 1).flatMap((length) =>
    breaks(words.slice(length), count - 1).map((rest) => [words.slice(0, length).join(' '), ...rest]),
  )
}
