import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Split } from '../../ui/Split.tsx'
import styles from './Analytics.module.css'
import { FunnelChart } from './FunnelChart.tsx'
import { PresentationHeading } from './PresentationHeading.tsx'
import paper from './paper.module.css'
import { SourcesChart } from './SourcesChart.tsx'
import { ViewsChart } from './ViewsChart.tsx'

const { analytics } = listingPresentation

/** The weekly report that the seller gets, marked as a sample while it is one: its first chart across the window, the others on a sheet. */
export function Analytics() {
  return (
    <section
      className={`${paper.desk} ${styles.analytics}`}
      id={analytics.id}
      aria-labelledby={`${analytics.id}-title`}
    >
      <div className="page-width" data-tone="dark">
        <PresentationHeading part={analytics} />
      </div>
      <div className={`page-width ${styles.views}`} data-tone="dark">
        <p className="cluster note">
          {analytics.sample && <Badge tone="gold">{analytics.badge}</Badge>} {analytics.note}
        </p>
        <ViewsChart />
      </div>
      <div className={`page-width ${paper.sheet} ${styles.report}`}>
        <Split columns="5:7">
          <SourcesChart />
          <FunnelChart />
        </Split>
      </div>
    </section>
  )
}
