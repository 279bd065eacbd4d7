import { communitiesPage } from '../../../content/pages/communities.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Split } from '../../ui/Split.tsx'
import { LuxuryStar } from './LuxuryStar.tsx'

const { title, text, luxuryNote, luxuryLink } = communitiesPage.directory

/** The directory's heading, visually hidden during a search so that the results are higher on the page. */
export function DirectoryHeading({ compact }: { compact: boolean }) {
  if (compact)
    return (
      <h2 id="directory-title" className="visually-hidden">
        {title}
      </h2>
    )
  return (
    <Split align="end">
      <SectionHeading id="directory-title" title={title}>
        <p className="secondary">{text}</p>
      </SectionHeading>
      <div className="note" data-line>
        <p>
          <LuxuryStar /> {luxuryNote}
        </p>
        <ArrowLink destination={luxuryLink}>{luxuryLink.label}</ArrowLink>
      </div>
    </Split>
  )
}
