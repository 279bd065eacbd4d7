import { evaluation } from '../../../content/pages/evaluation.ts'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Section } from '../../ui/Section.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './SampleReport.module.css'

const { report } = evaluation
/** Heights in px. Across, everything is in percent, so that text and dots keep their size on a phone. */
const ROW = 76
const TOP = 30
const BOTTOM = TOP + report.rows.length * ROW
const low = Math.min(...report.axis)
const high = Math.max(...report.axis)

/** The x coordinate, in percent, of a price in thousands of CAD; the ends leave room for their labels. */
const place = (price: number) => 7 + ((price - low) / (high - low)) * 86
const dollars = (thousands: number) => `$${thousands},000`

const upright = (price: number) => ({ x1: `${place(price)}%`, x2: `${place(price)}%` })

/** The ends of the range, each named on its outer side. */
const ENDS = [
  { price: report.range.low, dx: -6, anchor: 'end' },
  { price: report.range.high, dx: 6, anchor: 'start' },
] as const

const MARKS = [
  { fill: 'var(--ink)' },
  { fill: 'var(--paper-raised)', stroke: 'var(--ink)', strokeWidth: 2.5 },
  { fill: 'var(--paper-raised)', stroke: 'var(--alert)', strokeWidth: 3 },
] as const

/** A sample of the report's main chart: three groups of prices, and the resulting range. */
export function SampleReport() {
  return (
    <Section tone="sunk" labelledBy="report-title">
      <Split columns="1:1" align="center">
        <div className="stack">
          <h2 id="report-title">{report.title}</h2>
          <p className="lead">{report.text}</p>
        </div>
        <figure className={`column panel ${styles.sheet}`} data-gap="large">
          <p>
            <span className="note cluster" data-gap="small">
              {report.range.label} <SampleMark />
            </span>{' '}
            <strong className="figure">
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
  const [from, to] = [place(report.range.low), place(report.range.high)]
  return (
    <svg width="100%" height={BOTTOM + 30} className={styles.chart} role="img" fill="var(--ink-soft)">
      <title>{report.caption}</title>
      <rect x={`${from}%`} width={`${to - from}%`} height={BOTTOM} fill="var(--range)" opacity="0.2" />
      {ENDS.map(({ price, dx, anchor }) => (
        <g key={price} fill="var(--gold-text)">
          <line {...upright(price)} y2={BOTTOM} stroke="var(--gold)" strokeWidth="2" />
          <text x={`${place(price)}%`} dx={dx} y="8" textAnchor={anchor}>
            ${price}K
          </text>
        </g>
      ))}
      {report.rows.map(({ label, reading, prices }, index) => {
        const y = TOP + index * ROW
        return (
          <g key={label}>
            <text y={y} fill="var(--ink)" fontWeight="620">
              {label}
            </text>
            <text data-wide x="100%" y={y} textAnchor="end">
              {reading}
            </text>
            <line x2="100%" y1={y + 28} y2={y + 28} stroke="var(--line)" strokeWidth="2" />
            {prices.map((price) => (
              <circle key={price} {...MARKS[index]} cx={`${place(price)}%`} cy={y + 28} r="6.5" />
            ))}
          </g>
        )
      })}
      <line x2="100%" y1={BOTTOM} y2={BOTTOM} stroke="var(--ink-soft)" />
      {report.axis.map((price, index) => (
        <g key={price} data-wide={index % 2 ? true : undefined}>
          <line {...upright(price)} y1={BOTTOM} y2={BOTTOM + 6} stroke="var(--ink-soft)" />
          <text x={`${place(price)}%`} y={BOTTOM + 24} textAnchor="middle">
            ${price}K
          </text>
        </g>
      ))}
    </svg>
  )
}
