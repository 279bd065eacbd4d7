import { type ReactNode, useId } from 'react'
import { grouped } from '../../../content/formats.ts'
import { sampleAnalytics } from '../../../content/sample-analytics.ts'
import { OverflowTable } from '../../features/overflow/OverflowTable.tsx'
import styles from './ChartFigure.module.css'

type Props = {
  chart: {
    title: string
    unit: string
    reading: string
    points: readonly { label: string; value: number }[]
  }
  /** Heading of the table's first column. */
  axis: string
  children: ReactNode
}

/** A chart with a one-sentence summary, and the same figures as a table. */
export function ChartFigure({ chart: { title, unit, reading, points }, axis, children }: Props) {
  const id = useId()
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <h3 id={id} className="subheading">
        {title}
      </h3>
      <div>{children}</div>
      <figcaption>
        <p className="secondary">{reading}</p>
        <details className="screen-only">
          <summary>
            {sampleAnalytics.tableLabel}
            <span className="visually-hidden">: {title}</span>
          </summary>
          <OverflowTable
            caption={title}
            columns={[{ label: axis }, { label: unit, numeric: true }]}
            rows={points.map(({ label, value }) => ({ name: label, cells: [grouped(value)] }))}
          />
        </details>
      </figcaption>
    </figure>
  )
}
