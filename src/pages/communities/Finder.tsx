import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
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

type Props = {
  quadrant?: Quadrant
  /** What comes before the directory, and after it during a search, whose results are high on the page. */
  children?: ReactNode
}

/** The search, a map that highlights the matches or a quadrant, and the matching communities by zone. */
export function Finder({ quadrant, children }: Props) {
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
        <SearchBox ref={input} query={query} onType={type} onSubmit={submit}>
          <p role="status" className="eyebrow">
            {countLabel(count, filtering)}
          </p>
        </SearchBox>
      </PageHero>
      {filtering ? sections.toReversed() : sections}
    </>
  )
}

function countLabel(count: number, filtering: boolean): string {
  const { all, one, many } = search.countLabel
  if (!filtering) return all
  return `${count} ${count === 1 ? one : many}`
}
