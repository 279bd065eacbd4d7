import { assessmentOf } from '../../../content/communities/assessments.ts'
import type { Community } from '../../../content/communities/directory.ts'
import { cad } from '../../../content/formats.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './CommunityNames.module.css'
import { LuxuryStar } from './LuxuryStar.tsx'
import { usePointing } from './lights.ts'
import { warmthOf } from './price-scale.ts'
import warmth from './warmth.module.css'

const { luxuryMark } = communitiesPage.directory

type Props = { id?: string; communities: readonly Community[] }

/** Communities in columns, each linking to its site, with the median that its homes are assessed at. */
export function CommunityNames({ id, communities }: Props) {
  return (
    <ul role="list" id={id} className={`${styles.names} ${warmth.warmth}`}>
      {communities.map((community) => (
        <Entry key={community.name} {...community} />
      ))}
    </ul>
  )
}

function Entry({ name, url, luxury }: Community) {
  const lastWord = name.lastIndexOf(' ') + 1
  const facts = assessmentOf(name)
  const { entry } = usePointing(name)
  return (
    <li className={styles.entry} {...entry}>
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
      {facts && (
        <span className={`note ${styles.value} ${warmth[`of${warmthOf(facts.median)}`]}`}>
          {cad(facts.median)}
        </span>
      )}
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
