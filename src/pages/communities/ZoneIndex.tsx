import type { Community } from '../../../content/communities/directory.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import type { zones } from './directory.ts'
import { LuxuryStar } from './LuxuryStar.tsx'
import styles from './ZoneIndex.module.css'

const { luxuryMark } = communitiesPage.directory

/** The communities by zone; each zone's name stays visible while its communities scroll. */
export function ZoneIndex({ zones: shown }: { zones: typeof zones }) {
  return (
    <div className="rows">
      {shown.map(({ id, label, text, communities }) => (
        <section key={id} className={styles.zone} aria-labelledby={`zone-${id}`}>
          <div className={styles.heading}>
            <h3 id={`zone-${id}`} className="subheading">
              {label}
            </h3>
            <p className="label accent" aria-hidden="true">
              {communities.length}
            </p>
            <p className={`note ${styles.text}`}>{text}</p>
          </div>
          <ul data-plain className={styles.names}>
            {communities.map((community) => (
              <Entry key={community.name} {...community} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Entry({ name, url, luxury }: Community) {
  const lastWord = name.lastIndexOf(' ') + 1
  return (
    <li>
      <PageLink destination={{ href: url }} className={styles.name}>
        {luxury ? (
          <>
            {name.slice(0, lastWord)}
            <span className={styles.starred}>
              {name.slice(lastWord)}
              <LuxuryStar />
            </span>
            <span className="visually-hidden"> ({luxuryMark})</span>
          </>
        ) : (
          <Breakable name={name} />
        )}
      </PageLink>
    </li>
  )
}

/** Allows a line break after the slash of a double name. */
function Breakable({ name }: { name: string }) {
  const [first, second] = name.split('/')
  if (second === undefined) return first
  return (
    <>
      {first}/<wbr />
      {second}
    </>
  )
}
