/** Measures of the chart, in CSS pixels: the layout and the style sheet share them. */
import type { ChartState, Row } from '../model/chart-model.ts'
import { textWidth } from './measure.ts'

export const NAME = { size: 14, weight: 650, height: 30 }
export const NOTE = { size: 11.5, height: 17 }
const ROW = { size: 12, height: 21 }
/** Each further line of a row: its guard, where that is written beneath, and its actions. */
const LINE = { size: 11.5, height: 14 }
/** About what fits beside the longest triggers. */
const ACTIONS_PER_LINE = 34
const PADDING = 12
/** Room for the icon, or the count, before a row's text. */
const ROW_EXTRAS = 42

export type Size = { width: number; height: number }

function rowText({ trigger, guard }: Row): string {
  return guard ? `${trigger} [${guard}]` : trigger
}

/** A guard is written beside its trigger, or beneath it, which makes charts narrower and taller. */
export type Guards = 'beside' | 'beneath'

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

function rowHeight(row: Row, guards: Guards): number {
  const further = actionLines(row).length + (row.guard && guards === 'beneath' ? 1 : 0)
  return ROW.height + further * LINE.height
}

export function rowsHeight(rows: readonly Row[], guards: Guards): number {
  return rows.reduce((sum, row) => sum + rowHeight(row, guards), 0)
}

function rowWidth(row: Row, guards: Guards): number {
  const lines = guards === 'beneath' ? [row.trigger, `[${row.guard ?? ''}]`] : [rowText(row)]
  return (
    Math.max(
      ...lines.map((line) => textWidth(line, ROW.size, 500)),
      ...actionLines(row).map((line) => textWidth(line, LINE.size)),
    ) + ROW_EXTRAS
  )
}

/** The part of a state above its children. */
export function headSize({ name, notes, rows }: ChartState, guards: Guards): Size {
  return {
    width: Math.max(
      textWidth(name, NAME.size, NAME.weight) + 2 * PADDING,
      ...notes.map((note) => textWidth(note, NOTE.size) + 2 * PADDING),
      ...rows.map((row) => rowWidth(row, guards)),
      64,
    ),
    height:
      NAME.height +
      notes.length * NOTE.height +
      rowsHeight(rows, guards) +
      (notes.length + rows.length > 0 ? 8 : 4),
  }
}

export function labelSize(rows: readonly Row[], guards: Guards): Size {
  return {
    width: Math.max(...rows.map((row) => rowWidth(row, guards))),
    height: rowsHeight(rows, guards) + 4,
  }
}
