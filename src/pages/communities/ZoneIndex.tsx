import { ChevronDown } from 'lucide-react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { CommunityNames } from './CommunityNames.tsx'
import { listId, type Zone } from './directory.ts'
import styles from './ZoneIndex.module.css'

const { countLabel } = communitiesPage.directory

type Props = {
  zones: readonly Zone[]
  /** Whether these are the matches of a search, which are open on a phone as well. */
  filtering: boolean
}

/** The communities by zone. On a phone each zone is closed until it is chosen, here or on the map. */
export function ZoneIndex({ zones, filtering }: Props) {
  return (
    <div className={styles.zones} data-filtering={filtering || undefined}>
      {zones.map(({ id, label, text, communities }) => (
        <section key={id} className={styles.zone} data-zone={id} aria-labelledby={`${listId(id)}-title`}>
          <div className={styles.heading}>
            <h3 id={`${listId(id)}-title`} className="heading">
              {label}
            </h3>
            <p className="figure-small accent" aria-hidden="true">
              {communities.length}
            </p>
            <p className={`note ${styles.text}`}>{text}</p>
          </div>
          <details open={filtering}>
            <summary>
              <span className="visually-hidden">
                {label}, {communities.length} {countLabel}
              </span>
              <ChevronDown aria-hidden className="chevron accent" />
            </summary>
            {/* The fragment is inside the details, so that browsers open it. */}
            <CommunityNames id={listId(id)} communities={communities} />
          </details>
        </section>
      ))}
    </div>
  )
}
