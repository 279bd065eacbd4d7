import { ArrowUpRight } from 'lucide-react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './PropertyTypes.module.css'

const { title, items } = communitiesPage.propertyTypes
type Item = (typeof items)[number]

const FINDER: Item['id'] = 'home-finder'

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
          <Tile key={item.id} {...item} large={item === leading || item.id === FINDER} />
        ))}
      </ul>
    </Section>
  )
}

function Tile({ id, label, text, scene, large, ...destination }: Item & { large: boolean }) {
  return (
    <li className={`captioned ${styles.tile}`} data-type={id} data-tone="dark">
      <Scene scene={scene} />
      <div className={styles.words}>
        <h3 className={large ? 'heading' : 'subheading'}>
          <PageLink destination={destination} className="box-link">
            {label}
          </PageLink>
        </h3>
        <p className="note">{text}</p>
        {id === FINDER && <ArrowUpRight aria-hidden className={`arrow ${styles.arrow}`} data-leaves />}
      </div>
    </li>
  )
}
