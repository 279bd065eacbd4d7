import type { ReactNode } from 'react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import styles from './DirectoryHeading.module.css'

const { title, text } = communitiesPage.directory

type Props = {
  /** `hidden` visually during a search, so that results are higher on the page; `short` below a quadrant's own list. */
  look: 'hidden' | 'short' | 'full'
  /** Content above the lists. */
  children?: ReactNode
}

/** The directory's heading. */
export function DirectoryHeading({ look, children }: Props) {
  const heading = (className?: string) => (
    <h2 id="directory-title" className={className}>
      {title}
    </h2>
  )
  if (look === 'full')
    return (
      <>
        <div className="split" data-columns="7:5" data-align="baseline">
          {heading()}
          <p className="secondary">{text}</p>
        </div>
        {children}
      </>
    )
  return (
    <>
      {heading(look === 'hidden' ? 'visually-hidden' : `subheading ${styles.short}`)}
      {children}
    </>
  )
}
