import { createFileRoute } from '@tanstack/react-router'
import { Analytics } from '../features/listing/Analytics.tsx'
import { CaseStudies } from '../features/listing/CaseStudies.tsx'
import { Channels } from '../features/listing/Channels.tsx'
import { Closing } from '../features/listing/Closing.tsx'
import { Cover } from '../features/listing/Cover.tsx'
import { FilmTimeline } from '../features/listing/FilmTimeline.tsx'
import { Personas } from '../features/listing/Personas.tsx'
import { ProcessLedger } from '../features/listing/ProcessLedger.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/listing-presentation')({
  head: () => pageHead(import('../../content/pages/listing-presentation.ts')),
  component: ListingPresentation,
})

function ListingPresentation() {
  return (
    <>
      <Cover />
      <FilmTimeline />
      <Channels />
      <Personas />
      <ProcessLedger />
      <Analytics />
      <CaseStudies />
      <Closing />
    </>
  )
}
