import { grouped } from '../../../content/formats.ts'
import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { axisMarks, share, total } from './number-formats.ts'
import styles from './ViewsChart.module.css'

const { views } = listingPresentation.analytics
const { opening, points } = views

const marks = axisMarks(points)
const top = Math.max(...marks)
/** One unit of width per day, a third of it the gap. */
const bars = points.map(({ label, value }, day) => ({
  label,
  path: `M${day + 0.16} ${top}V${top - value}h0.68V${top}z`,
  opening: day < opening.days,
}))
const openingShare = share(total(points.slice(0, opening.days)), total(points))

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
        <svg
          className={styles.bars}
          viewBox={`0 0 ${points.length} ${top}`}
          preserveAspectRatio="none"
          width="100%"
          overflow="visible"
          role="img"
          aria-label={views.title}
        >
          {marks.map((mark) => (
            <path
              key={mark}
              stroke="var(--line)"
              d={`M0 ${mark}H${points.length}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map(({ label, path, opening }) => (
            <path key={label} data-grow="up" fill={opening ? 'var(--lit)' : 'var(--plain)'} d={path} />
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
