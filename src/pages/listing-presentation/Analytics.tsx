import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './Analytics.module.css'
import { FunnelChart } from './FunnelChart.tsx'
import { PresentationHeading } from './PresentationHeading.tsx'
import { SourcesChart } from './SourcesChart.tsx'
import { ViewsChart } from './ViewsChart.tsx'

const { analytics } = listingPresentation

/** The weekly report as the seller gets it: a leaf of paper on the desk, marked as a sample. */
export function Analytics() {
  return (
    <section className={styles.desk} id={analytics.id} aria-labelledby={`${analytics.id}-title`}>
      <div className={styles.head} data-tone="dark">
        <PresentationHeading part={analytics} />
      </div>
      <div className={styles.report}>
        <p className={styles.stamp}>
          <Badge tone="gold">{analytics.badge}</Badge> {analytics.note}
        </p>
        <ViewsChart />
        <div className={styles.pair}>
          <SourcesChart />
          <FunnelChart />
        </div>
      </div>
    </section>
  )
}
