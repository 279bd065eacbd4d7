import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Section } from '../../ui/Section.tsx'
import { VideoEmbed } from '../video/VideoEmbed.tsx'
import styles from './AerialTake.module.css'

const { title, text, embed } = aerialVideos.main

/** One film across the whole width. */
export function AerialTake() {
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
