import { House } from 'lucide-react'
import { listingPresentation } from '../../../content/pages/listing-presentation.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './Channels.module.css'
import { LabelledRows } from './LabelledRows.tsx'
import { PresentationSection } from './PresentationSection.tsx'

const { channels } = listingPresentation
const [nameLabel, whatLabel, whoLabel] = channels.columns

/** One unit of height per channel, because the rows beside the drawing have equal heights. */
const count = channels.rows.length
const branches = channels.rows
  .map((_, row) => `M0 ${count / 2}C60 ${count / 2} 35 ${row + 0.5} 100 ${row + 0.5}`)
  .join('')

/** A tree from the home to eight groups of channels, each with its content and its audience. */
export function Channels() {
  return (
    <PresentationSection part={channels} tone="dark" layout="stacked">
      <div className={styles.diagram}>
        <p className={`label ${styles.home}`}>
          <House aria-hidden="true" />
          {channels.source}
        </p>
        <svg
          className={styles.branches}
          data-wipe
          viewBox={`0 0 100 ${count}`}
          preserveAspectRatio="none"
          fill="none"
          stroke="var(--gold)"
          strokeOpacity="0.75"
          strokeWidth="1.25"
          aria-hidden="true"
        >
          <path d={branches} vectorEffect="non-scaling-stroke" />
        </svg>
        <LabelledRows
          className={styles.channels}
          nameLabel={nameLabel}
          labels={[whatLabel, whoLabel]}
          rows={channels.rows.map(([name, what, who]) => ({ name, cells: [what, who] }))}
        />
      </div>
      <div className={`cluster ${styles.reach}`} data-ends>
        {channels.claims.map((claim) => (
          <Stat key={claim.label} {...claim} />
        ))}
        <ArrowLink destination={channels.link}>{channels.link.label}</ArrowLink>
      </div>
    </PresentationSection>
  )
}
