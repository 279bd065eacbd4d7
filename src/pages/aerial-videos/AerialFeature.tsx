import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { AerialFilm } from './AerialFilm.tsx'

const { title, text, embed } = aerialVideos.main

/** A full-width film. */
export function AerialFeature() {
  return (
    <Section labelledBy="take-title">
      <SectionHeading id="take-title" title={title} lead={text} layout="centered" />
      <AerialFilm embed={embed} />
    </Section>
  )
}
