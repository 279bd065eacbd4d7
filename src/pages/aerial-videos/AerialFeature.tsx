import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './AerialFeature.module.css'
import { AerialFilm } from './AerialFilm.tsx'

const { title, text, embed } = aerialVideos.main

/** A film across the page, and across a very wide window. */
export function AerialFeature() {
  return (
    <section
      className={`band section ${styles.band}`}
      data-tone="light"
      data-space="quiet"
      aria-labelledby="take-title"
    >
      <div className={`page-width ${styles.film}`}>
        <SectionHeading id="take-title" title={title} lead={text} layout="centered" />
        <AerialFilm embed={embed} />
      </div>
    </section>
  )
}
