import { cad } from '../../../content/formats.ts'
import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { HomeProof } from '../../ui/HomeProof.tsx'
import styles from './CaseStudies.module.css'
import { change } from './number-formats.ts'
import { PresentationSection } from './PresentationSection.tsx'

const { caseStudies } = listingPresentation
const { labels, badge } = caseStudies
type Study = (typeof caseStudies.items)[number]

const FIGURES = ['listPrice', 'soldPrice', 'daysOnMarket', 'showings', 'offers'] as const
const PARTS = ['situation', 'decision', 'outcome'] as const
const PRICES = new Set<string>(['listPrice', 'soldPrice'])

/** Two sales on facing pages, each marked as a sample while it is one. */
export function CaseStudies() {
  return (
    <PresentationSection part={caseStudies} tone="sunk" layout="stacked">
      <div className={styles.book}>
        {caseStudies.items.map((study) => (
          <Page key={study.title} study={study} />
        ))}
      </div>
    </PresentationSection>
  )
}

function Page({ study }: { study: Study }) {
  const { title, season, listPrice, soldPrice } = study
  return (
    <article className={`column ${styles.page}`}>
      <p className="cluster note ruled-below" data-ends>
        {study.sample && <Badge>{badge}</Badge>}
        <span>{season}</span>
      </p>
      <HomeProof
        {...study}
        sample={false}
        fact={
          <span className="cluster">
            <strong className="figure-small">{change(listPrice, soldPrice)}</strong>{' '}
            <span className="note">{soldPrice < listPrice ? labels.under : labels.over}</span>
          </span>
        }
      />
      <div className={`folds ${styles.story}`}>
        <h3 className={`heading ${styles.title}`}>{title}</h3>
        <Fold label={`${title}: ${PARTS.map((part) => labels[part]).join(', ')}`}>
          {PARTS.map((part) => (
            <div key={part} className={styles.part}>
              <h4 className="label">{labels[part]}</h4>
              <p className="secondary">{study[part]}</p>
            </div>
          ))}
        </Fold>
      </div>
      <div className={styles.account}>
        <dl className="rows" data-pairs data-between data-gap="small">
          {FIGURES.map((figure) => (
            <div key={figure}>
              <dt className="note">{labels[figure]}</dt>
              <dd className="label">{PRICES.has(figure) ? cad(study[figure]) : study[figure]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}
