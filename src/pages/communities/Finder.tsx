import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { DirectoryHeading } from './DirectoryHeading.tsx'
import { communityNames, matchingZones } from './directory.ts'
import styles from './Finder.module.css'
import { NothingFound } from './NothingFound.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useCommunitySearch } from './use-community-search.ts'
import { ZoneIndex } from './ZoneIndex.tsx'
import { ZoneMap } from './ZoneMap.tsx'

const { hero, search } = communitiesPage

/** The search, a map that highlights the matches, and the matching communities by zone. */
export function Finder() {
  const { actor, type, submit } = useCommunitySearch(communityNames, listingSearchUrl)
  const query = useSelector(actor, ({ context }) => context.query)
  const filtering = useSelector(actor, (snapshot) => snapshot.matches('filtering'))
  const empty = useSelector(actor, (snapshot) => snapshot.matches({ filtering: 'empty' }))
  const input = useRef<HTMLInputElement>(null)

  // The browser keeps text typed before hydration, which the machine does not know about.
  useEffect(() => {
    const typed = input.current?.value
    if (typed) actor.send({ type: 'query.typed', query: typed })
  }, [actor])

  const showAll = () => {
    type('')
    input.current?.focus()
  }
  const zones = matchingZones(query)
  const count = zones.reduce((sum, { communities }) => sum + communities.length, 0)
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        look="aside"
        picture={<ZoneMap query={filtering ? query : null} />}
        className={styles.hero}
      >
        <SearchBox ref={input} query={query} onType={type} onSubmit={submit}>
          <p role="status" className="eyebrow">
            {countLabel(count, filtering)}
          </p>
        </SearchBox>
      </PageHero>
      <Section labelledBy="directory-title" space={filtering ? 'tight' : 'quiet'}>
        <DirectoryHeading compact={filtering} />
        {empty ? (
          <NothingFound query={query.trim()} onSearch={submit} onShowAll={showAll} />
        ) : (
          <ZoneIndex zones={zones} />
        )}
      </Section>
    </>
  )
}

function countLabel(count: number, filtering: boolean): string {
  const { all, one, many } = search.countLabel
  if (!filtering) return all
  return `${count} ${count === 1 ? one : many}`
}
