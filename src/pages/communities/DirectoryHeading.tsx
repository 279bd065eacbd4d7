import type { Community } from '../../../content/communities/directory.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './DirectoryHeading.module.css'
import { FigureNotes } from './FigureNotes.tsx'

const { title, text } = communitiesPage.directory

type Props = {
  /** Hidden visually during a search, so that the results are higher on the page; `short` below a quadrant's own list. */
  look: 'hidden' | 'short' | 'full'
  /** The communities that are listed. */
  of: readonly Community[]
}

/** The directory's heading. */
export function DirectoryHeading({ look, of }: Props) {
  if (look === 'hidden')
    return (
      <h2 id="directory-title" className="visually-hidden">
        {title}
      </h2>
    )
  if (look === 'short')
    return (
      <h2 id="directory-title" className={`heading ${styles.short}`}>
        {title}
      </h2>
    )
  return (
    <SectionHeading id="directory-title" title={title} layout="split">
      <p className="secondary">{text}</p>
      <FigureNotes of={of} />
    </SectionHeading>
  )
}
