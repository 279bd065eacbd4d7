import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { GuideSection } from '../guides/GuideSection.tsx'
import { Statements } from '../guides/Statements.tsx'
import styles from './LandlordRules.module.css'

const { id, title, pause, points } = investmentGuide.rules

/** The year between two rent increases, as a ruler of its weeks, and the other rules side by side. */
export function LandlordRules() {
  return (
    <GuideSection id={id} title={title} width="full">
      <div className={styles.year} data-tone="wheat">
        <p className={`cluster ${styles.words}`}>
          <span className={`figure-small ${styles.figure}`}>{pause.figure}</span>{' '}
          <span className="lead">{pause.label}</span>
        </p>
        <div className={`screen-only ${styles.ruler}`} />
      </div>
      <Statements items={points} />
    </GuideSection>
  )
}
