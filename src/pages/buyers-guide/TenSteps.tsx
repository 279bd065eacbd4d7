import { guideLabels } from '../../../content/guides/labels.ts'
import { buyersGuide } from '../../../content/pages/buyers-guide.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { GuideSection } from '../guides/GuideSection.tsx'
import { stepIcons } from './step-icons.ts'
import styles from './TenSteps.module.css'

const { id, title, items } = buyersGuide.steps

/** Ten steps along one path: vertical on a phone, alternating sides where there is room. */
export function TenSteps() {
  return (
    <GuideSection id={id} title={title} tone="dark" width="wide">
      <ol className={styles.path} role="list">
        {items.map(({ number, title, body, icon }) => {
          const Icon = stepIcons[icon]
          return (
            <li key={number}>
              <svg
                className={styles.trail}
                data-wipe="down"
                overflow="visible"
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path
                  d="M15 0C15 58 85 42 85 100"
                  vectorEffect="non-scaling-stroke"
                  fill="none"
                  stroke="var(--gold)"
                  strokeWidth="2"
                />
              </svg>
              <span className={`node ${styles.node}`} aria-hidden="true">
                {number}
              </span>
              <div className={`folds ${styles.words}`}>
                <h3 className={`subheading ${styles.title}`}>
                  <Icon aria-hidden />
                  <Unbroken>{title}</Unbroken>
                </h3>
                <Fold label={`${title}: ${guideLabels.details}`}>
                  <p className="secondary">
                    <Unbroken>{body}</Unbroken>
                  </p>
                </Fold>
              </div>
            </li>
          )
        })}
      </ol>
    </GuideSection>
  )
}
