/** Measures of the chart, in CSS pixels: the layout and the style sheet share them. */
import type { ChartState, Row } from '../model/chart-model.ts'
import { textWidth } from './measure.ts'

export const NAME = { size: 14, weight: 650, height: 30 }
export const NOTE = { size: 11.5, height: 17 }
const ROW = { size: 12, height: 21 }
/** Each further line of a row: its guard and its actions. */
const LINE = { size: 11.5, height: 14 }
/** About what fits beside the longest triggers. */
const ACTIONS_PER_LINE = 34
const PADDING = 12
/** Room for the icon, or the count, before a row's text. */
const ROW_EXTRAS = 42

export type Size = { width: number; height: number }

/** What a transition does, in lines short enough for a chart: "/ setForm, keepSubmissionId". */
export function actionLines({ actions }: Row): readonly string[] {
  const lines: string[] = []
  for (const action of actions) {
    const longer = lines.length ? `${lines.at(-1)}, ${action}` : `/ ${action}`
    if (lines.length && longer.length > ACTIONS_PER_LINE) lines.push(action)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** Padding and borders of a list of rows. */
const FRAME = 6

export function rowsHeight(rows: readonly Row[]): number {
  const lines = rows.reduce((sum, row) => sum + actionLines(row).length + (row.guard ? 1 : 0), 0)
  return rows.length * ROW.height + lines * LINE.height + (rows.length ? FRAME : 0)
}

/** A guard is written beneath its trigger: beside it, charts would be a fifth wider. */
function rowWidth(row: Row): number {
  const lines = [row.trigger, `[${row.guard ?? ''}]`]
  return (
    Math.max(
      ...lines.map((line) => textWidth(line, ROW.size, 500)),
      ...actionLines(row).map((line) => textWidth(line, LINE.size)),
    ) + ROW_EXTRAS
  )
}

/** The part of a state above its children. */
export function headSize({ name, notes, rows }: ChartState): Size {
  return {
    width: Math.max(
      textWidth(name, NAME.size, NAME.weight) + 2 * PADDING,
      ...notes.map((note) => textWidth(note, NOTE.size) + 2 * PADDING),
      ...rows.map((row) => rowWidth(row)),
      64,
    ),
    height:
      NAME.height + notes.length * NOTE.height + rowsHeight(rows) + (notes.length + rows.length > 0 ? 8 : 4),
  }
}

export function labelSize(rows: readonly Row[]): Size {
  return {
    width: Math.max(...rows.map((row) => rowWidth(row))),
    height: rowsHeight(rows),
  }
}
