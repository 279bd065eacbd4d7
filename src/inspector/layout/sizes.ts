/** Measures of the chart, in CSS pixels: the layout makes room by them and the style sheet draws by them. */
import type { ChartState, Row } from '../model/chart-model.ts'
import { textWidth } from './measure.ts'

export const NAME = { size: 14, weight: 650, height: 30 }
export const NOTE = { size: 11.5, height: 17 }
export const ROW = { size: 12, height: 21 }
const PADDING = 12
/** Room for the icon, or the count, before a row's text. */
const ROW_EXTRAS = 42

export type Size = { width: number; height: number }

export function rowText({ trigger, guard }: Row): string {
  return guard ? `${trigger} [${guard}]` : trigger
}

/** Everything of a state above its children. */
export function headSize({ name, notes, rows }: ChartState): Size {
  return {
    width: Math.max(
      textWidth(name, NAME.size, NAME.weight) + 2 * PADDING,
      ...notes.map((note) => textWidth(note, NOTE.size) + 2 * PADDING),
      ...rows.map((row) => textWidth(rowText(row), ROW.size, 500) + ROW_EXTRAS),
      64,
    ),
    height:
      NAME.height +
      notes.length * NOTE.height +
      rows.length * ROW.height +
      (notes.length + rows.length > 0 ? 8 : 4),
  }
}

export function labelSize(rows: readonly Row[]): Size {
  return {
    width: Math.max(...rows.map((row) => textWidth(rowText(row), ROW.size, 500))) + ROW_EXTRAS,
    height: rows.length * ROW.height + 4,
  }
}
