import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { LabelledRows } from './LabelledRows.tsx'
import { PresentationSection } from './PresentationSection.tsx'
import styles from './SellingProcess.module.css'

const { process } = listingPresentation
const { lanes } = process

/** Five steps, with the team's tasks in one column and the seller's in the other. */
export function SellingProcess() {
  return (
    <PresentationSection part={process} tone="sunk">
      <LabelledRows
        className={styles.steps}
        labels={[lanes.us, lanes.you]}
        rows={process.steps.map(({ title, us, you }) => ({ name: title, cells: [us, you] }))}
        ordered
      />
      <div className={`cluster ${styles.notes}`}>
        {process.notes.map((note) => (
          <p key={note} className="note" data-line>
            {note}
          </p>
        ))}
        <ArrowLink destination={process.source}>{process.source.label}</ArrowLink>
      </div>
    </PresentationSection>
  )
}
