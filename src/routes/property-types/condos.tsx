import { createFileRoute } from '@tanstack/react-router'
import { condos } from '../../../content/pages/property-types/condos.ts'
import { CondoArticles } from '../../pages/property-types/condos/CondoArticles.tsx'
import { CondoBuyers } from '../../pages/property-types/condos/CondoBuyers.tsx'
import { CondoSearches } from '../../pages/property-types/condos/CondoSearches.tsx'
import { CondoSellers } from '../../pages/property-types/condos/CondoSellers.tsx'
import { CondosClosing } from '../../pages/property-types/condos/CondosClosing.tsx'
import { CondosHero } from '../../pages/property-types/condos/CondosHero.tsx'
import { FaqSection } from '../../pages/property-types/FaqSection.tsx'
import { pageHead } from '../../seo/head.ts'

export const Route = createFileRoute('/property-types/condos')({
  head: ({ match }) => pageHead(match, () => import('../../../content/pages/property-types/condos.ts')),
  component: Condos,
})

function Condos() {
  const { title, items, note } = condos.faqs
  return (
    <>
      <CondosHero />
      <CondoSearches />
      <CondoArticles />
      <CondoBuyers />
      <CondoSellers />
      <FaqSection title={title} items={items} note={note} />
      <CondosClosing />
    </>
  )
}
