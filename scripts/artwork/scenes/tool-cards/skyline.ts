import { rect } from '../../shape.ts'

const TOWER = 'v-72h-6v-10h4v-16h4v16h4v10h-2v72z'
const BLOCKS = [
  [96, 20, 34],
  [118, 16, 52],
  [136, 24, 42],
  [162, 16, 74],
  [180, 22, 58],
  [276, 18, 62],
  [296, 24, 44],
  [322, 16, 30],
] as const

/** The towers of the city, small, on the horizon at `line`. */
export const skylineOf = (line: number): string =>
  [...BLOCKS.map(([x, wide, tall]) => rect(x, line - tall, wide, tall)), `M254 ${line}${TOWER}`].join('')
