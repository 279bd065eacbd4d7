/** One transition in words, and what it does: a button while it is possible. */
import { actionLines } from '../layout/sizes.ts'
import type { Row } from '../model/chart-model.ts'
import { heatLevel } from '../paths/heat.ts'
import type { ChartMarks } from './Chart.tsx'
import styles from './ChartRow.module.css'

export function ChartRow({ row, marks }: { row: Row; marks: ChartMarks }) {
  const choose = marks.choices.get(row.key)
  const attributes = {
    className: styles.row,
    'data-kind': row.kind,
    'data-walked': marks.walked.has(row.key) || undefined,
    'data-level': marks.heat ? heatLevel(marks.heat, row.key) : undefined,
  }
  const text = (
    <>
      {marks.heat ? (
        <span className={styles.count}>{marks.heat.get(row.key) ?? 0}</span>
      ) : (
        <span className={styles.kind} aria-hidden="true" />
      )}
      <span>
        {row.trigger}
        {row.guard ? <span className={styles.guard}> [{row.guard}]</span> : null}
        {actionLines(row).map((line) => (
          <span key={line} className={styles.action}>
            {line}
          </span>
        ))}
      </span>
    </>
  )
  return choose ? (
    <button type="button" {...attributes} onClick={choose}>
      {text}
    </button>
  ) : (
    <div {...attributes}>{text}</div>
  )
}
