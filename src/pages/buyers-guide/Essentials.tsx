import { NEW_HOME_WARRANTY_YEARS } from '../../../content/constants.ts'
import { guideLabels } from '../../../content/guides/labels.ts'
import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import styles from './Essentials.module.css'

const { id, title, items } = buyersGuide.essentials
const YEAR = 28
const ROW = 20

/** What is specific to Alberta. The warranty's four terms are drawn to scale. */
export function Essentials() {
  return (
    <GuideSection id={id} title={title} width="full">
      <ol className={`ruled-columns ${styles.essentials}`} data-closed role="list">
        {items.map(({ id, title, text }) => (
          <li key={id} className="folds">
            <h3 className="subheading">{title}</h3>
            <Fold label={`${title}: ${guideLabels.details}`}>
              <p className="secondary">
                <Unbroken>{text}</Unbroken>
              </p>
              {id === 'new-home-warranty' && <WarrantyTerms />}
            </Fold>
          </li>
        ))}
      </ol>
    </GuideSection>
  )
}

function WarrantyTerms() {
  return (
    <svg
      className="screen-only"
      viewBox={`0 -8 320 ${8 + NEW_HOME_WARRANTY_YEARS.length * ROW}`}
      width="320"
      fontSize="15"
      fontWeight="600"
      fill="var(--ink)"
      aria-hidden="true"
    >
      {NEW_HOME_WARRANTY_YEARS.map((years, index) => (
        <g key={years} transform={`translate(0 ${index * ROW})`}>
          <rect data-grow y="4" width={years * YEAR} height="12" rx="2" fill="var(--gold)" />
          <text x={years * YEAR + 8} y="15">
            {years}
          </text>
        </g>
      ))}
    </svg>
  )
}
