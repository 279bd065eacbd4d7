import { createFileRoute } from '@tanstack/react-router'
import { luxury } from '../../content/pages/luxury.ts'
import { Faqs } from '../features/property-types/Faqs.tsx'
import { FeaturedDomains } from '../features/property-types/FeaturedDomains.tsx'
import { LuxuryBuyers } from '../features/property-types/LuxuryBuyers.tsx'
import { LuxuryClosing } from '../features/property-types/LuxuryClosing.tsx'
import { LuxuryHero } from '../features/property-types/LuxuryHero.tsx'
import { LuxurySellers } from '../features/property-types/LuxurySellers.tsx'
import { pageHead } from '../seo/head.ts'

export const Route = createFileRoute('/property-types/luxury')({
  head: () => pageHead(import('../../content/pages/luxury.ts')),
  component: Luxury,
})

/** By night, from the first line to the last. */
function Luxury() {
  return (
    <div data-tone="dark">
      <LuxuryHero />
      <FeaturedDomains />
      <LuxuryBuyers />
      <LuxurySellers />
      <Faqs title={luxury.faqs.title} items={luxury.faqs.items} />
      <LuxuryClosing />
    </div>
  )
}
