import type { ReactNode } from 'react'
import type { Community } from '../../../content/communities/directory.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import styles from './DirectoryHeading.module.css'
import { FigureNotes } from './FigureNotes.tsx'

const { title, text } = communitiesPage.directory

type Props = {
  /** Hidden visually during a search, so that the results are higher on the page; `short` below a quadrant's own list. */
  look: 'hidden' | 'short' | 'full'
  /** The communities that are listed. */
  of: readonly Community[]
  /** What stands over the lists. */
  children?: ReactNode
}

/** The directory's heading. */
export function DirectoryHeading({ look, of, children }: Props) {
  const heading = (className?: string) => (
    <h2 id="directory-title" className={className}>
      {title}
    </h2>
  )
  if (look === 'full')
    return (
      <div className={`split ${styles.full}`} data-columns="7:5" data-align="baseline">
        {heading()}
        <div className="stack">
          <p className="secondary">{text}</p>
          <FigureNotes of={of} />
        </div>
        {children}
      </div>
    )
  return (
    <>
      {heading(look === 'hidden' ? 'visually-hidden' : `heading ${styles.short}`)}
      {children}
    </>
  )
}
