import { useSelector } from '@xstate/react'
import { Fragment, memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import type { communitySearch } from '../../../machines/community-search.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
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

type Search = {
  actor: ActorRefFrom<typeof communitySearch>
  snapshot: SnapshotFrom<typeof communitySearch>
}

type Props = {
  quadrant?: Quadrant
  /** What comes before the directory, and after it during a search, whose results are high on the page. */
  children?: ReactNode
}

/** The search, a map that highlights the matches or a quadrant, and the matching communities by zone. */
export function Finder(props: Props) {
  const actor = useCommunitySearch(communityNames, listingSearchUrl)
  const snapshot = useSelector(actor, (current) => current)
  // A letter shows at once; what it leaves of the map and of the lists, when the browser comes to it.
  return <Directory {...props} actor={actor} snapshot={useDeferredValue(snapshot)} />
}

const Directory = memo(function Directory({ quadrant, children, actor, snapshot }: Props & Search) {
  const { query } = snapshot.context
  const filtering = snapshot.matches('filtering')
  const empty = snapshot.matches({ filtering: 'empty' })
  const input = useRef<HTMLInputElement>(null)

  // The browser keeps text typed before hydration, which the machine does not know about.
  useEffect(() => {
    const typed = input.current?.value
    if (typed) actor.send({ type: 'query.typed', query: typed })
  }, [actor])

  const submit = () => actor.send({ type: 'search.submitted' })
  const showAll = () => {
    actor.send({ type: 'query.typed', query: '' })
    input.current?.focus()
  }
  const zones = matchingZones(query)
  const count = zones.reduce((sum, { communities }) => sum + communities.length, 0)
  const lit = filtering ? zones.flatMap(({ communities }) => communities) : quadrant?.communities
  const page = quadrant && quadrantPage(quadrant)
  const sections = [
    <Fragment key="before">{children}</Fragment>,
    <Section key="directory" labelledBy="directory-title" space={filtering ? 'tight' : 'quiet'}>
      <DirectoryHeading compact={filtering} />
      {empty ? (
        <NothingFound query={query.trim()} onSearch={submit} onShowAll={showAll} />
      ) : (
        <ZoneIndex zones={zones} filtering={filtering} {...(quadrant && { quadrant })} />
      )}
    </Section>,
  ]
  return (
    <>
      <PageHero
        {...(page ? { ...page.hero, breadcrumb: <Breadcrumb {...page.breadcrumb} /> } : hero)}
        look="aside"
        picture={
          <ZoneMap
            isLit={lit ? (name) => lit.some((one) => one.name === name) : null}
            isListed={(id) => zones.some((zone) => zone.id === id)}
            quadrant={filtering ? undefined : quadrant}
          />
        }
        className={`${styles.hero} ${filtering ? styles.filtering : ''}`}
      >
        <SearchBox ref={input} actor={actor}>
          <p role="status" className="eyebrow">
            {countLabel(count, filtering)}
          </p>
        </SearchBox>
      </PageHero>
      {filtering ? sections.toReversed() : sections}
    </>
  )
})

function countLabel(count: number, filtering: boolean): string {
  const { all, one, many } = search.countLabel
  if (!filtering) return all
  return `${count} ${count === 1 ? one : many}`
}
