import { Star } from 'lucide-react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import styles from './DirectoryHeading.module.css'

const { title, text, luxuryNote, luxuryLink } = communitiesPage.directory

/** What the index below is; out of sight while the visitor searches, so that the result stands higher. */
export function DirectoryHeading({ compact }: { compact: boolean }) {
  if (compact)
    return (
      <h2 id="directory-title" className="visually-hidden">
        {title}
      </h2>
    )
  return (
    <div className={styles.heading}>
      <h2 id="directory-title">{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.luxury}>
        <p>
          <Star aria-hidden />
          {luxuryNote}
        </p>
        <ArrowLink destination={luxuryLink}>{luxuryLink.label}</ArrowLink>
      </div>
    </div>
  )
}
