import type { Community } from '../../../content/communities/directory.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './CommunityNames.module.css'
import { LuxuryStar } from './LuxuryStar.tsx'

const { luxuryMark } = communitiesPage.directory

type Props = { id?: string; communities: readonly Community[] }

/** Communities in columns, each linking to its site. */
export function CommunityNames({ id, communities }: Props) {
  return (
    <ul role="list" id={id} className={styles.names}>
      {communities.map((community) => (
        <Entry key={community.name} {...community} />
      ))}
    </ul>
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
