import { grouped } from '../../../content/formats.ts'
import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { axisMarks, share, total } from './number-formats.ts'
import styles from './ViewsChart.module.css'

const { views } = listingPresentation.analytics
const { opening, points } = views

const marks = axisMarks(points)
const top = Math.max(...marks)
const openingShare = share(total(points.slice(0, opening.days)), total(points))

/** A share of the chart as an SVG length. */
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Views over fourteen days, with the opening days highlighted. */
export function ViewsChart() {
  return (
    <ChartFigure chart={views} axis={views.axis}>
      <p className={`cluster ${styles.legend}`}>
        <strong className="figure">{openingShare}</strong> <span className="note">{opening.label}</span>
      </p>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          {marks.toReversed().map((mark) => (
            <span key={mark}>{grouped(mark)}</span>
          ))}
        </div>
        <svg className={styles.bars} width="100%" overflow="visible" role="img" aria-label={views.title}>
          {marks.map((mark) => (
            <line
              key={mark}
              className={styles.mark}
              x2="100%"
              y1={percent(mark, top)}
              y2={percent(mark, top)}
            />
          ))}
          {points.map(({ label, value }, day) => (
            <Bar key={label} day={day} value={value} />
          ))}
        </svg>
        <div className={styles.days} aria-hidden="true">
          {points.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <p className={styles.axis} aria-hidden="true">
          {views.axis}
        </p>
      </div>
    </ChartFigure>
  )
}

/** A day's bar takes two thirds of its width. Its number is shown where there is no scale. */
function Bar({ day, value }: { day: number; value: number }) {
  return (
    <>
      <rect
        data-grow="up"
        fill={day < opening.days ? 'var(--lit)' : 'var(--plain)'}
        x={percent(day + 0.16, points.length)}
        y={percent(top - value, top)}
        width={percent(0.68, points.length)}
        height={percent(value, top)}
      />
      <text
        data-light
        className={styles.value}
        x={percent(day + 0.5, points.length)}
        y={percent(top - value, top)}
        dy="-0.6em"
        textAnchor="middle"
        fill="currentcolor"
      >
        {grouped(value)}
      </text>
    </>
  )
}
