import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { PresentationSection } from './PresentationSection.tsx'
import styles from './SellingProcess.module.css'

const { process } = listingPresentation
const { lanes } = process

/** Five steps as in an account book: what the team does on one side, what is left to the seller on the other. */
export function SellingProcess() {
  return (
    <PresentationSection part={process}>
      <div className={styles.ledger}>
        <p className={styles.head} aria-hidden="true">
          <span>{lanes.us}</span>
          <span>{lanes.you}</span>
        </p>
        <ol data-plain>
          {process.steps.map(({ title, us, you }) => (
            <li key={title}>
              <h3>{title}</h3>
              <dl>
                <div>
                  <dt>{lanes.us}</dt>
                  <dd>{us}</dd>
                </div>
                <div>
                  <dt>{lanes.you}</dt>
                  <dd>{you}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.notes}>
        {process.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <ArrowLink destination={process.source}>{process.source.label}</ArrowLink>
      </div>
    </PresentationSection>
  )
}
