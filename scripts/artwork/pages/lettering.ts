/** Capital letters and digits in single strokes, for boards in the pictures: pictures cannot use the site's fonts. */
import type { Node } from '../svg.ts'

type Letter = readonly [width: number, strokes: string]

/** Each letter's or digit's width and strokes, 14 px high. */
const LETTERS: Readonly<Record<string, Letter>> = {
  '0': [8, 'M4 0C0 0 0 14 4 14S8 0 4 0z'],
  '1': [4, 'M0 3 4 0v14'],
  '2': [8, 'M.4 3.4C1.4-1.2 7.6-1 7.6 3.6 7.6 7 1 10.4 0 14h8'],
  '4': [8.6, 'M6.4 14V0L0 9.8h8.6'],
  '7': [7.6, 'M0 0h7.6L2.6 14'],
  '8': [8, 'M4 6.6a3.3 3.3 0 1 1 .1 0A3.7 3.7 0 1 1 4 6.6z'],
  A: [10, 'M0 14 5 0l5 14M2 9.4h6'],
  B: [8, 'M0 0v14h4.6a3.7 3.7 0 0 0 0-7.4H0h4a3.3 3.3 0 0 0 0-6.6z'],
  C: [10, 'M10 2.6a6.2 7 0 1 0 0 8.8'],
  E: [7, 'M7 0H0v14h7M0 6.8h6'],
  F: [7, 'M7 0H0v14M0 6.8h6'],
  G: [10.5, 'M10 2.6a6.2 7 0 1 0 .4 8.2V7.6H6.6'],
  H: [9, 'M0 0v14M9 0v14M0 6.8h9'],
  L: [6.5, 'M0 0v14h6.5'],
  M: [11, 'M0 14V0l5.5 9L11 0v14'],
  N: [9, 'M0 14V0l9 14V0'],
  O: [12, 'M6 0a6 7 0 0 0 0 14A6 7 0 0 0 6 0z'],
  R: [8.5, 'M0 14V0h4.6a3.6 3.6 0 0 1 0 7.2H0h4.2l4.3 6.8'],
  S: [8.4, 'M8 2.4C6.4-.8.6-.6.6 3.6c0 4.4 7.4 2.4 7.4 7 0 4.4-6.6 4.4-8 .8'],
  W: [13, 'M0 0l3.4 14L6.5 2l3.1 12L13 0'],
  Y: [10, 'M0 0l5 7.2L10 0M5 7.2V14'],
}

const SPACE: Letter = [5, '']

/** A word or number around x 0, y 0, in capitals `height` px high. */
export function lettered(word: string, height: number, tone: string): Node {
  const size = height / 14
  const letters = [...word].map((letter) => LETTERS[letter] ?? SPACE)
  const long = letters.reduce((sum, [width]) => sum + width + 4, -4)
  let x = -long / 2
  const nodes = letters.map(([width, strokes]): Node => {
    const node = {
      transform: `translate(${Math.round(x * 10) / 10} -7)`,
      nodes: [{ d: strokes, stroke: tone, width: 2.3, round: true }],
    }
    x += width + 4
    return node
  })
  return { transform: `scale(${Math.round(size * 100) / 100})`, nodes }
}
