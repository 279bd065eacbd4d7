import { grouped } from '../../../content/formats.ts'
import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ChartFigure } from './ChartFigure.tsx'
import styles from './FunnelChart.module.css'

const { funnel } = listingPresentation.analytics

/** Each stage, with how many at the previous stage lead to one at this stage, rounded. */
const stages = funnel.points.map(({ label, value }, stage) => {
  const before = funnel.points[stage - 1]
  return { label, value, outOf: before && Math.round(before.value / value) }
})

/**
 * From a view to an offer. The stages differ too much for one scale, so each is drawn as one out of `outOf`.
 */
export function FunnelChart() {
  return (
    <ChartFigure chart={funnel} axis={funnel.stage}>
      <ol className="rows" role="list">
        {stages.map(({ label, value, outOf }) => (
          <li key={label} className="cluster">
            <p className={`cluster ${styles.count}`}>
              <strong className="figure">{grouped(value)}</strong> <span className="note">{label}</span>
            </p>
            {outOf !== undefined && <Dots outOf={outOf} />}
          </li>
        ))}
      </ol>
    </ChartFigure>
  )
}

function Dots({ outOf }: { outOf: number }) {
  return (
    <div className={`note ${styles.step}`}>
      <svg viewBox={`0 0 ${outOf * 16} 16`} aria-hidden="true">
        {Array.from({ length: outOf }, (_, dot) => dot * 16 + 8).map((x, dot) => (
          <circle key={x} cx={x} cy="8" r={dot ? 4.5 : 6.5} fill={dot ? 'var(--plain)' : 'var(--lit)'} />
        ))}
      </svg>
      <span>1 in {outOf}</span>
    </div>
  )
}
