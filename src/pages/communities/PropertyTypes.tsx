import { ArrowUpRight } from 'lucide-react'
import { communitiesPage } from '../../../content/pages/communities.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './PropertyTypes.module.css'

const { title, items } = communitiesPage.propertyTypes

/** The kinds of home as a mosaic of windows, each as large as the search for it is common. */
export function PropertyTypes() {
  return (
    <Section labelledBy="types-title">
      <h2 id="types-title" className={styles.title}>
        {title}
      </h2>
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
    <li className={styles.tile} data-type={id} data-tone={scene ? 'dark' : undefined}>
      {scene && <Scene scene={scene} className={styles.scene} />}
      <div className={styles.words}>
        <h3>
          <PageLink destination={destination}>{label}</PageLink>
        </h3>
        <p>{text}</p>
      </div>
      {!scene && <ArrowUpRight aria-hidden className={styles.arrow} />}
    </li>
  )
}
