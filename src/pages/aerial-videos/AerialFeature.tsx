import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { VideoEmbed } from '../../features/embed/VideoEmbed.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AerialFeature.module.css'

const { title, text, embed } = aerialVideos.main

/** One film across the whole width. */
export function AerialFeature() {
  return (
    <Section labelledBy="take-title">
      <div className={styles.take}>
        <h2 id="take-title">{title}</h2>
        <p>{text}</p>
        <div className={styles.film}>
          <VideoEmbed {...embed} />
        </div>
        <p className={styles.caption}>{embed.description}</p>
      </div>
    </Section>
  )
}
