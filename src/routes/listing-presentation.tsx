import { createFileRoute } from '@tanstack/react-router'
import { Analytics } from '../pages/listing-presentation/Analytics.tsx'
import { CaseStudies } from '../pages/listing-presentation/CaseStudies.tsx'
import { Channels } from '../pages/listing-presentation/Channels.tsx'
import { ListingClosing } from '../pages/listing-presentation/ListingClosing.tsx'
import { ListingHero } from '../pages/listing-presentation/ListingHero.tsx'
import { Personas } from '../pages/listing-presentation/Personas.tsx'
import { SellingProcess } from '../pages/listing-presentation/SellingProcess.tsx'
import { VideoProcess } from '../pages/listing-presentation/VideoProcess.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/listing-presentation')({
  head: ({ match }) => pageHead(match, () => import('../../content/pages/listing-presentation.ts')),
  component: ListingPresentation,
})

function ListingPresentation() {
  return (
    <>
      <ListingHero />
      <VideoProcess />
      <Channels />
      <Personas />
      <SellingProcess />
      <Analytics />
      <CaseStudies />
      <ListingClosing />
    </>
  )
}
