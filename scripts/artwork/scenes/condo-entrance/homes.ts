/** Which of the homes are lit in the evening, and who is in: no two are alike. */
import type { lives } from './lives.ts'

const FLOORS = [-40, 120, 280, 440]
export const COLUMNS = [-30, 310, 650, 990]

export interface Home {
  x: number
  y: number
  /** Lit already, by lamps or by a screen; lit at night; or dark. */
  light: 'warm' | 'pale' | 'screen' | 'night' | 'dark'
  life?: keyof typeof lives
  /** From the left of the window: where each blind begins, how wide it is, and how far it is down. */
  blinds?: readonly (readonly [from: number, wide: number, high: number])[]
  /** What is on the balcony. */
  outside?: 'pot' | 'pots' | 'bicycle' | 'chairs' | 'box' | 'somebody'
}

const ROWS: readonly (readonly Omit<Home, 'x' | 'y'>[])[] = [
  [
    { light: 'warm', life: 'curtains', outside: 'pot' },
    { light: 'dark', outside: 'chairs' },
    { light: 'warm', life: 'shelves', outside: 'bicycle' },
    { light: 'night', blinds: [[0, 240, 66]] },
  ],
  [
    { light: 'night', blinds: [[0, 120, 88]], outside: 'bicycle' },
    { light: 'pale', life: 'cook', outside: 'box' },
    { light: 'screen', life: 'film', blinds: [[120, 120, 20]] },
    { light: 'warm', life: 'reader', outside: 'pot' },
  ],
  [
    { light: 'warm', life: 'parent', outside: 'chairs' },
    { light: 'dark', blinds: [[0, 240, 122]] },
    { light: 'warm', life: 'palm', outside: 'somebody' },
    { light: 'dark', blinds: [[120, 120, 40]] },
  ],
  [
    { light: 'dark', outside: 'pots' },
    { light: 'warm', life: 'supper', blinds: [[0, 240, 14]] },
    { light: 'night', blinds: [[0, 120, 36]], outside: 'pot' },
    { light: 'pale', life: 'desk' },
  ],
]

export const homes: readonly Home[] = ROWS.flatMap((row, i) =>
  row.map((home, k): Home => ({ x: COLUMNS[k] ?? 0, y: FLOORS[i] ?? 0, ...home })),
)
