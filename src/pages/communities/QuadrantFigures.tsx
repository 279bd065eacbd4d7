import {
  type Assessed,
  quadrantFigures,
  quadrantFiguresText,
} from '../../../content/communities/quadrant-figures.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { cad, grouped } from '../../../content/formats.ts'
import { assessmentLink } from '../../../content/sources.ts'
import { OverflowTable } from '../../features/overflow/OverflowTable.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { KindsBar } from './KindsBar.tsx'
import { PriceStrip } from './PriceStrip.tsx'
import styles from './QuadrantFigures.module.css'

const { title, highest, lowest, kinds, table } = quadrantFiguresText

/** A quadrant's spread of prices, its extremes, and its kinds of homes. */
export function QuadrantFigures({ quadrant }: { quadrant: Quadrant }) {
  const figures = quadrantFigures(quadrant)
  const { assessed, median } = figures
  return (
    <Section labelledBy="assessed-title" tone="dark">
      <div className="column" data-gap="large">
        <div className="split" data-columns="7:5">
          <div className="column">
            <h2 id="assessed-title">{title}</h2>
            <p className={`secondary ${styles.lead}`}>
              {figures.lead} {figures.spread}{' '}
              <PageLink destination={assessmentLink}>{assessmentLink.label}</PageLink>
            </p>
          </div>
          <Stat size="large" figure={cad(median)} label={figures.medianLabel} />
        </div>
        <PriceStrip assessed={assessed} median={median} />
        <details className={styles.table}>
          <summary>
            {assessed.length} {table.count} {table.summary}
          </summary>
          <OverflowTable
            caption={table.caption}
            columns={table.columns.map((label, index) => ({ label, numeric: index > 0 }))}
            rows={assessed.toReversed().map(({ name, median: value, homes, built }) => ({
              name,
              cells: [cad(value), grouped(homes), built],
            }))}
          />
        </details>
        <div className={styles.ends}>
          <Ranking heading={highest} some={figures.highest} />
          <Ranking heading={lowest} some={figures.lowest} />
          <div className="column">
            <h3>{kinds}</h3>
            <p className="note">{figures.kindsText}</p>
            <KindsBar kinds={figures.kinds} homes={figures.homes} />
          </div>
        </div>
        <SourceLine source="assessments" />
      </div>
    </Section>
  )
}

function Ranking({ heading, some }: { heading: string; some: readonly Assessed[] }) {
  return (
    <div className="column">
      <h3>{heading}</h3>
      <ol role="list" className="rows" data-gap="small" data-strong>
        {some.map(({ name, median }) => (
          <li key={name} className={`cluster ${styles.ranked}`} data-ends>
            {name} <span className="note">{cad(median)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
