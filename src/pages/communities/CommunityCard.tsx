import { type Assessment, assessmentOf } from '../../../content/communities/assessments.ts'
import { calculatorHrefs, communityCard, sceneOf, worthHref } from '../../../content/communities/card.ts'
import { type Community, ZONES } from '../../../content/communities/directory.ts'
import { cad, grouped } from '../../../content/formats.ts'
import { listingSearchUrl } from '../../../content/listing-search.ts'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { assessmentLink } from '../../../content/sources.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Stat } from '../../ui/Stat.tsx'
import styles from './CommunityCard.module.css'
import { CommunityLocator } from './CommunityLocator.tsx'
import { listId } from './directory.ts'
import { KindsBar } from './KindsBar.tsx'
import { LuxuryStar } from './LuxuryStar.tsx'

const words = communityCard
const { luxuryMark } = communitiesPage.directory

/** The only community that a search has left, in place of its zone's list. */
export function CommunityCard({ name, url, zone, luxury }: Community) {
  const facts = assessmentOf(name)
  const label = ZONES.find(({ id }) => id === zone)?.label
  return (
    <section id={listId(zone)} className={`split ${styles.card}`} data-columns="5:7" aria-label={label}>
      <Scene scene={sceneOf(name, facts)} className={`cover ${styles.picture}`} loading="eager" />
      <div className={`column ${styles.words}`} data-gap="large">
        <div>
          <CommunityLocator name={name} />
          <p className="eyebrow">
            {label} {words.zone}
          </p>
          <h3 className="title">
            <PageLink destination={{ href: url }} className={styles.name}>
              {name} {luxury && <LuxuryStar />}
              {luxury && <span className="visually-hidden"> ({luxuryMark})</span>}
            </PageLink>
          </h3>
        </div>
        {facts ? <Figures {...facts} /> : <p className="secondary">{words.outside}</p>}
        <div className="cluster" data-ends>
          <div className={`cluster ${styles.actions}`}>
            <a href={listingSearchUrl(name) ?? url} {...buttonLook()}>
              {words.sale}
            </a>
            <a href={worthHref(name)} {...buttonLook({ kind: 'quiet' })}>
              {words.worth}
            </a>
          </div>
          {facts && <Calculators {...calculatorHrefs(name, facts)} />}
        </div>
      </div>
    </section>
  )
}

const Calculators = ({ cost, mortgage }: ReturnType<typeof calculatorHrefs>) => (
  <div className="cluster">
    <ArrowLink destination={{ href: cost }}>{words.cost}</ArrowLink>
    <ArrowLink destination={{ href: mortgage }}>{words.mortgage}</ArrowLink>
  </div>
)

function Figures(facts: Assessment) {
  const { median, homes, built } = facts
  return (
    <>
      <div className={`cluster ${styles.figures}`} data-ends>
        <Stat figure={cad(median)} label={<PageLink destination={assessmentLink}>{words.median}</PageLink>} />
        <Stat size="small" figure={grouped(homes)} label={words.homes} />
        <Stat size="small" figure={`${built}`} label={words.built} />
      </div>
      <div className="column" data-gap="small">
        <h4 className="label">{words.kinds}</h4>
        <KindsBar {...facts} />
      </div>
    </>
  )
}
