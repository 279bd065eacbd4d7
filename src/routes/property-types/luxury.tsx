import { createFileRoute } from '@tanstack/react-router'
import { luxury } from '../../../content/pages/property-types/luxury.ts'
import { FaqSection } from '../../pages/property-types/FaqSection.tsx'
import { FeaturedDomains } from '../../pages/property-types/luxury/FeaturedDomains.tsx'
import styles from '../../pages/property-types/luxury/Luxury.module.css'
import { LuxuryBuyers } from '../../pages/property-types/luxury/LuxuryBuyers.tsx'
import { LuxuryClosing } from '../../pages/property-types/luxury/LuxuryClosing.tsx'
import { LuxuryHero } from '../../pages/property-types/luxury/LuxuryHero.tsx'
import { LuxuryProof } from '../../pages/property-types/luxury/LuxuryProof.tsx'
import { LuxurySellers } from '../../pages/property-types/luxury/LuxurySellers.tsx'
import { pageHead } from '../../seo/head.ts'

export const Route = createFileRoute('/property-types/luxury')({
  head: ({ match }) => pageHead(match, () => import('../../../content/pages/property-types/luxury.ts')),
  component: Luxury,
})

function Luxury() {
  return (
    <div className={styles.page} data-sections>
      <LuxuryHero />
      <FeaturedDomains />
      <LuxuryBuyers />
      <LuxurySellers />
      <LuxuryProof />
      <FaqSection title={luxury.faqs.title} items={luxury.faqs.items} />
      <LuxuryClosing />
    </div>
  )
}
