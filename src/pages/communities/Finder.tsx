import { useSelector } from '@xstate/react'
import { Fragment, memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assessmentOf } from '../../../content/communities/assessments.ts'
import type { Community } from '../../../content/communities/directory.ts'
import { quadrantPage } from '../../../content/communities/quadrant-page.ts'
import type { Quadrant } from '../../../content/communities/quadrants.ts'
import { cad, cadFromTo } from '../../../content/formats.ts'
import { listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import type { communitySearch } from '../../../machines/community-search.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { Section } from '../../ui/Section.tsx'
import { SourceLine } from '../../ui/SourceLine.tsx'
import { CommunityCard } from './CommunityCard.tsx'
import { DirectoryBar } from './DirectoryBar.tsx'
import { DirectoryHeading } from './DirectoryHeading.tsx'
import { communityNames, matchingZones } from './directory.ts'
import { FigureNotes } from './FigureNotes.tsx'
import styles from './Finder.module.css'
import { HeroFigures } from './HeroFigures.tsx'
import { Landmark } from './Landmark.tsx'
import { NearbyCommunities } from './NearbyCommunities.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { OrderProps } from './OrderButtons.tsx'
import { QuadrantMedians } from './QuadrantMedians.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useCommunityOrder } from './use-community-order.ts'
import { useCommunitySearch } from './use-community-search.ts'
import { ZoneIndex } from './ZoneIndex.tsx'
import { ZoneMap } from './ZoneMap.tsx'

const { hero, search } = communitiesPage
/** A list this short needs no order. */
const FEW = 5

type Search = {
  actor: ActorRefFrom<typeof communitySearch>
  snapshot: SnapshotFrom<typeof communitySearch>
}

type Props = {
  quadrant?: Quadrant
  /** Content before the directory; during a search, after it, so that results are high on the page. */
  children?: (ordered: OrderProps, searching: boolean) => ReactNode
}

/** The search, a map that highlights the matches or a quadrant, and the matching communities by zone. */
export function Finder(props: Props) {
  const actor = useCommunitySearch(communityNames, listingSearchUrl)
  const snapshot = useSelector(actor, (current) => current)
  // Shows a letter at once, and filters map and lists when the browser has time.
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
  const { order, send } = useCommunityOrder()
  const ordered: OrderProps = {
    order,
    onName: () => send({ type: 'name.chosen' }),
    onValue: () => send({ type: 'value.chosen' }),
  }
  const zones = matchingZones(query, order)
  const found = zones.flatMap(({ communities }) => communities)
  const single = filtering && found.length === 1 ? found[0] : undefined
  const lit = filtering ? found : quadrant?.communities
  const page = quadrant && quadrantPage(quadrant)
  const looks = [
    !quadrant && styles.whole,
    filtering && styles.filtering,
    single && styles.single,
    quadrant && !filtering && styles.landmarked,
  ].filter(Boolean)
  const sections = [
    <Fragment key="before">{children?.(ordered, filtering)}</Fragment>,
    <Section
      key="directory"
      labelledBy="directory-title"
      space={filtering ? 'tight' : 'quiet'}
      className={styles.directory}
    >
      <DirectoryHeading look={filtering ? 'hidden' : quadrant ? 'short' : 'full'}>
        {(filtering ? found.length > FEW : !quadrant) && <DirectoryBar of={found} ordered={ordered} />}
      </DirectoryHeading>
      {empty ? (
        <NothingFound query={query.trim()} onSearch={submit} />
      ) : (
        <>
          {single ? (
            <>
              <CommunityCard {...single} />
              <NearbyCommunities {...single} />
            </>
          ) : (
            <ZoneIndex zones={zones} filtering={filtering} folded={quadrant !== undefined} />
          )}
          <div className={`column ${styles.source}`} data-gap="small">
            {!single && (filtering || !quadrant) && <FigureNotes of={found} />}
            <SourceLine source="assessments" />
          </div>
        </>
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
            found={filtering ? (id) => zones.find((zone) => zone.id === id)?.communities.length ?? 0 : null}
            quadrant={filtering ? undefined : quadrant}
          />
        }
        foot={
          // During a search, results come first.
          !filtering && (quadrant ? <Landmark quadrant={quadrant} /> : <QuadrantMedians />)
        }
        className={[styles.hero, ...looks].join(' ')}
      >
        <SearchBox
          ref={input}
          actor={actor}
          placeholder={page?.placeholder ?? search.placeholder}
          quiet={single !== undefined}
        >
          <p role="status" className="eyebrow">
            {countLabel(found, filtering)}
          </p>
          {filtering && (
            <button type="button" className={styles.all} onClick={showAll}>
              {search.clearLabel}
            </button>
          )}
        </SearchBox>
        {quadrant && <HeroFigures quadrant={quadrant} />}
      </PageHero>
      {filtering ? sections.toReversed() : sections}
    </>
  )
})

/** The number found, and their range of median assessments. */
function countLabel(found: readonly Community[], filtering: boolean): string {
  const { all, one, many, median, medians, part } = search.countLabel
  if (!filtering) return all
  const figures = found.flatMap(({ name }) => assessmentOf(name)?.median ?? [])
  const [low, high] = [Math.min(...figures), Math.max(...figures)]
  const assessed = figures.length > 1 ? `${medians} ${cadFromTo([low, high])}` : `${median} ${cad(low)}`
  const counted = figures.length < found.length ? [part(figures.length), assessed] : [assessed]
  const number = `${found.length} ${found.length === 1 ? one : many}`
  return figures.length > 0 ? `${number}, ${counted.join(' ')}` : number
}
