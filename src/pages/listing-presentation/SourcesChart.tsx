import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './SourcesChart.module.css'

const { sources } = listingPresentation.analytics

/** The share of enquiries from each source, in percent, as bars on one scale. */
export function SourcesChart() {
  return (
    <ChartFigure chart={sources} axis={sources.axis}>
      <p className={`cluster note ${styles.key}`} data-gap="small">
        {sources.key.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul className={`column ${styles.bars}`} role="list">
        {sources.points.map(({ label, value }, index) => (
          <li key={label}>
            <span className="note">{label}</span>
            <strong className="label">
              {value}
              {sources.unit}
            </strong>
            <svg
              width="100%"
              height="0.6rem"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width="100" height="1" fill="var(--paper-sunk)" />
              {/* Every listing is on the listing sites; only the other sources are the team's work. */}
              <rect data-grow width={value} height="1" fill={index ? 'var(--lit)' : 'var(--plain)'} />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}
