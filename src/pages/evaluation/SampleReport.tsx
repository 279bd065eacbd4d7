import { evaluation } from '../../../content/pages/evaluation.ts'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './SampleReport.module.css'

const { report } = evaluation
const FIELD = { width: 640, left: 8, right: 632, row: 92, top: 58 }
const low = Math.min(...report.axis)
const high = Math.max(...report.axis)
const bottom = FIELD.top + report.rows.length * FIELD.row

/** The x coordinate of a price in thousands of CAD. */
const place = (price: number) => FIELD.left + ((price - low) / (high - low)) * (FIELD.right - FIELD.left)
const dollars = (thousands: number) => `$${thousands},000`

const MARKS = [
  { fill: 'var(--ink)' },
  { fill: 'var(--paper-raised)', stroke: 'var(--ink)', strokeWidth: 3 },
  { fill: 'var(--paper-raised)', stroke: 'var(--alert)', strokeWidth: 3, strokeDasharray: '4 3' },
] as const

/** A sample of the report's main chart: three groups of prices, and the resulting range. */
export function SampleReport() {
  return (
    <Section tone="sunk" labelledBy="report-title">
      <Split columns="5:7" align="center">
        <div className="stack">
          <h2 id="report-title">{report.title}</h2>
          <p className="secondary">{report.text}</p>
        </div>
        <figure className={styles.sheet}>
          <p>
            <span className="note">{report.range.label}</span>{' '}
            <strong className="figure-small">
              {dollars(report.range.low)}–{dollars(report.range.high)}
            </strong>
          </p>
          <Chart />
          <figcaption className="note">{report.note}</figcaption>
        </figure>
      </Split>
    </Section>
  )
}

function Chart() {
  const from = place(report.range.low)
  const to = place(report.range.high)
  return (
    <svg
      viewBox={`0 0 ${FIELD.width} ${bottom + 34}`}
      className={styles.chart}
      role="img"
      fill="var(--ink-soft)"
      overflow="visible"
    >
      <title>{report.caption}</title>
      <rect
        x={from}
        y={FIELD.top - 40}
        width={to - from}
        height={bottom - FIELD.top + 40}
        fill="var(--gold)"
        opacity="0.3"
      />
      {report.rows.map(({ label, reading, prices }, index) => {
        const y = FIELD.top + index * FIELD.row
        return (
          <g key={label}>
            <text x={FIELD.left} y={y - 12} fill="var(--ink)" fontWeight="620">
              {label}
            </text>
            <text data-wide x={FIELD.right} y={y - 12} textAnchor="end">
              {reading}
            </text>
            <path stroke="var(--line)" strokeWidth="2" d={`M${FIELD.left} ${y + 24}H${FIELD.right}`} />
            {prices.map((price) => (
              <circle key={price} {...MARKS[index]} cx={place(price)} cy={y + 24} r="9" />
            ))}
          </g>
        )
      })}
      {report.axis.map((price, index) => (
        <text
          key={price}
          data-wide={index % 2 ? true : undefined}
          x={place(price)}
          y={bottom + 22}
          textAnchor={index === 0 ? 'start' : price === high ? 'end' : 'middle'}
        >
          ${price}K
        </text>
      ))}
    </svg>
  )
}
