import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './SourcesChart.module.css'

const { sources } = listingPresentation.analytics

/** A hundred enquiries, by the place they came from: one bar each, all to one scale. */
export function SourcesChart() {
  return (
    <ChartFigure chart={sources} axis={sources.axis}>
      <ul className={styles.bars} data-plain>
        {sources.points.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <strong>
              {value}
              {sources.unit}
            </strong>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.track} width="100" height="1" />
              <rect className={styles.bar} width={value} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFigure>
  )
}
