import { ArrowUpRight } from 'lucide-react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PropertyTypes.module.css'

const { title, items } = communitiesPage.propertyTypes
type Item = (typeof items)[number]

/** Property types as tiles, the first the largest. `first` names the one that changes places with it. */
export function PropertyTypes({ first }: { first?: Item['id'] | undefined }) {
  const [usual] = items
  const leading = items.find(({ id }) => id === first) ?? usual
  const inOrder = items.map((item) => (item === usual ? leading : item === leading ? usual : item))
  return (
    <Section labelledBy="types-title">
      <SectionHeading id="types-title" title={title} />
      <ul role="list" className={styles.mosaic}>
        {inOrder.map((item) => (
          <Tile key={item.id} {...item} large={item === leading || !item.scene} />
        ))}
      </ul>
    </Section>
  )
}

function Tile({ id, label, text, scene, large, ...destination }: Item & { large: boolean }) {
  return (
    <li
      className={`${styles.tile} ${scene ? 'captioned' : ''}`}
      data-type={id}
      data-tone={scene ? 'dark' : undefined}
    >
      {scene && <Scene scene={scene} />}
      <div className={styles.words}>
        <h3 className={large ? 'heading' : 'subheading'}>
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
