import { evaluation } from '../../../content/pages/evaluation.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './SampleReport.module.css'

const { report } = evaluation
const FIELD = { width: 640, left: 8, right: 632, row: 92, top: 58 }
const low = Math.min(...report.axis)
const high = Math.max(...report.axis)
const bottom = FIELD.top + report.rows.length * FIELD.row

/** Where a price, in thousands of CAD, stands on the axis. */
const place = (price: number) => FIELD.left + ((price - low) / (high - low)) * (FIELD.right - FIELD.left)
const dollars = (thousands: number) => `$${thousands},000`

/** The heart of the report, drawn: three stacks of prices, and the range they lead to. A sample. */
export function SampleReport() {
  return (
    <Section tone="sunk" labelledBy="report-title">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="report-title">{report.title}</h2>
          <p className={styles.text}>{report.text}</p>
        </div>
        <figure className={styles.sheet}>
          <p className={styles.range}>
            <span>{report.range.label}</span>{' '}
            <strong>
              {dollars(report.range.low)} - {dollars(report.range.high)}
            </strong>
          </p>
          <Chart />
          <figcaption className={styles.note}>{report.note}</figcaption>
        </figure>
      </div>
    </Section>
  )
}

function Chart() {
  const from = place(report.range.low)
  const to = place(report.range.high)
  return (
    <svg viewBox={`0 0 ${FIELD.width} ${bottom + 34}`} className={styles.chart} role="img">
      <title>{report.caption}</title>
      <rect
        className={styles.band}
        x={from}
        y={FIELD.top - 40}
        width={to - from}
        height={bottom - FIELD.top + 40}
      />
      {report.rows.map(({ label, reading, prices }, index) => {
        const y = FIELD.top + index * FIELD.row
        return (
          <g key={label}>
            <text className={styles.label} x={FIELD.left} y={y - 12}>
              {label}
            </text>
            <text className={styles.reading} x={FIELD.right} y={y - 12} textAnchor="end">
              {reading}
            </text>
            <path className={styles.line} d={`M${FIELD.left} ${y + 24}H${FIELD.right}`} />
            {prices.map((price) => (
              <circle key={price} cx={place(price)} cy={y + 24} r="9" data-row={index} />
            ))}
          </g>
        )
      })}
      {report.axis.map((price, index) => (
        <text
          key={price}
          className={styles.tick}
          data-between={index % 2 ? true : undefined}
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
