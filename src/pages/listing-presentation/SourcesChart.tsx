import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './SourcesChart.module.css'

const { sources } = listingPresentation.analytics

/** A hundred enquiries, by the place they came from: one bar each, all to one scale. */
export function SourcesChart() {
  return (
    <ChartFigure chart={sources} axis={sources.axis}>
      <ul className={styles.bars} data-plain>
        {sources.points.map(({ label, value }, index) => (
          <li key={label}>
            <span className="note">{label}</span>
            <strong className="label">
              {value}
              {sources.unit}
            </strong>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="1" fill="var(--paper-sunk)" />
              {/* The listing sites are the one source that every listing has; what follows is the team's work. */}
              <rect width={value} height="1" fill={index ? 'var(--lit)' : 'var(--plain)'} />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}
