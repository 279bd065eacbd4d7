import type { Community } from '../../../content/communities/directory.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { assessmentLink } from '../../../content/sources.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './FigureNotes.module.css'
import { LuxuryStar } from './LuxuryStar.tsx'

const { figures, luxuryNote, luxuryLink } = communitiesPage.directory

type Props = {
  /** The communities that are listed. */
  of: readonly Community[]
}

/** Explains the figures and stars beside the names of a list. */
export function FigureNotes({ of: listed }: Props) {
  return (
    <div className={`column ${styles.notes}`} data-gap="small">
      <p className="note">
        {figures} <PageLink destination={assessmentLink}>{assessmentLink.label}</PageLink>
      </p>
      {listed.some(({ luxury }) => luxury) && (
        <p className="note">
          <LuxuryStar /> {luxuryNote} <PageLink destination={luxuryLink}>{luxuryLink.label}</PageLink>
        </p>
      )}
    </div>
  )
}
