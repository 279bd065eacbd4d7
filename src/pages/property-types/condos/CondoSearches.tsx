import { ArrowUpRight } from 'lucide-react'
import { assessmentOf } from '../../../../content/communities/assessments.ts'
import { grouped } from '../../../../content/formats.ts'
import { condos } from '../../../../content/pages/property-types/condos.ts'
import { PageLink } from '../../../ui/PageLink.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { SourceLine } from '../../../ui/SourceLine.tsx'
import styles from './CondoSearches.module.css'
import { Mirrored, Tower } from './Tower.tsx'

const { title, text, apartments, luxury, links } = condos.searches

/** Apartments that a floor of a tower stands for. */
const FLOOR = 500
/** Of the tower that stands for no number of apartments: lower than those of the areas with many, as penthouses are few. */
const LUXURY_FLOORS = 4

const SEARCHES = links.map(({ of, ...link }) => {
  const count = of.reduce((sum, name) => sum + (assessmentOf(name)?.kinds.apartments ?? 0), 0)
  const suffixes = [...new Set(of.map((name) => assessmentOf(name)?.suffix))].join('\u00a0·\u00a0')
  return { ...link, count, suffixes, floors: count ? Math.ceil(count / FLOOR) : LUXURY_FLOORS }
})

/** The curated searches as one street at night, by a river: a tower for each, as tall as its area has apartments. */
export function CondoSearches() {
  return (
    <section className={`band section ${styles.street}`} aria-labelledby="searches-title">
      <div className={styles.sky}>
        <SectionHeading id="searches-title" title={title} lead={text} />
      </div>
      <ul role="list" data-tone="dark" className={styles.board}>
        {SEARCHES.map(({ title: name, url, count, suffixes, floors }, place) => (
          <li key={url}>
            <Tower place={place} floors={floors} crowned={count === 0} />
            <Mirrored place={place} floors={floors} crowned={count === 0} />
            <div className={styles.words}>
              <div>
                <PageLink destination={{ href: url }} className="box-link">
                  {name}
                </PageLink>
              </div>
              <p className="note">
                {count ? (
                  <>
                    {grouped(count)} {apartments}, {suffixes}
                  </>
                ) : (
                  luxury
                )}
              </p>
              <ArrowUpRight className="accent arrow" data-leaves aria-hidden />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.source}>
        <SourceLine source="uses" />
      </div>
    </section>
  )
}
