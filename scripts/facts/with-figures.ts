/** The source of `content/communities/facts.ts` with other figures. Codes, quadrants and places stay. */
import type { CityFigures } from './read-figures.ts'

const ROW = /^( {2}(?:'[^']+'|\w+): \['([A-Z]{3})', '\w\w', )[\d, ]+?(, -\d+\.\d+, \d+\.\d+\],)$/gm
const QUADRANT = /^( {2}(N[EW]|S[EW]): \[)\d+, \d+(\],)$/gm

export function withFigures(source: string, figures: CityFigures, retrieved: string): string {
  return source
    .replace(/(factsYear = )\d+/, `$1${figures.year}`)
    .replace(/(factsRetrieved = ')[^']+/, `$1${retrieved}`)
    .replace(QUADRANT, (line, start: string, suffix: string, end: string) => {
      const row = figures.quadrants.get(suffix)
      return row ? `${start}${row.join(', ')}${end}` : line
    })
    .replace(ROW, (line, start: string, code: string, end: string) => {
      const now = figures.communities.get(code)
      return now ? `${start}${[now.homes, now.median, ...now.kinds, now.built].join(', ')}${end}` : line
    })
}
