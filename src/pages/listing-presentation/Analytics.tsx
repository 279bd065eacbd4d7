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

/** The weekly report that the seller gets, on a paper sheet, and marked as a sample while it is one. */
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
      <div className={`page-width ${paper.sheet} ${styles.report}`}>
        <p className="cluster note ruled-below" data-strong>
          {analytics.sample && <Badge tone="gold">{analytics.badge}</Badge>} {analytics.note}
        </p>
        <ViewsChart />
        <Split columns="5:7">
          <SourcesChart />
          <FunnelChart />
        </Split>
      </div>
    </section>
  )
}
