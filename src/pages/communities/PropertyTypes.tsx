import { ArrowUpRight } from 'lucide-react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PropertyTypes.module.css'

const { title, items } = communitiesPage.propertyTypes
const WIDE: ReadonlySet<string> = new Set(['single-family', 'home-finder'])

/** Property types as tiles, larger for the more common searches. */
export function PropertyTypes() {
  return (
    <Section labelledBy="types-title">
      <SectionHeading id="types-title" title={title} />
      <ul data-plain className={styles.mosaic}>
        {items.map((item) => (
          <Tile key={item.id} {...item} />
        ))}
      </ul>
    </Section>
  )
}

function Tile({ id, label, text, scene, ...destination }: (typeof items)[number]) {
  return (
    <li
      className={`${styles.tile} ${scene ? 'captioned' : ''}`}
      data-type={id}
      data-tone={scene ? 'dark' : undefined}
    >
      {scene && <Scene scene={scene} />}
      <div className={styles.words}>
        <h3 className={WIDE.has(id) ? 'heading' : 'subheading'}>
          <PageLink destination={destination} className="box-link">
            {label}
          </PageLink>
        </h3>
        <p className="note">{text}</p>
      </div>
      {!scene && <ArrowUpRight aria-hidden className={styles.arrow} size="3.5rem" strokeWidth={1.25} />}
    </li>
  )
}
