import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { AerialFilm } from './AerialFilm.tsx'
import styles from './AerialShowcase.module.css'

const { title, intro, items } = aerialVideos.showcase

/** Four films in their own aspect ratios; each row has one height. */
export function AerialShowcase() {
  return (
    <Section tone="sunk" id="showcase" labelledBy="showcase-title">
      <SectionHeading id="showcase-title" title={title} lead={intro} />
      <ul className={styles.films} role="list">
        {items.map((embed) => (
          <li key={embed.videoId}>
            <AerialFilm embed={embed} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
