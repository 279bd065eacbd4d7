import { communitiesPage } from '../../../content/pages/communities.ts'
import { assessmentLink } from '../../../content/sources.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { LuxuryStar } from './LuxuryStar.tsx'
import { WarmthKey } from './WarmthKey.tsx'

const { figures, luxuryNote, luxuryLink } = communitiesPage.directory

/** What the figures, the stars and the colours beside the names of a list are. */
export function FigureNotes() {
  return (
    <div className="column" data-gap="small">
      <p className="note">
        {figures} <PageLink destination={assessmentLink}>{assessmentLink.label}</PageLink>
      </p>
      <p className="note">
        <LuxuryStar /> {luxuryNote} <PageLink destination={luxuryLink}>{luxuryLink.label}</PageLink>
      </p>
      <WarmthKey />
    </div>
  )
}
